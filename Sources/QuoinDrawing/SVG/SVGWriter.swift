import QuoinLayout
import QuoinText

/// A writer of the marks of one drawing.
struct SVGWriter {
    var page: SVGPage
    var buffer = SVGBuffer()
    private var openGroups = 0

    init(_ page: SVGPage) { self.page = page }

    /// The families that stand in for the system font: Inter, which is closest and free, then the font itself on Apple's
    /// systems.
    static let families = "Inter,-apple-system,'SF Pro Text','Helvetica Neue',Helvetica,Arial,sans-serif"

    mutating func start(_ drawing: Drawing) {
        buffer.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        buffer.attribute("width", drawing.size.width)
        buffer.attribute("height", drawing.size.height)
        buffer.append(" viewBox=\"0 0 ")
        buffer.append(Point(x: drawing.size.width, y: drawing.size.height))
        buffer.append("\" font-family=\"")
        buffer.append(plain: SVGWriter.families)
        buffer.append("\" xml:space=\"preserve\" role=\"img\">")
        if !drawing.title.isEmpty { element("title", drawing.title) }
        buffer.append("\n")
    }

    mutating func end() {
        while openGroups > 0 { close() }
        buffer.append("</svg>")
    }

    mutating func write(_ marks: [Mark]) {
        for mark in marks {
            switch mark {
            case .shape(let shape): write(shape)
            case .text(let text): write(text)
            case .picture(let picture): write(picture)
            case .open(let group): open(group)
            case .close: close()
            }
        }
    }

    private mutating func element(_ name: StaticString, _ text: String) {
        buffer.append("<")
        buffer.append(name)
        buffer.append(">")
        buffer.append(escaped: text)
        buffer.append("</")
        buffer.append(name)
        buffer.append(">")
    }
}

// MARK: - Groups

extension SVGWriter {
    private mutating func open(_ group: Group) {
        openGroups += 1
        buffer.append("<g")
        if let layer = group.layer { buffer.attribute("data-layer", layer) }
        if let key = group.key { buffer.attribute("data-key", key) }
        if let appearance = group.appearance { writeVisibility(onlyIn: appearance) }
        if group.offset != .zero || group.scale != 1 { writeTransform(group) }
        if group.opacity < 1 { buffer.attribute("opacity", max(0, group.opacity)) }
        if let clip = group.clip { reference("clip-path", .clip(clip)) }
        if let shadow = group.shadow { reference("filter", .shadow(shadow)) }
        buffer.append(">")
        if let title = group.title { element("title", title) }
        buffer.append("\n")
    }

    private mutating func writeVisibility(onlyIn appearance: Appearance) {
        if page.appearance == nil {
            buffer.attribute("class", "\(appearance.rawValue)-only")
        } else if page.appearance != appearance {
            buffer.append(" display=\"none\"")
        }
    }

    private mutating func writeTransform(_ group: Group) {
        buffer.append(" transform=\"translate(")
        buffer.append(group.offset)
        if group.scale != 1 {
            buffer.append(") scale(")
            buffer.append(precise: group.scale)
        }
        buffer.append(")\"")
    }

    private mutating func close() {
        guard openGroups > 0 else { return }
        openGroups -= 1
        buffer.append("</g>\n")
    }

    /// Writes an attribute that refers to a definition of the page.
    private mutating func reference(_ attribute: StaticString, _ definition: SVGPage.SharedDefinition) {
        let number = page.number(definition)
        buffer.append(" ")
        buffer.append(attribute)
        buffer.append("=\"url(#d")
        buffer.append(Double(number))
        buffer.append(")\"")
    }
}

// MARK: - Shapes

extension SVGWriter {
    private mutating func write(_ shape: Shape) {
        switch shape.geometry {
        case .rectangle(let rect, let radius):
            buffer.append("<rect")
            SVGWriter.write(rect, radius: radius, &buffer)
        case .ellipse(let rect):
            buffer.append(rect.width == rect.height ? "<circle" : "<ellipse")
            buffer.attribute("cx", rect.midX)
            buffer.attribute("cy", rect.midY)
            if rect.width == rect.height {
                buffer.attribute("r", max(0, rect.width / 2))
            } else {
                buffer.attribute("rx", max(0, rect.width / 2))
                buffer.attribute("ry", max(0, rect.height / 2))
            }
        case .path(let path):
            buffer.append("<path d=\"")
            write(path)
            buffer.append("\"")
        }
        if shape.hasHoles { buffer.append(" fill-rule=\"evenodd\"") }
        writePaint(shape)
        buffer.append("/>\n")
    }

    static func write(_ rect: Rect, radius: Double, _ buffer: inout SVGBuffer) {
        buffer.attribute("x", rect.x)
        buffer.attribute("y", rect.y)
        buffer.attribute("width", max(0, rect.width))
        buffer.attribute("height", max(0, rect.height))
        let radius = min(radius, rect.width / 2, rect.height / 2)
        if radius > 0 { buffer.attribute("rx", radius) }
    }

    private mutating func write(_ path: Path) {
        for element in path.elements {
            switch element {
            case .move(let point):
                buffer.append("M")
                buffer.append(point)
            case .line(let point):
                buffer.append("L")
                buffer.append(point)
            case .curve(let first, let second, let point):
                buffer.append("C")
                buffer.append(first)
                buffer.append(" ")
                buffer.append(second)
                buffer.append(" ")
                buffer.append(point)
            case .close: buffer.append("Z")
            }
        }
    }

