/// The most common kind of row in its cheapest form: `plus - minus  relation  constant`, in 48 bytes without references.
///
/// Use differences to add thousands of rows, as a layout engine does: an array of them is passed to the C core without copying.
///
/// ```swift
/// let rows = views.map { Difference(plus: $0.right, minus: $0.left, .greaterOrEqual, 44, at: .high) }
/// let ids = try solver.add(differences: rows)
/// ```
public struct Difference: Sendable {
    // The order and size of the fields are those of the C core's difference; a test holds the two together.
    @usableFromInline var rawPlus: UInt32
    @usableFromInline var rawMinus: UInt32
    /// The constant that the difference is compared with.
    public var constant: Double
    /// The priority, above 0 and at most 1000. It has no meaning where ``tie`` is set.
    public var priority: Priority
    @usableFromInline var rawKey: UInt64
    @usableFromInline var rawRelation: Int8
    @usableFromInline var rawTie: UInt8
    @usableFromInline var rawGuard: UInt8
    @usableFromInline var rawEdit: UInt8
    @usableFromInline var reserved: UInt32

    /// Creates a difference of two variables, either of which may be nil, but not both.
    @inlinable
    public init(
        plus: Variable?, minus: Variable? = nil, _ relation: Relation, _ constant: Double, at priority: Priority = .required,
        tie: TieLevel? = nil, key: UInt64? = nil, isGuard: Bool = false, isEdit: Bool = false
    ) {
        rawPlus = plus?.rawValue ?? Variable.absent
        rawMinus = minus?.rawValue ?? Variable.absent
        self.constant = constant
        self.priority = priority
        rawKey = key ?? .max
        rawRelation = relation.rawValue
        rawTie = tie?.encoded ?? 0
        rawGuard = isGuard ? 1 : 0
        rawEdit = isEdit ? 1 : 0
        reserved = 0
    }
}

extension Difference {
    /// The variable with coefficient 1.
    @inlinable
    public var plus: Variable? {
        get { rawPlus == Variable.absent ? nil : Variable(rawValue: rawPlus) }
        set { rawPlus = newValue?.rawValue ?? Variable.absent }
    }

    /// The variable with coefficient -1.
    @inlinable
    public var minus: Variable? {
        get { rawMinus == Variable.absent ? nil : Variable(rawValue: rawMinus) }
        set { rawMinus = newValue?.rawValue ?? Variable.absent }
    }

    /// The relation between the difference and the constant.
    @inlinable
    public var relation: Relation {
        get { rawRelation < 0 ? .lessOrEqual : rawRelation > 0 ? .greaterOrEqual : .equal }
        set { rawRelation = newValue.rawValue }
    }

    /// The position in the order of rows; nil for one after the greatest so far. See ``Row/key``.
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

    /// Whether the row is expected to hold without being enforced; see ``Row/isGuard``.
    @inlinable
    public var isGuard: Bool {
        get { rawGuard != 0 }
        set { rawGuard = newValue ? 1 : 0 }
    }

    /// Whether the constant will change often; see ``Row/isEdit``.
    @inlinable
    public var isEdit: Bool {
        get { rawEdit != 0 }
        set { rawEdit = newValue ? 1 : 0 }
    }
}

extension Difference: CustomStringConvertible {
    /// The row as ``Row`` writes it: `x1 - x0 >= 8 @750`.
    public var description: String { Row(self).description }
}

extension Row {
    /// Creates a row from a difference.
    public init(_ difference: Difference) { self.init(difference, times: 1, -1) }

    init(_ difference: Difference, times first: Double, _ second: Double) {
        var expression = LinearExpression()
        if let plus = difference.plus { expression.append(plus, first) }
        if let minus = difference.minus { expression.append(minus, second) }
        self.init(expression, difference.relation, to: difference.constant, at: difference.priority)
        rawKey = difference.rawKey
        rawTie = difference.rawTie
        isGuard = difference.isGuard
        isEdit = difference.isEdit
    }
}

// The conversion from the general form has two steps: copying the fields, which is inlined into the caller and optimized away, and checking
// the coefficients, which is not inlined.
extension Difference {
    /// Creates a difference from a row that is one: a single variable, or two with opposite coefficients of 1; nil for any other row.
    init?(_ row: Row) {
        guard row.expression.isShort else { return nil }
        self.init(short: row)
        guard become(row.expression.inline.0.coefficient, row.expression.inline.1.coefficient) else { return nil }
    }

    /// A row of one or two terms without its coefficients: the first term's variable as plus, the second's as minus.
    @inlinable
    @inline(__always)
    init(short row: Row) {
        rawPlus = row.expression.inline.0.variable.rawValue
        rawMinus = row.expression.inline.1.variable.rawValue
        constant = row.constant
        priority = row.priority
        rawKey = row.rawKey
        rawRelation = row.relation.rawValue
        rawTie = row.rawTie
        rawGuard = row.isGuard ? 1 : 0
        rawEdit = row.isEdit ? 1 : 0
        reserved = 0
    }

    /// Assigns the two variables to plus and minus by their coefficients; returns false if no difference has these coefficients.
    mutating func become(_ first: Double, _ second: Double) -> Bool {
        guard first.magnitude == 1, rawMinus == Variable.absent || second == -first else { return false }
        if first == -1 { (rawPlus, rawMinus) = (rawMinus, rawPlus) }
        return true
    }
}

extension LinearExpression {
    /// Whether there are one or two terms.
    @inlinable
    @inline(__always)
    var isShort: Bool { spilled == nil && (inlineCount == 1 || inlineCount == 2) }
}
