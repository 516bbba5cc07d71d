import QuoinLayout
import QuoinSolver

/// One constraint of a conflict: `first  relation  multiplier × second + constant`, and whose it is.
public struct ConflictMember: Hashable, Sendable {
    /// An address or a scene's id.
    public var id: String
    /// Such as `NSLayoutConstraint`; empty: not from a log.
    public var className = ""
    public var identifier: String?
    public var origin = Origin.plain
    /// The place of its item in the conflict.
    public var first: Int
    public var firstAttribute: Attribute
    public var relation: Relation
    public var second: Int?
    public var secondAttribute: Attribute
    public var multiplier: Double
    public var constant: Double
    public var priority: Double
    /// As the log has it; empty: not from a log.
    public var source = ""

    public init(
        id: String, _ first: Int, _ firstAttribute: Attribute, _ relation: Relation = .equal, _ second: Int? = nil,
        _ secondAttribute: Attribute = .none, multiplier: Double = 1, constant: Double = 0, priority: Double = 1000,
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

    /// The maker of a constraint, as far as its class and position tell; see ``Maker`` for what its identifier adds.
    public enum Origin: Hashable, Sendable {
        /// The program, unless an identifier says otherwise.
        case plain
        /// A behavior, such as a stack view's.
        case behavior
        /// An autoresizing mask, such as `h=--& v=--&`; empty: not printed.
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

    /// The axis it lies on; nil: both, or neither.
    public var axis: Axis? { firstAttribute.axis }

    /// `X.height == 44` and the like: one item, a size, a number.
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
