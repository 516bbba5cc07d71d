/// Reads Unicode scalars from UTF-8 that Swift has already validated, one at a time, without allocating.
struct ScalarCursor {
    let bytes: UnsafeBufferPointer<UInt8>
    private(set) var position = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    @inline(__always)
    mutating func next() -> UInt32? {
        guard position < bytes.count else { return nil }
        let first = UInt32(bytes[position])
        position += 1
        return first < 0x80 ? first : longer(first)
    }

    private mutating func longer(_ first: UInt32) -> UInt32 {
        let following = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1
        var scalar = first & (0x3F >> UInt32(following))
        for _ in 0..<following where position < bytes.count {
            scalar = scalar << 6 | UInt32(bytes[position] & 0x3F)
            position += 1
        }
        return scalar
    }

    /// The next scalar asks for the emoji form (U+FE0F).
    var emojiFormFollows: Bool {
        position + 2 < bytes.count && bytes[position] == 0xEF && bytes[position + 1] == 0xB8 && bytes[position + 2] == 0x8F
    }
}
