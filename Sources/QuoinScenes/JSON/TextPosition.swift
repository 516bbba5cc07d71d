/// A position in a text as a line and a column, both counted from 1. Columns count Unicode scalars.
public struct TextPosition: Hashable, Sendable {
    /// The line, counted from 1.
    public var line: Int
    /// The column, counted from 1 in Unicode scalars.
    public var column: Int

    /// Creates a position from numbers that are counted from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Finds the position of a byte. O(bytes before it): meant for messages.
    package init(of offset: Int, in bytes: [UInt8]) {
        var finder = PositionFinder()
        self = finder.position(of: offset, in: bytes)
    }
}

/// Finds the positions of many bytes of one text. Asked in the order of the text, all together cost O(bytes).
package struct PositionFinder: Sendable {
    private var offset = 0
    private var position = TextPosition(line: 1, column: 1)

    package init() {}

    package mutating func position(of wanted: Int, in bytes: [UInt8]) -> TextPosition {
        if wanted < offset { self = PositionFinder() }
        while offset < min(wanted, bytes.count) {
            if bytes[offset] == 0x0A {
                position = TextPosition(line: position.line + 1, column: 1)
            } else if bytes[offset] & 0xC0 != 0x80 {
                position.column += 1
            }
            offset += 1
        }
        return position
    }
}
