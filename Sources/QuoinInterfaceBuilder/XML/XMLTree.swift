import QuoinScenes

/// The elements of an XML document in a few flat arrays, with their positions in the file.
///
/// ```text
///   elements    0 document   1 scenes   2 scene   3 objects …      in the order of the file
///                  └ first child ─▶ 1      └ next ─▶ 9             links are indices
///   attributes  id  type  id  x  y …                               an element has a run of them
///   pool        7ad-dH-g05YESheightSizable…                        all values; of a plain file, its own bytes
/// ```
///
/// One object, so that a file of a hundred thousand elements is five arrays, and nothing is released level by level.
final class XMLTree: Sendable {
    struct Record: Sendable {
        var name: Int32
        var parent: Int32
        var firstChild: Int32 = -1
        var next: Int32 = -1
        var firstAttribute: Int32
        var attributeCount: Int32
        /// The marks of the attributes' names.
        var marks: UInt64
        /// The position of the start tag.
        var start: Int
        /// The position just behind the end tag.
        var end: Int
        /// Character data, of the few elements whose data is text.
        var text: Range<Int>
    }

    /// Small, because looking attributes up costs what fetching them from memory does. A file has less than 2 GB.
    struct AttributeRecord: Sendable {
        let name: Int32
        private let start: Int32
        private let end: Int32

        init(name: Int32, value: Range<Int>) {
            self.name = name
            start = Int32(truncatingIfNeeded: value.lowerBound)
            end = Int32(truncatingIfNeeded: value.upperBound)
        }

        var value: Range<Int> { Int(start)..<Int(end) }
    }

    /// The bit that marks a name among those of an element's attributes. Few elements have two names with the same.
    @inline(__always)
    static func mark(_ name: Int32) -> UInt64 { 1 << UInt64(truncatingIfNeeded: name & 63) }

    let records: [Record]
    let attributes: [AttributeRecord]
    let names: NameTable
    let pool: [UInt8]
    /// The file itself, for positions in it.
    let bytes: [UInt8]
    let lines: LineTable

    init(_ draft: Draft, bytes: [UInt8]) {
        records = draft.records
        attributes = draft.attributes
        names = draft.names
        pool = draft.pool
        self.bytes = bytes
        lines = draft.lines ?? LineTable(bytes)
    }

    var root: XMLElement? { records.isEmpty ? nil : XMLElement(tree: self, index: 0) }

    /// Calls a closure with the bytes of a value.
    @inline(__always)
    func withBytes<Result>(_ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        pool.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range])) }
    }

    func string(_ range: Range<Int>) -> String {
        pool.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
    }
}

extension XMLTree {
    /// The number that a plain decimal such as `-12.5` writes; nil for any other text, or one of more digits than a double has for certain.
    ///
    /// Both the digits and the power of ten are exact then, so their quotient is the double nearest to the decimal.
    func decimal(_ range: Range<Int>) -> Double? {
        guard range.count <= 15, !range.isEmpty else { return nil }
        var digits = 0.0, divisor = 1.0, hasPoint = false, last: UInt8 = 0
        let isNegative = pool[range.lowerBound] == UInt8(ascii: "-")
        for index in range.dropFirst(isNegative ? 1 : 0) {
            let byte = pool[index], isPoint = byte == UInt8(ascii: ".")
            // A point stands between digits.
            guard isPoint ? !hasPoint && last != 0 : byte &- UInt8(ascii: "0") < 10 else { return nil }
            last = byte
            if isPoint { hasPoint = true } else { digits = digits * 10 + Double(byte - UInt8(ascii: "0")) }
            if hasPoint, !isPoint { divisor *= 10 }
        }
        guard last != 0, last != UInt8(ascii: ".") else { return nil }
        return isNegative ? -(digits / divisor) : digits / divisor
    }

    /// The elements inside another, in the order of the file.
    func indices(in element: XMLElement) -> Range<Int> {
        let end = element.byteRange.upperBound
        var low = element.index + 1, high = records.count
        while low < high {
            let middle = (low + high) / 2
            if records[middle].start < end { low = middle + 1 } else { high = middle }
        }
        return element.index + 1..<max(element.index + 1, low)
    }
}

/// One element of a tree.
struct XMLElement: Sendable {
    let tree: XMLTree
    let index: Int

    private var record: XMLTree.Record { tree.records[index] }

