/// The glyphs of characters: the best Unicode subtable of a font's `cmap` table, as ascending ranges.
struct CharacterMap: Sendable {
    /// Characters `first…last` show the glyphs from `glyph` on.
    private struct Span {
        var first: UInt32
        var last: UInt32
        var glyph: Int
    }

    private var spans: [Span] = []
    private let glyphCount: Int

    init(_ cmap: FontTable, glyphCount: Int) throws(OpenTypeError) {
        self.glyphCount = glyphCount
        let table = try Self.unicodeSubtable(cmap)
        switch try table.number(0) {
        case 4: try readSegments(table)
        case 6: try readTrimmed(table)
        case 12: try readGroups(table)
        case let format: throw .invalid(table: "cmap", reason: "its Unicode characters are in format \(format); 4, 6 and 12 can be read")
        }
    }

    func glyph(_ character: UInt32) -> Int? {
        var low = 0
        var high = spans.count
        while low < high {
            let middle = (low + high) / 2
            let span = spans[middle]
            if character < span.first {
                high = middle
            } else if character > span.last {
                low = middle + 1
            } else {
                let glyph = span.glyph + Int(character - span.first)
                return glyph > 0 && glyph < glyphCount ? glyph : nil
            }
        }
        return nil
    }

    /// The subtable to use: one of all characters rather than of the basic plane, the Windows platform's rather than Unicode's.
    private static func unicodeSubtable(_ cmap: FontTable) throws(OpenTypeError) -> FontTable {
        var best: (rank: Int, offset: Int)?
        for entry in 0..<(try cmap.number(2)) {
            let record = 4 + 8 * entry
            let rank: Int
            switch (try cmap.number(record), try cmap.number(record + 2)) {
            case (3, 10): rank = 4
            case (0, 4), (0, 6): rank = 3
            case (3, 1): rank = 2
            case (0, 0...3): rank = 1
            default: continue
            }
            if rank > best?.rank ?? 0 { best = (rank, try cmap.long(record + 4)) }
        }
        guard let best else { throw .invalid(table: "cmap", reason: "it has no Unicode characters; a symbol font cannot be measured") }
        return try cmap.from(best.offset)
    }

    private mutating func append(_ span: Span) throws(OpenTypeError) {
        guard span.last >= span.first, spans.last.map({ $0.last < span.first }) ?? true else {
            throw .invalid(table: "cmap", reason: "its ranges are not in ascending order")
        }
        spans.append(span)
    }

    private mutating func readGroups(_ table: FontTable) throws(OpenTypeError) {
        for group in 0..<(try table.long(12)) {
            let record = 16 + 12 * group
            let first = UInt32(try table.long(record))
            try append(Span(first: first, last: UInt32(try table.long(record + 4)), glyph: try table.long(record + 8)))
        }
    }

    private mutating func readTrimmed(_ table: FontTable) throws(OpenTypeError) {
        let first = try table.number(6)
        for index in 0..<(try table.number(8)) {
            let code = UInt32(first + index)
            try append(Span(first: code, last: code, glyph: try table.number(10 + 2 * index)))
        }
    }

    private mutating func readSegments(_ table: FontTable) throws(OpenTypeError) {
        let doubled = try table.number(6) & ~1
        var previous = -1
        for segment in stride(from: 0, to: doubled, by: 2) {
            let last = try table.number(14 + segment)
            let first = try table.number(16 + doubled + segment)
            guard first <= last, first > previous else {
                throw .invalid(table: "cmap", reason: "its segments are not in ascending order")
            }
            previous = last
            let delta = try table.number(16 + 2 * doubled + segment)
            let rangeOffset = 16 + 3 * doubled + segment
            let range = try table.number(rangeOffset)
            if first == 0xFFFF { continue }
            try readSegment(table, codes: first...last, delta: delta, array: range == 0 ? nil : rangeOffset + range)
        }
    }

    /// Reads a segment, whose glyphs are consecutive or listed in an array.
    private mutating func readSegment(
        _ table: FontTable, codes: ClosedRange<Int>, delta: Int, array: Int?
    ) throws(OpenTypeError) {
        for code in codes {
            var glyph = code
            if let array {
                glyph = try table.number(array + 2 * (code - codes.lowerBound))
                if glyph == 0 { continue }
            }
            let shifted = (glyph + delta) & 0xFFFF
            if let last = spans.last, last.last + 1 == code, last.glyph + code - Int(last.first) == shifted {
                spans[spans.count - 1].last = UInt32(code)
            } else {
                try append(Span(first: UInt32(code), last: UInt32(code), glyph: shifted))
            }
        }
    }
}
