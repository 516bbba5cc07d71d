extension XMLTree {
    /// The arrays while they grow, and the elements that are open.
    struct Draft {
        private(set) var records: [Record] = []
        private(set) var attributes: [AttributeRecord] = []
        var names = NameTable.known
        var pool: [UInt8] = []
        /// The places of the lines; nil while they are still to be found.
        var lines: LineTable?
        /// The marks of the names of the attributes that were added for the next element.
        private(set) var marks: UInt64 = 0
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

        /// Adds an attribute of the next element.
        mutating func add(_ attribute: AttributeRecord) {
            attributes.append(attribute)
            marks |= XMLTree.mark(attribute.name)
        }

        /// Opens an element whose attributes, all from the index given on, were added.
        mutating func begin(_ name: Int32, attributesFrom first: Int, at start: Int, text: Int) {
            let index = add(name, attributesFrom: first, start: start, end: 0, text: text)
            open.append(index)
            lastChild.append(-1)
        }

        /// Adds an element with nothing in it, whose attributes, all from the index given on, were added.
        mutating func addEmpty(_ name: Int32, attributesFrom first: Int, at place: Range<Int>) {
            _ = add(name, attributesFrom: first, start: place.lowerBound, end: place.upperBound, text: place.upperBound)
        }

        /// Adds an element to the innermost open one.
        private mutating func add(_ name: Int32, attributesFrom first: Int, start: Int, end: Int, text: Int) -> Int32 {
            let index = Int32(truncatingIfNeeded: records.count), last = open.count - 1
            let parent = last < 0 ? -1 : open[last]
            records.append(
                Record(
                    name: name, parent: parent, firstAttribute: Int32(truncatingIfNeeded: first),
                    attributeCount: Int32(truncatingIfNeeded: attributes.count - first), marks: marks, start: start, end: end,
                    text: text..<text))
            marks = 0
            if last >= 0 {
                let before = lastChild[last]
                if before < 0 { records[Int(parent)].firstChild = index } else { records[Int(before)].next = index }
                lastChild[last] = index
            }
            return index
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
