/// An operand of the arithmetic operators: a ``Variable`` or a ``LinearExpression``.
///
/// With one protocol instead of four concrete overloads for each operator, a long sum type-checks in milliseconds.
///
/// ```swift
/// func center(_ a: some Linear, _ b: some Linear) -> LinearExpression { (a + b) / 2 }
/// ```
public protocol Linear {
    /// The operand as an expression.
    var expression: LinearExpression { get }
    /// Adds a multiple of the operand to a sum. The default implementation adds ``expression``.
    func add(to sum: inout LinearExpression, times factor: Double)
}

extension Linear {
    /// Adds a multiple of the expression to a sum.
    @inlinable
    public func add(to sum: inout LinearExpression, times factor: Double) { sum.add(expression, times: factor) }
}

extension Variable: Linear {
    /// The expression of this variable alone.
    @inlinable
    @inline(__always)
    public var expression: LinearExpression { LinearExpression(self) }

    /// Adds the variable times a factor to a sum, without creating an expression for it.
    @inlinable
    @inline(__always)
    public func add(to sum: inout LinearExpression, times factor: Double) { sum.append(self, factor) }
}

extension LinearExpression: Linear {
    /// The expression itself.
    @inlinable
    public var expression: LinearExpression { self }
}

extension Linear {
    /// Returns the expression `a + b`.
    @inlinable
    @inline(__always)
    public static func + (lhs: Self, rhs: some Linear) -> LinearExpression {
        var sum = lhs.expression
        rhs.add(to: &sum, times: 1)
        return sum
    }

    /// Returns the expression `a + 8`.
    @inlinable
    @inline(__always)
    public static func + (lhs: Self, rhs: Double) -> LinearExpression {
        var sum = lhs.expression
        sum.constant += rhs
        return sum
    }

    /// Returns the expression `8 + a`.
    @inlinable
    public static func + (lhs: Double, rhs: Self) -> LinearExpression { rhs + lhs }

    /// Returns the expression `a - b`.
    @inlinable
    @inline(__always)
    public static func - (lhs: Self, rhs: some Linear) -> LinearExpression {
        var difference = lhs.expression
        rhs.add(to: &difference, times: -1)
        return difference
    }

    /// Returns the expression `a - 8`.
    @inlinable
    @inline(__always)
    public static func - (lhs: Self, rhs: Double) -> LinearExpression { lhs + -rhs }

    /// Returns the expression `8 - a`.
    @inlinable
    public static func - (lhs: Double, rhs: Self) -> LinearExpression { -rhs + lhs }

    /// Returns the expression `-a`.
    @inlinable
    public static prefix func - (operand: Self) -> LinearExpression { operand * -1 }

    /// Returns the expression `a * 2`.
    @inlinable
    public static func * (lhs: Self, rhs: Double) -> LinearExpression {
        var product = lhs.expression
        product.scale(by: rhs)
        return product
    }

    /// Returns the expression `2 * a`.
    @inlinable
    public static func * (lhs: Double, rhs: Self) -> LinearExpression { rhs * lhs }

    /// Returns the expression `a / 2`.
    @inlinable
    public static func / (lhs: Self, rhs: Double) -> LinearExpression {
        var quotient = lhs.expression
        quotient.divide(by: rhs)
        return quotient
    }
}

extension LinearExpression {
    /// Adds a variable or an expression: amortized O(1), where `total = total + a` copies.
    @inlinable
    public static func += (lhs: inout LinearExpression, rhs: some Linear) { rhs.add(to: &lhs, times: 1) }

    /// Subtracts a variable or an expression: amortized O(1), where `total = total - a` copies.
    @inlinable
    public static func -= (lhs: inout LinearExpression, rhs: some Linear) { rhs.add(to: &lhs, times: -1) }
}
