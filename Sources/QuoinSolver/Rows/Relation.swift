/// The relation between the two sides of a row: ≤, = or ≥.
///
/// ```swift
/// let row = Row(width - height, .greaterOrEqual, to: 0)   // the same as: width - height >= 0
/// ```
public enum Relation: Int8, Hashable, Sendable, CaseIterable {
    case lessOrEqual = -1
    case equal = 0
    case greaterOrEqual = 1

    /// The relation after both sides were multiplied by a negative number.
    @inlinable
    public var flipped: Relation {
        switch self {
        case .lessOrEqual: .greaterOrEqual
        case .equal: .equal
        case .greaterOrEqual: .lessOrEqual
        }
    }
}

extension Relation: CustomStringConvertible {
    /// The operator: `<=`, `==` or `>=`.
    public var description: String {
        switch self {
        case .lessOrEqual: "<="
        case .equal: "=="
        case .greaterOrEqual: ">="
        }
    }
}
