/// A JSON text that was checked completely, as a list of tokens over its bytes.
///
/// ```text
///   {"a": [1, 2]}        tokens   { "a" [ 1 2        in the order of the text
///                        next     6  2  5 4 5        the first token behind the value: skipping is one step
/// ```
///
/// Nothing is copied, and the tokens are not nested: a list a million deep would be a million tokens in a row. Strings and
/// numbers are decoded when they are asked for. The limits keep a hostile text from using more than a fixed amount of
/// memory.
///
/// ```swift
/// let text = try JSONText(bytes)
/// for (name, value) in text.root.members { print(name, value.position.line) }
/// ```
package struct JSONText: Sendable {
    /// The limits on a text's size and depth.
    package struct Limits: Hashable, Sendable {
        package var bytes: Int
        package var depth: Int
        package var values: Int

        package init(bytes: Int = 64 << 20, depth: Int = 128, values: Int = 16 << 20) {
            self.bytes = min(bytes, Int(UInt32.max))
            self.depth = depth
            self.values = values
        }
    }

    struct Token {
        var kind: JSONValue.Kind
        /// The offset of the first byte; a string's quotes are not counted.
        var start: UInt32
        var end: UInt32
        /// The first token that is no longer part of this value.
        var next: UInt32
    }

    /// The text as it was given.
    package let bytes: [UInt8]
    let tokens: [Token]

    /// Checks a text and finds its tokens. Linear in the bytes.
    package init(_ bytes: [UInt8], limits: Limits = Limits()) throws(JSONError) {
        guard bytes.count <= limits.bytes else {
            throw JSONError(reason: .tooLong(limits.bytes), position: TextPosition(line: 1, column: 1))
        }
        if let offset = bytes.firstBadEncoding {
            throw JSONError(reason: .badEncoding, position: TextPosition(of: offset, in: bytes))
        }
        var parser = JSONParser(limits)
        do throws(JSONParser.Failure) {
            try bytes.withUnsafeBufferPointer { buffer throws(JSONParser.Failure) in try parser.parse(buffer) }
        } catch {
            throw JSONError(reason: error.reason, position: TextPosition(of: error.offset, in: bytes))
        }
        self.bytes = bytes
        tokens = parser.tokens
    }

    /// The topmost value.
    package var root: JSONValue { JSONValue(text: self, index: 0) }
}

extension [UInt8] {
    /// The offset of the first byte that is not UTF-8; nil if all are.
    var firstBadEncoding: Int? {
        withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                if bytes[index] < 0x80 {
                    index += 1
                } else if let length = sequenceLength(bytes, index) {
                    index += length
                } else {
                    return index
                }
            }
            return nil
        }
    }
}

/// The length of a well-formed sequence of two to four bytes, or nil (Unicode, table 3-7).
private func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
    let first = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return nil }
    return length
}
