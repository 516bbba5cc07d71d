/// A replacement of some bytes of a file, which leaves all others as they are.
public struct TextReplacement: Hashable, Sendable {
    /// The offsets of the replaced bytes; empty for an insertion.
    public var bytes: Range<Int>
    /// The position of the first replaced byte.
    public var start: TextPosition
    /// The text that takes their place; empty for a deletion.
    public var text: String

    /// Creates a replacement; `start` is the position of the first of the bytes.
    public init(bytes: Range<Int>, start: TextPosition, text: String) {
        self.bytes = bytes
        self.start = start
        self.text = text
    }
}

extension Collection<TextReplacement> {
    /// Returns the bytes of a file with the replacements made; nil if one lies outside the file, or two overlap.
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
