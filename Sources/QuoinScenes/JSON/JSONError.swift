/// The reason why a text is not JSON, and its position.
///
/// ```swift
/// do {
///     let text = try JSONText(Array("{\"a\": 1,}".utf8))
/// } catch {
///     print(error)      // 1:9: expected a name in quotes, found "}"
/// }
/// ```
package struct JSONError: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// Something else was due here.
        case expected(String, found: UInt8?)
        /// A backslash followed by a character that JSON does not define.
        case badEscape
        /// A number in a form that JSON does not allow, such as `01` or `1.`.
        case badNumber
        /// A control character inside a string.
        case controlCharacter(UInt8)
        /// Bytes that are not UTF-8.
        case badEncoding
        /// Objects and lists deeper than the limit.
        case tooDeep(Int)
        /// More bytes than the limit.
        case tooLong(Int)
        /// More values than the limit.
        case tooMany(Int)
    }

    package let reason: Reason
    package let position: TextPosition
}

extension JSONError: CustomStringConvertible {
    package var description: String { "\(position.line):\(position.column): \(message)" }

    /// A description of the error, without its position.
    package var message: String {
        switch reason {
        case .expected(let what, let found): "expected \(what), found \(JSONError.name(found))"
        case .badEscape: "unknown escape in a string: write \\\\ for a backslash, \\\" for a quote, \\uXXXX for a character"
        case .badNumber: "not a number as JSON writes it: no leading zeros or plus sign, digits on both sides of the point"
        case .controlCharacter(let byte): "control character \(byte) in a string: write it as \\u\(JSONError.hexadecimal(byte))"
        case .badEncoding: "not UTF-8: save the file in that encoding"
        case .tooDeep(let limit): "objects and lists are nested deeper than \(limit)"
        case .tooLong(let limit): "the text is longer than \(limit) bytes"
        case .tooMany(let limit): "the text has more than \(limit) values"
        }
    }

    private static func name(_ byte: UInt8?) -> String {
        guard let byte else { return "the end of the text" }
        if byte > 0x20 && byte < 0x7F { return "\"\(Character(Unicode.Scalar(byte)))\"" }
        return byte == 0x20 || byte == 0x0A ? "a blank" : "byte \(byte)"
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}
