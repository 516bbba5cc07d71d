/// One of the things a row can speak of: an edge of a view, or a length or centre made of two.
public enum Attribute: UInt8, Sendable {
    case left, top, right, bottom, width, height, centerX, centerY
}

public struct Anchor: Sendable, Equatable {
    public var view: Int32
    public var attribute: Attribute

    public init(_ view: Int32, _ attribute: Attribute) {
        self.view = view
        self.attribute = attribute
    }
}

public enum Relation: Int32, Sendable {
    case lessOrEqual = -1, equal, greaterOrEqual
}

/// The purpose of a row. Engines that know labels or windows make the rows of the last two kinds themselves.
public enum Role: UInt8, Sendable {
    case layout, content, window
}

/// `first (≤ = ≥) multiplier × second + constant` at a priority, 1000 being required. The row belongs to the view of `first`.
public struct Row: Sendable {
    public var first: Anchor
    public var relation: Relation
    public var second: Anchor?
    public var multiplier = 1.0
    public var constant: Double
    public var priority: Double
    public var role: Role
}
