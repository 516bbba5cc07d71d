extension Linear {
    /// `a <= b`
    @inlinable
    @inline(__always)
    public static func <= (lhs: Self, rhs: some Linear) -> Row { Row(lhs - rhs, .lessOrEqual, 0) }

    /// `a <= 8`
    @inlinable
    @inline(__always)
    public static func <= (lhs: Self, rhs: Double) -> Row { Row(lhs.expression, .lessOrEqual, rhs) }

    /// `8 <= a`
    @inlinable
    @inline(__always)
    public static func <= (lhs: Double, rhs: Self) -> Row { rhs >= lhs }

    /// `a == b`
    @inlinable
    @inline(__always)
    public static func == (lhs: Self, rhs: some Linear) -> Row { Row(lhs - rhs, .equal, 0) }

    /// `a == 8`
    @inlinable
    @inline(__always)
    public static func == (lhs: Self, rhs: Double) -> Row { Row(lhs.expression, .equal, rhs) }

    /// `8 == a`
    @inlinable
    @inline(__always)
    public static func == (lhs: Double, rhs: Self) -> Row { rhs == lhs }

    /// `a >= b`
    @inlinable
    @inline(__always)
    public static func >= (lhs: Self, rhs: some Linear) -> Row { Row(lhs - rhs, .greaterOrEqual, 0) }

    /// `a >= 8`
    @inlinable
    @inline(__always)
    public static func >= (lhs: Self, rhs: Double) -> Row { Row(lhs.expression, .greaterOrEqual, rhs) }

    /// `8 >= a`
    @inlinable
    @inline(__always)
    public static func >= (lhs: Double, rhs: Self) -> Row { rhs <= lhs }
}
