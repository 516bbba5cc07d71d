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
        guard bytes.count <= limits.bytes else {
            throw DocumentError("larger than \(limits.bytes >> 20) MB, which no file of Interface Builder is")
        }
        guard let parser = XML_ParserCreate(nil) else { throw DocumentError("no memory for reading") }
        defer { XML_ParserFree(parser) }
        let state = XMLState(parser, limits)
        state.connect()
        if let error = state.feed(bytes) { throw error }
        return XMLTree(state.tree, bytes: bytes)
    }
}

/// The state of the parser while a document is being read.
private final class XMLState {
    let parser: XML_Parser
    let limits: XMLLimits
    var tree = XMLTree.Draft()
    private var nameIDs: [String: Int32] = [:]
    private var open: [Int32] = []
    /// The last child of each open element.
    private var lastChild: [Int32] = []
    private var refusal: String?

    init(_ parser: XML_Parser, _ limits: XMLLimits) {
        self.parser = parser
        self.limits = limits
    }

    /// The parser calls back with this object, which outlives it.
    func connect() {
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser,
            { data, name, attributes in XMLState.of(data)?.start(name, attributes) },
            { data, _ in XMLState.of(data)?.end() })
        XML_SetCharacterDataHandler(parser) { data, text, count in XMLState.of(data)?.characters(text, Int(count)) }
        XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, hasDeclarations in
            if hasDeclarations != 0 { XMLState.of(data)?.refuse("declares entities or attributes of its own, which is not allowed") }
        }
    }

    private static func of(_ data: UnsafeMutableRawPointer?) -> XMLState? {
        data.map { Unmanaged<XMLState>.fromOpaque($0).takeUnretainedValue() }
    }

    func feed(_ bytes: [UInt8]) -> DocumentError? {
        let chunk = 1 << 16
        var position = 0
        repeat {
            let count = min(chunk, bytes.count - position)
            let isLast = position + count == bytes.count
            let status = bytes[position..<position + count].withUnsafeBytes {
                XML_Parse(parser, $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(count), isLast ? 1 : 0)
            }
            guard status == XML_STATUS_OK else { return error(refusal ?? parserMessage) }
            position += count
            // What was fed and not understood yet is one token.
            let waiting = position - max(0, Int(XML_GetCurrentByteIndex(parser)))
            if waiting > limits.tag { return error("a tag is longer than \(limits.tag >> 20) MB") }
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

    private func refuse(_ message: String) {
        refusal = refusal ?? message
        XML_StopParser(parser, 0)
    }
}

// MARK: - Events

extension XMLState {
    private func start(_ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
        guard refusal == nil, let name else { return }
        guard open.count < limits.depth else { return refuse("elements are nested deeper than \(limits.depth) levels") }
        guard tree.records.count < limits.elements else { return refuse("more than \(limits.elements) elements") }
        let index = Int32(tree.records.count)
        let first = Int32(tree.attributes.count)
        read(attributes)
        tree.records.append(
            XMLTree.Record(
                name: id(name), parent: open.last ?? -1, firstAttribute: first, attributeCount: Int32(tree.attributes.count) - first,
                line: Int32(clamping: XML_GetCurrentLineNumber(parser)),
                column: Int32(clamping: XML_GetCurrentColumnNumber(parser) + 1), start: Int(XML_GetCurrentByteIndex(parser)), end: 0,
                text: tree.pool.count..<tree.pool.count))
        if let parent = open.last, let before = lastChild.last {
            if before < 0 { tree.records[Int(parent)].firstChild = index } else { tree.records[Int(before)].next = index }
            lastChild[lastChild.count - 1] = index
        }
        open.append(index)
        lastChild.append(-1)
    }

    private func read(_ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
        guard var pair = attributes else { return }
        while let name = pair[0], let value = pair[1] {
            let start = tree.pool.count
            var byte = value
            while byte.pointee != 0 {
                tree.pool.append(UInt8(bitPattern: byte.pointee))
                byte += 1
            }
            tree.attributes.append(XMLTree.AttributeRecord(name: id(name), value: start..<tree.pool.count))
            pair += 2
        }
    }

    private func end() {
        guard refusal == nil, let index = open.popLast() else { return }
        lastChild.removeLast()
        tree.records[Int(index)].end = Int(XML_GetCurrentByteIndex(parser)) + Int(XML_GetCurrentByteCount(parser))
    }

    /// Indentation is most of the character data there is, so only the text of `string` elements is kept.
    private func characters(_ text: UnsafePointer<CChar>?, _ count: Int) {
        guard refusal == nil, let text, count > 0, let index = open.last, lastChild.last == -1 else { return }
        guard tree.names[Int(tree.records[Int(index)].name)].hasSuffix("tring") else { return }
        text.withMemoryRebound(to: UInt8.self, capacity: count) {
            tree.pool.append(contentsOf: UnsafeBufferPointer(start: $0, count: count))
        }
        let start = tree.records[Int(index)].text.lowerBound
        tree.records[Int(index)].text = start..<tree.pool.count
    }

    private func id(_ name: UnsafePointer<CChar>) -> Int32 {
        let name = String(cString: name)
        if let known = nameIDs[name] { return known }
        let new = Int32(tree.names.count)
        nameIDs[name] = new
        tree.names.append(name)
        return new
    }
}
