import QuoinSolver

/// A backend's answer to a system, in a form that can be compared with another backend's.
struct Answer {
    /// The value of each variable of the system.
    var values: [Double]
    /// The sum of violations of each priority, computed here from the values, the highest priority first.
    var sums: [(priority: Double, violation: Double)]
    /// The largest violation of a required row that was not left out.
    var residual: Double
    /// Keys of rows: the culprit first.
    var conflicts: [[UInt64]]
}

extension Answer {
    init(_ system: System, _ backend: Backend, order: [Int]? = nil) throws {
        let (solver, variables, _) = try system.solver(backend, order: order)
        try solver.solve()
        self = try Answer(system, solver: solver, variables: variables)
    }

    init(_ system: System, solver: Solver, variables: [Variable]) throws {
        values = try variables.map { try solver.value(of: $0) }
        conflicts = solver.conflicts.map { [$0.culprit.key ?? 0] + $0.others.map { $0.key ?? 0 } }
        let culprits = Set(conflicts.compactMap(\.first))
        residual = 0
        var sums: [Double: Double] = [:]
        for row in system.rows where !culprits.contains(row.key) {
            let violation = row.violation(at: values)
            switch row.rank {
            case .required: residual = max(residual, violation)
            case .priority(let priority): sums[priority, default: 0] += violation
            case .tie: break
            }
        }
        self.sums = sums.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
    }

    /// Relative: the sixteen digits of a double, less what a few operations cost. A sum of 1e17 has no millionths.
    private static let rounding = 1e-13

    /// The first difference from another answer; nil if the two agree.
    func difference(from other: Answer, within tolerance: Double) -> String? {
        if conflicts != other.conflicts { return "conflicts \(other.conflicts) and \(conflicts)" }
        if residual > 1e-3 + tolerance { return "a required row is violated by \(residual)" }
        for (mine, others) in zip(sums, other.sums)
        where !(abs(mine.violation - others.violation) <= max(tolerance, Self.rounding * mine.violation)) {
            return "violations at \(mine.priority): \(others.violation) and \(mine.violation)"
        }
        for (index, (mine, others)) in zip(values, other.values).enumerated() where !(abs(mine - others) <= tolerance) {
            return "x\(index): \(others) and \(mine)"
        }
        return nil
    }

    /// The first difference from another answer in any bit; nil if there is none.
    func bitDifference(from other: Answer) -> String? {
        if conflicts != other.conflicts { return "conflicts \(other.conflicts) and \(conflicts)" }
        for (index, (mine, others)) in zip(values, other.values).enumerated() where mine.bitPattern != others.bitPattern {
            return "x\(index): \(others) and \(mine), by \(mine - others)"
        }
        return nil
    }
}
