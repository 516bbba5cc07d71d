import QuoinSolver

/// What a layout knows of each slot, side by side.
struct Tables: ~Copyable {
    var items = Column<Item?>()
    var parents = Column<Int32>()
    var frames = Column<Rect>()
    var traits = Column<Traits>()
    /// By variable index: slot·8 + edge, so that a changed value finds its frame.
    private var holders = Column<UInt32>()
    /// Why a slot is on the list of those to look at; 0: it is not.
    private var marks = Column<Marks>()
    private(set) var marked = Column<Int32>()

    struct Traits: OptionSet {
        let rawValue: UInt16
        static let isLaidOut = Traits(rawValue: 1)
        static let hasAlignment = Traits(rawValue: 1 << 1)
        static let hasContentArea = Traits(rawValue: 1 << 2)
        static let followsWidth = Traits(rawValue: 1 << 3)
        static let parentHasAlignment = Traits(rawValue: 1 << 4)
        static let wantsDidLayOut = Traits(rawValue: 1 << 5)
        /// There is an item.
        static let isTaken = Traits(rawValue: 1 << 6)
        static let hasLayoutCallbacks = Traits(rawValue: 1 << 7)
        static let isGuide = Traits(rawValue: 1 << 8)
    }

    /// What of a frame may have changed.
    struct Marks: OptionSet {
        let rawValue: UInt8
        static let horizontal = Marks(rawValue: 1)
        static let vertical = Marks(rawValue: 1 << 1)
    }

    /// Room for `count` slots.
    mutating func grow(to count: Int) {
        items.grow(to: count, with: nil)
        parents.grow(to: count, with: -1)
        frames.grow(to: count, with: .zero)
        traits.grow(to: count, with: [])
        marks.grow(to: count, with: [])
    }

    mutating func seat(_ item: Item, _ edges: Edges) {
        let slot = Int(item.slot)
        let parent = item.parent
        var trait: Traits = .isTaken
        if item.hasContentArea { trait.insert(.hasContentArea) }
        if item.wantsDidLayOut { trait.insert(.wantsDidLayOut) }
        if item.hasLayoutCallbacks { trait.insert(.hasLayoutCallbacks) }
        if !item.isView { trait.insert(.isGuide) }
        if let details = item.details, details.alignmentInsets != .zero { trait.insert(.hasAlignment) }
        if let details = parent?.details, details.alignmentInsets != .zero { trait.insert(.parentHasAlignment) }
        items[slot] = item
        parents[slot] = parent?.slot ?? -1
        frames[slot] = item.storedFrame
        traits[slot] = trait
        let holder = UInt32(slot) << 3
        hold(edges.left, holder)
        hold(edges.top, holder | 1)
        hold(edges.right, holder | 2)
        hold(edges.bottom, holder | 3)
    }

    /// Forgets what is in a slot.
    mutating func unseat(_ slot: Int32) {
        items[slot] = nil
        parents[slot] = -1
        traits[slot] = []
    }

    mutating func hold(_ variable: Variable, _ holder: UInt32) {
        holders.grow(to: variable.index + 1, with: .max)
        holders[variable.index] = holder
    }

    func items(at slots: [Int32]) -> [Item] {
        [Item](unsafeUninitializedCapacity: slots.count) { found, count in
            for slot in slots {
                guard let item = items[slot] else { continue }
                found.initializeElement(at: count, to: item)
                count += 1
            }
        }
    }
}

// MARK: - Marks

extension Tables {
    /// Marks what changed variables belong to.
    mutating func mark(_ changes: UnsafeBufferPointer<UInt32>) {
        for index in changes where Int(index) < holders.count {
            let holder = holders[Int(index)]
            guard holder != .max else { continue }
            // left 0   top 1   right 2   bottom 3; of the content area: right 4   bottom 5
            mark(Int32(bitPattern: holder >> 3), holder & 1 == 0 ? .horizontal : .vertical)
        }
    }

    /// Marks slots whatever has changed.
    mutating func mark(_ slots: [Int32]) {
        for slot in slots { mark(slot, [.horizontal, .vertical]) }
    }

    @inline(__always)
    private mutating func mark(_ slot: Int32, _ why: Marks) {
        let before = marks[slot]
        if before.isEmpty { marked.append(slot) }
        marks[slot] = before.union(why)
    }

    /// What was marked, each once, in the order in which it was met; nothing is afterward.
    @inline(__always)
    mutating func takeMarked(_ body: (inout Tables, Int, Marks) -> Void) {
        for place in 0..<marked.count {
            let slot = Int(marked[place])
            let why = marks[slot]
            marks[slot] = []
            body(&self, slot, why)
        }
        marked.removeAll(keeping: 4096)
    }

    /// The slots whose behavior hears of layouts, among these and their parents, each once.
    mutating func listening(among slots: [Int32]) -> [Int32] {
        for slot in slots {
            if traits[slot].contains(.wantsDidLayOut) { mark(slot, .horizontal) }
            let parent = parents[slot]
            if parent >= 0, traits[parent].contains(.wantsDidLayOut) { mark(parent, .horizontal) }
        }
        return takeAll()
    }

    /// Each slot once, in the order in which they were met.
    mutating func once(_ slots: [Int32]) -> [Int32] {
        mark(slots)
        return takeAll()
    }

    private mutating func takeAll() -> [Int32] {
        var taken: [Int32] = []
        taken.reserveCapacity(marked.count)
        takeMarked { _, slot, _ in taken.append(Int32(slot)) }
        return taken
    }
}
