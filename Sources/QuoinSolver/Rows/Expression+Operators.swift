/// An operand of the operators besides numbers: a ``Variable`` or an ``Expression``.
///
/// One protocol in place of four concrete overloads an operator: a long sum then type-checks in milliseconds.
///
/// ```swift
/// func center(_ a: some Linear, _ b: some Linear) -> Expression { (a + b) / 2 }
/// ```
public protocol Linear {
    /// This as an expression.
    var expression: Expression { get }
    /// Adds this, times a number, to a sum. The default adds ``expression``.
    func add(to sum: inout Expression, times factor: Double)
}

extension Linear {
    @inlinable
    public func add(to sum: inout Expression, times factor: Double) { sum.add(expression, times: factor) }
}

extension Variable: Linear {
    /// This variable alone.
    @inlinable
    @inline(__always)
    public var expression: Expression { Expression(self) }

    /// One term more, without an expression for it.
    @inlinable
    @inline(__always)
    public func add(to sum: inout Expression, times factor: Double) { sum.append(self, factor) }
}

extension Expression: Linear {
    /// The expression itself.
    @inlinable
    public var expression: Expression { self }
}

extension Linear {
    /// `a + b`
    @inlinable
    @inline(__always)
    public static func + (lhs: Self, rhs: some Linear) -> Expression {
        var sum = lhs.expression
        rhs.add(to: &sum, times: 1)
        return sum
    }

    /// `a + 8`
    @inlinable
    @inline(__always)
    public static func + (lhs: Self, rhs: Double) -> Expression {
        var sum = lhs.expression
        sum.constant += rhs
        return sum
    }

    /// `8 + a`
    @inlinable
    public static func + (lhs: Double, rhs: Self) -> Expression { rhs + lhs }

    /// `a - b`
    @inlinable
    @inline(__always)
    public static func - (lhs: Self, rhs: some Linear) -> Expression {
        var difference = lhs.expression
        rhs.add(to: &difference, times: -1)
        return difference
    }

    /// `a - 8`
    @inlinable
    @inline(__always)
    public static func - (lhs: Self, rhs: Double) -> Expression { lhs + -rhs }

    /// `8 - a`
    @inlinable
    public static func - (lhs: Double, rhs: Self) -> Expression { -rhs + lhs }

    /// `-a`
    @inlinable
    public static prefix func - (operand: Self) -> Expression { operand * -1 }

    /// `a * 2`
    @inlinable
    public static func * (lhs: Self, rhs: Double) -> Expression {
        var product = lhs.expression
        product.scale(by: rhs)
        return product
    }

    /// `2 * a`
    @inlinable
    public static func * (lhs: Double, rhs: Self) -> Expression { rhs * lhs }

    /// `a / 2`
    @inlinable
    public static func / (lhs: Self, rhs: Double) -> Expression {
        var quotient = lhs.expression
        quotient.divide(by: rhs)
        return quotient
    }
}

extension Expression {
    /// `total += a`: amortised O(1), where `total = total + a` copies.
    @inlinable
    public static func += (lhs: inout Expression, rhs: some Linear) { rhs.add(to: &lhs, times: 1) }

    /// `total -= a`
    @inlinable
    public static func -= (lhs: inout Expression, rhs: some Linear) { rhs.add(to: &lhs, times: -1) }
}
