import QuoinSolver

// Writing lowered constraints to a batch.

extension Lowering {
    /// Writes a constraint's row, and for an inequality between items the tie row that keeps it at its bound (T3). Returns
    /// what the row depends on; nil where an item is not in the model.
    func write(
        _ constraint: InstalledConstraint, to batch: inout RowBatch, bounds: inout RowBatch
    ) -> InstalledConstraint.Flags? {
        guard var result = lower(constraint) else { return nil }
        let order = constraint.contributorLink?.with { model.order(of: $0) }
        let key = Key.constraint(constraint.rank, contributorOrder: order)
        let target = Unretained(constraint)
        switch result.row {
        case .difference(let plus, let minus, let relation, let constant):
            let constant = SolverModel.clamped(constant)
            batch.add(
                Difference(
                    plus: plus, minus: minus, relation, constant, at: constraint.storedPriority, key: key,
                    isEdit: constraint.flags.contains(.isEdited)),
                for: .constraint(target))
            if relation != .equal, !comparesOwnEdges(constraint) {
                let key = Key.bound(constraint.rank, contributorOrder: order)
                bounds.add(Difference(plus: plus, minus: minus, .equal, constant, tie: .bounds, key: key), for: .bound(target))
            }
        case .general(let expression, let relation, let constant):
            let constant = SolverModel.clamped(constant)
            batch.add(Row(expression, relation, to: constant, at: constraint.storedPriority).keyed(key), for: .constraint(target))
            if relation != .equal {
                let key = Key.bound(constraint.rank, contributorOrder: order)
                bounds.add(Row(expression, .equal, to: constant).at(tie: .bounds).keyed(key), for: .bound(target))
            }
        case .trivial: result.flags.insert(.isTrivial)
        }
        return result.flags
    }

    /// Whether the row lies between two edges of one item: such inequalities get no tie row (T3).
    private func comparesOwnEdges(_ constraint: InstalledConstraint) -> Bool {
        guard !constraint.firstAttribute.isLocation else { return false }
        return constraint.secondLink == nil || constraint.multiplier == 0
    }
}
