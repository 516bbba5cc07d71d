extension SystemFontTable {
    /// The glyph's number, from 1; 0 where the table has none.
    @inline(__always)
    static func glyph(_ scalar: UInt32) -> Int {
        // Printable ASCII comes first, in order.
        if scalar &- 0x20 < 0x5F { return Int(scalar) - 0x1F }
        guard scalar < limit else { return 0 }
        let block = PackedDigits(index).two(Int(scalar >> 5))
        return PackedDigits(blocks).two(block << 5 | Int(scalar & 31))
    }

    /// The advance in 1/1000 em, in the column of a weight and an optical size.
    @inline(__always)
    static func advance(_ glyph: Int, column: Int) -> Int {
        PackedDigits(advances).two(column + glyph - 1)
    }

    /// Between two glyphs, in 1/1000 em; 0 beside no glyph.
    @inline(__always)
    static func kerning(_ first: Int, _ second: Int, display: Bool) -> Int {
        if first == 0 { return 0 }
        let row = PackedDigits(kerningRow).two(first - 1)
        let cell = row * kerningColumns + PackedDigits(kerningColumn).two(second - 1)
        let number = PackedDigits(display ? kerningDisplay : kerningText).one(cell)
        // Number 0 is no kerning, and most pairs have none.
        return number == 0 ? 0 : PackedDigits(display ? paletteDisplay : paletteText).two(number) - 500
    }

    @inline(__always)
    static func doubt(_ glyph: Int) -> TextDoubts {
        switch PackedDigits(doubts).one(glyph - 1) {
        case 0: []
        case 1: .fewSamples
        default: .borrowedGlyph
        }
    }
}

extension HelveticaTable {
    /// The index of a Latin-1 character's advance.
    @inline(__always)
    static func index(of scalar: UInt32) -> Int? {
        if scalar &- 0x20 < 0x5F { return Int(scalar) - 0x20 }
        return scalar &- 0xA0 < 0x60 ? Int(scalar) - 0xA0 + 0x5F : nil
    }
}
