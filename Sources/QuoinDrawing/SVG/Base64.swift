/// The base64 encoding, in which data URLs hold bytes.
package enum Base64 {
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    package static func text(_ bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        result.reserveCapacity((bytes.count + 2) / 3 * 4)
        var index = 0
        while index < bytes.count {
            let left = bytes.count - index
            let word =
                UInt32(bytes[index]) << 16 | (left > 1 ? UInt32(bytes[index + 1]) << 8 : 0) | (left > 2 ? UInt32(bytes[index + 2]) : 0)
            result.append(letters[Int(word >> 18)])
            result.append(letters[Int(word >> 12 & 63)])
            result.append(left > 1 ? letters[Int(word >> 6 & 63)] : UInt8(ascii: "="))
            result.append(left > 2 ? letters[Int(word & 63)] : UInt8(ascii: "="))
            index += 3
        }
        return String(decoding: result, as: UTF8.self)
    }
}
