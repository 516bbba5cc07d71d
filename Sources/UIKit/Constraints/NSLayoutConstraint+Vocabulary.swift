import QuoinLayout

extension NSLayoutConstraint {
    /// The relation of the two sides.
    public enum Relation: Int, Hashable, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// The attribute of a view or guide that a constraint relates.
    public enum Attribute: Int, Hashable, Sendable {
        case notAnAttribute = 0
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        case leading = 5
        case trailing = 6
        case width = 7
        case height = 8
        case centerX = 9
        case centerY = 10
        case lastBaseline = 11
        case firstBaseline = 12
        case leftMargin = 13
        case rightMargin = 14
        case topMargin = 15
        case bottomMargin = 16
        case leadingMargin = 17
        case trailingMargin = 18
        case centerXWithinMargins = 19
        case centerYWithinMargins = 20

        /// The last baseline.
        public static var baseline: Attribute { .lastBaseline }
    }

    /// Options of a visual format: alignment, direction and spacing.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        public static var alignAllBaseline: FormatOptions { .alignAllLastBaseline }
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        public static var directionLeadingToTrailing: FormatOptions { [] }
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        public static var spacingEdgeToEdge: FormatOptions { [] }
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }

    /// The horizontal or vertical axis.
    public enum Axis: Int, Hashable, Sendable {
        case horizontal = 0
        case vertical = 1
    }
}

extension NSLayoutConstraint.Relation {
    init(_ relation: Relation) {
        self =
            switch relation {
            case .lessOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterOrEqual: .greaterThanOrEqual
            }
    }

    var layoutRelation: Relation {
        switch self {
        case .lessThanOrEqual: .lessOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterOrEqual
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The engine's attribute, which has the same raw value (CM-2).
    init(_ attribute: Attribute) { self = NSLayoutConstraint.Attribute(rawValue: attribute.rawValue) ?? .notAnAttribute }
    var layoutAttribute: Attribute { Attribute(rawValue: rawValue) ?? .none }
}

extension NSLayoutConstraint.Axis {
    var layoutAxis: Axis { self == .horizontal ? .horizontal : .vertical }
}
