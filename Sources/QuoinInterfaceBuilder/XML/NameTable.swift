/// The names of a document's elements and attributes, each once, found by their bytes.
///
/// A file has some hundred different names and repeats them a hundred thousand times, so a name that comes from the parser is found
/// without making a string of it: open addressing over FNV-1a.
struct NameTable: Sendable {
    private(set) var names: [String] = []
    /// Bytes of each name: most names that are not the sought one differ in it.
    private var lengths: [Int] = []
    private var hashes: [UInt32] = []
    /// The bytes of all names, one behind the other, and where each begins.
    private var bytes: [UInt8] = []
    private var starts: [Int] = []
    /// One more than a name's number; 0 if free. At most half full.
    private var slots = [Int32](repeating: 0, count: 256)

    /// The number of a name that came from the parser; a new one if it was never seen.
    mutating func number(of name: UnsafePointer<CChar>) -> Int32 {
        var hash = NameTable.emptyHash
        var count = 0
        while name[count] != 0 {
            hash = NameTable.hash(hash, UInt8(bitPattern: name[count]))
            count += 1
        }
        return name.withMemoryRebound(to: UInt8.self, capacity: count) {
            number(of: UnsafeBufferPointer(start: $0, count: count), hash: hash)
        }
    }

    /// The number of a name whose hash is known.
    mutating func number(of name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int32 {
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] > 0 {
            let number = Int(slots[slot]) - 1
            if hashes[number] == hash, lengths[number] == name.count, isSame(number, name) { return Int32(number) }
            slot = (slot + 1) & (slots.count - 1)
        }
        return add(name, hash, at: slot)
    }

    /// The hash of no bytes.
    static let emptyHash: UInt32 = 2_166_136_261

    /// The hash of the bytes that have the hash given, and one more.
    @inline(__always)
    static func hash(_ former: UInt32, _ byte: UInt8) -> UInt32 { (former ^ UInt32(byte)) &* 16_777_619 }

    /// Whether a number is that of a name of so many bytes.
    @inline(__always)
    func isName(_ number: Int32, _ name: String, count: Int) -> Bool { lengths[Int(number)] == count && names[Int(number)] == name }

    /// Whether bytes begin with the name of a number.
    func begins(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, withName number: Int32) -> Bool {
        let count = lengths[Int(number)]
        return bytes.count >= count && isSame(Int(number), UnsafeBufferPointer(rebasing: bytes.prefix(count)))
    }

    /// Bytes of a name, by its number.
    func length(of number: Int32) -> Int { lengths[Int(number)] }

    private func isSame(_ number: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            let start = starts[number]
            var offset = 0
            while offset < name.count, bytes[start + offset] == name[offset] { offset += 1 }
            return offset == name.count
        }
    }

    private mutating func add(_ name: UnsafeBufferPointer<UInt8>, _ hash: UInt32, at slot: Int) -> Int32 {
        starts.append(bytes.count)
        bytes += name
        names.append(String(decoding: name, as: UTF8.self))
        lengths.append(name.count)
        hashes.append(hash)
        slots[slot] = Int32(names.count)
        if 2 * names.count > slots.count { grow() }
        return Int32(names.count - 1)
    }

    private mutating func grow() {
        slots = [Int32](repeating: 0, count: 2 * slots.count)
        for (number, hash) in hashes.enumerated() {
            var slot = Int(hash) & (slots.count - 1)
            while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number + 1)
        }
    }
}
