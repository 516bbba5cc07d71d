/// A backend that records every call and passes it on to another one, for tests that check which rows were sent.
///
/// ```swift
/// let recorder = try RecordingBackend(wrapping: .native)
/// let solver = try Solver(backend: .custom(recorder))
/// try solver.add(x == 8)
/// try solver.solve()
/// #expect(recorder.rows.map(\.description) == ["x0 == 8", "x0 == 0"])   // the row, and x coming to rest
/// ```
///
/// This type is not `Sendable`: like its solver, it is used by one thread at a time.
public final class RecordingBackend: SolverBackend {
    /// A recorded call with its arguments.
    public enum Call: Equatable, Sendable {
        case load(RowChange)
        /// The levels, and whether the required rows could hold.
        case solve([Level], isPossible: Bool)
    }

    /// All calls so far.
    public private(set) var calls: [Call] = []
    private let wrapped: any SolverBackend

    /// Wraps any backend.
    public init(wrapping wrapped: any SolverBackend) { self.wrapped = wrapped }

    /// Wraps a built-in backend, or the object inside ``Backend/custom(_:)``.
    ///
    /// - Throws: ``SolverError/backendMissing(_:)`` if the build does not contain it.
    public convenience init(wrapping backend: Backend) throws(SolverError) {
        if case .custom(let own) = backend {
            self.init(wrapping: own)
        } else {
            self.init(wrapping: try BuiltInBackend(backend))
        }
    }

    /// The values of the wrapped backend.
    public var values: [Double] { wrapped.values }

    /// Records a change and passes it on.
    public func load(_ change: RowChange) throws(SolverError) {
        calls.append(.load(change))
        try wrapped.load(change)
    }

    /// Records the levels and passes them on.
    public func solve(_ levels: [Level]) throws(SolverError) -> Bool {
        let isPossible = try wrapped.solve(levels)
        calls.append(.solve(levels, isPossible: isPossible))
        return isPossible
    }

    /// Removes all recorded calls, so that only later ones remain.
    ///
    /// ```swift
    /// recorder.removeAllCalls()
    /// try solver.setConstant(12, of: gap)
    /// try solver.solve()                      // recorder.calls[0] is a load of that one constant
    /// ```
    public func removeAllCalls() { calls.removeAll() }

    /// The rows that are loaded after all recorded calls, in the order in which they were added.
    public var rows: [LevelRow] {
        var rows: [LevelRow] = []
        for case .load(let change) in calls {
            rows.removeAll { change.removed.contains($0.id) }
            rows += change.added
            for index in rows.indices { rows[index].constant = change.constants[rows[index].id] ?? rows[index].constant }
        }
        return rows
    }

    /// The levels of the last solve.
    public var levels: [Level] {
        for case .solve(let levels, _) in calls.reversed() { return levels }
        return []
    }
}

extension LevelRow: CustomStringConvertible {
    /// The row in the notation of ``Row``: `x1 - x0 >= 8`.
    public var description: String { Row(LinearExpression(terms: terms), relation, to: constant).description }
}
