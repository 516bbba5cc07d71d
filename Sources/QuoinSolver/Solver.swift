/// A solver for linear rows at strict priorities, which finds one exact answer.
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
/// and so on, strictly. Fixed rules decide the remaining freedom (the later row wins, then tie levels, then each variable is as near to its
/// anchor as possible), so that the answer is a single point, whatever the backend and the order of the rows.
///
/// A solver is not `Sendable`: it may move between threads but must be used by one at a time, and debug builds throw
/// ``SolverError/usedByTwoThreads`` if they detect a second thread. Any number of solvers can run concurrently, and their results
/// (variables, rows, values, conflicts) are `Sendable`.
public final class Solver {
    let core: Core
    /// The adapter of a custom backend; nil for a built-in one.
    let leveled: LeveledProblem?
    /// The variables by index; nil where one was removed.
    var variables: [Variable?] = []
    /// Variables that were created since the last solve with the index of a removed one, so that the value at the index is not theirs yet.
    var reused: Set<Variable> = []
    /// The names of named variables.
    var names: [Variable: String] = [:]
    /// The edit row of each variable that has one.
    var edits: [Variable: RowID] = [:]
    /// Whether the last solve is still about the current rows. Exclusivity is unchecked because this is written with every row and never
    /// borrowed.
    @exclusivity(unchecked) var isSolved = false
    @exclusivity(unchecked) var users = SingleThread()

    /// Whether the rules for ties (the later row, the tie levels and the anchors) decide what the priorities leave open. If false, the
    /// answer is any of the best points, which is enough for ``ambiguousVariables()`` and ``conflicts`` and takes less time.
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

    /// Whether ``changes`` compares the distance of each variable from its anchor, or from 0 if it has none, instead of its value.
    ///
    /// In nested boxes, a variable that moves along with its anchor then does not count as changed and costs next to nothing.
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

    /// The backend, which is chosen when the solver is created.
    public let backend: Backend

    /// Creates a solver without variables or rows.
    ///
    /// ```swift
    /// let solver = try Solver(grid: 3)     // for a screen of three pixels per point, whose texts are 20⅓ points high
    /// ```
    ///
    /// - Parameters:
    ///   - backend: The backend that solves.
    ///   - grid: The number of steps in a unit: most constants are expected to be whole steps. Sums of such numbers are exact, and edits of
    ///     exact sums cost less. Constants that are no whole steps give the same answer, with the usual rounding. The tolerance of required
    ///     rows is 0.001 divided by the grid without its powers of two: by 1.5 for 3. A grid that is not from 0.000001 to 1000000 counts
    ///     as 1, and a custom backend receives constants as they are.
    /// - Throws: ``SolverError/backendMissing(_:)`` for `.hybrid` and `.glpk` in a build without GLPK.
    public convenience init(backend: Backend = .native, grid: Double = 1) throws(SolverError) {
        guard backend.isAvailable else { throw .backendMissing(backend.name) }
        do throws(Core.Refusal) {
            try self.init(backend: backend, core: Core())
        } catch { throw .outOfMemory }
        if leveled == nil { core.setGrid(grid) }
    }

    /// Creates a solver around a core that contains no rows yet.
    init(backend: Backend, core: consuming Core) throws(Core.Refusal) {
        try core.setBackend(backend)
        self.backend = backend
        self.core = core
        if case .custom(let own) = backend { leveled = LeveledProblem(own) } else { leveled = nil }
    }
}
