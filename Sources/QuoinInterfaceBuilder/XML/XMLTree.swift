/// The elements of an XML document in a few flat arrays, with the place of each in its file.
///
/// ```text
///   elements    0 document   1 scenes   2 scene   3 objects …      in the order of the file
///                  └ first child ─▶ 1      └ next ─▶ 9             links are indices
///   attributes  id  type  id  x  y …                               an element has a run of them
///   pool        7ad-dH-g05YESheightSizable…                        all values, one after the other
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
        var line: Int32
        var column: Int32
        /// The position of the start tag.
        var start: Int
        /// Just behind the end tag.
        var end: Int
        /// Character data, of the few elements whose data is text.
        var text: Range<Int>
    }

    struct AttributeRecord: Sendable {
        var name: Int32
        var value: Range<Int>
    }

    /// The arrays while they grow.
    struct Draft {
        var records: [Record] = []
        var attributes: [AttributeRecord] = []
        var names: [String] = []
        var pool: [UInt8] = []
    }

    let records: [Record]
    let attributes: [AttributeRecord]
    let names: [String]
    let pool: [UInt8]
    /// The file itself, for the places of attributes.
    let bytes: [UInt8]

    init(_ draft: Draft, bytes: [UInt8]) {
        records = draft.records
        attributes = draft.attributes
        names = draft.names
        pool = draft.pool
        self.bytes = bytes
    }

    var root: XMLElement? { records.isEmpty ? nil : XMLElement(tree: self, index: 0) }

    func string(_ range: Range<Int>) -> String {
        pool.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
    }
}

extension XMLTree {
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

    var name: String { tree.names[Int(record.name)] }
    var line: Int { Int(record.line) }
    /// Counted from 1.
    var column: Int { Int(record.column) }
    /// From the start tag to behind the end tag.
    var byteRange: Range<Int> { record.start..<max(record.start, record.end) }
    var parent: XMLElement? { record.parent < 0 ? nil : XMLElement(tree: tree, index: Int(record.parent)) }

    /// Character data; only that of `string` elements is kept.
    var text: String { tree.string(record.text) }

    /// An attribute's value.
    subscript(name: String) -> String? {
        let record = record
        let first = Int(record.firstAttribute)
        for index in first..<first + Int(record.attributeCount) where tree.names[Int(tree.attributes[index].name)] == name {
            return tree.string(tree.attributes[index].value)
        }
        return nil
    }

    var attributeNames: [String] {
        let first = Int(record.firstAttribute)
        return (first..<first + Int(record.attributeCount)).map { tree.names[Int(tree.attributes[$0].name)] }
    }

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

    /// The first child of a name, and of a key where one is given.
    func child(_ name: String, key: String? = nil) -> XMLElement? {
        children.first { $0.name == name && (key == nil || $0["key"] == key) }
    }

    /// The first child with that key, whatever its name.
    func child(key: String) -> XMLElement? { children.first { $0["key"] == key } }
}

extension XMLElement {
    func number(_ name: String) -> Double? { self[name].flatMap { Double($0) }.flatMap { XMLElement.isPossible($0) ? $0 : nil } }

    /// No screen is larger; and sums and products of such numbers still are exact to a fraction of a point.
    static func isPossible(_ number: Double) -> Bool { abs(number) <= 1e9 }

    /// `YES` or `NO`.
    func flag(_ name: String) -> Bool? { self[name].map { $0 == "YES" } }

    var id: String? { self["id"] }
}
