// Asking behaviors for constraints, deepest first (PS-1), and exchanging what has changed.

extension System {
    /// What a behavior adds may mark others: repeated until none is stale, each at most 100 times a pass (LP-1).
    func askBehaviors(_ report: inout LayoutReport) {
        var turns = 0
        while !staleBehaviors.isEmpty, turns < System.roundLimit {
            turns += 1
            let asked = staleBehaviors.filter { $0.system === self && $0.state.contains(.behaviorIsStale) }
            staleBehaviors.clear()
            for item in asked.sorted(by: { $0.depth > $1.depth }) where item.state.contains(.behaviorIsStale) {
                listen(item)
                for refusal in item.askBehavior() { report.refused.append(refusal) }
            }
        }
    }

    private func listen(_ item: Item) {
        guard item.slot >= 0 else { return }
        if item.wantsDidLayOut {
            tables.traits[item.slot].insert(.wantsDidLayOut)
        } else {
            tables.traits[item.slot].remove(.wantsDidLayOut)
        }
    }
}

extension Item {
    final var wantsDidLayOut: Bool { storedBehavior?.wantsDidLayOut ?? false }

    /// Asks the behavior and installs what it says in place of what it said before. Like parts at both ends stay as they
    /// are, so that one more row in a list costs one row.
    final func askBehavior() -> [LayoutReport.Refusal] {
        state.remove(.behaviorIsStale)
        state.insert(.isAskingBehavior)
        let wanted = storedBehavior?.constraints(for: self) ?? []
        state.remove(.isAskingBehavior)
        if wanted.isEmpty, details?.contributed.isEmpty ?? true { return [] }
        let details = ensureDetails()
        var held = details.contributed
        details.contributed = []  // taken out: it would be copied when it changes
        held.removeAll { !$0.isInstalled }
        var refused: [LayoutReport.Refusal] = []
        exchange(&held, for: wanted, &refused)
        details.contributed = held
        return refused
    }

    private final func exchange(
        _ held: inout [InstalledConstraint], for wanted: [Constraint], _ refused: inout [LayoutReport.Refusal]
    ) {
        // Where they lie: an array hands out copies, and each is counted in and out for both of its items.
        wanted.withUnsafeBufferPointer { wanted in
            guard let first = wanted.baseAddress else {
                for constraint in held { constraint.remove() }
                held = []
                return
            }
            exchange(&held, for: first, wanted.count, &refused)
        }
    }

    private final func exchange(
        _ held: inout [InstalledConstraint], for wanted: UnsafePointer<Constraint>, _ count: Int,
        _ refused: inout [LayoutReport.Refusal]
    ) {
        let shorter = min(held.count, count)
        var head = 0
        while head < shorter, held[head].takesOver(wanted + head) { head += 1 }
        var (end, wantedEnd) = (held.count, count)
        while end > head, wantedEnd > head, held[end - 1].takesOver(wanted + (wantedEnd - 1)) {
            (end, wantedEnd) = (end - 1, wantedEnd - 1)
        }
        for place in head..<end { held[place].remove() }
        var made: [InstalledConstraint] = []
        made.reserveCapacity(wantedEnd - head)
        for place in head..<wantedEnd { install(wanted + place, &made, &refused) }
        let middle = head..<head + made.count
        if held.isEmpty { held = made } else { held.replaceSubrange(head..<end, with: made) }
        rank(middle, among: held)
    }

    private final func install(
        _ value: UnsafePointer<Constraint>, _ made: inout [InstalledConstraint], _ refused: inout [LayoutReport.Refusal]
    ) {
        do throws(ConstraintError) {
            made.append(try InstalledConstraint.make(value.pointee, source: .behavior, contributor: self))
        } catch {
            refused.append(.init(item: self, constraint: value.pointee, error: error))
        }
    }

    /// Places among the behavior's constraints, with gaps for later ones; where there is no gap, all get new ones.
    private final func rank(_ middle: Range<Int>, among all: [InstalledConstraint]) {
        guard !middle.isEmpty else { return }
        let low = middle.lowerBound > 0 ? all[middle.lowerBound - 1].rank : 0
        let isLast = middle.upperBound == all.count
        let gap = isLast ? 16 : (all[middle.upperBound].rank - low) / UInt64(middle.count + 1)
        if gap > 0, !isLast || low + gap * UInt64(middle.count) < Key.ranksPerItem {
            for (place, index) in middle.enumerated() { all[index].rank = low + gap * UInt64(place + 1) }
        } else {
            let even = max(1, min(16, Key.ranksPerItem / UInt64(all.count + 1)))
            for (place, constraint) in all.enumerated() {
                constraint.rank = even * UInt64(place + 1)
                system?.rewrite(constraint)
            }
        }
    }
}

extension InstalledConstraint {
    /// Whether this can go on as `value`: the same but for the constant and an optional priority, which it takes over.
    fileprivate func takesOver(_ value: UnsafePointer<Constraint>) -> Bool {
        // Property by property: whatever is asked of the whole gets a copy of it.
        guard firstAttribute == value.pointee.firstAttribute, secondAttribute == value.pointee.secondAttribute,
            relation == value.pointee.relation, multiplier == value.pointee.multiplier,
            firstLink?.toOpaque() == ItemLink.passUnretained(value.pointee.first).toOpaque()
        else { return false }
        let second = secondAttribute == .none ? nil : value.pointee.second
        guard secondLink?.toOpaque() == second.map({ ItemLink.passUnretained($0).toOpaque() }), value.pointee.distances == nil,
            spans.isEmpty, identifier == value.pointee.identifier
        else { return false }
        let (constant, priority) = (value.pointee.constant, value.pointee.priority)
        guard constant.isFinite, priority.isLegal, priority.isRequired == storedPriority.isRequired else { return false }
        if constant != storedConstant { self.constant = constant }
        if priority != storedPriority { try? setPriority(priority) }
        return true
    }
}
