/// Finds tags and attributes in the bytes of one element of a file, so that an edit changes nothing else.
///
/// A reader has parsed the file before: it is well-formed, and the range is one whole element.
struct ElementScanner {
    let bytes: [UInt8]

    struct Element {
        let name: String
        /// The bytes from `<` to behind the end tag.
        var range: Range<Int>
        /// The start tag, with both its brackets.
        let tag: Range<Int>
        let isEmpty: Bool
        let attributes: [Attribute]

        func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
        subscript(name: String) -> String? { attribute(name)?.text }
    }

    struct Attribute {
        let name: String
        /// The bytes from the blank before its name to behind its closing quote.
        let range: Range<Int>
        /// Between the quotes.
        let value: Range<Int>
        let text: String
    }

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the element that begins at a position; nil if none does.
    func element(at start: Int) -> Element? {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "<"), let tag = tagEnd(start) else { return nil }
        let isEmpty = bytes[tag - 2] == UInt8(ascii: "/")
        var position = start + 1
        while position < tag, !bytes[position].isBlank, bytes[position] != UInt8(ascii: ">"), bytes[position] != UInt8(ascii: "/") {
            position += 1
        }
        return Element(
            name: String(decoding: bytes[start + 1..<position], as: UTF8.self), range: start..<tag, tag: start..<tag, isEmpty: isEmpty,
            attributes: attributes(position..<tag))
    }

    /// Returns the children of the element that takes up a range.
    func children(of range: Range<Int>) -> [Element] {
        guard let outer = element(at: range.lowerBound), !outer.isEmpty, range.upperBound <= bytes.count else { return [] }
        var found: [Element] = []
        var depth = 0
        var position = outer.tag.upperBound
        while position < range.upperBound, let next = bytes[position..<range.upperBound].firstIndex(of: UInt8(ascii: "<")) {
            if starts("<!--", next) || starts("<![CDATA[", next) || starts("<?", next) {
                position = endOfMarkup(next)
            } else if starts("</", next) {
                guard let end = tagEnd(next) else { break }
                depth -= 1
                if depth < 0 { break }
                if depth == 0, let last = found.indices.last { found[last].range = found[last].range.lowerBound..<end }
                position = end
            } else {
                guard let inner = element(at: next) else { break }
                if depth == 0 { found.append(inner) }
                if !inner.isEmpty { depth += 1 }
                position = inner.tag.upperBound
            }
        }
        return found
    }

    private func starts(_ text: StaticString, _ position: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        return bytes[position..<position + count].elementsEqual("\(text)".utf8)
    }

    /// Returns the position behind a comment, a CDATA section or a processing instruction.
    private func endOfMarkup(_ start: Int) -> Int {
        let end: [UInt8] = starts("<!--", start) ? Array("-->".utf8) : starts("<?", start) ? Array("?>".utf8) : Array("]]>".utf8)
        var position = start
        while position + end.count <= bytes.count {
            if bytes[position..<position + end.count].elementsEqual(end) { return position + end.count }
            position += 1
        }
        return bytes.count
    }

    /// Returns the position behind the `>` of the tag that begins at a position. Quoted text may contain a `>` as well.
    private func tagEnd(_ start: Int) -> Int? {
        var quote: UInt8?
        var position = start
        while position < bytes.count {
            let byte = bytes[position]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return position + 1
            }
            position += 1
        }
        return nil
    }

    private func attributes(_ range: Range<Int>) -> [Attribute] {
        var found: [Attribute] = []
        var position = range.lowerBound
        while position < range.upperBound {
            let blank = position
            while position < range.upperBound, bytes[position].isBlank { position += 1 }
            let start = position
            guard let equals = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "=")),
                let open = bytes[equals..<range.upperBound].firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }),
                let close = bytes[(open + 1)..<range.upperBound].firstIndex(of: bytes[open])
            else { break }
            let name = bytes[start..<equals].prefix { !$0.isBlank }
            found.append(
                Attribute(
                    name: String(decoding: name, as: UTF8.self), range: blank..<close + 1, value: open + 1..<close,
                    text: String(decoding: bytes[open + 1..<close], as: UTF8.self)))
            position = close + 1
        }
        return found
    }
}
