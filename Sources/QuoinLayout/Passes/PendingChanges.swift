/// The changes since the last pass. Every change puts an item or a constraint on one of these lists, once: O(1). A pass
/// takes them all.
struct PendingChanges {
    var addedItems: [Item] = []
    var addedConstraints: [InstalledConstraint] = []
    var changedConstants: [InstalledConstraint] = []
    var changedPriorities: [InstalledConstraint] = []
    /// Items whose behavior is to be asked for constraints.
    var staleBehaviors: [Item] = []
    /// Items whose content is to be measured.
    var staleContents: [Item] = []
    /// Content sizes that were measured and are to be written.
    var measured: [(item: Item, size: ContentSize)] = []
    /// Items whose frame or mask was set.
    var assignedFrames: [Item] = []
    /// Items that got a content area while they were in the layout.
    var addedContentAreas: [Item] = []
    /// The added constraints whose rows contain insets.
    var constraintsWithInsets: [InstalledConstraint] = []
    /// Frames to read though no edge has moved.
    var slotsToRead: [Int32] = []
    /// The root got another size.
    var rootSize = true
    /// Everything must be sent to a new solver.
    var rebuild = false
    /// Rows have changed since the last solve.
    var solve = true

    /// Notes a new item: it and the constraints that are recorded on it are to be written.
    mutating func add(_ item: Item) {
        if !item.isArea {
            addedItems.append(item)
            if item.mayHaveContent || item.state.contains(.contentIsStale) {
                item.state.insert(.contentIsStale)
                staleContents.append(item)
            }
            if item.state.contains(.behaviorIsStale) { staleBehaviors.append(item) }
            if item.mask != nil {
                item.state.insert(.assignedFrameIsStale)
                assignedFrames.append(item)
            }
        }
        var owned = item.firstOwned
        while let constraint = owned {
            constraint.flags = []
            add(constraint)
            owned = constraint.nextOwned
        }
    }

    /// Notes a new constraint, or one whose rows have another form now.
    mutating func add(_ constraint: InstalledConstraint) {
        constraint.flags.insert(.isNew)
        addedConstraints.append(constraint)
        if constraint.usesInsets { constraintsWithInsets.append(constraint) }
    }

    init() {}

    /// The changes that a new solver needs before items are added: only those that do not depend on the solver.
    init(rebuiltFrom old: PendingChanges) {
        staleBehaviors = old.staleBehaviors
    }

    var isEmpty: Bool {
        !rootSize && !solve && !rebuild && addedItems.isEmpty && addedConstraints.isEmpty && changedConstants.isEmpty
            && changedPriorities.isEmpty && staleContents.isEmpty && staleBehaviors.isEmpty && assignedFrames.isEmpty
    }
}

extension PendingChanges {
    /// Empties the lists that a pass writes. Releasing their elements may call the program.
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
