import QuoinLayout
import QuoinScenes

/// A writer of several drawings as SVG elements for one web page, which share pictures, clips, patterns and colors.
///
/// ```swift
/// var page = SVGPage(appearance: nil)                   // colors follow the page's style
/// let first = page.element(one), second = page.element(another)
/// print("<style>\(page.style)</style>\(page.definitions)\(first)\(second)")
/// ```
///
/// All text that comes from a scene is escaped. The elements refer to nothing outside the page; pictures are data URLs, in
/// which scripts do not run.
///
/// This type is not `Sendable`: use it on one thread. The text that it writes can be passed to any.
public struct SVGPage {
    /// The appearance to write; nil for both, in which case ``style`` selects one.
    public let appearance: Appearance?
    var paints: [Paint] = []
    private var paintNumbers: [Paint: Int] = [:]
    private var pictures: [Picture] = []
    private var pictureNumbers: [Picture: Int] = [:]
    private var shared: [SharedDefinition] = []
    private var sharedNumbers: [SharedDefinition: Int] = [:]

    /// A definition that several marks refer to by its number.
    enum SharedDefinition: Hashable {
        case clip(Group.Clip)
        case gradient(Paint, Paint)
        case hatch(Paint, Paint)
        case tint(Paint)
        case shadow(Group.Shadow)
    }

    /// Creates a writer without elements.
    ///
    /// - Parameter appearance: The appearance to write; nil for both, between which ``style`` chooses.
    public init(appearance: Appearance? = .light) { self.appearance = appearance }

    /// Returns the `svg` element of a drawing, in the drawing's size.
    public mutating func element(_ drawing: Drawing) -> String {
        var writer = SVGWriter(self)
        writer.start(drawing)
        writer.write(drawing.marks)
        writer.end()
        self = writer.page
        return writer.buffer.text
    }

    /// An invisible `svg` element with the definitions that the elements so far refer to. Ask for it after writing all of
    /// them.
    public var definitions: String {
        shared.isEmpty && pictures.isEmpty
            ? ""
            : "<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\"><defs>\(definitionElements)</defs></svg>"
    }

    /// The CSS rules for the colors that differ between the appearances. The dark ones apply where the reader's system is
    /// dark, or where the page's root element has a `data-theme` that says so.
    public var style: String { SVGStyle(paints).text }

    var definitionElements: String {
        var buffer = SVGBuffer()
        for (number, definition) in shared.enumerated() { write(definition, number: number, to: &buffer) }
        for (number, picture) in pictures.enumerated() {
            buffer.append("<image id=\"i")
            buffer.append(Double(number))
            buffer.append("\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" href=\"data:")
            buffer.append(escaped: picture.mediaType)
            buffer.append(";base64,")
            buffer.append(plain: Base64.text(picture.bytes))
            buffer.append("\"/>")
        }
        return buffer.text
    }
}

// MARK: - Numbers of shared definitions

extension SVGPage {
    mutating func number(_ paint: Paint) -> Int { SVGPage.number(of: paint, in: &paints, numbers: &paintNumbers) }
    mutating func number(_ picture: Picture) -> Int { SVGPage.number(of: picture, in: &pictures, numbers: &pictureNumbers) }
    mutating func number(_ definition: SharedDefinition) -> Int {
        // The colors of definitions have numbers too, which are assigned before the style is written.
        switch definition {
        case .clip: break
        case .gradient(let first, let second), .hatch(let first, let second):
            note(first)
            note(second)
        case .tint(let paint): note(paint)
        case .shadow(let shadow): note(shadow.paint)
        }
        return SVGPage.number(of: definition, in: &shared, numbers: &sharedNumbers)
    }

    private mutating func note(_ paint: Paint) { if appearance == nil, paint.light != paint.dark { _ = number(paint) } }

    private static func number<Value: Hashable>(of value: Value, in all: inout [Value], numbers: inout [Value: Int]) -> Int {
        if let known = numbers[value] { return known }
        numbers[value] = all.count
        all.append(value)
        return all.count - 1
    }
}

// MARK: - Definitions

