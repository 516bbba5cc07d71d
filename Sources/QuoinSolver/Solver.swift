/// A solver of linear rows at strict priorities, which finds one exact answer.
///
/// ```swift
/// let solver = try Solver()
/// let (left, right) = (try solver.addVariable(), try solver.addVariable())
/// try solver.add(left == 20)
/// try solver.add(right - left >= 100)
/// try solver.add((right - left == 80).at(.high))
/// try solver.solve()
/// print(try solver.value(of: right))   // 120.0
/// ```
///
/// Required rows hold. Then the sum of violations is the smallest possible at the highest priority, then at the next,
/// and so on, strictly. What freedom then remains is settled by fixed rules (the later row wins, then the tie levels,
/// then each variable rests as near to its anchor as it can), so that the answer is one point, whatever the backend
/// and whatever the order in which rows came.
///
/// A solver is not `Sendable`: it may move between threads but is used by one at a time, and debug builds throw
/// ``SolverError/usedByTwoThreads`` where they see two. Any number of solvers run side by side, and what comes out of them
/// (variables, rows, values, conflicts) is `Sendable`.
public final class Solver {
    let core: Core
    /// Set where the backend is not one of C's.
    let leveled: LeveledProblem?
    /// The variables by index; nil where one was removed.
    var variables: [Variable?] = []
    /// Variables made since the last solve in the place of one that was removed: their value is not yet theirs.
    var reused: Set<Variable> = []
    /// The names that the program gave variables.
    var names: [Variable: String] = [:]
    /// The edit row of each variable that has one.
    var edits: [Variable: RowID] = [:]
    /// Whether the last solve still tells about the present rows. Unchecked because it is written with every row, and
    /// nothing ever holds on to it.
    @exclusivity(unchecked) var isSolved = false
    @exclusivity(unchecked) var users = SingleThread()

    /// Whether the later row, the tie levels and the anchors settle what the priorities leave open. Without it any of the
    /// best points is the answer, which is enough for ``ambiguousVariables()`` and ``conflicts`` and takes less time.
    ///
    /// ```swift
    /// solver.settlesFreedom = false
    /// let open = try solver.ambiguousVariables()
    /// ```
    public var settlesFreedom = true {
        didSet {
            guard settlesFreedom != oldValue else { return }
            core.setTies(settlesFreedom)
            leveled?.settlesFreedom = settlesFreedom
            isSolved = false
        }
    }

    /// Whether ``changes`` are those of each variable's distance from its anchor, or from 0 without one.
    ///
    /// For nested boxes, a variable that moves along with its anchor is then not a change and costs next to nothing.
    /// ``withDistances(_:)`` reads the distances.
    ///
    /// ```swift
    /// solver.measuresFromAnchors = true
    /// let inner = try solver.addVariable(restingAt: outer)
    /// ```
    public var measuresFromAnchors = false {
        didSet {
            guard measuresFromAnchors != oldValue else { return }
            core.measureFromAnchors(measuresFromAnchors)
            leveled?.measuresFromAnchors = measuresFromAnchors
            isSolved = false
        }
    }

    /// The backend, which is chosen once, when the solver is made.
    public let backend: Backend

    /// Creates a solver without variables or rows.
    ///
    /// - Throws: ``SolverError/backendMissing(_:)`` for `.hybrid` and `.glpk` in a build without GLPK.
    public convenience init(backend: Backend = .native) throws(SolverError) {
        guard backend.isAvailable else { throw .backendMissing(backend.name) }
        do throws(Core.Refusal) {
            try self.init(backend: backend, core: Core())
        } catch { throw .outOfMemory }
    }

    /// Around a core that has rows from nowhere else.
    init(backend: Backend, core: consuming Core) throws(Core.Refusal) {
        try core.setBackend(backend)
        self.backend = backend
        self.core = core
        if case .custom(let own) = backend { leveled = LeveledProblem(own) } else { leveled = nil }
    }
}
