import QuoinLayout
import QuoinSolver

/// A constraint of a conflict: `first  relation  multiplier × second + constant`, with its maker.
public struct ConflictMember: Hashable, Sendable {
    /// The address in the log, or the id in the scene.
    public var id: String
    /// The class, such as `NSLayoutConstraint`; empty for a constraint that is not from a log.
    public var className = ""
    /// The identifier of the constraint; nil if it has none.
    public var identifier: String?
    /// The maker of the constraint, as far as its class and identifier show.
    public var origin = Origin.plain
    /// The index of the first item in the conflict.
    public var first: Int
    /// The attribute on the left side.
    public var firstAttribute: Attribute
    /// The relation between the two sides.
    public var relation: Relation
    /// The index of the second item in the conflict; nil for a constraint with a constant alone.
    public var second: Int?
    /// The attribute on the right side.
    public var secondAttribute: Attribute
    /// The factor of the second attribute.
    public var multiplier: Double
    /// The constant, in points.
    public var constant: Double
    /// The priority, from 1 to 1000.
    public var priority: Double
    /// The text in the log; empty for a constraint that is not from a log.
    public var source = ""

    /// Creates a member whose items are named by their indices in the conflict.
    public init(
        id: String, item first: Int, attribute firstAttribute: Attribute, relatedBy relation: Relation = .equal, toItem second: Int? = nil,
        attribute secondAttribute: Attribute = .none, multiplier: Double = 1, constant: Double = 0, priority: Double = 1000,
        identifier: String? = nil
    ) {
        self.id = id
        self.first = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.second = second
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        self.identifier = identifier
    }

    /// The maker of a constraint, as far as its class and position show; ``Maker`` also considers the identifier.
    public enum Origin: Hashable, Sendable {
        /// The program, unless an identifier says otherwise.
        case plain
        /// A behavior, such as a stack view's.
        case behavior
        /// An autoresizing mask, such as `h=--& v=--&`; empty if not printed.
        case autoresizing(String)
        /// The size of the content; a text is at least that large at one priority and at most at the other.
        case contentSize(hugging: Double, resistance: Double)
        /// The top or bottom layout guide of a controller.
        case layoutSupport
        /// The place and size of the root.
        case host
        /// Interface Builder's, where a view had too few constraints.
        case prototype
    }
}

extension ConflictMember {
    /// Whether it must hold.
    public var isRequired: Bool {
        if case .contentSize(let hugging, let resistance) = origin { return hugging >= 1000 || resistance >= 1000 }
        return priority >= 1000
    }

    /// The axis it lies on; nil for both, or neither.
    public var axis: Axis? { firstAttribute.axis }

    /// Whether it sets a size to a number, as `X.height == 44` does.
    public var isFixedSize: Bool { second == nil && firstAttribute.measure == .size }

    /// Whether the size on an autoresizing constraint's axis follows the superview's, as in `h=-&-`.
    var stretches: Bool {
        guard case .autoresizing(let mask) = origin else { return false }
        let letter = axis == .horizontal ? "h=" : "v="
        let flags = mask.split(separator: " ").first { $0.hasPrefix(letter) }
        return flags?.dropFirst(3).first == "&"
    }

    /// The items it mentions.
    var mentioned: [Int] { second.map { $0 == first ? [first] : [first, $0] } ?? [first] }
}
