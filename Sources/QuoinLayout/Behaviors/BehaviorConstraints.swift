import QuoinSolver

// Asking a behavior for its constraints, and replacing those that have changed since its last answer.
//
//     last answer    a b c d e f
//     this answer    a b x y e f        a b e f stay; c d are removed, x y are installed

extension Item {
    /// Asks the behavior and installs its answer in place of the last one. Equal constraints at both ends stay as they are,
    /// so that one more row in a list costs one row. Returns the constraints that are invalid.
    final func updateBehaviorConstraints() -> [LayoutReport.Refusal] {
        state.remove(.behaviorIsStale)
        state.insert(.isAskingBehavior)
        let wantsDidLayOut = storedBehavior?.wantsDidLayOut ?? false
        let wanted = storedBehavior?.constraints(for: self) ?? []
        state.remove(.isAskingBehavior)
        setWantsDidLayOut(wantsDidLayOut)
        if wanted.isEmpty, details?.contributed.isEmpty ?? true { return [] }
        let details = ensureDetails()
        var held = details.contributed.take()  // taken out: it would be copied when it changes
        held.removeAll { !$0.isInstalled }
        var refused: [LayoutReport.Refusal] = []
        replace(&held, with: wanted.span, refused: &refused)
        details.contributed = held
        return refused
    }

    private final func setWantsDidLayOut(_ isOn: Bool) {
        guard isOn != state.contains(.wantsDidLayOut) else { return }
        if isOn { state.insert(.wantsDidLayOut) } else { state.remove(.wantsDidLayOut) }
        if let layout, slot >= 0 { layout.frames.set(.wantsDidLayOut, isOn, at: slot) }
    }

    private final func replace(
        _ held: inout [InstalledConstraint], with wanted: borrowing Span<Constraint>, refused: inout [LayoutReport.Refusal]
    ) {
        let shorter = min(held.count, wanted.count)
        var start = 0
        while start < shorter, held[start].adopt(wanted, at: start) { start += 1 }
        var (end, wantedEnd) = (held.count, wanted.count)
        while end > start, wantedEnd > start, held[end - 1].adopt(wanted, at: wantedEnd - 1) {
            (end, wantedEnd) = (end - 1, wantedEnd - 1)
        }
        for index in start..<end { held[index].remove() }
        var made: [InstalledConstraint] = []
        made.reserveCapacity(wantedEnd - start)
        for index in start..<wantedEnd {
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
