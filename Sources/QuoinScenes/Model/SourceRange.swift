/// Where in a file something was read.
public struct SourceRange: Hashable, Sendable {
    /// As the file was named.
    public var path: String
    /// Where it begins.
    public var start: TextPosition
    /// Its bytes in the file.
    public var bytes: Range<Int>

    public init(path: String, start: TextPosition, bytes: Range<Int>) {
        self.path = path
        self.start = start
        self.bytes = bytes
    }
}
