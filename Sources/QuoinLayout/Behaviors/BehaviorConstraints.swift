import QuoinSolver

// Asking a behavior for its constraints, and replacing those that have changed since its last answer.
//
//     last answer    a b c d e f
//     this answer    a b x y e f        a b e f stay; c d are removed, x y are installed

extension Item {
    /// The constraints that the behavior contributed, in its order.
    package final var contributedConstraints: [InstalledConstraint] { details?.contributed.filter(\.isInstalled) ?? [] }

    /// Asks the behavior and installs its answer in place of the last one. Equal constraints at both ends stay as they are,
    /// so that one more row in a list costs one row. Returns the constraints that are invalid.
    final func updateBehaviorConstraints() -> [LayoutReport.Refusal] {
        let changedChildren = state.contains(.onlyChildrenAreStale) ? details?.changedChildren ?? [] : []
        details?.changedChildren = []
        state.subtract([.behaviorIsStale, .onlyChildrenAreStale])
        state.insert(.isAskingBehavior)
        let wantsDidLayOut = storedBehavior?.wantsDidLayOut ?? false
        var refused: [LayoutReport.Refusal] = []
        if changedChildren.isEmpty || !updateBehaviorConstraints(of: changedChildren, refused: &refused) {
            updateAllBehaviorConstraints(refused: &refused)
        }
        state.remove(.isAskingBehavior)
        setWantsDidLayOut(wantsDidLayOut)
        return refused
    }

    private final func updateAllBehaviorConstraints(refused: inout [LayoutReport.Refusal]) {
        let wanted = storedBehavior?.constraints(for: self) ?? []
        if wanted.isEmpty, details?.contributed.isEmpty ?? true { return }
        let details = ensureDetails()
        var held = details.contributed.take()  // taken out: it would be copied when it changes
        held.removeAll { !$0.isInstalled }
        replace(0..<held.count, of: &held, with: wanted.span, refused: &refused)
        details.contributed = held
        details.lostRanks = []
    }

    /// Asks for what is different because of some children. Returns false if the behavior, or what it contributed, does not allow that.
    private final func updateBehaviorConstraints(of children: [Item], refused: inout [LayoutReport.Refusal]) -> Bool {
        guard let details, !details.contributed.isEmpty else { return false }
        var held = details.contributed.take()
        held.remove(ranks: details.lostRanks)
        details.lostRanks = []
        defer {
            details.contributed = held
            details.lostRanks = []
        }
        guard let changes = storedBehavior?.changes(for: self, children: children) else { return false }
        for change in changes {
            guard let range = change.range(in: held) else { return false }
            replace(range, of: &held, with: change.made.span, refused: &refused)
        }
        return true
    }

    private final func setWantsDidLayOut(_ isOn: Bool) {
        guard isOn != state.contains(.wantsDidLayOut) else { return }
        if isOn { state.insert(.wantsDidLayOut) } else { state.remove(.wantsDidLayOut) }
        if let layout, slot >= 0 { layout.frames.set(.wantsDidLayOut, isOn, at: slot) }
    }

    private final func replace(
        _ range: Range<Int>, of held: inout [InstalledConstraint], with wanted: borrowing Span<Constraint>,
        refused: inout [LayoutReport.Refusal]
    ) {
        let (first, shorter) = (range.lowerBound, min(range.count, wanted.count))
        var kept = 0
        while kept < shorter, held[first + kept].adopt(wanted, at: kept) { kept += 1 }
        let start = first + kept
        var (end, wantedEnd) = (range.upperBound, wanted.count)
        while end > start, wantedEnd > kept, held[end - 1].adopt(wanted, at: wantedEnd - 1) {
            (end, wantedEnd) = (end - 1, wantedEnd - 1)
        }
        for index in start..<end { held[index].remove() }
        var made: [InstalledConstraint] = []
        made.reserveCapacity(wantedEnd - kept)
        for index in kept..<wantedEnd {
            do throws(ConstraintError) {
                made.append(try InstalledConstraint.make(wanted[index], source: .behavior, contributor: self))
            } catch {
                refused.append(.init(item: self, constraint: wanted[index], error: error))
            }
        }
        let middle = start..<start + made.count
        if held.isEmpty { held = made } else { held.replaceSubrange(start..<end, with: made) }
        assignRanks(to: middle, of: held)
    }

    /// Gives new constraints ranks between those of their neighbors; where there is no gap, all get new ranks.
    private final func assignRanks(to new: Range<Int>, of all: [InstalledConstraint]) {
        guard !new.isEmpty else { return }
        let low = new.lowerBound > 0 ? all[new.lowerBound - 1].rank : 0
        let isLast = new.upperBound == all.count
        let gap = isLast ? 16 : (all[new.upperBound].rank - low) / UInt64(new.count + 1)
        if gap > 0, !isLast || low + gap * UInt64(new.count) < Key.ranksPerItem {
            for (offset, index) in new.enumerated() { all[index].rank = low + gap * UInt64(offset + 1) }
        } else {
            let even = max(1, min(16, Key.ranksPerItem / UInt64(all.count + 1)))
            for (index, constraint) in all.enumerated() {
                constraint.rank = even * UInt64(index + 1)
                layout?.rewrite(constraint)
            }
        }
    }
}

extension InstalledConstraint {
    /// Adopts the constant and the priority of another constraint, if nothing else is different. Otherwise returns false
    /// and changes nothing.
    fileprivate func adopt(_ wanted: borrowing Span<Constraint>, at index: Int) -> Bool {
        // Compared property by property, because comparing the whole value would copy it.
        guard firstAttribute == wanted[index].firstAttribute, secondAttribute == wanted[index].secondAttribute,
            relation == wanted[index].relation, multiplier == wanted[index].multiplier,
            firstLink == Unretained(wanted[index].first), identifier == wanted[index].identifier,
            wanted[index].distances == nil, distanceGuides.isEmpty
        else { return false }
        let second = secondAttribute == .none ? nil : wanted[index].second.map { Unretained($0) }
        let (constant, priority) = (wanted[index].constant, wanted[index].priority)
        guard secondLink == second, constant.isFinite, priority.isLegal, priority.isRequired == storedPriority.isRequired else {
            return false
        }
        if constant != storedConstant { self.constant = constant }
        if priority != storedPriority { try? setPriority(priority) }
        return true
    }
}
