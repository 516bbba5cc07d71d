/// A font that maps characters to glyphs and knows how far each advances: a font file, or a table of one.
protocol GlyphSource {
    var unitsPerEm: Int { get }
    /// The glyph of a character; nil if the font lacks it.
    func glyph(for scalar: Unicode.Scalar) -> Int?
    /// The advance of a glyph in font units.
    func advance(of glyph: Int) -> Int
    /// The distance between two glyphs beyond their advances, in font units.
    func kerning(_ first: Int, _ second: Int) -> Int
}

extension OpenTypeFont: GlyphSource {}

/// A walk over a text that measures it with one font, and with another measurer where that font lacks characters.
struct GlyphWalk<Source: GlyphSource> {
    let source: Source
    let font: TextFont
    /// Added to every glyph, in points.
    var tracking = 0.0
    /// The measurer for characters that the font lacks.
    let other: any TextMeasurer
    /// The font in which the other measurer does so.
    let otherFont: TextFont

    /// One advance for each scalar of the text; the answer is as sure as `trust`, or less.
    func append(_ text: String, to advances: inout [ScalarAdvance], trust: TextTrust) -> TextTrust {
        let unit = font.measuredSize / Double(source.unitsPerEm)
        advances.reserveCapacity(advances.count + text.utf8.count)
        var trust = trust
        var missing = ""
        var previous: Int?
        for scalar in text.unicodeScalars {
            let isInvisible = [.zero, .hardBreak].contains(ScalarClass(scalar.value).width)
            guard let glyph = source.glyph(for: scalar), missing.isEmpty || !isInvisible else {
                // Invisible characters stay with what precedes them, so that emoji sequences are asked for as a whole.
                if isInvisible && missing.isEmpty {
                    advances.append(ScalarAdvance(width: 0))
                } else {
                    missing.unicodeScalars.append(scalar)
                }
                previous = nil
                continue
            }
            trust = flush(&missing, advances: &advances, trust: trust)
            let width = isInvisible ? 0 : Double(source.advance(of: glyph)) * unit + tracking
            let kerning = previous.map { Double(source.kerning($0, glyph)) * unit } ?? 0
            advances.append(ScalarAdvance(width: width, kerning: kerning))
            if !isInvisible { previous = glyph }
        }
        return flush(&missing, advances: &advances, trust: trust)
    }

    /// Asks the other measurer for a stretch that the font lacks.
    private func flush(_ missing: inout String, advances: inout [ScalarAdvance], trust: TextTrust) -> TextTrust {
        if missing.isEmpty { return trust }
        let answer = other.appendAdvances(of: missing, in: otherFont, to: &advances)
        missing = ""
        return trust.joined(answer).joined(TextTrust(.missingGlyph))
    }
}
