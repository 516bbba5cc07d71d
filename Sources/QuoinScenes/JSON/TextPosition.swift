/// A place in a text, both numbers from 1; columns count characters (Unicode scalars).
public struct TextPosition: Hashable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The place of a byte. O(bytes before it): for messages.
    package init(of offset: Int, in bytes: [UInt8]) {
        var finder = PositionFinder()
        self = finder.position(of: offset, in: bytes)
    }
}

/// Places of many bytes of one text, asked for mostly in the order of the text: then all together cost O(bytes).
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
