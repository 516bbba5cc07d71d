extension XMLTree {
    /// The arrays while they grow, and the elements that are open.
    struct Draft {
        private(set) var records: [Record] = []
        private(set) var attributes: [AttributeRecord] = []
        var names = NameTable.known
        var pool: [UInt8] = []
        /// The places of the lines; nil while they are still to be found.
        var lines: LineTable?
        private var open: [Int32] = []
        /// The last child of each open element.
        private var lastChild: [Int32] = []

        /// Makes the arrays as large as files of Interface Builder with that number of bytes need them.
        init(size: Int) {
            records.reserveCapacity(size / 96)
            attributes.reserveCapacity(size / 32)
        }

        /// The number of elements around the next one.
        var depth: Int { open.count }

        /// Whether nothing is in the innermost open element yet.
        var hasNoChild: Bool { lastChild.last == -1 }

        /// The number of the innermost open element's name; nil if none is open.
        var openName: Int32? { open.last.map { records[Int($0)].name } }

        mutating func add(_ attribute: AttributeRecord) { attributes.append(attribute) }

        /// Opens an element whose attributes, all from the index given on, were added.
        mutating func begin(_ name: Int32, attributesFrom first: Int, at start: Int, text: Int) {
            let index = Int32(records.count)
            records.append(
                Record(
                    name: name, parent: open.last ?? -1, firstAttribute: Int32(first), attributeCount: Int32(attributes.count - first),
                    start: start, end: 0, text: text..<text))
            if let parent = open.last, let before = lastChild.last {
                if before < 0 { records[Int(parent)].firstChild = index } else { records[Int(before)].next = index }
                lastChild[lastChild.count - 1] = index
            }
            open.append(index)
            lastChild.append(-1)
        }

        /// Closes the innermost open element.
        mutating func finish(at end: Int) {
            guard let index = open.popLast() else { return }
            lastChild.removeLast()
            records[Int(index)].end = end
        }

        /// The text of the innermost open element.
        var text: Range<Int> {
            get { open.last.map { records[Int($0)].text } ?? 0..<0 }
            set { if let index = open.last { records[Int(index)].text = newValue } }
        }

        /// Whether the text of elements of a name is kept. Indentation is most of the character data there is, so only that of
        /// `string` elements is, as far as their first child.
        func keepsText(_ name: Int32) -> Bool { names.isOfText(name) }
    }
}
