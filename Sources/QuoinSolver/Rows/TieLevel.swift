/// A level below all priorities, from 1 (the strongest) to 8. Its rows decide only what every priority leaves open.
///
/// ```swift
/// // Of all the widths that are equally good, the smallest.
/// try solver.add((right - left == 0).at(tie: 1))
/// ```
public struct TieLevel: Hashable, Sendable, Comparable, ExpressibleByIntegerLiteral {
    /// The level as a number.
    public let rawValue: UInt8

    /// Creates a level from a number.
    @inlinable
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates a level from a literal.
    @inlinable
    public init(integerLiteral value: UInt8) { self.init(value) }

    /// The number of tie levels.
    public static let count = 8

    /// The number in a row: 0 there means no tie level, so a level 0 becomes one that is refused.
    @inlinable
    var encoded: UInt8 { rawValue == 0 ? .max : rawValue }

    /// Returns whether a level is stronger than another.
    @inlinable
    public static func < (lhs: TieLevel, rhs: TieLevel) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension TieLevel: CustomStringConvertible {
    public var description: String { "tie \(rawValue)" }
}
