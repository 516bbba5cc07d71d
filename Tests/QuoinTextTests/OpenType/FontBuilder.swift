/// Builds a tiny font, table by table, so that the reader is tested without any font installed.
struct FontBuilder {
    var tables: [(tag: String, bytes: [UInt8])] = []

    static func numbers(_ values: [Int]) -> [UInt8] {
        values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }
    static func longs(_ values: [Int]) -> [UInt8] { values.flatMap { numbers([$0 >> 16, $0]) } }

    /// Glyphs 0 (none), 1 "A" 600, 2 "V" 500, 3 "o" 400 of 1000 units; "AV" is kerned by -80.
    static func sample(cmap: [UInt8] = segments, pairs: (tag: String, bytes: [UInt8])? = ("GPOS", gpos(classes: false))) -> FontBuilder {
        var builder = FontBuilder()
        builder.tables = [
            ("cmap", cmap), ("head", [UInt8](repeating: 0, count: 18) + numbers([1000]) + [UInt8](repeating: 0, count: 34)),
            ("hhea", numbers([1, 0, 800, -200, 50]) + [UInt8](repeating: 0, count: 24) + numbers([4])),
            ("hmtx", numbers([300, 0, 600, 0, 500, 0, 400, 0])), ("maxp", numbers([0, 0x5000, 5])),
        ]
        if let pairs { builder.tables.append(pairs) }
        return builder
    }

    /// Format 4: A, V and o in segments of one, by delta.
    static var segments: [UInt8] {
        let header = numbers([0, 1, 3, 1]) + longs([12])
        let ends = numbers([0x41, 0x56, 0x6F, 0xFFFF]), starts = ends
        return header + numbers([4, 0, 0, 8, 0, 0, 0]) + ends + numbers([0]) + starts
            + numbers([1 - 0x41, 2 - 0x56, 3 - 0x6F, 1]) + numbers([0, 0, 0, 0])
    }

    /// Format 12, with a character beyond the basic plane as glyph 4.
    static var groups: [UInt8] {
        numbers([0, 1, 3, 10]) + longs([12]) + numbers([12, 0]) + longs([0, 0, 4])
            + longs([0x41, 0x41, 1, 0x56, 0x56, 2, 0x6F, 0x6F, 3, 0x1F600, 0x1F600, 4])
    }

    static func gpos(classes: Bool, extension isExtension: Bool = false) -> [UInt8] {
        let features = numbers([1]) + Array("kern".utf8) + numbers([8, 0, 1, 0])
        let lookups = numbers([1, 4, isExtension ? 9 : 2, 0, 1, 8])
        let link = isExtension ? numbers([1, 2]) + longs([8]) : []
        let header = numbers([1, 0, 0, 10, 10 + features.count])
        return header + features + lookups + link + (classes ? classPairs : glyphPairs)
    }

    private static var glyphPairs: [UInt8] {
        // Format 1, XAdvance of the first glyph; coverage: glyph 1; its set: with glyph 2.
        numbers([1, 12, 4, 0, 1, 18]) + numbers([1, 1, 1]) + numbers([1, 2, -80])
    }

    private static var classPairs: [UInt8] {
        // Format 2, with XPlacement before XAdvance; A is row 1, V is column 1.
        numbers([2, 32, 5, 0, 38, 46, 2, 2]) + numbers([0, 0, 0, 0, 0, 0, 9, -80]) + numbers([1, 1, 1])
            + numbers([1, 1, 1, 1]) + numbers([2, 1, 2, 2, 1])
    }

    /// The older table: version 0, one horizontal list.
    static var kern: [UInt8] { numbers([0, 1, 0, 20, 1, 1, 6, 0, 0, 1, 2, -80]) }

    var bytes: [UInt8] {
        var directory = Self.longs([0x0001_0000]) + Self.numbers([tables.count, 0, 0, 0])
        var body: [UInt8] = []
        let start = 12 + 16 * tables.count
        for (tag, bytes) in tables {
            directory += Array(tag.utf8) + Self.longs([0, start + body.count, bytes.count])
            body += bytes + [UInt8](repeating: 0, count: -bytes.count & 3)
        }
        return directory + body
    }

    func without(_ tag: String) -> FontBuilder {
        var copy = self
        copy.tables.removeAll { $0.tag == tag }
        return copy
    }

    func replacing(_ tag: String, _ bytes: [UInt8]) -> FontBuilder {
        var copy = without(tag)
        copy.tables.append((tag, bytes))
        return copy
    }
}

// MARK: - Names

extension FontBuilder {
    /// A table `name` of Windows in American English, or of the Macintosh.
    static func names(_ strings: [(number: Int, text: String)], isMacintosh: Bool = false) -> [UInt8] {
        var records: [UInt8] = [], pool: [UInt8] = []
        for (number, text) in strings {
            let bytes = isMacintosh ? Array(text.utf8) : numbers(text.utf16.map { Int($0) })
            records += numbers(isMacintosh ? [1, 0, 0] : [3, 1, 0x409]) + numbers([number, bytes.count, pool.count])
            pool += bytes
        }
        return numbers([0, strings.count, 6 + records.count]) + records + pool
    }

    /// The sample font under a name, with a weight, and advances that are wider by so many units.
    static func named(_ postScript: String, family: String, weight: Int = 400, isItalic: Bool = false, wider: Int = 0) -> FontBuilder {
        let os2 =
            numbers([4, 0, weight]) + [UInt8](repeating: 0, count: 56) + numbers([isItalic ? 1 : 0]) + [UInt8](repeating: 0, count: 14)
        var builder = FontBuilder.sample()
        builder = builder.replacing("hmtx", numbers([300, 0, 600 + wider, 0, 500 + wider, 0, 400 + wider, 0]))
        builder.tables += [("name", names([(1, family), (4, "\(family) \(weight)"), (6, postScript)])), ("OS/2", os2)]
        return builder
    }

    /// A collection of fonts.
    static func collection(_ fonts: [FontBuilder]) -> [UInt8] {
        var header = Array("ttcf".utf8) + longs([0x10000, fonts.count])
        var body: [UInt8] = []
        let start = header.count + 4 * fonts.count
        for font in fonts {
            // Offsets count from the file's start, so the directory's move along.
            var bytes = font.bytes
            for entry in font.tables.indices {
                let place = 12 + 16 * entry + 8
                let offset = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
                bytes.replaceSubrange(place..<place + 4, with: longs([offset + start + body.count]))
            }
            header += longs([start + body.count])
            body += bytes
        }
        return header + body
    }
}
