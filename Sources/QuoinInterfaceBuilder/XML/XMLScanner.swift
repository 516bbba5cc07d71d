// Interface Builder writes a small part of XML: UTF-8 with a declaration, elements, attributes, comments, a few references. That
// part is read here in one pass, several times as fast as expat calls back, and values stay where they are in the file:
//
//   bytes ──▶ plain? ──▶ scanner ──▶ tree                 every file that Interface Builder wrote
//               └──────────┴───────▶ expat ──▶ tree, or what is wrong     anything else
//
// The scanner reports no errors. It gives up at the first byte that it does not know, and expat reads the file instead.

/// A pass over a document in the part of XML that Interface Builder writes.
struct XMLScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let limits: XMLLimits
    private var position = 0
    private var tree: XMLTree.Draft
    /// The two names that followed each name of an element or attribute last, the later one first; −1 if none has.
    private var successors = [(Int32, Int32)](repeating: (-1, -1), count: 512)
    /// The same for the elements that follow each other.
    private var nextElements = [(Int32, Int32)](repeating: (-1, -1), count: 512)
    private var lastElement: Int32 = 0
    /// The values that are written otherwise than they read; in the pool they follow the file's bytes.
    private var decoded: [UInt8] = []

    /// The draft of a document's tree; nil if the document is beyond the scanner, or beyond the limits.
    static func read(_ bytes: [UInt8], _ limits: XMLLimits) -> XMLTree.Draft? {
        guard bytes.count <= limits.bytes else { return nil }
        let draft: XMLTree.Draft? = bytes.withUnsafeBufferPointer { buffer in
            guard let starts = PlainText.lineStarts(buffer) else { return nil }
            var scanner = XMLScanner(buffer, limits)
            guard scanner.readDocument() else { return nil }
            scanner.tree.lines = LineTable(starts: starts)
            scanner.tree.pool = scanner.decoded
            return scanner.tree
        }
        guard var draft else { return nil }
        // Without copying the file where nothing was decoded.
        let decoded = draft.pool
        draft.pool = bytes
        if !decoded.isEmpty { draft.pool += decoded }
        return draft
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>, _ limits: XMLLimits) {
        self.bytes = bytes
        self.limits = limits
        tree = XMLTree.Draft(size: bytes.count)
    }

    /// The byte at the position; 0, which no plain text contains, at the end.
    private var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

    /// Moves behind a text if it is the next one.
    private mutating func skip(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
        position += count
        return true
    }

    /// Moves behind blanks, and returns whether there were any. Between attributes there is one.
    @inline(__always)
    @discardableResult
    private mutating func skipBlanks() -> Bool {
        guard current.isBlank else { return false }
        position += 1
        if current.isBlank { position = bytes.endOfBlanks(from: position) }
        return true
    }
}

// MARK: - Documents and elements

extension XMLScanner {
    private mutating func readDocument() -> Bool {
        guard readDeclaration(), readBeside(), current == UInt8(ascii: "<"), readStartTag() else { return false }
        while tree.depth > 0 {
            guard readText(), readMarkup() else { return false }
        }
        return readBeside() && position == bytes.count
    }

    /// Reads the declaration as Interface Builder writes it, or in single quotes, as scripts that rewrite its files do.
    private mutating func readDeclaration() -> Bool {
        guard skip("<?xml version=\"1.0\" encoding=\"UTF-8\"") || skip("<?xml version='1.0' encoding='UTF-8'") else { return false }
        _ = skip(" standalone=\"no\"") || skip(" standalone=\"yes\"")
        return skip("?>")
    }

    /// Reads the blanks and comments before and after the root.
    private mutating func readBeside() -> Bool {
        skipBlanks()
        while skip("<!--") {
            guard readComment() else { return false }
            skipBlanks()
        }
        return true
    }

    private mutating func readMarkup() -> Bool {
        guard position + 1 < bytes.count else { return false }
        switch bytes[position + 1] {
        case UInt8(ascii: "/"): return readEndTag()
        case UInt8(ascii: "!"):
            // A text that continues behind a comment has two parts.
            guard skip("<!--"), let name = tree.openName, !tree.keepsText(name) else { return false }
            return readComment()
        default: return readStartTag()
        }
    }

    /// Reads the rest of a comment, which may not contain two hyphens.
    private mutating func readComment() -> Bool {
        let start = position
        while position < bytes.count, position - start < limits.tag {
            if bytes[position] == UInt8(ascii: "-"), skip("--") { return skip(">") }
            position += 1
        }
        return false
    }

    private mutating func readStartTag() -> Bool {
        let start = position
        position += 1
        guard tree.depth < limits.depth, tree.records.count < limits.elements, let name = readElementName() else { return false }
        let first = tree.attributes.count
        guard readAttributes(of: name) else { return false }
        let isEmpty = current == UInt8(ascii: "/")
        if isEmpty { position += 1 }
        guard current == UInt8(ascii: ">"), position - start < limits.tag else { return false }
        position += 1
        if isEmpty {
            tree.addEmpty(name, attributesFrom: first, at: start..<position)
        } else {
            tree.begin(name, attributesFrom: first, at: start, text: position)
        }
        return true
    }

    private mutating func readEndTag() -> Bool {
        position += 2
        // A longer name, or none, is not well-formed: expat reports it.
        guard let name = tree.openName, skip(name: name) else { return false }
        skipBlanks()
        guard current == UInt8(ascii: ">") else { return false }
        position += 1
        tree.finish(at: position)
        return true
    }

    /// Moves behind a name if it is the next one.
    @inline(__always)
    private mutating func skip(name: Int32) -> Bool {
        guard let end = tree.names.end(of: name, at: position, in: bytes) else { return false }
        position = end
        return true
    }

