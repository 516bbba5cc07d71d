import QuoinSolver

// From rows back to constraints: conflicts, and the constraints that a layout applies.

extension Layout {
    /// The conflicts of the last solve, and trivial constraints that do not hold.
    func findConflicts() -> [LayoutConflict] {
        let conflicts = model.solver.conflictingRows
        var all: [AppliedConstraint] = []
        var position: [RowID: Int32] = [:]
        if !conflicts.isEmpty {
            let rows = Set(conflicts.joined())
            forEachApplied(ofRows: { $0.map(rows.contains) ?? false }) { applied, row in
                guard let row else { return }
                position[row] = Int32(all.count)
                all.append(applied)
            }
        }
        // Greatest key first in the solver; oldest first for people. The rows size ≥ 0 have no position: they are never listed.
        var members = conflicts.filter { $0.first.map { position[$0] != nil } ?? false }.map { $0.reversed().compactMap { position[$0] } }
        for applied in trivialContradictions() {
            members.append([Int32(all.count)])
            all.append(applied)
        }
        return members.map { LayoutConflict(members: ConflictMembers($0, of: all), brokenIndex: $0.count - 1) }
    }

    /// The constraints that no value satisfies, in the order of their keys. Each is a conflict by itself.
    private func trivialContradictions() -> [AppliedConstraint] {
        if tracked.trivial.members.isEmpty { return [] }
        let lowering = lowering
        let broken = tracked.trivial.members.filter { constraint in
            guard constraint.priority.isRequired, case .trivial(holds: false)? = lowering.lower(constraint)?.row else { return false }
            return true
        }
        let ordered = broken.map { (key: Key.constraint($0.rank, contributorOrder: $0.contributor?.order), constraint: $0) }
            .sorted { $0.key < $1.key }
        return ordered.compactMap { applied($0.constraint) }
    }

    /// Calls `body` with each constraint and the row it became, in the order of the tree and of installing: those whose rows are wanted.
    func forEachApplied(ofRows isWanted: (RowID?) -> Bool = { _ in true }, _ body: (AppliedConstraint, RowID?) -> Void) {
        var walker: Item? = root
        while let item = walker {
            if item.slot >= 0 {
                forEachPosition(of: item, ofRows: isWanted, body)
                forEachContentSize(of: item, ofRows: isWanted, body)
            }
            item.forEachOwned { if isWanted($0.row), let applied = applied($0) { body(applied, $0.row) } }
            walker = item.following(below: root)
        }
    }

    /// The number of constraints that ``forEachApplied(_:)`` calls its body with.
    var appliedCount: Int {
        var count = 0
        var walker: Item? = root
        while let item = walker {
            if item.slot >= 0 {
                count += (model.items.handles.positionRows[item.slot] ?? []).count { $0 != nil }
                count += 2 * Axis.allCases.count { item.currentContentSize[$0] != nil }
            }
            item.forEachOwned { if $0.firstLink != nil { count += 1 } }
            walker = item.following(below: root)
        }
        return count
    }

    /// The constraints that the program installed, in the order of ``constraints``.
    package var userConstraints: [InstalledConstraint] {
        var found: [InstalledConstraint] = []
        var walker: Item? = root
        while let item = walker {
            item.forEachOwned { if $0.source == .user, $0.firstLink != nil { found.append($0) } }
            walker = item.following(below: root)
        }
        return found
    }

    private func applied(_ constraint: InstalledConstraint) -> AppliedConstraint? {
        guard let value = constraint.value else { return nil }
        let origin: AppliedConstraint.Origin = constraint.source == .user ? .user : .behavior
        return AppliedConstraint(origin: origin, constraint: value, item: constraint.contributor, installed: constraint)
    }

    private func forEachPosition(of item: Item, ofRows isWanted: (RowID?) -> Bool, _ body: (AppliedConstraint, RowID?) -> Void) {
        for (number, row) in (model.items.handles.positionRows[item.slot] ?? []).enumerated() {
            guard let row, isWanted(row) else { continue }
            body(item === root ? rootConstraint(number) : maskConstraint(of: item, number), row)
        }
    }

    private func forEachContentSize(of item: Item, ofRows isWanted: (RowID?) -> Bool, _ body: (AppliedConstraint, RowID?) -> Void) {
        for axis in Axis.allCases {
            guard let value = item.currentContentSize[axis] else { continue }
            let base = 4 * Int(item.slot) + 2 * Int(axis.rawValue)
            for (offset, relation) in [Relation.lessOrEqual, .greaterOrEqual].enumerated() {
                let row = model.items.handles.contentSizeRows[base + offset]
                guard isWanted(row) else { continue }
                let priority = relation == .lessOrEqual ? item.hugging[axis] : item.resistance[axis]
                let constraint = Constraint(
                    item: item, attribute: axis == .horizontal ? .width : .height, relatedBy: relation, constant: value,
                    priority: priority)
                body(AppliedConstraint(origin: .contentSize, constraint: constraint, item: item, installed: nil), row)
            }
        }
    }

    private func rootConstraint(_ number: Int) -> AppliedConstraint {
        let attribute: Attribute = [.left, .top, .width, .height][number]
        let value = [0, 0, rootSize.width ?? 0, rootSize.height ?? 0][number]
        let constraint = Constraint(item: root, attribute: attribute, constant: value, identifier: "root-\(attribute.name)")
        return AppliedConstraint(origin: .host, constraint: constraint, item: root, installed: nil)
    }

    /// Returns one of the two constraints of a mask on an axis (AR-3).
    private func maskConstraint(of item: Item, _ number: Int) -> AppliedConstraint {
        let axis: Axis = number < 2 ? .horizontal : .vertical
        let parentSize = item.details?.assignedParentSize ?? .zero
        let rule = AutoresizingAxis(axis, mask: item.mask ?? [], frame: item.assignedFrame, parentSize: parentSize)
        let constraint = rule.equations[number & 1].constraint(on: item, along: axis)
        return AppliedConstraint(origin: .autoresizing, constraint: constraint, item: item, installed: nil)
    }
}
