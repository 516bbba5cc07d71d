import QuoinSolver

/// A wish about one or two items: `first.attribute  relation  multiplier × second.attribute + constant`, at a priority.
///
/// A value: make it, change it, compare it, throw it away. ``Item/install(_:rank:)`` makes it count and gives the handle
/// through which its constant and priority can still be changed.
///
/// ```swift
/// let gap = Constraint(item: title, attribute: .leading, relatedBy: .equal, toItem: icon, attribute: .trailing, constant: 8)
/// let installed = try gap.install()
/// installed.constant = 12
/// ```
///
/// Anchors say the same shorter: `title.leading.equal(to: icon.trailing, plus: 8)`.
public struct Constraint {
    public var first: Item
    public var firstAttribute: Attribute
    public var relation: Relation
    /// Nil: the right side is the constant alone.
    public var second: Item?
    public var secondAttribute: Attribute
    public var multiplier: Double
    public var constant: Double
    public var priority: Priority
    /// A name for messages and for finding it again, such as `UISV-spacing`.
    public var identifier: String?
    /// Set where a side is the distance between two locations (see ``HorizontalAnchor/distance(to:)``).
    var distances: Distances?
}

extension Constraint {
    /// Never fails; ``validate()`` tells whether such a constraint can be, and installing does so too.
    public init(
        item first: Item, attribute firstAttribute: Attribute, relatedBy relation: Relation = .equal, toItem second: Item? = nil,
        attribute secondAttribute: Attribute = .none, multiplier: Double = 1, constant: Double = 0, priority: Priority = .required,
        identifier: String? = nil
    ) {
        // All at once: built property by property it would be copied when it is done.
        self.init(
            first: first, firstAttribute: firstAttribute, relation: relation, second: second, secondAttribute: secondAttribute,
            multiplier: multiplier, constant: constant, priority: priority, identifier: identifier, distances: nil)
    }

    /// Whether a side is the distance between two locations (see ``HorizontalAnchor/distance(to:)``).
    public var comparesDistances: Bool { distances != nil }

    /// The same at another priority.
    public func at(_ priority: Priority) -> Constraint {
        var copy = self
        copy.priority = priority
        return copy
    }

    /// The same under an identifier.
    public func named(_ identifier: String) -> Constraint {
        var copy = self
        copy.identifier = identifier
        return copy
    }

    /// Makes it count: records it on the nearest common ancestor of its items. See ``Item/install(_:rank:)``.
    @discardableResult
    public func install(rank: UInt64? = nil) throws(ConstraintError) -> InstalledConstraint {
        try InstalledConstraint.make(self, source: .user, rank: rank)
    }
}

/// Sides of a constraint that are distances: the far end is the side's own attribute, the near end is here.
final class Distances {
    struct End {
        let item: Item
        let attribute: Attribute
    }

    let first: End?
    let second: End?

    init(first: End?, second: End?) {
        self.first = first
        self.second = second
    }
}

extension Constraint: Equatable {
    /// The same items, numbers and identifier.
    public static func == (lhs: Constraint, rhs: Constraint) -> Bool {
        lhs.hasShape(of: rhs) && lhs.constant == rhs.constant && lhs.priority == rhs.priority
    }

    /// Equal but for what may change while installed.
    func hasShape(of other: Constraint) -> Bool {
        first === other.first && second === other.second && firstAttribute == other.firstAttribute
            && secondAttribute == other.secondAttribute && relation == other.relation && multiplier == other.multiplier
            && distances === other.distances && identifier == other.identifier
    }
}

extension Constraint: CustomStringConvertible {
    /// `title.leading == icon.trailing + 8 @750 (gap)`
    public var description: String {
        var text = "\(first.label).\(firstAttribute.name) \(relation) "
        if let second, secondAttribute != .none, multiplier != 0 {
            if multiplier != 1 { text += "\(shortest(multiplier)) * " }
            text += "\(second.label).\(secondAttribute.name)"
            if constant != 0 { text += constant < 0 ? " - \(shortest(-constant))" : " + \(shortest(constant))" }
        } else {
            text += shortest(constant)
        }
        if !priority.isRequired { text += " @\(shortest(priority.rawValue))" }
        if let identifier { text += " (\(identifier))" }
        return text
    }
}

/// A number without a needless ".0".
func shortest(_ value: Double) -> String {
    if value == value.rounded(), value.magnitude < 1e15 { return String(Int64(value)) }
    return "\(value)"
}
