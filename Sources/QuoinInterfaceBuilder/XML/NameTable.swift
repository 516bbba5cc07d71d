/// The names of a document's elements and attributes, each once, found by their bytes: first those of ``XMLName``, in their order, then those
/// that only the document has.
///
/// A file has some hundred different names and repeats them a hundred thousand times, so a name that comes from the parser is found
/// without making a string of it: open addressing over a hash of its words of eight bytes.
struct NameTable: Sendable {
    private struct Entry {
        var key: NameKey
        /// The place of the name in the bytes of all names.
        var start: Int32
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
        let key = NameKey(name), hash = NameTable.hash(key, name), slot = slot(of: key, hash, name)
        return slots[slot] > 0 ? slots[slot] - 1 : add(key, hash, name, at: slot)
    }

    /// The number of a name; nil if the document does not have it.
    func number(of name: String) -> Int32? {
        var name = name
        return name.withUTF8 { known(UnsafeRawBufferPointer($0)) }
    }

    /// The number of a name; nil if it was never seen.
    func known(_ name: UnsafeRawBufferPointer) -> Int32? {
        let key = NameKey(name), slot = slot(of: key, NameTable.hash(key, name), name)
        return slots[slot] > 0 ? slots[slot] - 1 : nil
    }

    /// Adds a name, and returns whether it was never seen before.
    mutating func insert(_ name: String) -> Bool {
        var name = name
        let count = entries.count
        return name.withUTF8 { number(of: UnsafeRawBufferPointer($0)) } == count
    }

    /// The slot of a name, or the free one where it belongs.
    private func slot(of key: NameKey, _ hash: UInt64, _ name: UnsafeRawBufferPointer) -> Int {
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] > 0, !isSame(slots[slot] - 1, key, name) { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    /// The name of a number.
    func name(_ number: Int32) -> String {
        if Int(number) < NameTable.knownNames.count { return NameTable.knownNames[Int(number)] }
        return withBytes(of: number) { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether elements of a name contain text, such as `string` and `mutableString`.
    func isOfText(_ number: Int32) -> Bool { entries[Int(number)].isOfText }

    /// The index behind a name if it begins at an index of a text and no longer one does; nil otherwise.
    @inline(__always)
    func end(of number: Int32, at start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
        let key = entries[Int(number)].key, end = start + key.count
        guard end < text.count, !text[end].isOfName else { return nil }
        if key.count <= 16, start + 8 <= text.count { return key.isSame(at: start, in: text) ? end : nil }
        let name = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[start..<end])
        return isSame(number, NameKey(name), name) ? end : nil
    }

    private func isSame(_ number: Int32, _ key: NameKey, _ name: UnsafeRawBufferPointer) -> Bool {
        guard entries[Int(number)].key == key else { return false }
        // The key holds both ends of the name.
        return key.count <= 16
            || withBytes(of: number) { bytes in
                var offset = 8
                while offset < key.count - 8 {
                    if NameKey.word(bytes, offset) != NameKey.word(name, offset) { return false }
                    offset += 8
                }
                return true
            }
    }

    private func withBytes<Result>(of number: Int32, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        let start = Int(entries[Int(number)].start), count = entries[Int(number)].key.count
        return bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[start..<start + count])) }
    }

    private static func hash(_ key: NameKey, _ name: UnsafeRawBufferPointer) -> UInt64 {
        var hash = mixed(UInt64(key.count) ^ key.head)
        var offset = 8
        while offset < key.count - 8 {
            hash = mixed(hash ^ NameKey.word(name, offset))
            offset += 8
        }
        return key.count > 8 ? mixed(hash ^ key.tail) : hash
    }

    /// A product with an odd constant, whose high half depends on all bits, folded.
    private static func mixed(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }

    private mutating func add(_ key: NameKey, _ hash: UInt64, _ name: UnsafeRawBufferPointer, at slot: Int) -> Int32 {
        entries.append(Entry(key: key, start: Int32(bytes.count), isOfText: name.suffix(5).elementsEqual("tring".utf8)))
        bytes += name
        slots[slot] = Int32(entries.count)
        if 2 * entries.count > slots.count { grow() }
        return Int32(entries.count - 1)
    }

    private mutating func grow() {
        slots = [Int32](repeating: 0, count: 2 * slots.count)
        for number in entries.indices {
            let hash = withBytes(of: Int32(number)) { NameTable.hash(entries[number].key, $0) }
            var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
            while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number + 1)
        }
    }
}

/// Both ends of a name, by which most names differ, and its length.
private struct NameKey: Equatable, Sendable {
    /// The first eight bytes; those of a shorter name with zeros behind them.
    let head: UInt64
    /// The last eight bytes; those of a shorter name as in `head`.
    let tail: UInt64
    private let length: Int32

    var count: Int { Int(length) }

    init(_ name: UnsafeRawBufferPointer) {
        length = Int32(name.count)
        if name.count >= 8 {
            head = NameKey.word(name, 0)
            tail = NameKey.word(name, name.count - 8)
        } else {
            var word: UInt64 = 0
            for byte in name.reversed() { word = word << 8 | UInt64(byte) }
            head = word
            tail = word
        }
    }

    /// Whether a name of at most sixteen bytes is at an index of a text, behind which there are eight bytes.
    @inline(__always)
    func isSame(at start: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        let text = UnsafeRawBufferPointer(text), first = NameKey.word(text, start)
        if count < 8 { return first << (64 - 8 * UInt64(count)) == head << (64 - 8 * UInt64(count)) }
        return first == head && NameKey.word(text, start + count - 8) == tail
    }

    @inline(__always)
    static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}
