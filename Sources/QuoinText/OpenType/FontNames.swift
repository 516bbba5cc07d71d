/// The names by which a font can be requested: those of its table `name`, and in a variable font those of its named instances.
///
///     try FontNames.all(in: bytes)[0].postScript       // "Lato-BoldItalic"
public struct FontNames: Hashable, Sendable {
    /// The PostScript name, which Interface Builder and UIKit use.
    public private(set) var postScript: String?
    /// The full name, such as `Lato Bold Italic`.
    public private(set) var full: String?
    /// The family's name, and that of the larger family that it is a part of, where the file has both.
    public private(set) var families: [String] = []
    /// The PostScript names of the instances of a variable font.
    public private(set) var instances: [String] = []
    /// The weight from 100 to 900; 400 is regular.
    public private(set) var weight = 400
    /// Whether the font is italic or oblique.
    public private(set) var isItalic = false

    /// Returns the names of a file's fonts: one, or those of a collection in order.
    public static func all(in bytes: [UInt8]) throws(OpenTypeError) -> [FontNames] {
        var found: [FontNames] = []
        for index in 0..<(try FontDirectory.count(bytes)) { found.append(try FontNames(FontDirectory(bytes, index: index))) }
        return found
    }

    /// The parts of a damaged table that can be read count; a font without any name is found by none.
    private init(_ tables: FontDirectory) throws(OpenTypeError) {
        let strings = NameStrings(try tables.required("name"))
        postScript = strings[6]
        full = strings[4]
        families = [strings[16], strings[1]].compactMap { $0 }
        if let os2 = tables.optional("OS/2"), let value = try? os2.number(4), (1...1000).contains(value) { weight = value }
        let selection = tables.optional("OS/2").flatMap { try? $0.number(62) }
        let style = tables.optional("head").flatMap { try? $0.number(44) }
        isItalic = selection.map { $0 & 1 != 0 } ?? style.map { $0 & 2 != 0 } ?? false
        if let fvar = tables.optional("fvar") { instances = (try? Self.instances(fvar, strings)) ?? [] }
    }

    /// An instance without a name of its own has the family's and its style's, without spaces.
    private static func instances(_ fvar: FontTable, _ strings: NameStrings) throws(OpenTypeError) -> [String] {
        let axes = try fvar.number(8), size = try fvar.number(14)
        let start = try fvar.number(4) + axes * fvar.number(10)
        let prefix = (strings[25] ?? strings[16] ?? strings[1])?.filter { $0 != " " }
        var found: [String] = []
        for index in 0..<(try fvar.number(12)) {
            let record = try fvar.from(start + index * size)
            let own = size >= 4 * axes + 6 ? strings[try record.number(4 * axes + 4)] : nil
            let composed = prefix.flatMap { prefix in
                (try? record.number(0)).flatMap { strings[$0] }.map { "\(prefix)-\($0.filter { $0 != " " })" }
            }
            if let name = own ?? composed { found.append(name) }
        }
        return found
    }
}

/// The strings of the table `name` by their numbers, in English where there are several.
private struct NameStrings {
    private var strings: [Int: (rank: Int, text: String)] = [:]

    /// Longer ones are no names.
    private static let longest = 512

    init(_ name: FontTable) {
        guard let count = try? name.number(2), let start = try? name.number(4) else { return }
        for index in 0..<count {
            guard let entry = try? Self.entry(name, 6 + 12 * index, strings: start) else { continue }
            if entry.rank > strings[entry.number]?.rank ?? 0 { strings[entry.number] = (entry.rank, entry.text) }
        }
    }

    subscript(number: Int) -> String? { strings[number]?.text }

    private static func entry(
        _ name: FontTable, _ record: Int, strings: Int
    ) throws(OpenTypeError) -> (number: Int, rank: Int, text: String)? {
        let platform = try name.number(record), language = try name.number(record + 4)
        let length = try name.number(record + 8), start = strings + (try name.number(record + 10))
        guard length > 0, length <= longest else { return nil }
        var units: [UInt16] = []
        switch platform {
        case 0, 3: for offset in stride(from: 0, to: length - 1, by: 2) { units.append(UInt16(try name.number(start + offset))) }
        // Roman of the Macintosh; of names only ASCII matters.
        case 1: for offset in 0..<length { units.append(UInt16(try name.byte(start + offset))) }
        default: return nil
        }
        let rank = platform == 3 ? (language == 0x409 ? 4 : 2) : platform == 0 ? 3 : 1
        return (try name.number(record + 6), rank, String(decoding: units, as: UTF16.self))
    }
}
