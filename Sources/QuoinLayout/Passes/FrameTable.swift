import QuoinSolver

/// A table of the frames of a layout's items and of everything needed to read them from a solution, with columns by slot.
///
/// ```text
///   item ──slot──▶ items[slot]  parents[slot]  frames[slot]  flags[slot]
///   variable index ──▶ owners[index] = slot·8 + edge          so that a changed value finds its frame
/// ```
struct FrameTable {
    // Not retained: an item in the layout is retained by the tree, and leaves its slot with it.
    private var items: [Unretained<Item>?] = []
    private var parents: [Int32] = []
    private var frames: [Rect] = []
    private var flags: [SlotFlags] = []
    private var owners: [UInt32] = []
    /// The number of items with layout callbacks.
    private var callbackCount = 0
    /// The frames that may have changed.
    private var marks = SlotMarks()

    func item(at slot: Int32) -> Item? { items[Int(slot)]?.object }

    @inline(__always)
    func frame(at slot: Int32) -> Rect { frames[Int(slot)] }

    @inline(__always)
    func flags(at slot: Int32) -> SlotFlags { flags[Int(slot)] }

    @inline(__always)
    func parent(of slot: Int32) -> Int32 { parents[Int(slot)] }

    func isLaidOut(_ slot: Int32) -> Bool { flags[Int(slot)].contains(.isLaidOut) }

    mutating func setFrame(_ frame: Rect, at slot: Int32) { frames[Int(slot)] = frame }

    mutating func set(_ flag: SlotFlags, _ isOn: Bool, at slot: Int32) {
        let new = isOn ? flags[Int(slot)].union(flag) : flags[Int(slot)].subtracting(flag)
        setFlags(new, at: Int(slot))
    }

    private mutating func setFlags(_ new: SlotFlags, at index: Int) {
        if flags[index].contains(.hasLayoutCallbacks) { callbackCount -= 1 }
        if new.contains(.hasLayoutCallbacks) { callbackCount += 1 }
        flags[index] = new
    }

    func items(at slots: [Int32]) -> [Item] { [Item](atMost: slots.count) { items[Int(slots[$0])]?.object } }
}

/// Facts about the item in a slot, which can be read without accessing the item.
struct SlotFlags: OptionSet {
    let rawValue: UInt16
    /// There is an item in the slot.
    static let isTaken = SlotFlags(rawValue: 1)
    static let isLaidOut = SlotFlags(rawValue: 1 << 1)
    static let isGuide = SlotFlags(rawValue: 1 << 2)
    static let hasAlignmentInsets = SlotFlags(rawValue: 1 << 3)
    static let parentHasAlignmentInsets = SlotFlags(rawValue: 1 << 4)
    static let hasContentArea = SlotFlags(rawValue: 1 << 5)
    static let contentFollowsWidth = SlotFlags(rawValue: 1 << 6)
    static let wantsDidLayOut = SlotFlags(rawValue: 1 << 7)
    static let hasLayoutCallbacks = SlotFlags(rawValue: 1 << 8)
}

/// The axes on which a frame may have changed.
struct FrameMarks: OptionSet {
    let rawValue: UInt8
    static let horizontal = FrameMarks(rawValue: 1)
    static let vertical = FrameMarks(rawValue: 1 << 1)
    static let both: FrameMarks = [.horizontal, .vertical]
}

// MARK: - Items

extension FrameTable {
    /// Makes room for `count` slots.
    mutating func grow(to count: Int) {
        items.grow(to: count, with: nil)
        parents.grow(to: count, with: -1)
        frames.grow(to: count, with: .zero)
        flags.grow(to: count, with: [])
        marks.grow(to: count)
    }

    /// Makes room for variables with an index below `limit`.
    mutating func growOwners(to limit: Int) { owners.grow(to: limit, with: .max) }

