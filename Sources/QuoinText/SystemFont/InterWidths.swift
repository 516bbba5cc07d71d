/// How wide Inter itself draws a text: what a drawing compares with the measured width, to space its letters so that both are
/// the same.
///
///     let font = TextFont.system(17)
///     let drawn = InterWidths.width(of: "Label", in: font)        // 42.6, where the system font takes 42
public enum InterWidths {
    /// Unrounded, with Inter's kerning. Nil: the text has characters that Inter has not, such as emoji. Linear in the text.
    public static func width(of text: String, in font: TextFont) -> Double? {
        var text = text
        let column = font.weight.rawValue * SystemFontTable.glyphCount
        var units = 0.0
        var previous = 0
        let isComplete = text.withUTF8 { bytes in
            var cursor = ScalarCursor(bytes)
            while let scalar = cursor.next() {
                let glyph = SystemFontTable.glyph(scalar)
                guard glyph != 0, !cursor.emojiFormFollows else { return false }
                let kerning = SystemFontTable.kerning(previous, glyph, display: false)
                units += Double(PackedDigits(InterTable.advances).two(column + glyph - 1)) + Double(kerning) / keptKerning
                previous = glyph
            }
            return true
        }
        return isComplete ? units * font.measuredSize / 1000 : nil
    }

    /// The share of Inter's kerning that the system font's table has.
    private static let keptKerning = 0.8
}
