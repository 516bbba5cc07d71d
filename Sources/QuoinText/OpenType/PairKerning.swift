/// Kerning of glyph pairs: the pair adjustments of `GPOS` under the feature `kern`, else the older table `kern`.
///
/// The tables are searched where they lie. Nothing is unfolded, because a few bytes can promise billions of pairs; what turns
/// out to be damaged during a search counts as no kerning.
struct PairKerning: Sendable {
    private var adjustments: [PairAdjustment] = []
    private var lists: [KernList] = []

    /// More than any real font has; a damaged one could name the same subtable billions of times.
    private static let mostSubtables = 4096

    init(gpos: FontTable?, kern: FontTable?) throws(OpenTypeError) {
        if let gpos { adjustments = try Self.adjustments(gpos) }
        if adjustments.isEmpty, let kern { lists = try KernList.all(kern, most: Self.mostSubtables) }
    }

    func kerning(_ first: Int, _ second: Int) -> Int {
        for adjustment in adjustments {
            // The first subtable that covers the pair decides, also for zero.
            if let value = try? adjustment.kerning(first, second) { return value }
        }
        return lists.reduce(0) { sum, list in sum + ((try? list.kerning(first, second)) ?? 0) }
    }

    private static func adjustments(_ gpos: FontTable) throws(OpenTypeError) -> [PairAdjustment] {
        let features = try gpos.from(gpos.number(6))
        let lookups = try gpos.from(gpos.number(8))
        let lookupCount = try lookups.number(0)
        var found: [PairAdjustment] = []
        for index in try kernLookups(features).sorted() where index < lookupCount {
            let lookup = try lookups.from(lookups.number(2 + 2 * index))
            let kind = try lookup.number(0)
            for subtable in 0..<(try lookup.number(4)) {
                let table = try lookup.from(lookup.number(6 + 2 * subtable))
                if let pair = try pairTable(table, kind) { found.append(pair) }
                if found.count > mostSubtables { throw .invalid(table: "GPOS", reason: "more than \(mostSubtables) kerning subtables") }
            }
        }
        return found
    }

    /// A pair adjustment, directly or behind an extension.
    private static func pairTable(_ table: FontTable, _ kind: Int) throws(OpenTypeError) -> PairAdjustment? {
        if kind == 2 { return try PairAdjustment(table) }
        guard kind == 9, try table.number(2) == 2 else { return nil }
        return try PairAdjustment(table.from(table.long(4)))
    }

    private static func kernLookups(_ features: FontTable) throws(OpenTypeError) -> Set<Int> {
        var lookups: Set<Int> = []
        var steps = 0
        for entry in 0..<(try features.number(0)) {
            guard try features.text(2 + 6 * entry) == "kern" else { continue }
            let feature = try features.from(features.number(6 + 6 * entry))
            let count = try feature.number(2)
            steps += count
            if steps > 1 << 20 { throw .invalid(table: "GPOS", reason: "more than a million lookups") }
            for index in 0..<count { lookups.insert(try feature.number(4 + 2 * index)) }
        }
        return lookups
    }
}

/// One subtable of pair adjustments: pairs by glyph (format 1) or by class (format 2).
private struct PairAdjustment {
    private let table: FontTable
    private let coverage: FontTable
    private let format: Int
    /// The offset of a record's horizontal advance; nil if it has none.
    private let advanceOffset: Int?
    private let recordSize: Int

    init(_ table: FontTable) throws(OpenTypeError) {
        self.table = table
        format = try table.number(0)
        coverage = try table.from(table.number(2))
        let first = try table.number(4)
        let second = try table.number(6)
        advanceOffset = first & 4 != 0 ? 2 * (first & 3).nonzeroBitCount : nil
        recordSize = 2 * ((first & 0xFF).nonzeroBitCount + (second & 0xFF).nonzeroBitCount)
    }

    /// The kerning of a pair; nil if this subtable does not cover it.
    func kerning(_ first: Int, _ second: Int) throws(OpenTypeError) -> Int? {
        guard let index = try coverageIndex(first) else { return nil }
        switch format {
        case 1: return try pair(index, second)
        case 2: return try classes(first, second)
        default: return nil
        }
    }

