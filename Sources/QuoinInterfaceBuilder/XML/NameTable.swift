/// The names of a document's elements and attributes, each once, found by their bytes.
///
/// A file has some hundred different names and repeats them a hundred thousand times, so a name that comes from the parser is found
/// without making a string of it: open addressing over FNV-1a.
struct NameTable: Sendable {
    private(set) var names: [String] = []
    /// Bytes of each name: most names that are not the sought one differ in it.
    private var lengths: [Int] = []
    private var hashes: [UInt32] = []
    /// The bytes of all names, one behind the other, each followed by a 0, and where each begins.
    private var bytes: [CChar] = []
    private var starts: [Int] = []
    /// One more than a name's number; 0: free. At most half full.
    private var slots = [Int32](repeating: 0, count: 256)

    /// The number of a name that came from the parser; a new one if it was never seen.
    mutating func number(of name: UnsafePointer<CChar>) -> Int32 {
        var hash: UInt32 = 2_166_136_261
        var count = 0
        while name[count] != 0 {
            hash = (hash ^ UInt32(UInt8(bitPattern: name[count]))) &* 16_777_619
            count += 1
        }
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] > 0 {
            let number = Int(slots[slot]) - 1
            if hashes[number] == hash, lengths[number] == count, isSame(number, name) { return Int32(number) }
            slot = (slot + 1) & (slots.count - 1)
        }
        return add(name, count, hash, at: slot)
    }

    /// Whether a number is that of a name.
    @inline(__always)
    func isName(_ number: Int32, _ name: String) -> Bool { lengths[Int(number)] == name.utf8.count && names[Int(number)] == name }

    private func isSame(_ number: Int, _ name: UnsafePointer<CChar>) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var index = starts[number], offset = 0
            while bytes[index] != 0, bytes[index] == name[offset] { (index, offset) = (index + 1, offset + 1) }
            return bytes[index] == name[offset]
        }
    }

    private mutating func add(_ name: UnsafePointer<CChar>, _ count: Int, _ hash: UInt32, at slot: Int) -> Int32 {
        starts.append(bytes.count)
        bytes += UnsafeBufferPointer(start: name, count: count + 1)
        names.append(String(cString: name))
        lengths.append(count)
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
