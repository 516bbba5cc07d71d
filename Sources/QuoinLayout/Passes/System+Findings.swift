import QuoinSolver

// From rows back to constraints: conflicts, and what a layout applies.

extension System {
    func findConflicts() -> [LayoutConflict] {
        var found: [LayoutConflict] = []
        let conflicts = book.solver.conflicts
        if !conflicts.isEmpty {
            let applied = appliedByRow()
            for conflict in conflicts {
                guard let broken = applied[conflict.culpritID] else { continue }
                // Greatest key first in the solver; oldest first for people. Guards have no entry: they are never listed.
                let members = conflict.otherIDs.reversed().compactMap { applied[$0] } + [broken]
                found.append(LayoutConflict(members: members, broken: broken, brokenIndex: members.count - 1))
            }
        }
        tidySettled()
        for constraint in settled where constraint.priority.isRequired {
            guard case .settled(holds: false)? = Lowering(book).lower(constraint)?.row, let applied = applied(constraint) else { continue }
            found.append(LayoutConflict(members: [applied], broken: applied, brokenIndex: 0))
        }
        return found
    }

    /// Each once, though it was written anew, and in the order of the keys, like all others.
    private func tidySettled() {
        guard !settled.isEmpty else { return }
        let listed = settled.filter { $0.isInstalled && $0.flags.contains(.isSettled) }
            .map { (key: Key.constraint($0.rank, madeAt: $0.contributor?.order), constraint: $0) }
            .sorted { $0.key < $1.key }
        settled = []
        for (_, constraint) in listed where constraint !== settled.last { settled.append(constraint) }
    }

    /// All constraints with the row each became, in the order of the tree and of installing.
    func forEachApplied(_ body: (AppliedConstraint, RowID?) -> Void) {
        var walker: Item? = root
        while let item = walker {
            if item.slot >= 0 { forEachOwn(item, body) }
            var constraint = item.firstOwned
            while let found = constraint {
                if let applied = applied(found) { body(applied, found.row) }
                constraint = found.nextOwned
            }
            walker = item.following(below: root)
        }
    }

    private func appliedByRow() -> [RowID: AppliedConstraint] {
        var byRow: [RowID: AppliedConstraint] = [:]
        forEachApplied { applied, row in if let row { byRow[row] = applied } }
        return byRow
    }

    private func applied(_ constraint: InstalledConstraint) -> AppliedConstraint? {
        guard let value = constraint.value else { return nil }
        let origin: AppliedConstraint.Origin = constraint.source == .user ? .user : .behavior
        return AppliedConstraint(origin: origin, constraint: value, item: constraint.contributor, installed: constraint)
    }

    private func forEachOwn(_ item: Item, _ body: (AppliedConstraint, RowID?) -> Void) {
        for (place, row) in (book.placementRows[item.slot] ?? []).enumerated() {
            guard let row else { continue }
            body(item === root ? hostConstraint(place) : maskConstraint(item, place), row)
        }
        for axis in Axis.allCases {
            guard let value = item.content[axis] else { continue }
            let base = 4 * Int(item.slot) + 2 * Int(axis.rawValue)
            let attribute: Attribute = axis == .horizontal ? .width : .height
            let hug = Constraint(item: item, attribute: attribute, relatedBy: .lessOrEqual, constant: value, priority: item.hugging[axis])
            let resist = Constraint(
                item: item, attribute: attribute, relatedBy: .greaterOrEqual, constant: value, priority: item.resistance[axis])
            for (place, constraint) in [hug, resist].enumerated() {
                let applied = AppliedConstraint(origin: .contentSize, constraint: constraint, item: item, installed: nil)
                body(applied, book.contentRows[base + place])
            }
        }
    }

    private func hostConstraint(_ place: Int) -> AppliedConstraint {
        let attribute: Attribute = [.left, .top, .width, .height][place]
        let value = [0, 0, hostSize.width ?? 0, hostSize.height ?? 0][place]
        let constraint = Constraint(item: root, attribute: attribute, constant: value, identifier: "root-\(attribute.name)")
        return AppliedConstraint(origin: .host, constraint: constraint, item: root, installed: nil)
    }

    /// One of the two constraints of an axis, as AR-3 writes them.
    private func maskConstraint(_ item: Item, _ place: Int) -> AppliedConstraint {
        let axis: Axis = place < 2 ? .horizontal : .vertical
        let assigned = item.details?.assignedParentSize ?? .zero
        let forms = Spring(axis, item.storedMask ?? [], item.storedFrame, in: assigned).forms
        let constraint = forms[place & 1].constraint(item, axis)
        return AppliedConstraint(origin: .autoresizing, constraint: constraint, item: item, installed: nil)
    }
}
