import QuoinScenes

/// The offsets at which the lines of a file begin, for finding the line and the column of a byte.
///
/// Files in UTF-16, which Interface Builder does not write and expat reads, have two bytes for each character.
struct LineTable: Sendable {
    private let starts: [Int]
    /// The bytes of the shortest character: 2 in UTF-16, else 1.
    private let unit: Int

    init(_ bytes: [UInt8]) {
        let isWide = bytes.count > 1 && (bytes[0] == 0 || bytes[1] == 0 || bytes[0] >= 0xFE && bytes[1] >= 0xFE)
        let unit = isWide ? 2 : 1
        var starts = [0]
        bytes.withUnsafeBufferPointer { bytes in
            for index in bytes.indices where bytes[index] == 0x0A {
                // In UTF-16 the other byte of a line feed is 0.
                if unit == 1 {
                    starts.append(index + 1)
                } else if bytes[index ^ 1 < bytes.count ? index ^ 1 : index] == 0 {
                    starts.append(index / 2 * 2 + 2)
                }
            }
        }
        self.starts = starts
        self.unit = unit
    }

    /// The position of a byte; columns count characters.
    func position(of offset: Int, in bytes: [UInt8]) -> TextPosition {
        var low = 0, high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        let line = bytes[starts[low]..<min(max(starts[low], offset), bytes.count)]
        let column = unit == 2 ? line.count / 2 : line.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
        return TextPosition(line: low + 1, column: column + 1)
    }
}
