/// A constraint of the solver: an expression, a relation, a constant and a priority.
///
/// ```swift
/// try solver.add(b - a >= 8)                        // required
/// try solver.add((b - a == 20).at(.high))           // as near to 20 as stronger rows allow
/// try solver.add((2 * w - 3 * h == 0).at(999).keyed(42))
/// ```
///
/// A row is a value: creating and adding one with at most four variables allocates nothing. The solver does not store these values;
/// ``Solver/row(_:)`` rebuilds them.
public struct Row: Sendable {
    /// The terms. The constants of both sides are gathered in ``constant``.
    public var expression: LinearExpression
    /// The constant that the terms are compared with.
    public var constant: Double
    /// The priority, above 0 and at most 1000. It has no meaning where ``tie`` is set.
    public var priority: Priority
    @usableFromInline var rawKey: UInt64
    /// The relation between the terms and the constant.
    public var relation: Relation
    @usableFromInline var rawTie: UInt8
    /// Whether this required row is expected to hold without being enforced, such as `width >= 0`. It is checked after solving and enforced
    /// only if it is violated, which is cheaper.
    public var isGuard: Bool
    /// Whether the constant will change often, like the width of a window. The solver then treats the row separately, so that a change is
    /// cheap.
    ///
    /// It takes effect in rows of one variable or of a difference of two, if the row is added alone or among such rows
    /// only. It never changes the answer.
    public var isEdit: Bool

    /// Creates the row that is otherwise written `expression <= constant`, `==` or `>=`.
    @inlinable
    @inline(__always)
    public init(_ expression: LinearExpression, _ relation: Relation, to constant: Double, at priority: Priority = .required) {
        self.expression = expression
        self.constant = constant - expression.constant
        self.expression.constant = 0
        self.relation = relation
        self.priority = priority
        rawKey = .max
        rawTie = 0
        isGuard = false
        isEdit = false
    }

    /// The position in the order of rows, unique in its solver; nil for one after the greatest so far.
    ///
    /// The order decides which row of a contradiction is the culprit, and which of two equally strong rows wins (the later).
    @inlinable
    public var key: UInt64? {
        get { rawKey == .max ? nil : rawKey }
        set { rawKey = newValue ?? .max }
    }

    /// The level below all priorities that this row belongs to, if any.
    @inlinable
    public var tie: TieLevel? {
        get { rawTie == 0 ? nil : TieLevel(rawTie) }
        set { rawTie = newValue?.encoded ?? 0 }
    }

    /// Whether the row must hold.
    @inlinable
    public var isRequired: Bool { rawTie == 0 && priority.isRequired }
}

extension Row {
    /// Returns the same row at another priority: `(a - b >= 8).at(.high)`.
    @inlinable
    @inline(__always)
    public func at(_ priority: Priority) -> Row {
        var row = self
        row.priority = priority
        row.rawTie = 0
        return row
    }

    /// Returns the same row at a level below all priorities: `(a - b == 0).at(tie: 1)`.
    ///
    /// Adding a row with an invalid level throws an error.
    @inlinable
    @inline(__always)
    public func at(tie level: TieLevel) -> Row {
        var row = self
        row.rawTie = level.encoded
        return row
    }

    /// Returns the same row with a key: `(a == 8).keyed(42)`.
    @inlinable
    @inline(__always)
    public func keyed(_ key: UInt64) -> Row {
        var row = self
        row.rawKey = key
        return row
    }

    /// Returns the same row as one whose constant will change often: `(width == 320).edited()`.
    @inlinable
    @inline(__always)
    public func edited() -> Row {
        var row = self
        row.isEdit = true
        return row
    }

    /// Returns the required row as a guard, which is expected to hold without being enforced: `(right - left >= 0).guarded()`.
    @inlinable
    @inline(__always)
    public func guarded() -> Row {
        var row = self
        row.isGuard = true
        return row
    }
}