    /// The number of the name at the position, behind another. As a rule it is one of the two names that followed the other one last.
    @inline(__always)
    private mutating func readName(after previous: Int32) -> Int32? {
        while successors.count <= Int(previous) { successors.append((-1, -1)) }
        let (expected, other) = successors[Int(previous)]
        if expected >= 0, skip(name: expected) { return expected }
        guard let name = other >= 0 && skip(name: other) ? other : readName() else { return nil }
        successors[Int(previous)] = (name, expected)
        return name
    }

    /// The number of the name of the element at the position. As a rule it is one of the two that followed the last element before.
    private mutating func readElementName() -> Int32? {
        while nextElements.count <= Int(lastElement) { nextElements.append((-1, -1)) }
        let (expected, other) = nextElements[Int(lastElement)]
        var found: Int32? = expected
        if expected < 0 || !skip(name: expected) {
            found = other >= 0 && skip(name: other) ? other : readName()
            if let found { nextElements[Int(lastElement)] = (found, expected) }
        }
        if let found { lastElement = found }
        return found
    }

    /// The number of the name at the position; nil if there is none.
    private mutating func readName() -> Int32? {
        let start = position
        position = bytes.endOfName(from: start)
        guard position > start, bytes[start].beginsName else { return nil }
        return tree.names.number(of: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[start..<position]))
    }
}

// MARK: - Attributes and text

extension XMLScanner {
    private mutating func readAttributes(of element: Int32) -> Bool {
        let first = tree.attributes.count
        var previous = element
        while skipBlanks(), current != UInt8(ascii: ">"), current != UInt8(ascii: "/") {
            guard let name = readName(after: previous) else { return false }
            previous = name
            skipBlanks()
            guard current == UInt8(ascii: "=") else { return false }
            position += 1
            skipBlanks()
            guard let value = readValue() else { return false }
            if tree.marks & XMLTree.mark(name) != 0, isRepeated(name, from: first) { return false }
            tree.add(XMLTree.AttributeRecord(name: name, value: value))
        }
        return true
    }

    /// Whether an attribute of the last element has a name, or the element has more attributes than are looked at. Few have a dozen.
    private func isRepeated(_ name: Int32, from first: Int) -> Bool {
        tree.attributes.count - first >= 64 || tree.attributes[first...].contains { $0.name == name }
    }

    private mutating func readValue() -> Range<Int>? {
        let quote = current
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        let start = position + 1
        var end = bytes.endOfVerbatim(from: start, quote: quote)
        let isVerbatim = end == bytes.count || !bytes[end].isDecoded
        while end < bytes.count, bytes[end].isDecoded { end = bytes.endOfVerbatim(from: end + 1, quote: quote) }
        guard end < bytes.count, bytes[end] == quote else { return nil }
        position = end + 1
        return isVerbatim ? start..<end : decode(start..<end, blank: 0x20)
    }

    /// Reads the text up to the next tag.
    private mutating func readText() -> Bool {
        let start = position
        skipBlanks()
        // Between most tags there is nothing else.
        let isVerbatim = current == UInt8(ascii: "<") || !readReferences()
        if position < bytes.count, current != UInt8(ascii: "<") { return false }
        guard position < bytes.count, let name = tree.openName else { return false }
        let isKept = tree.keepsText(name) && tree.hasNoChild
        if isVerbatim, !isKept { return true }
        guard let text = isVerbatim ? start..<position : decode(start..<position, blank: nil) else { return false }
        if isKept { tree.text = text }
        return true
    }

    /// Moves to the next tag, or to the end of a section, which only expat knows. Returns whether there is a reference before it.
    private mutating func readReferences() -> Bool {
        var hasReference = false
        while position < bytes.count, current != UInt8(ascii: "<") {
            if current == UInt8(ascii: "&") { hasReference = true }
            if current == UInt8(ascii: "]"), bytes[position...].starts(with: "]]>".utf8) { break }
            position += 1
        }
        return hasReference
    }

    /// Decodes the references in a value, and turns line breaks and tabs into `blank` where one is given.
    private mutating func decode(_ range: Range<Int>, blank: UInt8?) -> Range<Int>? {
        let start = decoded.count
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            if byte == UInt8(ascii: "&") {
                guard let (scalar, end) = reference(at: index, before: range.upperBound) else { return nil }
                decoded += String(scalar).utf8
                index = end
            } else {
                decoded.append(blank.map { byte == 0x0A || byte == 0x09 ? $0 : byte } ?? byte)
                index += 1
            }
        }
        return bytes.count + start..<bytes.count + decoded.count
    }

    /// The character that a reference stands for, and where the reference ends.
    private func reference(at start: Int, before limit: Int) -> (Unicode.Scalar, end: Int)? {
        // The longest is that of a character, &#1114111; with a few zeros in front.
        guard let end = bytes[start..<min(limit, start + 16)].firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = bytes[start + 1..<end]
        guard name.first == UInt8(ascii: "#") else {
            return XMLScanner.entities.first { name.elementsEqual($0.name.utf8) }.map { ($0.scalar, end + 1) }
        }
        let isHexadecimal = name.dropFirst().first == UInt8(ascii: "x")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        // A sign, which the conversion understands, is no digit.
        guard digits.first?.isOfName == true, digits.first != UInt8(ascii: "-"),
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10),
            let scalar = Unicode.Scalar(value), PlainText.isAllowed(scalar)
        else { return nil }
        return (scalar, end + 1)
    }

    private static let entities: [(name: String, scalar: Unicode.Scalar)] = [
        ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"),
    ]
}
