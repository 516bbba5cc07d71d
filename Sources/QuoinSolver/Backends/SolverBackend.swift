/// A custom backend, which stores rows, solves them level by level, and returns values.
///
/// ```
///   load    rows that come, go or change            levels   0   required: all hold, or solve says false
///   solve   ordered levels of those rows    ───▶             1   one of: smallest sum of violations
///   values  one number a variable                            2   among the points that are best at 1
///                                                            …   and so on: a priority, a lone row, a tie level
/// ```
///
/// A backend does not see priorities, keys or ties; the solver turns them into levels, so that every backend gives the same answer.
/// Conflicts and ambiguity have default implementations that only call ``solve(_:)``.
///
/// ```swift
/// final class MyBackend: SolverBackend {
///     private(set) var values: [Double] = []
///     func load(_ change: RowChange) throws(SolverError) { … }
///     func solve(_ levels: [Level]) throws(SolverError) -> Bool { … }
/// }
///
/// let solver = try Solver(backend: .custom(MyBackend()))
/// ```
///
/// `Documentation/WriteABackend.md` walks through one.
///
/// A backend need not be `Sendable`: it is only called on the thread of its solver.
public protocol SolverBackend: AnyObject {
    /// Applies a change: added and removed rows, new constants, and the number of variables.
    func load(_ change: RowChange) throws(SolverError)

    /// Finds a point that satisfies the rows of `levels[0]` (each within 0.001) and, for each further level in turn,
    /// has the smallest sum of violations there among the points that are best so far.
    ///
    /// - Returns: Whether the rows of `levels[0]` can hold together. If not, ``values`` mean nothing.
    func solve(_ levels: [Level]) throws(SolverError) -> Bool

    /// The values of the variables, by ``Variable/index``.
    var values: [Double] { get }

    /// The conflicts among the required rows, given in the order of their keys: for each the culprit, then the others
    /// in descending order. The default implementation only calls `solve`.
    func conflicts(among required: [LevelRow.ID]) throws(SolverError) -> [[LevelRow.ID]]

    /// The members of `variables` that can take two values more than 0.001 apart over the points that are best at `levels`.
    /// The default implementation solves twice for each variable.
    func ambiguousVariables(among variables: [Variable], at levels: [Level]) throws(SolverError) -> [Variable]
}

/// A row as a backend sees it: terms, a relation, a constant and a name.
///
/// ```swift
/// let row = LevelRow(id: .row(id), terms: [Term(b), Term(a, -1)], relation: .greaterOrEqual, constant: 8)
/// ```
public struct LevelRow: Identifiable, Equatable, Sendable {
    /// A row that the program added, or one that the solver adds to decide ties or to probe a variable.
    public enum ID: Hashable, Sendable {
        case row(RowID)
        /// A row that sets the variable equal to its anchor, or to 0.
        case rest(Variable)
        /// A row that makes the variable at least 1 less, or at least 1 more, than it was.
        case less(Variable)
        case more(Variable)
    }

    /// The name of the row, which later changes use.
    public let id: ID
    /// The terms, no two of which have the same variable.
    public var terms: [Term]
    /// The relation between the sum of the terms and the constant.
    public var relation: Relation
    /// The number on the right side.
    public var constant: Double

    /// Creates a row.
    public init(id: ID, terms: [Term], relation: Relation, constant: Double) {
        self.id = id
        self.terms = terms
        self.relation = relation
        self.constant = constant
    }
}

/// The changes since the last ``SolverBackend/load(_:)``. Apply them in the order of the properties.
///
/// ```swift
/// for id in change.removed { rows[id] = nil }
/// for row in change.added { rows[row.id] = row }
/// for (id, constant) in change.constants { rows[id]?.constant = constant }
/// ```
public struct RowChange: Equatable, Sendable {
    /// The number of variables; all indices are below it.
    public var variableCount: Int
    /// The ids of the rows to remove.
    public var removed: [LevelRow.ID]
    /// The rows to add.
    public var added: [LevelRow]
    /// The new constants of rows that stay.
    public var constants: [LevelRow.ID: Double]

    /// Creates a change; omitted arguments mean no change.
    public init(
        variableCount: Int, removed: [LevelRow.ID] = [], added: [LevelRow] = [], constants: [LevelRow.ID: Double] = [:]
    ) {
        self.variableCount = variableCount
        self.removed = removed
        self.added = added
        self.constants = constants
    }

    var isEmpty: Bool { removed.isEmpty && added.isEmpty && constants.isEmpty }
}

/// A set of loaded rows whose violations are minimized together, as one sum.
///
/// ```swift
/// let level = Level(.priority(.high), [.row(id)])
/// ```
public struct Level: Equatable, Sendable {
    /// The origin of a level, for people who read recordings; a backend treats all levels alike.
    public enum Origin: Hashable, Sendable {
        case required
        case priority(Priority)
        /// A single optional row: within a priority, the later row wins.
        case laterRow
        case tie(TieLevel)
        /// A single variable, which takes its final value.
        case rest
        /// A single variable, whose range is probed.
        case probe
    }

    /// The priority or tie level that the rows come from.
    public let origin: Origin
    /// The rows of the level.
    public var rows: [LevelRow.ID]

    /// Creates a level.
    public init(_ origin: Origin, _ rows: [LevelRow.ID]) {
        self.origin = origin
        self.rows = rows
    }
}