    /// Enters an item that has just got its slot and its variables.
    mutating func insert(_ item: Item, _ edges: ItemEdges) {
        let slot = Int(item.slot)
        var flag: SlotFlags = .isTaken
        if item.hasContentArea { flag.insert(.hasContentArea) }
        if item.state.contains(.wantsDidLayOut) { flag.insert(.wantsDidLayOut) }
        if item.hasLayoutCallbacks { flag.insert(.hasLayoutCallbacks) }
        if !item.isView { flag.insert(.isGuide) }
        if let details = item.details, details.alignmentInsets != .zero { flag.insert(.hasAlignmentInsets) }
        parents[slot] = -1
        item.parentLink?.with { parent in
            parents[slot] = parent.slot
            if let details = parent.details, details.alignmentInsets != .zero { flag.insert(.parentHasAlignmentInsets) }
        }
        items[slot] = Unretained(item)
        frames[slot] = item.assignedFrame
        setFlags(flag, at: slot)
        let owner = UInt32(slot) << 3
        setOwner(owner, of: edges.left)
        setOwner(owner | 1, of: edges.top)
        setOwner(owner | 2, of: edges.right)
        setOwner(owner | 3, of: edges.bottom)
    }

    mutating func insertContentArea(_ edges: ContentAreaEdges, of slot: Int32) {
        setOwner(UInt32(slot) << 3 | 4, of: edges.right)
        setOwner(UInt32(slot) << 3 | 5, of: edges.bottom)
    }

    mutating func remove(_ slot: Int32) {
        parents[Int(slot)] = -1
        setFlags([], at: Int(slot))
        items[Int(slot)] = nil
    }

    private mutating func setOwner(_ owner: UInt32, of variable: Variable) { owners[variable.index] = owner }
}

// MARK: - Marks

/// The slots that are marked for something, each once.
struct SlotMarks {
    /// The marks by slot; empty if nothing is marked.
    private var axes: [FrameMarks] = []
    private var slots: [Int32] = []

    var count: Int { slots.count }

    mutating func grow(to count: Int) { axes.grow(to: count, with: []) }

    @inline(__always)
    mutating func mark(_ slot: Int32, _ new: FrameMarks) {
        let before = axes[Int(slot)]
        if before.isEmpty { slots.append(slot) }
        axes[Int(slot)] = before.union(new)
    }

    /// Marks the slots of the owners of variables.
    mutating func mark(_ variables: UnsafeBufferPointer<UInt32>, owners: [UInt32]) {
        slots.reserveCapacity(min(self.axes.count, slots.count + variables.count))
        // Moved into a local variable, because writing in place would check for uniqueness each time.
        var axes = self.axes.take()
        var marks = axes.mutableSpan
        for variable in variables where Int(variable) < owners.count {
            let owner = owners[Int(variable)]
            guard owner != .max else { continue }
            let slot = Int(owner >> 3)
            let before = marks[slot]
            if before.isEmpty { slots.append(Int32(slot)) }
            // Of the frame: left 0   top 1   right 2   bottom 3; of the content area: right 4   bottom 5
            marks[slot] = before.union(owner & 1 == 0 ? .horizontal : .vertical)
        }
        self.axes = axes
    }

    /// Calls `body` with each marked slot, in the order in which they were marked, and unmarks it.
    @inline(__always)
    mutating func take(_ body: (Int32, FrameMarks) -> Void) {
        var axes = self.axes.take()
        var marks = axes.mutableSpan
        for slot in slots {
            let taken = marks[Int(slot)]
            marks[Int(slot)] = []
            body(slot, taken)
        }
        self.axes = axes
        slots.removeAll(keepingCapacity: slots.count <= 4096)
    }

    /// Unmarks all slots; returns them in the order in which they were marked.
    mutating func takeSlots() -> [Int32] {
        var taken: [Int32] = []
        taken.reserveCapacity(slots.count)
        take { slot, _ in taken.append(slot) }
        return taken
    }
}

