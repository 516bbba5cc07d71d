extension Linear {
    /// Returns the row `a <= b`.
    @inlinable
    @inline(__always)
    public static func <= (lhs: Self, rhs: some Linear) -> Row { Row(lhs - rhs, .lessOrEqual, 0) }

    /// Returns the row `a <= 8`.
    @inlinable
    @inline(__always)
    public static func <= (lhs: Self, rhs: Double) -> Row { Row(lhs.expression, .lessOrEqual, rhs) }

    /// Returns the row `8 <= a`.
    @inlinable
    @inline(__always)
    public static func <= (lhs: Double, rhs: Self) -> Row { rhs >= lhs }

    /// Returns the row `a == b`.
    @inlinable
    @inline(__always)
    public static func == (lhs: Self, rhs: some Linear) -> Row { Row(lhs - rhs, .equal, 0) }

    /// Returns the row `a == 8`.
    @inlinable
    @inline(__always)
    public static func == (lhs: Self, rhs: Double) -> Row { Row(lhs.expression, .equal, rhs) }

    /// Returns the row `8 == a`.
    @inlinable
    @inline(__always)
    public static func == (lhs: Double, rhs: Self) -> Row { rhs == lhs }

    /// Returns the row `a >= b`.
    @inlinable
    @inline(__always)
    public static func >= (lhs: Self, rhs: some Linear) -> Row { Row(lhs - rhs, .greaterOrEqual, 0) }

    /// Returns the row `a >= 8`.
    @inlinable
    @inline(__always)
    public static func >= (lhs: Self, rhs: Double) -> Row { Row(lhs.expression, .greaterOrEqual, rhs) }

    /// Returns the row `8 >= a`.
    @inlinable
    @inline(__always)
    public static func >= (lhs: Double, rhs: Self) -> Row { rhs <= lhs }
}
