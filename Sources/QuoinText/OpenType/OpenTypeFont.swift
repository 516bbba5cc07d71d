/// The advances, kerning and line metrics of an OpenType or TrueType font.
///
///     let font = try OpenTypeFont(path: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
///     font.glyph(for: "A").map { font.advance(of: $0) }
///
/// Read are `head`, `hhea`, `hmtx`, `maxp`, `cmap`, and where present `OS/2`, `GPOS` (pair adjustments of the feature `kern`)
/// and `kern`. With the package trait `HarfBuzz` complex scripts are shaped, by the tables that this takes. A damaged file is a typed error and never a trap; reading costs time linear in the tables.
public struct OpenTypeFont: Sendable {
    /// The units that the size of the font is divided into.
    public let unitsPerEm: Int
    /// The distance from the baseline to the top of the line, in font units.
    public let ascender: Int
    /// The distance from the baseline to the bottom of the line, as a positive number of font units.
    public let descender: Int
    /// The distance between lines, in units.
    public let lineGap: Int
    /// The number of glyphs.
    public let glyphCount: Int
    /// The font's revision number.
    public let revision: Double
    /// Whether the font is variable; its default instance is then measured.
    public let isVariable: Bool

    private let advances: [UInt16]
    private let characters: CharacterMap
    private let pairs: PairKerning
    /// The shaper for scripts whose letters have other forms beside each other; nil in builds without HarfBuzz.
    let shaper: TextShaper?

    /// Reads a font from the bytes of its file; `index` picks one of a collection.
    public init(bytes: [UInt8], index: Int = 0) throws(OpenTypeError) {
        let tables = try FontDirectory(bytes, index: index)
        let head = try tables.required("head")
        unitsPerEm = try head.number(18)
        guard (16...16384).contains(unitsPerEm) else {
            throw .invalid(table: "head", reason: "\(unitsPerEm) units per em, where 16 to 16384 are possible")
        }
        revision = (Double(try head.long(4)) / 65536 * 1000).rounded() / 1000
        glyphCount = try tables.required("maxp").number(4)
        let hhea = try tables.required("hhea")
        let line = try LineUnits(hhea, tables.optional("OS/2"))
        (ascender, descender, lineGap) = (line.ascender, line.descender, line.gap)
        advances = try Self.advances(tables.required("hmtx"), count: hhea.number(34), glyphCount: glyphCount)
        characters = try CharacterMap(tables.required("cmap"), glyphCount: glyphCount)
        // Kept are their bytes alone: a font can have megabytes of outlines.
        pairs = try PairKerning(gpos: tables.optional("GPOS")?.alone, kern: tables.optional("kern")?.alone)
        isVariable = tables.optional("fvar") != nil
        shaper = TextShaper(tables)
    }

    private static func advances(_ hmtx: FontTable, count: Int, glyphCount: Int) throws(OpenTypeError) -> [UInt16] {
        guard count > 0, count <= max(glyphCount, 1) else {
            throw .invalid(table: "hhea", reason: "\(count) advances for \(glyphCount) glyphs")
        }
        var advances: [UInt16] = []
        advances.reserveCapacity(count)
        for glyph in 0..<count { advances.append(UInt16(truncatingIfNeeded: try hmtx.number(4 * glyph))) }
        return advances
    }

    /// Returns the glyph that shows a character; nil if there is none.
    public func glyph(for scalar: Unicode.Scalar) -> Int? { characters.glyph(scalar.value) }

    /// Returns a glyph's advance in font units; glyphs beyond the table's end share the last advance.
    public func advance(of glyph: Int) -> Int {
        guard glyph >= 0, glyph < glyphCount, let last = advances.last else { return 0 }
        return Int(glyph < advances.count ? advances[glyph] : last)
    }

    /// Returns the distance between two glyphs beyond their advances, in font units. Logarithmic in the size of the tables.
    public func kerning(_ first: Int, _ second: Int) -> Int { pairs.kerning(first, second) }
}

/// The offsets and lengths of a font's tables.
struct FontDirectory {
    private let bytes: [UInt8]
    private var records: [String: (start: Int, count: Int)] = [:]

    init(_ bytes: [UInt8], index: Int) throws(OpenTypeError) {
        self.bytes = bytes
        let file = FontTable("file header", bytes, start: 0, count: bytes.count)
        guard bytes.count >= 12 else { throw .notAFont }
        let header = try Self.header(file, index: index)
        let magic = try header.long(0)
        guard [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(magic) else { throw .notAFont }
        for entry in 0..<(try header.number(4)) {
            let record = try header.from(12 + 16 * entry)
            // A tag that occurs twice: the first counts.
            let tag = try record.text(0)
            if records[tag] == nil { records[tag] = (try record.long(8), try record.long(12)) }
        }
    }

    /// The number of fonts in a file: one, unless it is a collection.
    static func count(_ bytes: [UInt8]) throws(OpenTypeError) -> Int {
        let file = FontTable("file header", bytes, start: 0, count: bytes.count)
        guard bytes.count >= 12 else { throw .notAFont }
        guard try file.long(0) == collection else { return 1 }
        let count = try file.long(8)
        // Each has an entry of four bytes.
        guard count <= bytes.count / 4 else { throw .truncated(table: "file header") }
        return count
    }

    /// `ttcf`
    private static let collection = 0x7474_6366

    /// The font's own header, in a collection the one at `index`.
    private static func header(_ file: FontTable, index: Int) throws(OpenTypeError) -> FontTable {
        guard try file.long(0) == collection else {
            if index != 0 { throw .noFont(index: index, count: 1) }
            return file
        }
        let count = try file.long(8)
        guard index >= 0, index < count else { throw .noFont(index: index, count: count) }
        return try file.from(file.long(12 + 4 * index))
    }

    func optional(_ tag: String) -> FontTable? {
        records[tag].map { FontTable(tag, bytes, start: $0.start, count: $0.count) }
    }

    func required(_ tag: String) throws(OpenTypeError) -> FontTable {
        guard let table = optional(tag) else { throw .missingTable(tag) }
        return table
    }
}

/// Apple's text system uses `hhea`; for fonts that leave it empty, the metrics are in `OS/2`.
private struct LineUnits {
    var ascender: Int
    var descender: Int
    var gap: Int

    init(_ hhea: FontTable, _ os2: FontTable?) throws(OpenTypeError) {
        ascender = try hhea.signed(4)
        descender = -(try hhea.signed(6))
        gap = max(0, try hhea.signed(8))
        guard ascender == 0, descender == 0, let os2 else { return }
        ascender = try os2.signed(68)
        descender = -(try os2.signed(70))
        gap = max(0, try os2.signed(72))
        if ascender == 0 && descender == 0 {
            ascender = try os2.number(74)
            descender = try os2.number(76)
        }
    }
}
