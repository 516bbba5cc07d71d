/// A measurer that uses the compiled-in tables: of the system font, Helvetica Neue and open fonts, and the system font for all others.
///
///     let measurer = SystemTextMeasurer()
///     measurer.width(of: "Label", in: .system(17), on: .twoX).points                 // 42
///     measurer.size(of: text, in: .preferred(.body), within: .width(320)).height
///
/// A line is measured in time linear in its length and without allocating. The tables are constant data: nothing is read
/// at run time, and any number of threads may measure at once.
public struct SystemTextMeasurer: TextMeasurer {
    /// Creates a measurer.
    public init() {}

    /// Returns the line metrics of a font from the tables.
    public func lineMetrics(of font: TextFont) -> LineMetrics {
        let size = font.measuredSize
        switch font.family {
        case .system: return .system(size: size, era: font.era)
        case .helveticaNeue: return .helveticaNeue(size: size, weight: font.weight)
        case .named(let name):
            if let facts = font.facts {
                let trust = facts.isFitted ? TextTrust(.fallback) : TextTrust(.table)
                return LineMetrics(ascender: size * facts.ascender, descender: size * facts.descender, trust: trust)
            }
            if let family = OpenFontFamily.named(name) { return family.lineMetrics(size: size) }
            var metrics = LineMetrics.system(size: size, era: .modern)
            metrics.trust = TextTrust(.unknownFont)
            return metrics
        }
    }

    /// Returns the advance of a text from the tables.
    public func advance(of text: String, in font: TextFont) -> TextAdvance {
        if let walk = openFont(font) {
            var advances: [ScalarAdvance] = []
            let trust = walk.append(text, to: &advances, trust: font.openFontTrust)
            return TextAdvance(width: advances.reduce(0) { $0 + $1.width + $1.kerning }, trust: trust)
        }
        var text = text
        let face = SystemFace(font)
        var walk = SystemWalk(face)
        var units = 0
        var tracked = 0
        text.withUTF8 { bytes in
            var cursor = ScalarCursor(bytes)
            while let step = walk.step(&cursor) {
                units += step.kerning + step.advance
                tracked += step.tracked
            }
        }
        let width = face.points(units: units, glyphs: tracked)
        return TextAdvance(width: width, trust: TextTrust(face.doubts.union(walk.doubts)))
    }

    /// Appends the advances of a text by the tables.
    public func appendAdvances(of text: String, in font: TextFont, to advances: inout [ScalarAdvance]) -> TextTrust {
        if let walk = openFont(font) { return walk.append(text, to: &advances, trust: font.openFontTrust) }
        var text = text
        let face = SystemFace(font)
        var walk = SystemWalk(face)
        text.withUTF8 { bytes in
            advances.reserveCapacity(advances.count + bytes.count)
            var cursor = ScalarCursor(bytes)
            while let step = walk.step(&cursor) {
                let width = face.points(units: step.advance, glyphs: step.tracked)
                advances.append(ScalarAdvance(width: width, kerning: face.points(units: step.kerning, glyphs: 0)))
            }
        }
        return TextTrust(face.doubts.union(walk.doubts))
    }

    /// The compiled-in table of an open font; nil if there is none for this font.
    private func openFont(_ font: TextFont) -> GlyphWalk<OpenFontFace>? {
        guard case .named(let name) = font.family, let family = OpenFontFamily.named(name), let face = family.face(font.weight) else {
            return nil
        }
        let other = TextFont.system(font.size, weight: font.weight, era: font.era)
        return GlyphWalk(source: face, font: font, other: self, otherFont: other)
    }
}

extension TextFont {
    /// The trust in the table of an open font. A slanted face is measured as upright, which is a doubt.
    fileprivate var openFontTrust: TextTrust { TextTrust(isItalic ? TextDoubts.italic : []) }
}