extension SVGPage {
    private func write(_ definition: SharedDefinition, number: Int, to buffer: inout SVGBuffer) {
        switch definition {
        case .clip(let clip):
            open("<clipPath id=\"d", number: number, to: &buffer)
            buffer.append("><rect")
            SVGWriter.write(clip.rect, radius: clip.radius, &buffer)
            buffer.append("/></clipPath>")
        case .gradient(let top, let bottom):
            open("<linearGradient id=\"d", number: number, to: &buffer)
            buffer.append(" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\"><stop offset=\"0\"")
            write(.stop, paint: top, to: &buffer)
            buffer.append("/><stop offset=\"1\"")
            write(.stop, paint: bottom, to: &buffer)
            buffer.append("/></linearGradient>")
        case .hatch(let ground, let lines):
            open("<pattern id=\"d", number: number, to: &buffer)
            buffer.append(" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\"><rect width=\"8\" height=\"8\"")
            write(.fill, paint: ground, to: &buffer)
            buffer.append("/><path d=\"M-1 1 1-1M0 8 8 0M7 9 9 7\"")
            write(.stroke, paint: lines, to: &buffer)
            buffer.append("/></pattern>")
        case .tint(let paint):
            open("<filter id=\"d", number: number, to: &buffer)
            buffer.append(" x=\"0\" y=\"0\" width=\"1\" height=\"1\" color-interpolation-filters=\"sRGB\"><feFlood")
            write(.flood, paint: paint, to: &buffer)
            buffer.append("/><feComposite operator=\"in\" in2=\"SourceGraphic\"/></filter>")
        case .shadow(let shadow): write(shadow, number: number, to: &buffer)
        }
    }

    /// Writes a shadow in the oldest filter primitives, because some renderers lack the one that does it in a single step.
    private func write(_ shadow: Group.Shadow, number: Int, to buffer: inout SVGBuffer) {
        open("<filter id=\"d", number: number, to: &buffer)
        buffer.append(
            " x=\"-0.5\" y=\"-0.5\" width=\"2\" height=\"2\" color-interpolation-filters=\"sRGB\"><feGaussianBlur in=\"SourceAlpha\"")
        buffer.attribute("stdDeviation", min(shadow.radius / 2, 40))
        buffer.append("/><feOffset")
        buffer.attribute("dx", shadow.offset.width)
        buffer.attribute("dy", shadow.offset.height)
        buffer.append(" result=\"b\"/><feFlood")
        write(.flood, paint: shadow.paint, to: &buffer)
        buffer.append(
            "/><feComposite operator=\"in\" in2=\"b\"/><feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge></filter>")
    }

    private func open(_ start: StaticString, number: Int, to buffer: inout SVGBuffer) {
        buffer.append(start)
        buffer.append(Double(number))
        buffer.append("\"")
    }

    /// Writes a color as attributes, or as a class that has both colors.
    func write(_ property: PaintProperty, paint: Paint, to buffer: inout SVGBuffer) {
        if appearance == nil, paint.light != paint.dark, let number = paintNumbers[paint] {
            buffer.append(" class=\"")
            buffer.append(property.letter)
            buffer.append(Double(number))
            buffer.append("\"")
            return
        }
        let color = appearance == .dark ? paint.dark : paint.light
        buffer.append(property.colorStart)
        buffer.append(plain: String(color.hex.prefix(7)))
        buffer.append("\"")
        guard color.alpha < 255 else { return }
        buffer.append(property.opacityStart)
        buffer.append(color.opacity)
        buffer.append("\"")
    }
}

/// The property that a color is for: its attributes, and the first letter of its class.
enum PaintProperty {
    case fill, stroke, stop, flood

    var letter: StaticString {
        switch self {
        case .fill: "f"
        case .stroke: "s"
        case .stop: "p"
        case .flood: "l"
        }
    }

    var colorStart: StaticString {
        switch self {
        case .fill: " fill=\""
        case .stroke: " stroke=\""
        case .stop: " stop-color=\""
        case .flood: " flood-color=\""
        }
    }

    var opacityStart: StaticString {
        switch self {
        case .fill: " fill-opacity=\""
        case .stroke: " stroke-opacity=\""
        case .stop: " stop-opacity=\""
        case .flood: " flood-opacity=\""
        }
    }
}

/// The CSS rules of colors that differ between the light and the dark appearance.
struct SVGStyle {
    let text: String

    init(_ paints: [Paint]) {
        let light = paints.enumerated().map { SVGStyle.rules(of: $0.offset, color: $0.element.light, scope: "") }.joined()
        func dark(_ scope: String) -> String {
            "\(scope).dark-only{display:inline}\(scope).light-only{display:none}"
                + paints.enumerated().map { SVGStyle.rules(of: $0.offset, color: $0.element.dark, scope: scope) }.joined()
        }
        let system = "@media(prefers-color-scheme:dark){\(dark(":root:not([data-theme=light]) "))}"
        text = ".dark-only{display:none}\(light)\(system)\(dark(":root[data-theme=dark] "))"
    }

    private static func rules(of number: Int, color: RGBA, scope: String) -> String {
        [("f", "fill"), ("s", "stroke"), ("p", "stop-color"), ("l", "flood-color")].map {
            "\(scope).\($0.0)\(number){\($0.1):\(color.hex)}"
        }.joined()
    }
}
