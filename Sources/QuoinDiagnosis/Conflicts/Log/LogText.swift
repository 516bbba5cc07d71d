/// A piece of a log as bytes, with the operations that the parsers of descriptions share.
typealias LogText = ArraySlice<UInt8>

/// The error for a description that cannot be parsed, with what was expected.
struct LogExpectation: Error {
    var text: String

    init(_ text: String) { self.text = text }
}

extension LogText {
    var string: String { String(decoding: self, as: UTF8.self) }

    func hasPrefix(_ prefix: String) -> Bool { starts(with: prefix.utf8) }

    func hasSuffix(_ suffix: String) -> Bool { reversed().starts(with: suffix.utf8.reversed()) }

    /// The text without blanks around it.
    var trimmed: LogText {
        var text = self
        while let first = text.first, first.isSpacing { text.removeFirst() }
        while let last = text.last, last.isSpacing { text.removeLast() }
        return text
    }

    /// The offset of the first occurrence.
    func firstOccurrence(of words: String, from start: Int? = nil) -> Int? {
        let words = Array(words.utf8)
        guard let first = words.first else { return nil }
        return self[(start ?? startIndex)...].indices.first { self[$0] == first && self[$0...].starts(with: words) }
    }

    /// The offset of the last occurrence.
    func lastOccurrence(of words: String) -> Int? {
        let words = Array(words.utf8)
        guard let first = words.first else { return nil }
        return indices.last { self[$0] == first && self[$0...].starts(with: words) }
    }

    /// A number, with blanks between its sign and its digits; what is not a number at all: nil.
    var number: Double? {
        var text = trimmed
        guard let first = text.first else { return nil }
        let isSigned = first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
        if isSigned { text = text.dropFirst().trimmed }
        guard let start = text.first, start.isDigit || start == UInt8(ascii: ".") || start | 0x20 == UInt8(ascii: "i"), text.count < 400
        else {
            return nil
        }
        guard let value = Double(text.string), !value.isNaN else { return nil }
        return first == UInt8(ascii: "-") ? -value : value
    }

    /// The text with line breaks as blanks or as nothing, and without the escapes of a property list.
    func unescaped(joiningLinesWith joiner: [UInt8]) -> LogText {
        var result: [UInt8] = []
        result.reserveCapacity(count)
        var index = startIndex
        while index < endIndex {
            let byte = self[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                while index < endIndex, self[index].isSpacing || self[index] == UInt8(ascii: "\n") { index += 1 }
                result += joiner
            case UInt8(ascii: "\\") where index < endIndex: index = unescape(index, &result)
            default: result.append(byte)
            }
        }
        return result[...]
    }

    /// Decodes the escape after a backslash.
    private func unescape(_ start: Int, _ result: inout [UInt8]) -> Int {
        let escape = self[start]
        let digits = self[(start + 1)...].prefix(4)
        if escape | 0x20 == UInt8(ascii: "u"), digits.count == 4, digits.allSatisfy(\.isHexDigit),
            let scalar = UInt32(digits.string, radix: 16).flatMap(Unicode.Scalar.init)
        {
            result += Array(String(Character(scalar)).utf8)
            return start + 5
        }
        result.append(escape == UInt8(ascii: "n") || escape == UInt8(ascii: "t") ? UInt8(ascii: " ") : escape)
        return start + 1
    }
}

extension UInt8 {
    var isSpacing: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
