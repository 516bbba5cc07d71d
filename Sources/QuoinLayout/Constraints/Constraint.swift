import QuoinSolver

/// A linear relation between attributes of one or two items, at a priority:
/// `first.attribute  relation  multiplier × second.attribute + constant`.
///
/// A constraint is a value and has no effect by itself. ``install(rank:)`` puts it into effect and returns a handle, which can change its
/// constant and priority.
///
/// ```swift
/// let gap = Constraint(item: title, attribute: .leading, relatedBy: .equal, toItem: icon, attribute: .trailing, constant: 8)
/// let installed = try gap.install()
/// installed.constant = 12
/// ```
///
/// The same with anchors: `title.leading.equal(to: icon.trailing, plus: 8)`.
///
/// This type is not `Sendable`: it names items, which one thread at a time uses.
public struct Constraint {
    /// The item on the left of the relation.
    public var first: Item
    /// The attribute of the first item.
    public var firstAttribute: Attribute
    /// The relation between the two sides: ≤, = or ≥.
    public var relation: Relation
    /// The second item; nil if the right-hand side is the constant alone.
    public var second: Item?
    /// The attribute of the second item; `notAnAttribute` where there is none.
    public var secondAttribute: Attribute
    /// The factor of the second attribute.
    public var multiplier: Double
    /// The number of points that is added to the second side.
    public var constant: Double
    /// The priority; `required` by default.
    public var priority: Priority
    /// A name for messages and searches, such as `UISV-spacing`.
    public var identifier: String?
    /// The near ends of sides that are distances between two locations (see `distance(to:)` of anchors).
    var distances: Distances?
}

extension Constraint {
    /// Creates a constraint, valid or not: ``validate()`` and ``install(rank:)`` throw for one that is not.
    public init(
        item first: Item, attribute firstAttribute: Attribute, relatedBy relation: Relation = .equal, toItem second: Item? = nil,
        attribute secondAttribute: Attribute = .none, multiplier: Double = 1, constant: Double = 0, priority: Priority = .required,
        identifier: String? = nil
    ) {
        // Initialized in one step, because building it property by property would copy the finished value.
        self.init(
            first: first, firstAttribute: firstAttribute, relation: relation, second: second, secondAttribute: secondAttribute,
            multiplier: multiplier, constant: constant, priority: priority, identifier: identifier, distances: nil)
    }

    /// Whether a side is the distance between two locations (see `distance(to:)` of an anchor).
    public var comparesDistances: Bool { distances != nil }

    /// Returns a copy with another priority.
    public func at(_ priority: Priority) -> Constraint {
        var copy = self
        copy.priority = priority
        return copy
    }

    /// Returns a copy with an identifier.
    public func named(_ identifier: String) -> Constraint {
        var copy = self
        copy.identifier = identifier
        return copy
    }

    /// Puts the constraint into effect: records it on the nearest common ancestor of its items.
    ///
    /// - Parameter rank: The order of constraints that are installed before their tree has a layout; in a layout, the order of installation
    /// counts. Of two constraints with equal priority the later one wins.
    @discardableResult
    public func install(rank: UInt64? = nil) throws(ConstraintError) -> InstalledConstraint {
        try InstalledConstraint.make(self, source: .user, rank: rank)
    }
}

extension Constraint: Equatable {
    /// Returns whether two constraints have the same items, numbers and identifier.
    public static func == (lhs: Constraint, rhs: Constraint) -> Bool {
        lhs.differsAtMostInNumbers(from: rhs) && lhs.constant == rhs.constant && lhs.priority == rhs.priority
    }

    /// Whether two constraints are equal except for the constant and the priority, which may change while installed.
    func differsAtMostInNumbers(from other: Constraint) -> Bool {
        first === other.first && second === other.second && firstAttribute == other.firstAttribute
            && secondAttribute == other.secondAttribute && relation == other.relation && multiplier == other.multiplier
            && distances === other.distances && identifier == other.identifier
    }
}

extension Constraint: CustomStringConvertible {
    /// A text such as `title.leading == icon.trailing + 8 @750 (gap)`.
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

/// Returns a number as text, without ".0" for whole numbers.
func shortest(_ value: Double) -> String {
    if value == value.rounded(), value.magnitude < 1e15 { return String(Int64(value)) }
    return "\(value)"
}