    private func pair(_ index: Int, _ second: Int) throws(OpenTypeError) -> Int? {
        guard try index < table.number(8) else { return nil }
        let set = try table.from(table.number(10 + 2 * index))
        let size = 2 + recordSize
        let count = try set.number(0)
        guard let found = try set.search(count: count, { (at) throws(OpenTypeError) in try set.number(2 + size * at) - second })
        else { return nil }
        return try value(set, 2 + size * found + 2)
    }

    private func classes(_ first: Int, _ second: Int) throws(OpenTypeError) -> Int? {
        let row = try Self.glyphClass(table.from(table.number(8)), first)
        let column = try Self.glyphClass(table.from(table.number(10)), second)
        let columns = try table.number(14)
        let rows = try table.number(12)
        guard row < rows, column < columns else { return nil }
        return try value(table, 16 + recordSize * (row * columns + column))
    }

    private func value(_ table: FontTable, _ record: Int) throws(OpenTypeError) -> Int {
        guard let advanceOffset else { return 0 }
        return try table.signed(record + advanceOffset)
    }

    private func coverageIndex(_ glyph: Int) throws(OpenTypeError) -> Int? {
        let coverage = coverage
        let count = try coverage.number(2)
        switch try coverage.number(0) {
        case 1:
            return try coverage.search(count: count) { (at) throws(OpenTypeError) in try coverage.number(4 + 2 * at) - glyph }
        case 2:
            guard let at = try Self.range(coverage, glyph, count: count, from: 4) else { return nil }
            return try coverage.number(4 + 6 * at + 4) + glyph - coverage.number(4 + 6 * at)
        default: return nil
        }
    }

    private static func glyphClass(_ table: FontTable, _ glyph: Int) throws(OpenTypeError) -> Int {
        switch try table.number(0) {
        case 1:
            let index = glyph - (try table.number(2))
            let count = try table.number(4)
            return index >= 0 && index < count ? try table.number(6 + 2 * index) : 0
        case 2:
            guard let at = try range(table, glyph, count: table.number(2), from: 4) else { return 0 }
            return try table.number(4 + 6 * at + 4)
        default: return 0
        }
    }

    /// The record of first glyph, last glyph and a number that holds the glyph.
    private static func range(_ table: FontTable, _ glyph: Int, count: Int, from start: Int) throws(OpenTypeError) -> Int? {
        try table.search(count: count) { (at) throws(OpenTypeError) in
            if try table.number(start + 6 * at) > glyph { return 1 }
            return try table.number(start + 6 * at + 2) < glyph ? -1 : 0
        }
    }
}

/// One subtable of the table `kern`: pairs in ascending order (format 0).
private struct KernList {
    private let table: FontTable
    private let count: Int
    private let pairs: Int

    private init(_ table: FontTable, header: Int) throws(OpenTypeError) {
        self.table = table
        count = try table.number(header)
        pairs = header + 8
    }

    func kerning(_ first: Int, _ second: Int) throws(OpenTypeError) -> Int {
        let key = first << 16 | second
        guard let index = try table.search(count: count, { (at) throws(OpenTypeError) in try table.long(pairs + 6 * at) - key })
        else { return 0 }
        return try table.signed(pairs + 6 * index + 4)
    }

    /// Microsoft's header is version 0 in 16 bits, Apple's version 1 in 32.
    static func all(_ kern: FontTable, most: Int) throws(OpenTypeError) -> [KernList] {
        let isApples = try kern.number(0) == 1
        var lists: [KernList] = []
        var offset = isApples ? 8 : 4
        for _ in 0..<min(most, isApples ? try kern.long(4) : try kern.number(2)) {
            let table = try kern.from(offset)
            let length = isApples ? try table.long(0) : try table.number(2)
            let coverage = try table.number(4)
            let isHorizontal = isApples ? coverage & 0xE000 == 0 : coverage & 7 == 1
            let format = isApples ? coverage & 0xFF : coverage >> 8
            if isHorizontal && format == 0 { lists.append(try KernList(table, header: isApples ? 8 : 6)) }
            if length <= 0 { break }
            offset += length
        }
        return lists
    }
}
