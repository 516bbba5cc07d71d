/// The adapter between the stored rows and a custom backend: it turns keys and priorities into loads and levels.
///
/// ```
///   stored rows, in key order         levels, in this order
///   ─────────────────────────         ─────────────────────────────────────────────
///   required                    ──▶   0  all but the culprits
///   optional                    ──▶   one per priority, the highest first
///                               ──▶   one per optional row, the greatest key first
///   at a tie level              ──▶   one per tie level, the strongest first
///   (variables)                 ──▶   one per variable, the smallest key first: it rests
/// ```
final class LeveledProblem {
    let backend: any SolverBackend
    private(set) var values: [Double] = []
    /// The distances from the anchors, where they are kept.
    private(set) var distances: [Double] = []
    private(set) var changes: [UInt32] = []
    private(set) var conflicts: [[RowID]] = []
    private var loaded: [LevelRow.ID: LevelRow] = [:]
    private var levels: [Level] = []
    var settlesFreedom = true
    /// The range beyond which a variable is ambiguous, as in the core.
    static let ambiguityRange = 1e-3
    var measuresFromAnchors = false

    init(_ backend: any SolverBackend) { self.backend = backend }

    func solve(_ core: borrowing Core, _ variables: [Variable?]) throws(SolverError) {
        let rows = core.rows.compactMap { id in core.row(id).map { (id, $0) } }
        let resting = variables.compactMap { $0 }.compactMap { variable in
            core.facts(of: variable).map { (variable, $0.key, $0.anchor) }
        }
        try load(rows, resting: resting, variableCount: variables.count)
        var levels = Self.levels(rows, resting.sorted { $0.1 < $1.1 }.map(\.0))
        if !settlesFreedom { levels = Array(levels.prefix(while: \.origin.isDecisive)) }
        var conflicts: [[RowID]] = []
        if try !backend.solve(levels) {
            conflicts = try backend.conflicts(among: levels[0].rows).map { $0.compactMap(\.row) }
            let culprits = Set(conflicts.compactMap(\.first))
            levels[0].rows.removeAll { $0.row.map(culprits.contains) ?? false }
            guard try backend.solve(levels) else { throw .backendFailed("rows without a conflict cannot hold") }
        }
        let found = backend.values
        guard found.count >= variables.count else { throw .backendFailed("\(found.count) values for \(variables.count) variables") }
        (self.levels, self.conflicts) = (levels, conflicts)
        publish(found, resting: resting, count: variables.count)
    }

    private func publish(_ found: [Double], resting: [(Variable, UInt64, Variable?)], count: Int) {
        var published = found
        if measuresFromAnchors {
            for (variable, _, anchor) in resting { published[variable.index] -= anchor.map { found[$0.index] } ?? 0 }
        }
        let before = measuresFromAnchors ? distances : values
        changes = (0..<count).filter { $0 >= before.count || before[$0] != published[$0] }.map(UInt32.init)
        values = found
        distances = measuresFromAnchors ? published : []
    }

    /// The variables that the required rows and the priorities leave open.
    func ambiguousVariables(among variables: [Variable?]) throws(SolverError) -> [Variable] {
        try backend.ambiguousVariables(among: variables.compactMap { $0 }, at: Array(levels.prefix(while: \.origin.isDecisive)))
    }

    /// Finds the lengths that are ambiguous beyond a range by a variable for each, which measures it in a unit.
    func areAmbiguous(
        _ lengths: [(far: Variable, near: Variable?)], beyond range: Double, in solver: Solver
    ) throws(SolverError) -> [Bool] {
        var probes: [Variable] = [], rows: [RowID] = []
        defer {
            try? solver.remove(rows: rows)
            try? solver.remove(variables: probes)
        }
        for length in lengths {
            let probe = try solver.addVariable()
            probes.append(probe)
            var expression = LinearExpression(length.far) - (range / LeveledProblem.ambiguityRange) * probe
            if let near = length.near { expression -= near }
            rows.append(try solver.add(Row(expression, .equal, to: 0)))
        }
        let ambiguous = Set(try solver.ambiguousVariables())
        return probes.map(ambiguous.contains)
    }

    // MARK: - Loading

