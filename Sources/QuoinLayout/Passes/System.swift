import QuoinSolver

/// What a layout knows between passes: its book of rows, the tables by slot, and what has changed since the last pass.
///
/// ```text
///   item ──slot──▶ items[slot]  parents[slot]  frames[slot]  tables.traits[slot]
///   variable index ──▶ holders[index] = slot·8 + edge          so that a changed value finds its frame
/// ```
///
/// Every change puts an item or a constraint on one of the lists below, once: O(1). A pass empties them.
final class System {
    unowned let root: Item
    let backend: Backend
    var book: RowBook
    var environment: any LayoutEnvironment { didSet { book.environment = environment } }

    @exclusivity(unchecked) var tables = Tables()

    // What has changed. Unchecked: written with every item and constraint, and nothing holds on to it.
    @exclusivity(unchecked) var arrivals: [Item] = []
    @exclusivity(unchecked) var added: [InstalledConstraint] = []
    @exclusivity(unchecked) var changed: [InstalledConstraint] = []
    @exclusivity(unchecked) var reprioritized: [InstalledConstraint] = []
    @exclusivity(unchecked) var staleContents: [Item] = []
    @exclusivity(unchecked) var staleBehaviors: [Item] = []
    @exclusivity(unchecked) var stalePlacements: [Item] = []
    @exclusivity(unchecked) var hostChanged = true
    @exclusivity(unchecked) var insetsChanged = false
    @exclusivity(unchecked) var needsRebuild = false
    @exclusivity(unchecked) var needsSolve = true
    @exclusivity(unchecked) var isLayingOut = false
    /// Items that left while a layout was at work: kept until it is done.
    var leavers: [Item] = []
    @exclusivity(unchecked) var rereading: [Int32] = []

    var hostSize: (width: Double?, height: Double?) = (nil, nil) { didSet { hostChanged = true } }
    @exclusivity(unchecked) var nextRank: UInt64 = 1
    /// Content that follows the width, by slot.
    var followers: [Int32: Follower] = [:]
    /// A follower wants less than its unlimited width.
    var hasNarrowed = false
    /// Slots of followers that were measured without a limit and not solved since.
    var fresh: [Int32] = []
    var lastConflicts: [LayoutConflict] = []
    /// Whether any item brings insets that depend on where things lie.
    var hasInsetSources = false
    /// How often what insets follow from has changed, other than by frames.
    var insetGeneration = 0
    /// Constraints that tie widths to heights.
    var mixedCount = 0
    var floating: [InstalledConstraint] = []
    var newContentAreas: [Item] = []
    /// Constraints whose baseline is that of another item.
    var borrowing: [InstalledConstraint] = []
    /// Constraints whose edges cancel: true or false as they stand.
    var settled: [InstalledConstraint] = []

    /// Content whose height depends on its width.
    struct Follower {
        let item: Item
        /// As measured without a limit.
        var unlimited: ContentSize
        /// The width it was last measured in; nil: without a limit.
        var width: Double?
    }

    init(root: Item, backend: Backend, environment: any LayoutEnvironment) throws(LayoutError) {
        self.root = root
        self.backend = backend
        self.environment = environment
        do throws(SolverError) {
            book = try RowBook(backend: backend, environment: environment, isTemporary: false)
        } catch { throw .solver(error) }
    }

    /// Lets the items go: the layout ends, the tree stays.
    func release() {
        var walker: Item? = root
        while let item = walker {
            leave(item)
            walker = item.following(below: root)
        }
    }

    var isDirty: Bool {
        hostChanged || needsSolve || needsRebuild || insetsChanged || !arrivals.isEmpty || !added.isEmpty || !changed.isEmpty
            || !reprioritized.isEmpty || !staleContents.isEmpty || !staleBehaviors.isEmpty || !stalePlacements.isEmpty
    }
}

// MARK: - Items come and go

extension System {
    /// Takes in a subtree that has been linked into the tree.
    func admit(_ top: Item) {
        let firstNew = added.count
        var walker: Item? = top
        while let item = walker {
            admitOne(item)
            walker = item.following(below: top)
        }
        rank(from: firstNew)
    }