    /// Writes filling and stroke. Colors that differ by appearance are classes, which share one attribute of the element.
    private mutating func writePaint(_ shape: Shape) {
        var classes: [(StaticString, Int)] = []
        switch shape.fill {
        case .none: buffer.append(" fill=\"none\"")
        case .paint(let paint): write(.fill, paint: paint, classes: &classes)
        case .gradient(let top, let bottom): reference("fill", .gradient(top, bottom))
        case .hatch(let ground, let lines): reference("fill", .hatch(ground, lines))
        }
        if let stroke = shape.stroke {
            write(.stroke, paint: stroke.paint, classes: &classes)
            if stroke.width != 1 { buffer.attribute("stroke-width", stroke.width) }
            if stroke.isRound { buffer.append(" stroke-linecap=\"round\" stroke-linejoin=\"round\"") }
            if !stroke.dash.isEmpty {
                buffer.append(" stroke-dasharray=\"")
                for (index, length) in stroke.dash.enumerated() {
                    if index > 0 { buffer.append(" ") }
                    buffer.append(length)
                }
                buffer.append("\"")
            }
        }
        write(classes)
    }

    private mutating func write(_ property: PaintProperty, paint: Paint, classes: inout [(StaticString, Int)]) {
        if page.appearance == nil, paint.light != paint.dark {
            classes.append((property.letter, page.number(paint)))
        } else {
            page.write(property, paint: paint, to: &buffer)
        }
    }

    private mutating func write(_ classes: [(StaticString, Int)]) {
        guard !classes.isEmpty else { return }
        buffer.append(" class=\"")
        for (index, (letter, number)) in classes.enumerated() {
            if index > 0 { buffer.append(" ") }
            buffer.append(letter)
            buffer.append(Double(number))
        }
        buffer.append("\"")
    }
}

// MARK: - Text and pictures

extension SVGWriter {
    /// The largest font size that is written; no screen shows a larger one, and some renderers fail above it.
    private static let largestFontSize = 1000.0

    private mutating func write(_ mark: TextMark) {
        guard mark.font.size > 0, mark.font.size.isFinite else { return }
        let mark = limited(mark)
        buffer.append("<text")
        buffer.attribute("x", mark.origin.x)
        buffer.attribute("y", mark.origin.y)
        write(mark.font)
        var classes: [(StaticString, Int)] = []
        write(.fill, paint: mark.paint, classes: &classes)
        write(classes)
        if abs(mark.letterSpacing) >= 0.0005 {
            buffer.append(" letter-spacing=\"")
            buffer.append(precise: mark.letterSpacing)
            buffer.append("\"")
        }
        if let width = mark.width, width > 0 { buffer.attribute("textLength", width) }
        if mark.anchor != .start {
            buffer.append(" text-anchor=\"")
            buffer.append(plain: mark.anchor.rawValue)
            buffer.append("\"")
        }
        writeDecoration(of: mark)
        buffer.append(">")
        buffer.append(escaped: mark.text)
        buffer.append("</text>\n")
    }

    /// Returns a text whose font and letter spacing every renderer takes.
    private func limited(_ mark: TextMark) -> TextMark {
        var mark = mark
        if mark.font.size > SVGWriter.largestFontSize {
            mark.font.size = SVGWriter.largestFontSize
            mark.width = nil
            mark.letterSpacing = 0
        }
        mark.letterSpacing = min(max(mark.letterSpacing, -mark.font.size), mark.font.size * 10)
        return mark
    }

    private mutating func write(_ font: DrawnFont) {
        buffer.attribute("font-size", font.size)
        if font.weight != .regular { buffer.attribute("font-weight", Double(font.weight.rawValue * 100 + 100)) }
        if font.isItalic { buffer.append(" font-style=\"italic\"") }
        if !font.families.isEmpty { writeFamilies(font.families) }
    }

    private mutating func writeDecoration(of mark: TextMark) {
        switch (mark.isUnderlined, mark.isStruckThrough) {
        case (true, true): buffer.append(" text-decoration=\"underline line-through\"")
        case (true, false): buffer.append(" text-decoration=\"underline\"")
        case (false, true): buffer.append(" text-decoration=\"line-through\"")
        default: break
        }
    }

    /// Writes the names of families, which come from files, without quotes and other characters that could end them.
    private mutating func writeFamilies(_ families: [String]) {
        let safe = families.map { name in "'" + name.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "." } + "'" }
        buffer.append(" font-family=\"")
        buffer.append(plain: (safe + [SVGWriter.families]).joined(separator: ","))
        buffer.append("\"")
    }

    private mutating func write(_ mark: PictureMark) {
        let number = page.number(mark.picture)
        let tint = mark.tint.map { page.number(.tint($0)) }
        if let tint {
            buffer.append("<g filter=\"url(#d")
            buffer.append(Double(tint))
            buffer.append(")\">")
        }
        buffer.append("<use href=\"#i")
        buffer.append(Double(number))
        buffer.append("\" transform=\"translate(")
        buffer.append(mark.frame.origin)
        buffer.append(") scale(")
        buffer.append(Point(x: mark.frame.width, y: mark.frame.height))
        buffer.append(")\"/>")
        if tint != nil { buffer.append("</g>") }
        buffer.append("\n")
    }
}
