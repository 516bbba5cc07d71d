/// Tells plain text: UTF-8 whose lines end as on Unix, with no character that XML forbids.
enum PlainText {
    /// The beginnings of the lines of a plain text; nil if bytes are none.
    static func lineStarts(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int]? {
        var starts = [0]
        starts.reserveCapacity(bytes.count / 64)
        var index = bytes.endOfPrinted(from: 0)
        while index < bytes.count {
            guard let count = scalarLength(at: index, in: bytes) else { return nil }
            index += count
            if bytes[index - 1] == 0x0A { starts.append(index) }
            index = bytes.endOfPrinted(from: index)
        }
        return starts
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
