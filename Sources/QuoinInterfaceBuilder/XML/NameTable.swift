/// The names of a document's elements and attributes, each once, found by their bytes: first those of ``XMLName``, in their order, then those
/// that only the document has.
///
/// A file has some hundred different names and repeats them a hundred thousand times, so a name that comes from the parser is found
/// without making a string of it: open addressing over a hash of its words of eight bytes.
struct NameTable: Sendable {
    private struct Entry {
        var hash: UInt64
        /// The place of the name in the bytes of all names.
        var start: Int32
        var count: Int32
        var isOfText: Bool
    }

    private var entries: [Entry] = []
    /// The bytes of all names, one behind the other.
    private var bytes: [UInt8] = []
    /// One more than a name's number; 0 if free. At most half full.
    private var slots = [Int32](repeating: 0, count: 1024)

    /// A table of the names that readers ask for.
    static let known: NameTable = {
        var table = NameTable()
        for name in knownNames {
            var name = name
            _ = name.withUTF8 { table.number(of: UnsafeRawBufferPointer($0)) }
        }
        return table
    }()

    private static let knownNames = XMLName.allCases.map { "\($0)" }

    /// The number of a name that came from the parser; a new one if it was never seen.
    mutating func number(of name: UnsafePointer<CChar>) -> Int32 {
        var count = 0
        while name[count] != 0 { count += 1 }
        return number(of: UnsafeRawBufferPointer(start: name, count: count))
    }

    /// The number of a name; a new one if it was never seen.
    mutating func number(of name: UnsafeRawBufferPointer) -> Int32 {
        let hash = NameTable.hash(name), slot = slot(of: name, hash)
        return slots[slot] > 0 ? slots[slot] - 1 : add(name, hash, at: slot)
    }

    /// The number of a name; nil if the document does not have it.
    func number(of name: String) -> Int32? {
        var name = name
        return name.withUTF8 { utf8 in
            let name = UnsafeRawBufferPointer(utf8), slot = slot(of: name, NameTable.hash(name))
            return slots[slot] > 0 ? slots[slot] - 1 : nil
        }
    }

    /// The slot of a name, or the free one where it belongs.
    private func slot(of name: UnsafeRawBufferPointer, _ hash: UInt64) -> Int {
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] > 0, entries[Int(slots[slot]) - 1].hash != hash || !isSame(slots[slot] - 1, name) {
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    /// The name of a number.
    func name(_ number: Int32) -> String {
        if Int(number) < NameTable.knownNames.count { return NameTable.knownNames[Int(number)] }
        return withBytes(of: number) { String(decoding: $0, as: UTF8.self) }
    }

    /// The number of bytes of a name.
    func length(of number: Int32) -> Int { Int(entries[Int(number)].count) }

    /// Whether elements of a name contain text, such as `string` and `mutableString`.
    func isOfText(_ number: Int32) -> Bool { entries[Int(number)].isOfText }

    /// Whether bytes are those of a name.
    func isSame(_ number: Int32, _ name: UnsafeRawBufferPointer) -> Bool {
        withBytes(of: number) { bytes in
            guard bytes.count == name.count else { return false }
            guard name.count >= 8 else { return NameTable.shortWord(bytes) == NameTable.shortWord(name) }
            var offset = 0
            while offset + 8 < name.count {
                if NameTable.word(bytes, offset) != NameTable.word(name, offset) { return false }
                offset += 8
            }
            return NameTable.word(bytes, name.count - 8) == NameTable.word(name, name.count - 8)
        }
    }

    private func withBytes<Result>(of number: Int32, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        let entry = entries[Int(number)]
        return bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[Int(entry.start)..<Int(entry.start + entry.count)])) }
    }

    private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }

    /// The word of fewer than eight bytes.
    private static func shortWord(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var word: UInt64 = 0
        for byte in bytes { word = word << 8 | UInt64(byte) }
        return word
    }

    private static func hash(_ name: UnsafeRawBufferPointer) -> UInt64 {
        guard name.count >= 8 else { return mixed(UInt64(name.count) ^ shortWord(name)) }
        var hash = UInt64(name.count)
        var offset = 0
        while offset + 8 < name.count {
            hash = mixed(hash ^ word(name, offset))
            offset += 8
        }
        // The last word overlaps the one before it.
        return mixed(hash ^ word(name, name.count - 8))
    }

    /// A product with an odd constant, whose high half depends on all bits, folded.
    private static func mixed(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }

    private mutating func add(_ name: UnsafeRawBufferPointer, _ hash: UInt64, at slot: Int) -> Int32 {
        entries.append(
            Entry(hash: hash, start: Int32(bytes.count), count: Int32(name.count), isOfText: name.suffix(5).elementsEqual("tring".utf8)))
        bytes += name
        slots[slot] = Int32(entries.count)
        if 2 * entries.count > slots.count { grow() }
        return Int32(entries.count - 1)
    }

    private mutating func grow() {
        slots = [Int32](repeating: 0, count: 2 * slots.count)
        for (number, entry) in entries.enumerated() {
            var slot = Int(truncatingIfNeeded: entry.hash) & (slots.count - 1)
            while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number + 1)
        }
    }
}
