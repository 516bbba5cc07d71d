// Descriptions of fonts, lines and sizes, for debugging.

extension TextFont: CustomStringConvertible {
    /// A text such as `system 17 semibold`, `preferred headline, 17`, `Avenir-Book 12 italic`.
    public var description: String {
        let name =
            switch family {
            case .system: "system"
            case .helveticaNeue: "Helvetica Neue"
            case .named(let name): name
            }
        let looks = (weight == .regular ? "" : " \(weight)") + (isItalic ? " italic" : "")
        return style.map { "preferred \($0), \(size)" } ?? "\(name) \(size)\(looks)"
    }
}

extension TextStyle.Metrics: CustomStringConvertible {
    /// A text such as `17.0 points, lines of 22.0, semibold`.
    public var description: String { "\(size) points, lines of \(leading), \(weight)" }
}

extension LineMetrics: CustomStringConvertible {
    /// A text such as `ascender 16.2, descender 4.1, gap 0.0`.
    public var description: String { "ascender \(ascender), descender \(descender), gap \(gap)" }
}

extension TextGrid: CustomStringConvertible {
    /// A text such as `3.0 pixels per point`.
    public var description: String { "\(scale) pixels per point" }
}

extension TextSize: CustomStringConvertible {
    /// A text such as `120.5 × 40.5, 2 lines`.
    public var description: String {
        "\(width) × \(height), \(lineCount) \(lineCount == 1 ? "line" : "lines")\(isTruncated ? ", truncated" : "")"
    }
}

extension TextLine: CustomStringConvertible {
    /// A text such as `characters 0..<12, 88.5 wide at 20.5`.
    public var description: String { "characters \(scalars), \(width) wide at \(top)" }
}

extension TextLimits: CustomStringConvertible {
    /// A text such as `2 lines, 200.0 wide, byTruncatingTail`.
    public var description: String {
        "\(lines == 0 ? "any number of lines" : "\(lines) lines")\(width.map { ", \($0) wide" } ?? ""), \(lineBreakMode)"
    }
}

extension AttributedText: CustomStringConvertible {
    /// The text of all its runs.
    public var description: String { runs.map(\.text).joined() }
}

extension AttributedText.Run: CustomStringConvertible {
    /// A text such as `"Total" in system 17`.
    public var description: String { "\"\(text)\" in \(font)" }
}

extension InlineObject: CustomStringConvertible {
    /// A text such as `object 20.0 wide, 12.0 above and 4.0 below the baseline`.
    public var description: String { "object \(width) wide, \(above) above and \(below) below the baseline" }
}

extension ParagraphStyle: CustomStringConvertible {
    /// The measures that are set: `paragraph style, lineSpacing 4.0, headIndent 10.0`
    public var description: String {
        let measures = [
            ("lineSpacing", lineSpacing), ("minimumLineHeight", minimumLineHeight), ("maximumLineHeight", maximumLineHeight),
            ("lineHeightMultiple", lineHeightMultiple), ("paragraphSpacing", paragraphSpacing),
            ("paragraphSpacingBefore", paragraphSpacingBefore), ("firstLineHeadIndent", firstLineHeadIndent), ("headIndent", headIndent),
            ("tailIndent", tailIndent),
        ]
        return "paragraph style" + measures.filter { $0.1 != 0 }.map { ", \($0) \($1)" }.joined()
    }
}

extension MeasuredLength: CustomStringConvertible {
    /// A text such as `88.5 ± 0.5`.
    public var description: String { "\(points) ± \(tolerance)" }
}

extension ScalarAdvance: CustomStringConvertible {
    /// A text such as `9.2 wide, kerned by -0.3`.
    public var description: String { "\(width) wide, kerned by \(kerning)" }
}

extension TextAdvance: CustomStringConvertible {
    /// A text such as `88.4 wide, table`.
    public var description: String { "\(width) wide, \(trust)" }
}

extension TextTrust: CustomStringConvertible {
    /// The source and the doubts, such as `table` or `guess, [emoji]`.
    public var description: String { doubts.isEmpty ? "\(evidence)" : "\(evidence), \(doubts)" }
}

extension TextDoubts: CustomStringConvertible {
    /// A text such as `[emoji, italic]`.
    public var description: String {
        let names = [
            "fewSamples", "displaySize", "thinlySampledWeight", "borrowedGlyph", "han", "hangul", "helveticaNeue", "unsampledWeight",
            "kana", "emoji", "unknownScript", "unknownFont", "italic", "tabulator", "helveticaHeight", "missingGlyph", "variableFont",
            "averageWidths",
        ]
        let own = names.enumerated().filter { rawValue & (1 << UInt32($0.offset)) != 0 }.map(\.element)
        return "[\(own.joined(separator: ", "))]"
    }
}

extension OpenTypeFont: CustomStringConvertible {
    /// A text such as `OpenType font of 2548 glyphs, variable`.
    public var description: String { "OpenType font of \(glyphCount) glyphs\(isVariable ? ", variable" : "")" }
}

extension OpenTypeMeasurer: CustomStringConvertible {
    public var description: String { "measurer with \(faces.count) \(faces.count == 1 ? "face" : "faces")" }
}

extension OpenTypeMeasurer.Face: CustomStringConvertible {
    /// A text such as `system regular, 0.0..<20.0 points: OpenType font of 2548 glyphs`.
    public var description: String {
        "\(family)\(weight.map { " \($0)" } ?? "")\(isItalic ? " italic" : ""), \(sizes) points: \(font)"
    }
}

extension SystemTextMeasurer: CustomStringConvertible {
    public var description: String { "measurer of system fonts" }
}

extension FontNames: CustomStringConvertible {
    /// A text such as `Brand-BoldItalic of Brand, weight 700, italic`.
    public var description: String {
        let family = families.first.map { " of \($0)" } ?? ""
        return (postScript ?? full ?? "font without a name") + family + ", weight \(weight)" + (isItalic ? ", italic" : "")
    }
}

extension FontLibrary.Problem: CustomStringConvertible {
    /// A text such as `Fonts/Brand.ttf: the font has no table 'name': …`.
    public var description: String { "\(path): \(error)" }
}
