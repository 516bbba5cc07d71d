import QuoinScenes

/// A table of the beginnings of lines in a file, to find the line and the column of a byte.
///
/// Files in UTF-16, which Interface Builder does not write and expat reads, have two bytes for each character.
struct LineTable: Sendable {
    private let starts: [Int]
    /// Bytes of the smallest character.
    private let unit: Int

    /// The table of a text in UTF-8 whose lines begin at certain bytes.
    init(starts: [Int]) {
        self.starts = starts
        unit = 1
    }

    init(_ bytes: [UInt8]) {
        let isWide = bytes.count > 1 && (bytes[0] == 0 || bytes[1] == 0 || bytes[0] >= 0xFE && bytes[1] >= 0xFE)
        let unit = isWide ? 2 : 1
        var starts = [0]
        starts.reserveCapacity(bytes.count / 64)
        LineTable.forEachNewline(in: bytes) { index in
            // The other half of the character must be empty.
            if unit == 1 {
                starts.append(index + 1)
            } else if bytes[index ^ 1 < bytes.count ? index ^ 1 : index] == 0 {
                starts.append(index / 2 * 2 + 2)
            }
        }
        self.starts = starts
        self.unit = unit
    }

    /// Calls `body` with the index of each line break. Looks at eight bytes at a time.
    private static func forEachNewline(in bytes: [UInt8], _ body: (Int) -> Void) {
        bytes.withUnsafeBytes { bytes in
            var index = 0
            while index < bytes.count {
                // Of the bytes that differ from a line break none is 0, so none borrows from the next.
                let isWhole = index + 8 <= bytes.count
                let word = isWhole ? bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ 0x0A0A_0A0A_0A0A_0A0A : 0
                let end = isWhole ? index + 8 : bytes.count
                if (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0 {
                    for place in index..<end where bytes[place] == 0x0A { body(place) }
                }
                index = end
            }
        }
    }

    /// The position of a byte; columns count characters.
    func position(of offset: Int, in bytes: [UInt8]) -> TextPosition {
        var low = 0, high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        let line = starts[low]..<min(max(starts[low], offset), bytes.count)
        return TextPosition(line: low + 1, column: (unit == 2 ? line.count / 2 : LineTable.characters(in: bytes, line)) + 1)
    }

    /// The number of characters in a range of a text in UTF-8. Before an element there is indentation, as a rule.
    private static func characters(in bytes: [UInt8], _ range: Range<Int>) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            var index = bytes.endOfBlanks(from: range.lowerBound)
            if index >= range.upperBound { return range.count }
            var count = index - range.lowerBound
            while index < range.upperBound {
                if bytes[index] & 0xC0 != 0x80 { count += 1 }
                index += 1
            }
            return count
        }
    }
}