extension FrameTable {
    /// Marks the frames to which changed variables belong.
    mutating func mark(_ changes: UnsafeBufferPointer<UInt32>) { marks.mark(changes, owners: owners) }

    mutating func mark(_ slots: [Int32]) {
        for slot in slots { marks.mark(slot, .both) }
    }

    /// The slots whose behavior wants to be called after a layout, among these and their parents, each once.
    mutating func slotsToNotify(among slots: [Int32]) -> [Int32] {
        for slot in slots {
            if flags(at: slot).contains(.wantsDidLayOut) { marks.mark(slot, .both) }
            let parent = parents[Int(slot)]
            if parent >= 0, flags(at: parent).contains(.wantsDidLayOut) { marks.mark(parent, .both) }
        }
        return marks.takeSlots()
    }

    mutating func unmarkAll() { marks.take { _, _ in } }

    /// Each slot once, in the order in which they were met.
    mutating func unique(_ slots: [Int32]) -> [Int32] {
        mark(slots)
        return marks.takeSlots()
    }
}

// MARK: - Reading

extension FrameTable {
    /// Reads the marked frames again, unmarks them, and appends those that are different to `changed`.
    mutating func readMarked(_ reader: FrameReader, changed: inout [Int32]) {
        var marks = SlotMarks()
        swap(&marks, &self.marks)
        changed.reserveCapacity(changed.count + marks.count)
        var frames = self.frames.take()
        var read = frames.mutableSpan
        marks.take { slot, axes in
            let index = Int(slot)
            let flag = flags[index]
            guard flag.contains(.isTaken) else { return }
            let old = read[index]
            let isSpecial = parents[index] < 0 || !flag.isDisjoint(with: .specialFrames)
            let (frame, contentChanged) = isSpecial ? readSpecial(slot, reader) : (reader.frame(of: slot, axes: axes, old: old), false)
            let isFirstCall = !flag.contains(.isLaidOut) && flag.contains(.wantsDidLayOut)
            if !flag.contains(.isLaidOut) { flags[index] = flag.union(.isLaidOut) }
            guard frame != old || contentChanged || isFirstCall else { return }
            read[index] = frame
            changed.append(slot)
        }
        (self.marks, self.frames) = (marks, frames)
    }

    /// Reads the frame, and the content area, of an item that has more than four rounded edges.
    private func readSpecial(_ slot: Int32, _ reader: FrameReader) -> (frame: Rect, contentChanged: Bool) {
        let isRoot = parents[Int(slot)] < 0
        return items[Int(slot)]?.with { item in
            (reader.frame(of: item, slot, isRoot: isRoot), reader.readContentArea(of: item, slot))
        } ?? (.zero, false)
    }
}

extension SlotFlags {
    /// Frames that are more than four rounded edges.
    fileprivate static let specialFrames: SlotFlags = [.hasAlignmentInsets, .parentHasAlignmentInsets, .hasContentArea]
}

// MARK: - Callbacks

extension FrameTable {
    /// An item to call after a layout.
    struct Callback {
        let item: Unretained<Item>
        let notifiesItem: Bool
        let notifiesParent: Bool
    }

    /// The items among these slots whose own or whose parent's callbacks are to be called; or all of them.
    func callbacks(among slots: [Int32], includingAll isVisiting: Bool) -> [Callback] {
        guard isVisiting || callbackCount > 0 else { return [] }
        var found: [Callback] = []
        for slot in slots {
            let flag = flags(at: slot)
            let parent = parents[Int(slot)]
            let notifiesParent = parent >= 0 && !flag.contains(.isGuide) && flags(at: parent).contains(.hasLayoutCallbacks)
            guard isVisiting || notifiesParent || flag.contains(.hasLayoutCallbacks), let item = items[Int(slot)] else { continue }
            found.append(
                Callback(item: item, notifiesItem: flag.contains(.hasLayoutCallbacks), notifiesParent: notifiesParent))
        }
        return found
    }
}
