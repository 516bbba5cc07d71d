/// A value of a ``JSONText``: the index of its token, cheap to pass around.
package struct JSONValue: Sendable {
    package enum Kind: UInt8, Hashable, Sendable {
        case null, bool, number, string, list, object
        /// A string with escapes in it.
        case escapedString
    }

    let text: JSONText
    let index: Int

    var token: JSONText.Token { text.tokens[index] }

    /// The kind of value. A string with escapes is a string.
    package var kind: Kind { token.kind == .escapedString ? .string : token.kind }

    /// The kind in words, for messages.
    package var kindName: String {
        switch kind {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string, .escapedString: "a string"
        case .list: "a list"
        case .object: "an object"
        }
    }

    package var isNull: Bool { kind == .null }

    package var bool: Bool? { kind == .bool ? text.bytes[Int(token.start)] == UInt8(ascii: "t") : nil }

    /// The value as a number; nil if it is not one, or is too large for a double.
    package var number: Double? {
        guard kind == .number, let value = Double(raw), value.isFinite else { return nil }
        return value
    }

    package var string: String? {
        switch token.kind {
        case .string: raw
        case .escapedString: unescaped
        default: nil
        }
    }

    /// The elements of a list; empty for any other value.
    package var elements: Children { Children(text: text, position: index + 1, end: kind == .list ? Int(token.next) : index) }

    /// The names and values of an object, in the order of the text; empty for any other value.
    package var members: Members {
        Members(names: Children(text: text, position: index + 1, end: kind == .object ? Int(token.next) : index))
    }

    /// The value with the given name, the first if there are several.
    package subscript(name: String) -> JSONValue? { members.first { $0.name.string == name }?.value }

    /// The offsets of the value's bytes in the text; those of a string include its quotes.
    package var byteRange: Range<Int> {
        let isString = kind == .string
        return Int(token.start) - (isString ? 1 : 0)..<Int(token.end) + (isString ? 1 : 0)
    }

    /// The position of the value in the text. O(bytes before it).
    package var position: TextPosition { TextPosition(of: byteRange.lowerBound, in: text.bytes) }

    private var raw: String { String(decoding: text.bytes[Int(token.start)..<Int(token.end)], as: UTF8.self) }

    /// The values of a list one after the other.
    package struct Children: Sequence, IteratorProtocol {
        let text: JSONText
        var position: Int
        let end: Int

        package mutating func next() -> JSONValue? {
            guard position < end else { return nil }
            defer { position = Int(text.tokens[position].next) }
            return JSONValue(text: text, index: position)
        }
    }

    /// The members of an object one after the other.
    package struct Members: Sequence, IteratorProtocol {
        var names: Children

        package mutating func next() -> (name: JSONValue, value: JSONValue)? {
            guard let name = names.next(), let value = names.next() else { return nil }
            return (name, value)
        }
    }
}

extension JSONValue {
    /// The value of a hexadecimal digit; nil for other bytes.
    static func digit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 0x30
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte) - 0x57
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte) - 0x37
        default: nil
        }
    }

    /// The string with its escapes replaced; half a surrogate pair becomes the replacement character.
    private var unescaped: String {
        var result = String.UnicodeScalarView()
        var plain = Int(token.start)
        var index = plain
        func flush(to end: Int) {
            result.append(contentsOf: String(decoding: text.bytes[plain..<end], as: UTF8.self).unicodeScalars)
        }
        while index < Int(token.end) {
            guard text.bytes[index] == UInt8(ascii: "\\") else {
                index += 1
                continue
            }
            flush(to: index)
            let (scalar, length) = escape(at: index)
            result.append(scalar)
            index += length
            plain = index
        }
        flush(to: index)
        return String(result)
    }

    /// The scalar that the escape at an index stands for, and the escape's length in bytes.
    private func escape(at index: Int) -> (Unicode.Scalar, Int) {
        let byte = text.bytes[index + 1]
        switch byte {
        case UInt8(ascii: "b"): return ("\u{8}", 2)
        case UInt8(ascii: "f"): return ("\u{C}", 2)
        case UInt8(ascii: "n"): return ("\n", 2)
        case UInt8(ascii: "r"): return ("\r", 2)
        case UInt8(ascii: "t"): return ("\t", 2)
        case UInt8(ascii: "u"): break
        default: return (Unicode.Scalar(byte), 2)
        }
        let first = unit(at: index) ?? 0
        if first & 0xFC00 == 0xD800, let second = unit(at: index + 6), second & 0xFC00 == 0xDC00 {
            return (Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + (second & 0x3FF)) ?? "\u{FFFD}", 12)
        }
        return (Unicode.Scalar(first) ?? "\u{FFFD}", 6)
    }

    /// The code unit of `\uXXXX` at an index, if that is what is there.
    private func unit(at index: Int) -> UInt32? {
        guard index + 6 <= Int(token.end), text.bytes[index] == UInt8(ascii: "\\"), text.bytes[index + 1] == UInt8(ascii: "u")
        else { return nil }
        var value: UInt32 = 0
        for offset in 2..<6 {
            guard let digit = JSONValue.digit(text.bytes[index + offset]) else { return nil }
            value = value << 4 | digit
        }
        return value
    }
}