    private func admitOne(_ item: Item) {
        item.system = self
        item.depth = (item.parent?.depth ?? -1) + 1
        if !item.isArea {
            item.order = 0
            arrivals.append(item)
            if item.mayHaveContent || item.state.contains(.contentIsStale) {
                item.state.insert(.contentIsStale)
                staleContents.append(item)
            }
            if item.state.contains(.behaviorIsStale) { staleBehaviors.append(item) }
            if item.storedMask != nil {
                item.state.insert(.placementIsStale)
                stalePlacements.append(item)
            } else {
                item.state.remove(.placementIsStale)
            }
            if let details = item.details { noteInsetSource(details) }
        }
        var constraint = item.firstOwned
        while let found = constraint {
            found.flags = .isNew
            added.append(found)
            constraint = found.nextOwned
        }
    }

    /// Constraints that were installed before they had a layout take their places in the order of their old ranks.
    private func rank(from first: Int) {
        guard first < added.count else { return }
        var isSorted = true
        for index in added.indices.dropFirst(first + 1) where added[index].rank < added[index - 1].rank { isSorted = false }
        if !isSorted {
            var places = added.indices[first...].map { (rank: added[$0].rank, place: $0) }
            places.sort { ($0.rank, $0.place) < ($1.rank, $1.place) }
            added.replaceSubrange(first..., with: places.map { added[$0.place] })
        }
        for constraint in added[first...] where constraint.contributorLink == nil {
            constraint.rank = nextRank
            nextRank += 1
        }
    }

    /// Gives up a subtree, before it is unlinked: its rows and variables go at the next pass.
    func dismiss(_ top: Item) {
        needsSolve = true
        var walker: Item? = top
        while let item = walker {
            var constraint = item.firstOwned
            while let found = constraint {
                eraseRows(of: found)
                constraint = found.nextOwned
            }
            let slot = item.slot
            leave(item)
            if slot >= 0 {
                book.removeItem(slot)
                followers[slot] = nil
                if isLayingOut { leavers.append(item) }
                tables.unseat(slot)
            }
            walker = item.following(below: top)
        }
    }

    private func leave(_ item: Item) {
        if item.slot >= 0 {
            if item.storedMask == nil, !item.state.contains(.placementIsStale) {
                item.storedFrame = tables.frames[Int(item.slot)]
                item.details?.assignedParentSize = nil
            }
            item.slot = -1
        }
        item.system = nil
        item.order = 0
        item.state.remove(.usesInsets)
        var constraint = item.firstOwned
        while let found = constraint {
            found.row = nil
            found.boundRow = nil
            found.flags = []
            constraint = found.nextOwned
        }
    }
}

// MARK: - Marks

extension System {
    func contentIsStale(_ item: Item) { staleContents.append(item) }
    func behaviorIsStale(_ item: Item) { staleBehaviors.append(item) }
    func placementIsStale(_ item: Item) { stalePlacements.append(item) }
    func sayChanged(_ item: Item) {
        guard item.slot >= 0 else { return }
        if item.hasLayoutCallbacks {
            tables.traits[Int(item.slot)].insert(.hasLayoutCallbacks)
        } else {
            tables.traits[Int(item.slot)].remove(.hasLayoutCallbacks)
        }
    }

    func constraintAdded(_ constraint: InstalledConstraint) {
        if constraint.contributorLink == nil {
            constraint.rank = nextRank
            nextRank += 1
        }
        constraint.flags.insert(.isNew)
        added.append(constraint)
    }

    func constraintRemoved(_ constraint: InstalledConstraint) {
        needsSolve = true
        eraseRows(of: constraint)
    }

    private func eraseRows(of constraint: InstalledConstraint) {
        book.removeRows(of: constraint)
        if constraint.flags.contains(.mixesAxes) { mixedCount -= 1 }
        constraint.flags.remove([.mixesAxes, .floats, .touchesContentWidth, .touchesContentHeight])
    }

    /// By the program. What has changed once will change again: from the second time on it costs only what moves.
    func constantEdited(_ constraint: InstalledConstraint) {
        let isMerged = constraint.relation == .equal && constraint.storedPriority.isRequired
        guard isMerged, !constraint.flags.contains(.isEdited) else { return constantChanged(constraint) }
        constraint.flags.insert(.isEdited)
        rewrite(constraint)
    }

