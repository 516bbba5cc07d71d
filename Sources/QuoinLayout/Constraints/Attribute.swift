/// A side, size, center or baseline of an item, which constraints relate. The raw values are those of layout files (CM-2).
///
/// All refer to the item's alignment rectangle. Margins lie inside the item; `leading` and `trailing` become left and
/// right by the direction of the item that owns the constraint.
public enum Attribute: Int, Hashable, Sendable, CaseIterable {
    /// No attribute: the second side of a constraint that compares with a number.
    case none = 0
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
}

extension Attribute {
    /// The quantity that an attribute measures.
    public enum Measure: Sendable {
        case nothing, horizontalLocation, verticalLocation, size
    }

    /// The measure of the attribute: a size for width and height, and a position on one axis for the others.
    public var measure: Measure {
        switch self {
        case .none: .nothing
        case .width, .height: .size
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .horizontalLocation
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .verticalLocation
        }
    }

    /// The axis of the attribute; nil for `none`.
    public var axis: Axis? {
        switch self {
        case .none: nil
        case .width: .horizontal
        case .height: .vertical
        default: measure == .horizontalLocation ? .horizontal : .vertical
        }
    }

    /// Whether it is a location on the vertical axis.
    @inline(__always)
    var isVerticalLocation: Bool { measure == .verticalLocation }

    /// Whether the attribute is a location, not a size.
    public var isLocation: Bool { measure == .horizontalLocation || measure == .verticalLocation }

    /// Whether the attribute changes sides with the reading direction, as leading, trailing and their margins do.
    @inline(__always)
    public var followsDirection: Bool {
        self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
    }

    /// Whether the attribute stays on its side in every reading direction, as left, right and their margins do.
    @inline(__always)
    public var isFixedSide: Bool { self == .left || self == .right || self == .leftMargin || self == .rightMargin }

    /// Whether the attribute is one of the ten that depend on the item's margins.
    public var usesMargins: Bool { rawValue >= Attribute.leftMargin.rawValue }

    /// Returns left or right for leading or trailing in a reading direction, and any other attribute unchanged.
    public func resolved(_ direction: LayoutDirection) -> Attribute {
        let turned = direction == .rightToLeft
        return switch self {
        case .leading: turned ? .right : .left
        case .trailing: turned ? .left : .right
        case .leadingMargin: turned ? .rightMargin : .leftMargin
        case .trailingMargin: turned ? .leftMargin : .rightMargin
        default: self
        }
    }

    /// The name of the attribute in layout files and descriptions, such as `centerX`.
    public var name: String { Attribute.names[rawValue] }

    /// Finds the attribute by its name (`baseline` is the last baseline); nil if there is none.
    public init?(named name: String) {
        let index = Attribute.names.firstIndex(ofName: name)
        if name == "baseline" {
            self = .lastBaseline
        } else if let found = index.flatMap({ Attribute(rawValue: $0) }) {
            self = found
        } else {
            return nil
        }
    }

    /// The names, by raw value. They are written out, because reflection would cost more than the rest of reading a constraint.
    private static let names = [
        "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
        "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin",
        "centerXWithinMargins", "centerYWithinMargins",
    ]
}
