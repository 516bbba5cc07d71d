import QuoinSolver

/// A whole problem as a value: what tests generate, shrink, print, and give to any backend.
struct System: Equatable {
    /// The anchor of each variable: an earlier variable, or none.
    var anchors: [Int?] = []
    var rows: [SystemRow] = []

    mutating func addVariable(from anchor: Int? = nil) -> Int {
        anchors.append(anchor)
        return anchors.count - 1
    }

    /// Adds a row behind all others.
    mutating func add(_ terms: [(Ratio, Int)], _ relation: Relation, to constant: Ratio, at rank: SystemRow.Rank = .required) {
        rows.append(
            SystemRow(
                terms: terms.map { SystemRow.Term(coefficient: $0.0, variable: $0.1) }, relation: relation, constant: constant, rank: rank,
                key: (rows.last?.key ?? 0) + 1))
    }

    /// `plus - minus  relation  constant`
    mutating func difference(plus: Int, minus: Int, _ relation: Relation, _ constant: Ratio, at rank: SystemRow.Rank = .required) {
        add([(1, plus), (-1, minus)], relation, to: constant, at: rank)
    }

    var largestConstant: Double { rows.map(\.constant.double.magnitude).max() ?? 0 }

    /// The largest difference that two backends' values may have.
    var tolerance: Double { 1e-6 * max(1, largestConstant) }
}

struct SystemRow: Equatable {
    struct Term: Equatable {
        var coefficient: Ratio
        var variable: Int
    }

    enum Rank: Hashable {
        case required
        case priority(Double)
        case tie(Int)
    }

    var terms: [Term]
    var relation: Relation
    var constant: Ratio
    var rank: Rank
    var key: UInt64
    var isGuard = false
    var isEdit = false

    func row(_ variables: [Variable]) -> Row {
        let expression = LinearExpression(terms: terms.map { QuoinSolver.Term(variables[$0.variable], $0.coefficient.double) })
        var row = Row(expression, relation, to: constant.double)
        switch rank {
        case .required: break
        case .priority(let priority): row = row.at(Priority(priority))
        case .tie(let level): row = row.at(tie: TieLevel(UInt8(level)))
        }
        row.key = key
        row.isGuard = isGuard
        row.isEdit = isEdit
        return row
    }

    func violation(at values: [Double]) -> Double {
        let side = terms.reduce(-constant.double) { $0 + $1.coefficient.double * values[$1.variable] }
        switch relation {
        case .lessOrEqual: return max(0, side)
        case .equal: return abs(side)
        case .greaterOrEqual: return max(0, -side)
        }
    }
}

extension System {
    /// A solver with this system's variables and rows; `order` says in which order the rows are added.
    func solver(_ backend: Backend, order: [Int]? = nil) throws(SolverError) -> (solver: Solver, variables: [Variable], ids: [RowID]) {
        let solver = try Solver(backend: backend)
        var variables: [Variable] = []
        for (index, anchor) in anchors.enumerated() {
            variables.append(try solver.addVariable(key: UInt64(index) + 1, restingAt: anchor.map { variables[$0] }))
        }
        var ids = [RowID?](repeating: nil, count: rows.count)
        for index in order ?? Array(rows.indices) { ids[index] = try solver.add(rows[index].row(variables)) }
        return (solver, variables, ids.compactMap { $0 })
    }
}
