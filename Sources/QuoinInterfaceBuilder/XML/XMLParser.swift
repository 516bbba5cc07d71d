import CExpat
import QuoinScenes

// The only file that touches expat. Bytes go in by chunks, elements come out into the flat arrays of a tree.

/// The limits on a file. Interface Builder's own are far below; a file above them is hostile or no such file.
struct XMLLimits: Sendable {
    var bytes = 64 << 20
    var elements = 1_000_000
    /// Views nest two levels each.
    var depth = 2_000
    /// A tag with all its attributes.
    var tag = 4 << 20
}

extension XMLTree {
    /// Reads a document.
    ///
    /// Declarations of entities and default attributes, which let a small file grow without bounds, are refused: Interface
    /// Builder writes none. O(bytes).
    static func read(_ bytes: [UInt8], limits: XMLLimits = XMLLimits()) throws(DocumentError) -> XMLTree {
        if let draft = XMLScanner.read(bytes, limits) { return XMLTree(draft, bytes: bytes) }
        return try parse(bytes, limits: limits)
    }

    /// Reads any document with expat, which knows all of XML and says what is wrong with a file.
    static func parse(_ bytes: [UInt8], limits: XMLLimits = XMLLimits()) throws(DocumentError) -> XMLTree {
        guard bytes.count <= limits.bytes else {
            throw DocumentError("larger than \(limits.bytes >> 20) MB, which no file of Interface Builder is")
        }
        guard let parser = XML_ParserCreate(nil) else { throw DocumentError("no memory for reading") }
        defer { XML_ParserFree(parser) }
        var state = XMLState(parser, limits, size: bytes.count)
        if let error = withUnsafeMutablePointer(to: &state, { XMLState.feed(bytes, to: $0) }) { throw error }
        return XMLTree(state.tree, bytes: bytes)
    }
}

/// The state of the parser while a document is being read. The parser calls back with a pointer to it, as C does: a class would have
/// each of a million accesses checked for overlaps.
private struct XMLState {
    let parser: XML_Parser
    let limits: XMLLimits
    var tree: XMLTree.Draft
    private var hearsText = false
    private var refusal: String?

    init(_ parser: XML_Parser, _ limits: XMLLimits, size: Int) {
        self.parser = parser
        self.limits = limits
        tree = XMLTree.Draft(size: size)
        tree.pool.reserveCapacity(size / 3)
    }

    private static func connect(_ state: UnsafeMutablePointer<XMLState>) {
        let parser = state.pointee.parser
        XML_SetUserData(parser, state)
        XML_SetElementHandler(
            parser,
            { data, name, attributes in XMLState.at(data)?.pointee.start(name, attributes) },
            { data, _ in XMLState.at(data)?.pointee.end() })
        XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, hasDeclarations in
            if hasDeclarations != 0 {
                XMLState.at(data)?.pointee.refuse("declares entities or attributes of its own, which is not allowed")
            }
        }
    }

    private static func at(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<XMLState>? {
        data?.assumingMemoryBound(to: XMLState.self)
    }

    /// Whether bytes are not a text: a zero is among the first of them, and they are not UTF-16.
    private static func isBinary(_ bytes: [UInt8]) -> Bool {
        let looksLikeUTF16 = bytes.prefix(2).contains { $0 == 0 || $0 >= 0xFE }
        return !looksLikeUTF16 && bytes.prefix(8000).contains(0)
    }

    static func feed(_ bytes: [UInt8], to state: UnsafeMutablePointer<XMLState>) -> DocumentError? {
        guard !isBinary(bytes) else { return DocumentError("a binary file, not the XML that Interface Builder writes") }
        connect(state)
        let parser = state.pointee.parser, mostOfTag = state.pointee.limits.tag
        let chunk = 1 << 16
        var position = 0
        repeat {
            let count = min(chunk, bytes.count - position)
            let isLast = position + count == bytes.count
            let status = bytes[position..<position + count].withUnsafeBytes {
                XML_Parse(parser, $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(count), isLast ? 1 : 0)
            }
            guard status == XML_STATUS_OK else { return state.pointee.error(state.pointee.refusal ?? state.pointee.parserMessage) }
            position += count
            // What was fed and not understood yet is one token.
            let waiting = position - max(0, Int(XML_GetCurrentByteIndex(parser)))
            if waiting > mostOfTag { return state.pointee.error("a tag is longer than \(mostOfTag >> 20) MB") }
        } while position < bytes.count
        return nil
    }

    private func error(_ message: String) -> DocumentError {
        DocumentError(
            message, line: Int(XML_GetCurrentLineNumber(parser)), column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
    }

    private var parserMessage: String {
        let code = XML_GetErrorCode(parser)
        let words = XML_ErrorString(code).map { String(cString: $0) } ?? "error \(code.rawValue)"
        return "not well-formed XML: \(words)"
    }

    private mutating func refuse(_ message: String) {
        refusal = refusal ?? message
        XML_StopParser(parser, 0)
    }
}

// MARK: - Events

extension XMLState {
    private mutating func start(_ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
        guard refusal == nil, let name else { return }
        guard tree.depth < limits.depth else { return refuse("elements are nested deeper than \(limits.depth) levels") }
        guard tree.records.count < limits.elements else { return refuse("more than \(limits.elements) elements") }
        let first = tree.attributes.count
        read(attributes)
        let number = tree.names.number(of: name)
        tree.begin(number, attributesFrom: first, at: Int(XML_GetCurrentByteIndex(parser)), text: tree.pool.count)
        hearText(tree.keepsText(number))
    }

    private mutating func read(_ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
        guard var pair = attributes else { return }
        while let name = pair[0], let value = pair[1] {
            let start = tree.pool.count
            var count = 0
            while value[count] != 0 { count += 1 }
            value.withMemoryRebound(to: UInt8.self, capacity: count) {
                tree.pool.append(contentsOf: UnsafeBufferPointer(start: $0, count: count))
            }
            tree.add(XMLTree.AttributeRecord(name: tree.names.number(of: name), value: start..<tree.pool.count))
            pair += 2
        }
    }

    private mutating func end() {
        guard refusal == nil else { return }
        tree.finish(at: Int(XML_GetCurrentByteIndex(parser)) + Int(XML_GetCurrentByteCount(parser)))
        hearText(false)
    }

    /// Makes the parser skip the text.
    private mutating func hearText(_ hears: Bool) {
        guard hears != hearsText else { return }
        hearsText = hears
        if hears {
            XML_SetCharacterDataHandler(parser) { data, text, count in XMLState.at(data)?.pointee.characters(text, Int(count)) }
        } else {
            XML_SetCharacterDataHandler(parser, nil)
        }
    }

    private mutating func characters(_ text: UnsafePointer<CChar>?, _ count: Int) {
        guard refusal == nil, let text, count > 0 else { return }
        text.withMemoryRebound(to: UInt8.self, capacity: count) {
            tree.pool.append(contentsOf: UnsafeBufferPointer(start: $0, count: count))
        }
        tree.text = tree.text.lowerBound..<tree.pool.count
    }
}
