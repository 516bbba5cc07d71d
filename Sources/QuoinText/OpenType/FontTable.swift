/// A table of a font file: big-endian numbers, every read checked against the table's own end.
struct FontTable: Sendable {
    let tag: String
    private let bytes: [UInt8]
    private let start: Int
    let count: Int

    /// Creates a table from the part of `bytes` that is inside the file; anything beyond its end is missing.
    init(_ tag: String, _ bytes: [UInt8], start: Int, count: Int) {
        self.tag = tag
        self.bytes = bytes
        self.start = min(max(0, start), bytes.count)
        self.count = min(max(0, count), bytes.count - self.start)
    }

    /// The table in bytes of its own.
    var alone: FontTable { FontTable(tag, contents, start: 0, count: count) }

    /// The bytes of the table.
    var contents: [UInt8] { Array(bytes[start..<start + count]) }

    /// The table from `offset` on.
    func from(_ offset: Int) throws(OpenTypeError) -> FontTable {
        guard offset >= 0, offset <= count else { throw .truncated(table: tag) }
        return FontTable(tag, bytes, start: start + offset, count: count - offset)
    }

    func byte(_ offset: Int) throws(OpenTypeError) -> Int {
        guard offset >= 0, offset < count else { throw .truncated(table: tag) }
        return Int(bytes[start + offset])
    }

    func number(_ offset: Int) throws(OpenTypeError) -> Int {
        guard offset >= 0, offset + 1 < count else { throw .truncated(table: tag) }
        return Int(bytes[start + offset]) << 8 | Int(bytes[start + offset + 1])
    }

    func signed(_ offset: Int) throws(OpenTypeError) -> Int {
        let number = try number(offset)
        return number < 0x8000 ? number : number - 0x10000
    }

    func long(_ offset: Int) throws(OpenTypeError) -> Int {
        try number(offset) << 16 | number(offset + 2)
    }

    func text(_ offset: Int) throws(OpenTypeError) -> String {
        var text = ""
        for position in offset..<offset + 4 { text.unicodeScalars.append(Unicode.Scalar(UInt8(try byte(position)))) }
        return text
    }

    /// The index among `count` ascending records for which `compare` gives 0. `compare` gives a negative number for records
    /// before the sought one and a positive number for those after it.
    func search(
        count: Int, _ compare: (_ index: Int) throws(OpenTypeError) -> Int
    ) throws(OpenTypeError) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            let side = try compare(middle)
            if side == 0 { return middle }
            if side < 0 { low = middle + 1 } else { high = middle }
        }
        return nil
    }
}