    func constantChanged(_ constraint: InstalledConstraint) {
        guard constraint.flags.isDisjoint(with: [.isQueued, .isNew]) else { return }
        constraint.flags.insert(.isQueued)
        changed.append(constraint)
    }

    func priorityChanged(_ constraint: InstalledConstraint) {
        guard !constraint.flags.contains(.isNew) else { return }
        reprioritized.append(constraint)
    }

    /// Its rows have another form now: they are written anew.
    func rewrite(_ constraint: InstalledConstraint) {
        guard !constraint.flags.contains(.isNew) else { return }
        needsSolve = true
        eraseRows(of: constraint)
        constraint.flags.insert(.isNew)
        added.append(constraint)
    }

    /// Another item stands for this one's baseline.
    func baselineChanged(_ item: Item) {
        forEachMention(of: item) { if $0.mentionsBaseline { rewrite($0) } }
        // Those that still borrow are listed again when they are written.
        let borrowers = borrowing
        borrowing = []
        for constraint in borrowers where constraint.isInstalled { rewrite(constraint) }
    }

    /// Alignment insets: numbers in the rows that mention the item, and its frame.
    func geometryChanged(_ item: Item) {
        forEachMention(of: item) { constantChanged($0) }
        guard item.slot >= 0 else { return }
        let slot = Int(item.slot)
        if item.alignmentInsets == .zero { tables.traits[slot].remove(.hasAlignment) } else { tables.traits[slot].insert(.hasAlignment) }
        rereading.append(item.slot)
        needsSolve = true
        if item === root { hostChanged = true }
        if item.storedMask != nil { replace(item) }
        var walker = item.firstChild
        while let child = walker {
            if child.storedMask != nil { replace(child) }
            if child.slot >= 0 {
                tables.traits[Int(child.slot)].insert(.parentHasAlignment)
                rereading.append(child.slot)
            }
            forEachMention(of: child) { constantChanged($0) }
            walker = child.next
        }
        if item.firstChild != nil { referenceChanged(item) }
    }

    private func replace(_ item: Item) {
        guard !item.state.contains(.placementIsStale) else { return }
        item.storedFrame = item.frame
        item.details?.assignedParentSize = item.parent?.frame.size
        item.state.insert(.placementIsStale)
        stalePlacements.append(item)
    }

    func directionChanged(_ item: Item) {
        var constraint = item.firstOwned
        while let found = constraint {
            if found.firstAttribute.followsDirection || found.secondAttribute.followsDirection { rewrite(found) }
            constraint = found.nextOwned
        }
    }

    func contentAreaChanged(_ item: Item) {
        needsSolve = true
        if item.slot >= 0 {
            if item.hasContentArea {
                tables.traits[Int(item.slot)].insert(.hasContentArea)
                newContentAreas.append(item)
            } else {
                tables.traits[Int(item.slot)].remove(.hasContentArea)
                item.details?.contentSize = .zero
                book.removeContentArea(item.slot)
            }
        }
        forEachMention(of: item) { rewrite($0) }
        var walker = item.firstChild
        while let child = walker, child.isArea {
            forEachMention(of: child) { rewrite($0) }
            walker = child.next
        }
    }

    func offsetChanged(_ item: Item) {
        floating.removeAll { constraint in
            if constraint.isInstalled, !constraint.flags.isDisjoint(with: [.floats, .isNew]) { return false }
            constraint.flags.remove(.isListed)
            return true
        }
        for constraint in floating { constantChanged(constraint) }
        guard hasInsetSources else { return }
        insetsChanged = true
        insetGeneration += 1
    }

    /// Something that margins or safe areas are made of.
    func insetsChanged(_ item: Item) {
        if let details = item.details { noteInsetSource(details) }
        insetsChanged = true
        insetGeneration += 1
        guard let area = item.existingGuide(for: .custom) else { return }
        forEachMention(of: area) { constantChanged($0) }
    }

    private func noteInsetSource(_ details: ItemDetails) {
        if details.safeAreaOverride ?? .zero != .zero || details.additionalSafeArea != .zero || details.preservesParentMargins {
            hasInsetSources = true
        }
    }

    func forEachMention(of item: Item, _ body: (InstalledConstraint) -> Void) {
        var mention = item.firstMention?.takeUnretainedValue()
        while let constraint = mention {
            mention = constraint.nextMention(of: item)
            body(constraint)
        }
    }
}
