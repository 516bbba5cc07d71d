/// The place in a file that an object was read from.
public struct SourceRange: Hashable, Sendable {
    /// The path of the file, as the caller gave it.
    public var path: String
    /// The line and column of the first byte.
    public var start: TextPosition
    /// The offsets of the bytes in the file.
    public var bytes: Range<Int>

    /// Creates a range of bytes; `start` is the position of the first of them.
    public init(path: String, start: TextPosition, bytes: Range<Int>) {
        self.path = path
        self.start = start
        self.bytes = bytes
    }
}
