/// The priority of a row: a real number above 0 and at most 1000, which is required.
///
/// Priorities are strict. No number of rows at a lower priority outweighs one row at a higher one.
///
/// ```swift
/// try solver.add((title >= 120).at(.high))
/// try solver.add((title == 80).at(51))
/// ```
public struct Priority: Hashable, Sendable, Comparable {
    /// The priority as a number above 0 and at most 1000.
    public let rawValue: Double

    /// Creates a priority from a number.
    @inlinable
    public init(_ rawValue: Double) { self.rawValue = rawValue }

    /// The priority of a row that holds, or is reported as the culprit of a conflict: 1000.
    @inlinable
    public static var required: Priority { Priority(1000) }
    /// The priority at which a view resists compression: 750.
    @inlinable
    public static var high: Priority { Priority(750) }
    /// The priority at which a view resists stretching: 250.
    @inlinable
    public static var low: Priority { Priority(250) }

    /// Whether this is ``required``.
    @inlinable
    public var isRequired: Bool { rawValue == 1000 }

    @inlinable
    public static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Creates a priority from a literal such as `250.5`.
    @inlinable
    public init(floatLiteral value: Double) { self.init(value) }

    /// Creates a priority from a literal such as `250`.
    @inlinable
    public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension Priority: CustomStringConvertible {
    public var description: String { shortest(rawValue) }
}
