/// A sum of terms and a constant, such as `2 * width - height + 8`.
///
/// ```
///    count   constant   ┌ up to four terms lie in the value itself ┐   spilled
///    [ 2 ]   [ 8.0 ]    [ 2·width ][ -1·height ][         ][       ]   nil          no allocation
///    [ 6 ]   [ 0.0 ]    [                 unused                   ]   [6 terms]    one array
/// ```
///
/// ```swift
/// var total = LinearExpression()
/// for width in widths { total += width }      // amortised O(1) each
/// try solver.add(total <= 320)
/// ```
///
/// Building an expression of at most four variables allocates nothing.
public struct LinearExpression: Sendable {
    @usableFromInline var inline: (Term, Term, Term, Term)
    @usableFromInline var inlineCount: Int
    /// All terms, once there are more than four.
    @usableFromInline var spilled: [Term]?
    /// The constant that is added to the terms.
    public var constant: Double

    /// Creates a constant expression.
    @inlinable
    public init(_ constant: Double = 0) {
        let unused = Term(Variable(rawValue: Variable.absent), 0)
        inline = (unused, unused, unused, unused)
        inlineCount = 0
        self.constant = constant
    }

    /// Creates the expression of a variable times a number.
    @inlinable
    @inline(__always)
    public init(_ variable: Variable, times coefficient: Double = 1) {
        let unused = Term(Variable(rawValue: Variable.absent), 0)
        inline = (Term(variable, coefficient), unused, unused, unused)
        inlineCount = 1
        constant = 0
    }

    /// Creates a sum of terms; those of the same variable are added up.
    @inlinable
    public init(terms: some Sequence<Term>, constant: Double = 0) {
        self.init(constant)
        for term in terms { append(term.variable, term.coefficient) }
    }

    /// The number of terms.
    @inlinable
    public var count: Int { spilled?.count ?? inlineCount }

    /// The terms as an array (which allocates; ``withTerms(_:)`` does not).
    public var terms: [Term] { spilled ?? withTerms { Array($0) } }

    /// Calls a closure with the terms, without copying them.
    public func withTerms<Result>(_ body: (UnsafeBufferPointer<Term>) -> Result) -> Result {
        if let spilled { return spilled.withUnsafeBufferPointer(body) }
        return withUnsafePointer(to: inline) { inline in
            inline.withMemoryRebound(to: Term.self, capacity: 4) { body(UnsafeBufferPointer(start: $0, count: inlineCount)) }
        }
    }
}

extension LinearExpression {
    /// Adds a term. Among up to four terms, those of the same variable are added up at once; among more, the solver does it.
    ///
    /// The second term is added in place, so that the compiler can optimize a difference of two variables away.
    @inlinable
    @inline(__always)
    mutating func append(_ variable: Variable, _ coefficient: Double) {
        if inlineCount != 1 {
            appendFurther(variable, coefficient)
        } else if inline.0.variable.rawValue == variable.rawValue {
            inline.0.coefficient += coefficient
        } else {
            inline.1 = Term(variable, coefficient)
            inlineCount = 2
        }
    }

    @usableFromInline
    mutating func appendFurther(_ variable: Variable, _ coefficient: Double) {
        if spilled != nil {
            spilled?.append(Term(variable, coefficient))
        } else if inlineCount > 0 && inline.0.variable.rawValue == variable.rawValue {
            inline.0.coefficient += coefficient
        } else if inlineCount > 1 && inline.1.variable.rawValue == variable.rawValue {
            inline.1.coefficient += coefficient
        } else if inlineCount > 2 && inline.2.variable.rawValue == variable.rawValue {
            inline.2.coefficient += coefficient
        } else if inlineCount > 3 && inline.3.variable.rawValue == variable.rawValue {
            inline.3.coefficient += coefficient
        } else {
            appendNew(Term(variable, coefficient))
        }
    }

    private mutating func appendNew(_ term: Term) {
        switch inlineCount {
        case 0: inline.0 = term
        case 1: inline.1 = term
        case 2: inline.2 = term
        case 3: inline.3 = term
        default: return spill(term)
        }
        inlineCount += 1
    }

    private mutating func spill(_ term: Term) {
        spilled = [inline.0, inline.1, inline.2, inline.3, term]
        inlineCount = 0
    }

    /// Adds `other` times `factor`.
    @inlinable
    mutating func add(_ other: LinearExpression, times factor: Double) {
        constant += other.constant * factor
        if let terms = other.spilled {
            for term in terms { append(term.variable, term.coefficient * factor) }
            return
        }
        if other.inlineCount > 0 { append(other.inline.0.variable, other.inline.0.coefficient * factor) }
        if other.inlineCount > 1 { append(other.inline.1.variable, other.inline.1.coefficient * factor) }
        if other.inlineCount > 2 { append(other.inline.2.variable, other.inline.2.coefficient * factor) }
        if other.inlineCount > 3 { append(other.inline.3.variable, other.inline.3.coefficient * factor) }
    }

    @inlinable
    mutating func scale(by factor: Double) {
        constant *= factor
        inline.0.coefficient *= factor
        inline.1.coefficient *= factor
        inline.2.coefficient *= factor
        inline.3.coefficient *= factor
        if let terms = spilled { spilled = terms.map { Term($0.variable, $0.coefficient * factor) } }
    }

    /// Divides every term. `scale(by: 1 / divisor)` would round twice.
    @inlinable
    mutating func divide(by divisor: Double) {
        constant /= divisor
        inline.0.coefficient /= divisor
        inline.1.coefficient /= divisor
        inline.2.coefficient /= divisor
        inline.3.coefficient /= divisor
        if let terms = spilled { spilled = terms.map { Term($0.variable, $0.coefficient / divisor) } }
    }
}
