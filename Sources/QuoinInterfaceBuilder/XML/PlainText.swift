/// Tells plain text: UTF-8 whose lines end as on Unix, with no character that XML forbids.
enum PlainText {
    /// The beginnings of the lines of a plain text; nil if bytes are none.
    static func lineStarts(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int]? {
        var starts = [0]
        starts.reserveCapacity(bytes.count / 64)
        var index = unprinted(from: 0, in: bytes)
        while index < bytes.count {
            guard let count = scalarLength(at: index, in: bytes) else { return nil }
            index += count
            if bytes[index - 1] == 0x0A { starts.append(index) }
            index = unprinted(from: index, in: bytes)
        }
        return starts
    }

    /// The index of the first byte that is no character of ASCII from the blank on. Eight bytes at a time, as most are.
    private static func unprinted(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let words = UnsafeRawBufferPointer(bytes)
        var index = start
        while index + 8 <= bytes.count {
            let word = UInt64(littleEndian: words.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            // The highest bit of a byte of the difference is set if the byte is less than a blank. A lesser byte borrows from those behind it.
            let others = (word | (word &- 0x2020_2020_2020_2020)) & 0x8080_8080_8080_8080
            if others != 0 { return index + others.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < bytes.count, bytes[index] &- 0x20 < 0x60 { index += 1 }
        return index
    }

    /// The number of bytes of the character at an index; nil if it is none, or XML forbids it.
    private static func scalarLength(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let first = bytes[index]
        if first < 0x80 { return first >= 0x20 || first == 0x0A || first == 0x09 ? 1 : nil }
        let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, first < 0xF5, index + count <= bytes.count else { return nil }
        var value = UInt32(first) & (0x7F >> UInt32(count))
        for next in bytes[index + 1..<index + count] {
            guard next & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(next & 0x3F)
        }
        // A character is written as short as it can be.
        guard value >= (count == 4 ? 0x10000 : count == 3 ? 0x800 : 0x80), let scalar = Unicode.Scalar(value), isAllowed(scalar) else {
            return nil
        }
        return count
    }

    /// Whether XML allows a character.
    static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x20 ? scalar.value != 0xFFFE && scalar.value != 0xFFFF : [0x09, 0x0A, 0x0D].contains(scalar.value)
    }
}
