/// Names with their numbers, from 0 on in the order in which they come.
///
/// Every constraint looks up two nodes. A dictionary hashes each name so that nobody can foresee it and byte by byte; this takes words of
/// eight bytes, and a seed of its own.
struct NameIndex: Sendable {
    /// The names, each at its number.
    private(set) var names: [String] = []
    /// One more than a name's number; 0 if free. At most half full, and a power of two.
    private var slots: [Int32]
    private static let seed = UInt64.random(in: .min ... .max)
    private let seed = NameIndex.seed

    /// Creates an index without names, and with room for some.
    init(capacity: Int = 0) {
        names.reserveCapacity(capacity)
        slots = NameIndex.slots(for: capacity)
    }

    /// The number of a name; nil if there is no such name.
    subscript(name: String) -> Int? {
        let number = slots[slot(of: name)]
        return number > 0 ? Int(number) - 1 : nil
    }

    /// Adds a name, and returns true; returns false if it was there.
    mutating func insert(_ name: String) -> Bool {
        if 2 * (names.count + 1) > slots.count { grow() }
        let slot = slot(of: name)
        if slots[slot] > 0 { return false }
        names.append(name)
        slots[slot] = Int32(names.count)
        return true
    }

    /// The slot of a name, or the free one where it belongs.
    private func slot(of name: String) -> Int {
        var slot = Int(truncatingIfNeeded: hash(name)) & (slots.count - 1)
        while slots[slot] > 0, names[Int(slots[slot]) - 1] != name { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    private mutating func grow() {
        slots = NameIndex.slots(for: 2 * names.count)
        for number in names.indices { slots[slot(of: names[number])] = Int32(number + 1) }
    }

    private static func slots(for count: Int) -> [Int32] {
        var size = 16
        while size < 2 * count + 2 { size *= 2 }
        return Array(repeating: 0, count: size)
    }

    private func hash(_ name: String) -> UInt64 {
        var text = name
        let (hash, isASCII) = text.withUTF8 { mix(UnsafeRawBufferPointer($0)) }
        // Other names may be the same in other bytes.
        return isASCII ? hash : UInt64(truncatingIfNeeded: name.hashValue)
    }

    private func mix(_ bytes: UnsafeRawBufferPointer) -> (UInt64, isASCII: Bool) {
        var hash = seed ^ UInt64(bytes.count), all: UInt64 = 0, offset = 0
        while offset + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            hash = NameIndex.mixed(hash ^ word)
            all |= word
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < bytes.count {
            rest = rest << 8 | UInt64(bytes[offset])
            offset += 1
        }
        return (NameIndex.mixed(hash ^ rest), (all | rest) & 0x8080_8080_8080_8080 == 0)
    }

    /// A product with an odd constant, whose high half depends on all bits, folded.
    private static func mixed(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }
}
