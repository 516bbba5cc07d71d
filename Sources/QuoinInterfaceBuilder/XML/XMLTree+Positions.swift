import QuoinScenes

// Where attributes stand. Rarely asked for, so they are looked up in the file's bytes instead of being kept.

extension XMLElement {
    /// An attribute in the file, from its name to behind the closing quote; nil if it has none of that name, or the file is
    /// not in an encoding that contains ASCII.
    func byteRange(ofAttribute name: String) -> Range<Int>? {
        let bytes = tree.bytes
        var position = byteRange.lowerBound
        guard position < bytes.count, bytes[position] == UInt8(ascii: "<") else { return nil }
        position += 1
        while position < bytes.count, !bytes[position].isBlank, bytes[position] != UInt8(ascii: ">") { position += 1 }
        while let range = attribute(from: position, in: bytes) {
            if bytes[range].prefix(while: { $0 != UInt8(ascii: "=") && !$0.isBlank }).elementsEqual(name.utf8) { return range }
            position = range.upperBound
        }
        return nil
    }

    /// The position of an attribute, for messages.
    func position(ofAttribute name: String) -> TextPosition? {
        guard let range = byteRange(ofAttribute: name) else { return nil }
        return tree.lines.position(of: range.lowerBound, in: tree.bytes)
    }

    private func attribute(from start: Int, in bytes: [UInt8]) -> Range<Int>? {
        var position = start
        while position < bytes.count, bytes[position].isBlank { position += 1 }
        let first = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "=") {
            if bytes[position] == UInt8(ascii: ">") || bytes[position] == UInt8(ascii: "/") { return nil }
            position += 1
        }
        position += 1
        while position < bytes.count, bytes[position].isBlank { position += 1 }
        guard position < bytes.count else { return nil }
        let quote = bytes[position]
        guard let end = bytes[(position + 1)...].firstIndex(of: quote) else { return nil }
        return first..<end + 1
    }
}

extension UInt8 {
    /// Whether it is a blank or a line break in XML.
    var isBlank: Bool { self <= 0x20 && (self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09) }
}
