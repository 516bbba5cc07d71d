import QuoinSolver

// Writing lowered constraints to a batch.

extension Lowering {
    /// Writes a constraint's row, and for an inequality between items the tie row that keeps it at its bound (T3). Returns
    /// what the row depends on; nil where an item is not in the model.
    func write(
        _ constraint: InstalledConstraint, to batch: inout RowBatch, bounds: inout RowBatch
    ) -> InstalledConstraint.Flags? {
        if let row = plainRow(constraint) {
            write(constraint, plus: row.plus, minus: row.minus, row.relation, row.constant, to: &batch, bounds: &bounds)
            return []
        }
        guard var result = lowerGeneral(constraint) else { return nil }
        switch result.row {
        case .difference(let plus, let minus, let relation, let constant):
            write(constraint, plus: plus, minus: minus, relation, constant, to: &batch, bounds: &bounds)
        case .general(let expression, let relation, let constant):
            let (target, keys) = (Unretained(constraint), keys(of: constraint)), constant = SolverModel.clamped(constant)
            batch.add(Row(expression, relation, to: constant, at: constraint.storedPriority).keyed(keys.own), for: .constraint(target))
            if relation != .equal {
                bounds.add(Row(expression, .equal, to: constant).at(tie: .bounds).keyed(keys.bound), for: .bound(target))
            }
        case .trivial: result.flags.insert(.isTrivial)
        }
        return result.flags
    }

    @inline(__always)
    private func write(
        _ constraint: InstalledConstraint, plus: Variable?, minus: Variable?, _ relation: Relation, _ constant: Double,
        to batch: inout RowBatch, bounds: inout RowBatch
    ) {
        let (target, keys) = (Unretained(constraint), keys(of: constraint)), constant = SolverModel.clamped(constant)
        batch.add(
            Difference(plus: plus, minus: minus, relation, constant, at: constraint.storedPriority, key: keys.own),
            for: .constraint(target))
        if relation != .equal, !comparesOwnEdges(constraint) {
            bounds.add(Difference(plus: plus, minus: minus, .equal, constant, tie: .bounds, key: keys.bound), for: .bound(target))
        }
    }

    /// The key of a constraint's row, and that of the row that keeps it at its bound.
    @inline(__always)
    private func keys(of constraint: InstalledConstraint) -> (own: UInt64, bound: UInt64) {
        let order = constraint.contributorLink?.with { model.order(of: $0) }, rank = constraint.rank
        return (Key.constraint(rank, contributorOrder: order), Key.bound(rank, contributorOrder: order))
    }

    /// Whether the row lies between two edges of one item: such inequalities get no tie row (T3).
    private func comparesOwnEdges(_ constraint: InstalledConstraint) -> Bool {
        guard !constraint.firstAttribute.isLocation else { return false }
        return constraint.secondLink == nil || constraint.multiplier == 0
    }
}
