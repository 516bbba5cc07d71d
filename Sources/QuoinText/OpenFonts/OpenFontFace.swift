/// A face of an open font as a table: the advances of common Latin characters and the kerning of ASCII, in font units.
///
/// ```text
///   advances   U+0020…U+007E, U+00A0…U+017F, then ten marks        two digits each; 0 if the font lacks it
///   rows       which row of the kerning a first character has       one digit for each of U+0020…U+007E
///   columns    which column a second one has                        likewise
///   kerning    row by row, 4000 more than the units                 two digits each
/// ```
struct OpenFontFace: GlyphSource, Sendable {
    let weight: FontWeight
    let unitsPerEm: Int
    private let advances: PackedDigits
    private let rows: PackedDigits
    private let columns: PackedDigits
    private let kerning: PackedDigits
    private let columnCount: Int

    init(_ weight: FontWeight, unitsPerEm: Int, advances: StaticString, rows: StaticString, columns: StaticString, kerning: StaticString) {
        self.weight = weight
        self.unitsPerEm = unitsPerEm
        self.advances = PackedDigits(advances)
        self.rows = PackedDigits(rows)
        self.columns = PackedDigits(columns)
        self.kerning = PackedDigits(kerning)
        columnCount = (0..<OpenFontFace.asciiCount).reduce(0) { max($0, PackedDigits(columns).one($1)) } + 1
    }

    private static let asciiCount = 0x5F
    private static let kerningOffset = 4000
    private static let marks: [UInt32] = [0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x20AC, 0x2122]

    /// The number of a character's glyph; nil if the table has none.
    func glyph(for scalar: Unicode.Scalar) -> Int? {
        let value = scalar.value
        let index: Int
        if value &- 0x20 < 0x5F {
            index = Int(value) - 0x20
        } else if value &- 0xA0 < 0xE0 {
            index = Int(value) - 0xA0 + OpenFontFace.asciiCount
        } else if let mark = OpenFontFace.marks.firstIndex(of: value) {
            index = mark + OpenFontFace.asciiCount + 0xE0
        } else {
            return nil
        }
        return advances.two(index) > 0 ? index : nil
    }

    func advance(of glyph: Int) -> Int { advances.two(glyph) }

    func kerning(_ first: Int, _ second: Int) -> Int {
        guard first < OpenFontFace.asciiCount, second < OpenFontFace.asciiCount else { return 0 }
        return kerning.two(rows.one(first) * columnCount + columns.one(second)) - OpenFontFace.kerningOffset
    }
}
