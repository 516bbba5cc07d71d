/// A drawing as a file of its own.
///
/// ```swift
/// let text = SVG(drawing).text                          // light
/// let text = SVG(drawing, appearance: nil).text         // as whoever looks at it has set his system
/// ```
public struct SVG: Sendable {
    public let text: String

    /// Writes a drawing.
    ///
    /// - Parameters:
    ///   - drawing: The drawing.
    ///   - appearance: Light or dark; nil to write both, so that the reader's system chooses.
    public init(_ drawing: Drawing, appearance: Appearance? = .light) {
        var page = SVGPage(appearance: appearance)
        let element = page.element(drawing)
        let start = element.firstIndex(of: "\n") ?? element.startIndex
        let style = page.appearance == nil ? "<style>\(page.style)</style>\n" : ""
        let definitions = page.definitionElements
        text = element[..<start] + "\n" + style + (definitions.isEmpty ? "" : "<defs>\(definitions)</defs>") + element[start...] + "\n"
    }
}