    var name: String { tree.names.name(record.name) }
    /// The name as one of those that readers ask for; nil if it is another.
    var knownName: XMLName? { XMLName(rawValue: record.name) }
    func isNamed(_ name: XMLName) -> Bool { record.name == name.rawValue }

    var role: ElementRole { knownName?.role ?? .unknown }
    /// The position of the start tag, both numbers counted from 1. Costs a search in the lines of the file.
    var position: TextPosition { tree.lines.position(of: record.start, in: tree.bytes) }
    var line: Int { position.line }
    var column: Int { position.column }
    /// The bytes from the start tag to behind the end tag.
    var byteRange: Range<Int> { record.start..<max(record.start, record.end) }
    var parent: XMLElement? { record.parent < 0 ? nil : XMLElement(tree: tree, index: Int(record.parent)) }

    /// Character data; only that of `string` elements is kept.
    var text: String { tree.string(record.text) }

    /// An attribute's value.
    subscript(name: XMLName) -> String? { value(of: name).map { tree.string($0) } }

    /// The value of an attribute whose name is computed.
    subscript(named name: String) -> String? { value(named: name).map { tree.string($0) } }

    /// The range of an attribute's value in the pool.
    func value(of name: XMLName) -> Range<Int>? { value(numbered: name.rawValue) }

    /// The range of the value of an attribute whose name is computed.
    func value(named name: String) -> Range<Int>? { tree.names.number(of: name).flatMap { value(numbered: $0) } }

    /// Most attributes that are asked for are not there.
    @inline(__always)
    private func value(numbered name: Int32) -> Range<Int>? {
        tree.records[index].marks & XMLTree.mark(name) == 0 ? nil : found(name)
    }

    private func found(_ name: Int32) -> Range<Int>? {
        tree.attributes.withUnsafeBufferPointer { all in
            for index in attributes where all[index].name == name { return all[index].value }
            return nil
        }
    }

    /// The positions of its attributes among those of the document.
    private var attributes: Range<Int> {
        let first = Int(record.firstAttribute)
        return first..<first + Int(record.attributeCount)
    }

    /// Whether it has a key, without making a string of the attribute.
    func isKeyed(_ key: String) -> Bool {
        guard let range = value(of: .key), range.count == key.utf8.count else { return false }
        var key = key
        return key.withUTF8 { key in tree.pool.withUnsafeBufferPointer { $0[range].elementsEqual(key) } }
    }

    var attributeNames: [String] { attributes.map { tree.names.name(tree.attributes[$0].name) } }

    /// The elements in it, in order.
    var children: Children { Children(tree: tree, upcoming: record.firstChild) }

    struct Children: Sequence, IteratorProtocol {
        let tree: XMLTree
        var upcoming: Int32

        mutating func next() -> XMLElement? {
            guard upcoming >= 0 else { return nil }
            let element = XMLElement(tree: tree, index: Int(upcoming))
            upcoming = tree.records[Int(upcoming)].next
            return element
        }
    }

    /// The first child with a name, and with a key where one is given.
    func child(_ name: XMLName, key: String? = nil) -> XMLElement? {
        children.first { child in child.isNamed(name) && key.map { child.isKeyed($0) } ?? true }
    }

    /// The first child with that key, whatever its name.
    func child(key: String) -> XMLElement? { children.first { $0.isKeyed(key) } }
}

extension XMLElement {
    func number(_ name: XMLName) -> Double? { value(of: name).flatMap { number(at: $0) } }

    func number(named name: String) -> Double? { value(named: name).flatMap { number(at: $0) } }

    private func number(at range: Range<Int>) -> Double? {
        guard let number = tree.decimal(range) ?? Double(tree.string(range)) else { return nil }
        return XMLElement.isPossible(number) ? number : nil
    }

    /// Whether a number is at most 1e9. No screen is larger, and sums and products of such numbers are exact to a fraction of a point.
    static func isPossible(_ number: Double) -> Bool { abs(number) <= 1e9 }

    /// `YES` or `NO`.
    func flag(_ name: XMLName) -> Bool? { value(of: name).map { tree.pool[$0].elementsEqual("YES".utf8) } }

    func flag(named name: String) -> Bool? { value(named: name).map { tree.pool[$0].elementsEqual("YES".utf8) } }

    var id: String? { self[.id] }
}
