// Asking behaviors for constraints, deepest first (PS-1), and exchanging what has changed.

extension System {
    /// What a behavior adds may mark others: repeated until none is stale, each at most 100 times a pass (LP-1).
    func askBehaviors(_ report: inout LayoutReport) {
        var turns = 0
        while !staleBehaviors.isEmpty, turns < System.roundLimit {
            turns += 1
            let asked = staleBehaviors.filter { $0.system === self && $0.state.contains(.behaviorIsStale) }
            staleBehaviors.removeAll(keepingCapacity: true)
            for item in asked.sorted(by: { $0.depth > $1.depth }) where item.state.contains(.behaviorIsStale) {
                for refusal in item.askBehavior() { report.refused.append(refusal) }
            }
        }
    }

    /// Top-down (PS-1): those whose own frame or content area, or a child's frame, moved.
    func tellBehaviors(_ moved: [Int32]) {
        var told: [(depth: Int32, order: UInt64, item: Item)] = []
        for slot in tables.behaving(among: moved) {
            if let item = tables.items[Int(slot)] { told.append((item.depth, item.order, item)) }
        }
        if told.count > 1 { told.sort { ($0.depth, $0.order) < ($1.depth, $1.order) } }
        for (_, _, item) in told { item.storedBehavior?.didLayOut(item) }
    }
}

// Telling items that have their own say, once the layout is done: what they do then is the next layout's.

extension System {
    func tellItems(_ moved: [Int32]) {
        // As they are now: an item that is told may take others out.
        let (items, parents, traits) = (tables.items, tables.parents, tables.traits)
        for slot in moved.lazy.map(Int.init) {
            if traits[slot].contains(.hasOwnSay) { borrow(items[slot]) { $0.didMove() } }
            let parent = Int(parents[slot])
            guard parent >= 0, traits[parent].contains(.hasOwnSay), !traits[slot].contains(.isGuide) else { continue }
            borrow(items[parent]) { $0.childDidMove() }
        }
    }

    /// Not counted: the list keeps it.
    @inline(__always)
    private func borrow(_ item: Item?, _ body: (Item) -> Void) {
        if let item { Unmanaged.passUnretained(item)._withUnsafeGuaranteedRef(body) }
    }
}

extension Item {
    /// Asks the behavior and installs what it says in place of what it said before. Like parts at both ends stay as they
    /// are, so that one more row in a list costs one row.
    final func askBehavior() -> [LayoutReport.Refusal] {
        state.remove(.behaviorIsStale)
        state.insert(.isAskingBehavior)
        let wanted = storedBehavior?.constraints(for: self) ?? []
        state.remove(.isAskingBehavior)
        let held = (details?.contributed ?? []).filter(\.isInstalled)
        guard !wanted.isEmpty || !held.isEmpty else { return [] }
        var refused: [LayoutReport.Refusal] = []
        let head = zip(held, wanted).prefix { $0.takesOver($1) }.count
        let most = min(held.count, wanted.count) - head
        let tail = zip(held.reversed(), wanted.reversed()).prefix(most).prefix { $0.takesOver($1) }.count
        for gone in held[head..<held.count - tail] { gone.remove() }
        let middle = install(Array(wanted[head..<wanted.count - tail]), &refused)
        let all = Array(held[..<head]) + middle + Array(held[(held.count - tail)...])
        rank(middle, after: head > 0 ? held[head - 1] : nil, before: tail > 0 ? held[held.count - tail] : nil, among: all)
        ensureDetails().contributed = all
        return refused
    }

    private final func install(_ values: [Constraint], _ refused: inout [LayoutReport.Refusal]) -> [InstalledConstraint] {
        var made: [InstalledConstraint] = []
        for value in values {
            do throws(ConstraintError) {
                made.append(try InstalledConstraint.make(value, source: .behavior, contributor: self))
            } catch {
                refused.append(.init(item: self, constraint: value, error: error))
            }
        }
        return made
    }

    /// Places among the behavior's constraints, with gaps for later ones; where there is no gap, all get new ones.
    private final func rank(
        _ middle: [InstalledConstraint], after: InstalledConstraint?, before: InstalledConstraint?, among all: [InstalledConstraint]
    ) {
        guard !middle.isEmpty else { return }
        let low = after?.rank ?? 0
        let gap = before.map { ($0.rank - low) / UInt64(middle.count + 1) } ?? 16
        if gap > 0, before != nil || low + gap * UInt64(middle.count) < Key.ranksPerItem {
            for (place, constraint) in middle.enumerated() { constraint.rank = low + gap * UInt64(place + 1) }
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
    fileprivate func takesOver(_ value: Constraint) -> Bool {
        let other = value.secondAttribute == .none ? nil : value.second
        guard first === value.first, second === other, firstAttribute == value.firstAttribute,
            secondAttribute == value.secondAttribute, relation == value.relation, multiplier == value.multiplier,
            value.distances == nil, spans.isEmpty, identifier == value.identifier, value.constant.isFinite,
            value.priority.isLegal, priority.isRequired == value.priority.isRequired
        else { return false }
        constant = value.constant
        try? setPriority(value.priority)
        return true
    }
}
