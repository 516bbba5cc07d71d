extension Linear {
    /// Returns the row `a <= b`.
    @inlinable
    @inline(__always)
    public static func <= (lhs: Self, rhs: some Linear) -> Row { Row(lhs - rhs, .lessOrEqual, to: 0) }

    /// Returns the row `a <= 8`.
    @inlinable
    @inline(__always)
    public static func <= (lhs: Self, rhs: Double) -> Row { Row(lhs.expression, .lessOrEqual, to: rhs) }

    /// Returns the row `8 <= a`.
    @inlinable
    @inline(__always)
    public static func <= (lhs: Double, rhs: Self) -> Row { rhs >= lhs }

    /// Returns the row `a == b`.
    @inlinable
    @inline(__always)
    public static func == (lhs: Self, rhs: some Linear) -> Row { Row(lhs - rhs, .equal, to: 0) }

    /// Returns the row `a == 8`.
    @inlinable
    @inline(__always)
    public static func == (lhs: Self, rhs: Double) -> Row { Row(lhs.expression, .equal, to: rhs) }

    /// Returns the row `8 == a`.
    @inlinable
    @inline(__always)
    public static func == (lhs: Double, rhs: Self) -> Row { rhs == lhs }

    /// Returns the row `a >= b`.
    @inlinable
    @inline(__always)
    public static func >= (lhs: Self, rhs: some Linear) -> Row { Row(lhs - rhs, .greaterOrEqual, to: 0) }

    /// Returns the row `a >= 8`.
    @inlinable
    @inline(__always)
    public static func >= (lhs: Self, rhs: Double) -> Row { Row(lhs.expression, .greaterOrEqual, to: rhs) }

    /// Returns the row `8 >= a`.
    @inlinable
    @inline(__always)
    public static func >= (lhs: Double, rhs: Self) -> Row { rhs <= lhs }
}
