/// The changes since the last pass. Every change puts an item or a constraint on one of these lists, once: O(1). A pass
/// takes them all.
///
/// The lists do not retain what they name, because counting references would take as long as writing the rows. What is in the layout is
/// retained by its tree; what leaves it while a list may name it is retained by ``removed``, until no list names anything.
struct PendingChanges {
    typealias ItemLink = Unretained<Item>
    typealias ConstraintLink = InstalledConstraint.Link

    var addedItems: [ItemLink] = []
    var addedConstraints: [ConstraintLink] = []
    var changedConstants: [ConstraintLink] = []
    var changedPriorities: [ConstraintLink] = []
    /// Items whose behavior is to be asked for constraints.
    var staleBehaviors: [ItemLink] = []
    /// Items whose content is to be measured.
    var staleContents: [ItemLink] = []
    /// Content sizes that were measured and are to be written.
    var measured: [(item: ItemLink, size: ContentSize)] = []
    /// Items whose frame or mask was set.
    var assignedFrames: [ItemLink] = []
    /// Items that got a content area while they were in the layout.
    var addedContentAreas: [ItemLink] = []
    /// The added constraints whose rows contain insets.
    var constraintsWithInsets: [ConstraintLink] = []
    /// Items and constraints that have left the layout, and that a list may name.
    private var removed: [AnyObject] = []
    /// Frames to read though no edge has moved.
    var slotsToRead: [Int32] = []
    /// The root got another size.
    var rootSize = true
    /// Everything must be sent to a new solver.
    var rebuild = false
    /// Rows have changed since the last solve.
    var solve = true
    /// A pass is running, which has taken lists.
    var isTaken = false

    init() {}

    /// The changes that a new solver needs before items are added: only those that do not depend on the solver.
    init(rebuiltFrom old: PendingChanges) {
        staleBehaviors = old.staleBehaviors
        removed = old.removed
        isTaken = old.isTaken
    }

    var isEmpty: Bool {
        !rootSize && !solve && !rebuild && addedItems.isEmpty && addedConstraints.isEmpty && changedConstants.isEmpty
            && changedPriorities.isEmpty && staleContents.isEmpty && staleBehaviors.isEmpty && assignedFrames.isEmpty
    }
}

// MARK: - What is added and removed

extension PendingChanges {
    /// Notes a new item: it and the constraints that are recorded on it are to be written.
    mutating func add(_ item: Item) {
        let link = ItemLink(item)
        if !item.isArea {
            addedItems.append(link)
            let state = item.state
            if item.mayHaveContent || state.contains(.contentIsStale) {
                item.state.insert(.contentIsStale)
                staleContents.append(link)
            }
            if state.contains(.behaviorIsStale) { staleBehaviors.append(link) }
            if item.mask != nil {
                item.state.insert(.assignedFrameIsStale)
                assignedFrames.append(link)
            }
        }
        item.forEachOwned { constraint in
            constraint.flags = []
            add(constraint)
        }
    }

    /// Notes a new constraint, or one whose rows have another form now.
    mutating func add(_ constraint: InstalledConstraint) {
        constraint.flags.insert(.isNew)
        let link = ConstraintLink(constraint)
        addedConstraints.append(link)
        if constraint.usesInsets { constraintsWithInsets.append(link) }
    }

    /// Retains an item that leaves the layout, if a list may name it.
    mutating func keep(_ item: Item) {
        let isNew = item.slot < 0 && !item.isArea
        let isListed = isNew || !item.state.isDisjoint(with: [.contentIsStale, .behaviorIsStale, .assignedFrameIsStale])
        if isListed || isTaken || !measured.isEmpty || !addedContentAreas.isEmpty { removed.append(item) }
    }

    /// Retains a constraint that leaves the layout, if a list may name it.
    mutating func keep(_ constraint: InstalledConstraint) {
        let isListed = !constraint.flags.isDisjoint(with: [.isNew, .constantIsStale])
        if isListed || isTaken || !changedPriorities.isEmpty { removed.append(constraint) }
    }

    /// Takes the items and constraints that were retained only because a list may have named them, if no list names anything any more.
    /// Releasing them may call the program.
    mutating func takeRemoved() -> [AnyObject] {
        let namesNone =
            addedItems.isEmpty && addedConstraints.isEmpty && changedConstants.isEmpty && changedPriorities.isEmpty
            && staleBehaviors.isEmpty && staleContents.isEmpty && measured.isEmpty && assignedFrames.isEmpty
            && addedContentAreas.isEmpty && constraintsWithInsets.isEmpty
        return namesNone ? removed.take() : []
    }
}

// MARK: - Writing

extension PendingChanges {
    /// Empties the lists that a pass writes.
    mutating func removeWritten() {
        addedItems.clear()
        addedConstraints.clear()
        changedConstants.clear()
        changedPriorities.clear()
        staleContents.clear()
        measured.clear()
        assignedFrames.clear()
        addedContentAreas.clear()
    }

    /// Takes over the memory of empty lists.
    mutating func reuseMemory(of empty: inout PendingChanges) {
        if addedItems.isEmpty { swap(&addedItems, &empty.addedItems) }
        if addedConstraints.isEmpty { swap(&addedConstraints, &empty.addedConstraints) }
        if changedConstants.isEmpty { swap(&changedConstants, &empty.changedConstants) }
        if changedPriorities.isEmpty { swap(&changedPriorities, &empty.changedPriorities) }
        if staleContents.isEmpty { swap(&staleContents, &empty.staleContents) }
        if measured.isEmpty { swap(&measured, &empty.measured) }
        if assignedFrames.isEmpty { swap(&assignedFrames, &empty.assignedFrames) }
        if addedContentAreas.isEmpty { swap(&addedContentAreas, &empty.addedContentAreas) }
    }
}
