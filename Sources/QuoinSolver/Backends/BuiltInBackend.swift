/// A built-in backend as a ``SolverBackend``, for recording, comparing or extending it.
///
/// A solver created with `.native` or `.glpk` calls the C core directly; use this type to intercept the calls.
///
/// ```swift
/// let recorder = RecordingBackend(wrapping: try BuiltInBackend(.glpk))
/// let solver = try Solver(backend: .custom(recorder))
/// ```
///
/// Each call of ``solve(_:)`` builds a new problem, so no state carries over.
///
/// This type is not `Sendable`: like its solver, it is used by one thread at a time.
public final class BuiltInBackend: SolverBackend {
    /// The values of the last solve, by the index of the variable.
    public private(set) var values: [Double] = []
    private var rows: [LevelRow.ID: LevelRow] = [:]
    private var variableCount = 0
    private let backend: Backend

    /// Creates a backend.
    ///
    /// - Throws: ``SolverError/backendMissing(_:)`` if the build does not contain it, or if it is a custom one.
    public init(_ backend: Backend) throws(SolverError) {
        if case .custom = backend { throw .backendMissing(backend.name) }
        guard backend.isAvailable else { throw .backendMissing(backend.name) }
        self.backend = backend
    }

    /// Records a change; the rows are solved by `solve(_:)`.
    public func load(_ change: RowChange) {
        variableCount = max(0, change.variableCount)
        for id in change.removed { rows[id] = nil }
        for row in change.added { rows[row.id] = row }
        for (id, constant) in change.constants { rows[id]?.constant = constant }
    }

    /// Solves the rows of the levels, the strongest level first.
    public func solve(_ levels: [Level]) throws(SolverError) -> Bool {
        let solver = try Solver(backend: backend)
        solver.core.setTies(false)
        _ = try solver.addVariables(variableCount)
        for (index, level) in levels.enumerated() {
            // A level is a priority of its own: there are as many as there are numbers between 0 and 1000.
            let priority = index == 0 ? .required : Priority(1000 * (1 - Double(index) / Double(levels.count)))
            for id in level.rows { try add(id, at: priority, to: solver) }
        }
        try solver.solve()
        guard solver.core.conflicts.isEmpty else { return false }
        values = solver.core.withValues { Array($0) }
        return true
    }

    private func add(_ id: LevelRow.ID, at priority: Priority, to solver: Solver) throws(SolverError) {
        guard let row = rows[id] else { throw .backendFailed("a level names a row that was not loaded") }
        if let unknown = row.terms.first(where: { $0.variable.index >= variableCount }) { throw .unknownVariable(unknown.variable) }
        let terms = row.terms.map { Term(solver.variables[$0.variable.index] ?? $0.variable, $0.coefficient) }
        try solver.add(Row(LinearExpression(terms: terms), row.relation, to: row.constant, at: priority))
    }
}
