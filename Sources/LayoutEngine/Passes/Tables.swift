import QuoinSolver

/// What a layout knows of each slot, side by side. A value: hot loops take it out of the system, work on it, and put it
/// back.
struct Tables {
    var items: [Item?] = []
    var parents: [Int32] = []
    /// The seated children of each, in any order: what has to be looked at when a near edge moves.
    private var families: [Family] = []
    var frames: [Rect] = []
    var traits: [Traits] = []
    var stamps: [UInt32] = []
    var stamp: UInt32 = 0
    /// By variable index: slot·8 + edge, so that a changed value finds its frame.
    var holders: [UInt32] = []

    private struct Family {
        var firstChild: Int32 = -1
        var next: Int32 = -1
        var previous: Int32 = -1
    }

    struct Traits: OptionSet {
        let rawValue: UInt8
        static let isLaidOut = Traits(rawValue: 1)
        static let hasAlignment = Traits(rawValue: 1 << 1)
        static let hasContentArea = Traits(rawValue: 1 << 2)
        static let followsWidth = Traits(rawValue: 1 << 3)
        static let parentHasAlignment = Traits(rawValue: 1 << 4)
        static let hasBehavior = Traits(rawValue: 1 << 5)
        static let hasOwnSay = Traits(rawValue: 1 << 6)
        static let isGuide = Traits(rawValue: 1 << 7)
    }

    /// Room for `count` slots.
    mutating func grow(to count: Int) {
        let more = count - items.count
        guard more > 0 else { return }
        items.append(contentsOf: repeatElement(nil, count: more))
        parents.append(contentsOf: repeatElement(-1, count: more))
        families.append(contentsOf: repeatElement(Family(), count: more))
        frames.append(contentsOf: repeatElement(.zero, count: more))
        traits.append(contentsOf: repeatElement([], count: more))
        stamps.append(contentsOf: repeatElement(0, count: more))
        holders.reserveCapacity(4 * count)
    }

    mutating func seat(_ item: Item, _ edges: Edges) {
        let slot = Int(item.slot)
        let parent = item.storedParent
        var trait: Traits = []
        if item.hasContentArea { trait.insert(.hasContentArea) }
        if item.storedBehavior != nil { trait.insert(.hasBehavior) }
        if item.hasOwnSay { trait.insert(.hasOwnSay) }
        if !item.isView { trait.insert(.isGuide) }
        if let details = item.details, details.alignmentInsets != .zero { trait.insert(.hasAlignment) }
        if let details = parent?.details, details.alignmentInsets != .zero { trait.insert(.parentHasAlignment) }
        items[slot] = item
        parents[slot] = parent?.slot ?? -1
        frames[slot] = item.storedFrame
        traits[slot] = trait
        join(slot)
        let holder = UInt32(slot) << 3
        hold(edges.left, holder)
        hold(edges.top, holder | 1)
        hold(edges.right, holder | 2)
        hold(edges.bottom, holder | 3)
    }

    /// Forgets what is in a slot.
    mutating func unseat(_ slot: Int32) {
        let family = families[Int(slot)]
        if family.next >= 0 { families[Int(family.next)].previous = family.previous }
        if family.previous >= 0 {
            families[Int(family.previous)].next = family.next
        } else if let parent = parent(of: slot), families[parent].firstChild == slot {
            families[parent].firstChild = family.next
        }
        families[Int(slot)] = Family()
        items[Int(slot)] = nil
        parents[Int(slot)] = -1
    }

    private mutating func join(_ slot: Int) {
        families[slot] = Family()
        guard let parent = parent(of: Int32(slot)) else { return }
        let next = families[parent].firstChild
        families[slot].next = next
        if next >= 0 { families[Int(next)].previous = Int32(slot) }
        families[parent].firstChild = Int32(slot)
    }

    private func parent(of slot: Int32) -> Int? { parents[Int(slot)] >= 0 ? Int(parents[Int(slot)]) : nil }

    mutating func hold(_ variable: Variable, _ holder: UInt32) {
        let index = variable.index
        if index < holders.count {
            holders[index] = holder
        } else {
            while holders.count < index { holders.append(.max) }
            holders.append(holder)
        }
    }

    /// The slots that changed variables belong to, the children of what has a new origin, and others, each once.
    mutating func touched(by changes: UnsafeBufferPointer<UInt32>, and others: [Int32]) -> [Int32] {
        var touched: [Int32] = []
        var origins: [Int32] = []
        stamp &+= 1
        for slot in others { touch(slot, &touched) }
        for index in changes where Int(index) < holders.count {
            let holder = holders[Int(index)]
            guard holder != .max else { continue }
            let slot = Int32(bitPattern: holder >> 3)
            // A near edge, which the children are measured from; where all items are read anyway it does not matter.
            if holder & 7 < 2, touched.count < items.count { origins.append(slot) }
            touch(slot, &touched)
        }
        for slot in origins where touched.count < items.count { touchChildren(of: slot, &touched) }
        return touched
    }

    /// Each slot once, in the order in which they were met.
    mutating func once(_ slots: [Int32]) -> [Int32] {
        var kept: [Int32] = []
        stamp &+= 1
        for slot in slots { touch(slot, &kept) }
        return kept
    }

    /// The slots with a behavior among these and their parents, each once.
    mutating func behaving(among slots: [Int32]) -> [Int32] {
        var found: [Int32] = []
        stamp &+= 1
        for slot in slots {
            if traits[Int(slot)].contains(.hasBehavior) { touch(slot, &found) }
            let parent = parents[Int(slot)]
            if parent >= 0, traits[Int(parent)].contains(.hasBehavior) { touch(parent, &found) }
        }
        return found
    }

    func items(at slots: [Int32]) -> [Item] {
        [Item](unsafeUninitializedCapacity: slots.count) { found, count in
            for slot in slots {
                guard let item = items[Int(slot)] else { continue }
                found.initializeElement(at: count, to: item)
                count += 1
            }
        }
    }

    private mutating func touchChildren(of slot: Int32, _ touched: inout [Int32]) {
        var child = families[Int(slot)].firstChild
        while child >= 0 {
            touch(child, &touched)
            child = families[Int(child)].next
        }
    }

    @inline(__always)
    private mutating func touch(_ slot: Int32, _ touched: inout [Int32]) {
        guard stamps[Int(slot)] != stamp else { return }
        stamps[Int(slot)] = stamp
        touched.append(slot)
    }
}