    private func load(
        _ rows: [(RowID, Row)], resting: [(Variable, UInt64, Variable?)], variableCount: Int
    ) throws(SolverError) {
        let wanted = rows.map { LevelRow($0, $1) } + resting.map { LevelRow($0.0, restingAt: $0.2) }
        var change = RowChange(variableCount: variableCount)
        let names = Set(wanted.map(\.id))
        for row in wanted {
            guard let old = loaded[row.id] else {
                change.added.append(row)
                continue
            }
            if old.terms != row.terms || old.relation != row.relation {
                change.removed.append(row.id)
                change.added.append(row)
            } else if old.constant != row.constant {
                change.constants[row.id] = row.constant
            }
        }
        change.removed += loaded.keys.filter { !names.contains($0) }.sorted { $0.order < $1.order }
        if !change.isEmpty { try backend.load(change) }
        loaded = Dictionary(uniqueKeysWithValues: wanted.map { ($0.id, $0) })
    }

    // MARK: - Levels

    /// `rows` in key order, `variables` too.
    private static func levels(_ rows: [(RowID, Row)], _ variables: [Variable]) -> [Level] {
        let optional = rows.filter { $0.1.tie == nil && !$0.1.isRequired }
        let priorities = Dictionary(grouping: optional) { $0.1.priority }.sorted { $0.key > $1.key }
        let ties = Dictionary(grouping: rows.filter { $0.1.tie != nil }) { $0.1.tie ?? 1 }.sorted { $0.key < $1.key }
        var levels = [Level(.required, rows.filter(\.1.isRequired).map { .row($0.0) })]
        levels += priorities.map { priority, rows in Level(.priority(priority), rows.map { .row($0.0) }) }
        levels += optional.reversed().map { Level(.laterRow, [.row($0.0)]) }
        levels += ties.map { tie, rows in Level(.tie(tie), rows.map { .row($0.0) }) }
        levels += variables.map { Level(.rest, [.rest($0)]) }
        return levels
    }
}

extension Level.Origin {
    /// Whether the level decides required or optional rows, rather than the freedom that these leave.
    fileprivate var isDecisive: Bool {
        switch self {
        case .required, .priority: true
        case .laterRow, .tie, .rest, .probe: false
        }
    }
}

extension LeveledProblem {
    /// The certificate of an answer, computed as ``Core/certificate()`` does for the backends in C.
    func certificate(_ core: borrowing Core) throws(SolverError) -> Certificate {
        guard !values.isEmpty || levels.count > 0 else { throw .notSolved }
        let culprits = Set(conflicts.compactMap(\.first))
        var residual = 0.0
        var sums: [Priority: Double] = [:]
        for id in core.rows {
            guard let row = core.row(id), row.tie == nil, !culprits.contains(id) else { continue }
            let violation = row.violation(at: values)
            if row.isRequired { residual = max(residual, violation) } else { sums[row.priority, default: 0] += violation }
        }
        let levels = sums.sorted { $0.key > $1.key }.map { Certificate.Level(priority: $0.key, violation: $0.value) }
        return Certificate(requiredResidual: residual, levels: levels)
    }
}

extension Row {
    /// The violation of the row at a point.
    func violation(at values: [Double]) -> Double {
        let side = expression.terms.reduce(-constant) { sum, term in
            sum + term.coefficient * (term.variable.index < values.count ? values[term.variable.index] : 0)
        }
        switch relation {
        case .lessOrEqual: return max(0, side)
        case .equal: return side.magnitude
        case .greaterOrEqual: return max(0, -side)
        }
    }
}

extension LevelRow {
    fileprivate init(_ id: RowID, _ row: Row) {
        self.init(id: .row(id), terms: row.expression.terms, relation: row.relation, constant: row.constant)
    }

    fileprivate init(_ variable: Variable, restingAt anchor: Variable?) {
        let terms = [Term(variable)] + (anchor.map { [Term($0, -1)] } ?? [])
        self.init(id: .rest(variable), terms: terms, relation: .equal, constant: 0)
    }
}

extension LevelRow.ID {
    /// The row that the program added; nil for rows that the solver adds.
    public var row: RowID? {
        if case .row(let id) = self { return id }
        return nil
    }

    /// Any fixed order, so that two runs send the same changes.
    fileprivate var order: UInt64 {
        switch self {
        case .row(let id): UInt64(id.rawValue)
        case .rest(let variable): 1 << 32 | UInt64(variable.rawValue)
        case .less(let variable): 2 << 32 | UInt64(variable.rawValue)
        case .more(let variable): 3 << 32 | UInt64(variable.rawValue)
        }
    }
}
