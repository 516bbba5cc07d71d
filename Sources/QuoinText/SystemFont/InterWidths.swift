/// The widths of texts in the font Inter. A drawing compares them with the measured widths and adjusts the letter spacing to match.
///
///     let font = TextFont.system(17)
///     let drawn = InterWidths.width(of: "Label", in: font)        // 42.6, where the system font takes 42
public enum InterWidths {
    /// Returns the width in points, not rounded and with Inter's kerning; nil if Inter lacks a character, such as an emoji.
    /// Linear in the text.
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
                units += Double(PackedDigits(InterTable.advances).two(column + glyph - 1))
                if previous != 0 { units += InterTable.kerning(previous, and: glyph, weight: font.weight) }
                previous = glyph
            }
            return true
        }
        return isComplete ? units * font.measuredSize / 1000 : nil
    }
}

extension InterTable {
    /// The kerning in 1/1000 em. The weights lie on straight lines between those that Inter is drawn in: the lightest, the regular, the
    /// heaviest.
    fileprivate static func kerning(_ first: Int, and second: Int, weight: FontWeight) -> Double {
        let row = PackedDigits(kerningRow).two(first - 1), column = PackedDigits(kerningColumn).two(second - 1)
        guard row > 0, column > 0 else { return 0 }
        let table = PackedDigits(kerning), size = table.count / 2 / 3
        func master(_ number: Int) -> Double { Double(table.two(number * size + row * kerningColumns + column) - 500) }
        let regular = FontWeight.regular.rawValue, distance = weight.rawValue - regular
        guard distance != 0 else { return master(1) }
        let (end, steps) = distance < 0 ? (0, regular) : (2, FontWeight.black.rawValue - regular)
        let share = Double(abs(distance)) / Double(steps)
        return master(1) * (1 - share) + master(end) * share
    }
}
