/// Bytes of a file to replace by other ones; all others stay as they are.
public struct TextReplacement: Hashable, Sendable {
    /// The bytes that go; empty: only text is added.
    public var bytes: Range<Int>
    /// The place of the first of them.
    public var start: TextPosition
    /// The text that comes in their place.
    public var text: String

    public init(bytes: Range<Int>, start: TextPosition, text: String) {
        self.bytes = bytes
        self.start = start
        self.text = text
    }
}

extension Collection<TextReplacement> {
    /// The bytes of a file with the replacements made. Nil: one lies outside the file, or two overlap.
    ///
    /// ```swift
    /// let mended = finding.fix?.replacements.applied(to: bytes)
    /// ```
    public func applied(to file: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        var position = 0
        for replacement in sorted(by: { $0.bytes.lowerBound < $1.bytes.lowerBound }) {
            guard replacement.bytes.lowerBound >= position, replacement.bytes.upperBound <= file.count else { return nil }
            result += file[position..<replacement.bytes.lowerBound]
            result += replacement.text.utf8
            position = replacement.bytes.upperBound
        }
        return result + file[position...]
    }
}
