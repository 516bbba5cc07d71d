import QuoinSolver

// Anchors: one attribute of one item, typed by what it measures, so that a wrong pair does not compile.
//
//     try title.leading.equal(to: icon.trailing, plus: 8).install()
//     try title.width.atMost(icon.width, times: 2).at(.high).install()

/// A horizontal position of an item: leading, trailing, left, right or center.
///
/// This type is not `Sendable`: it names items, which one thread at a time uses.
public struct HorizontalAnchor {
    /// The item that the anchor belongs to.
    public let item: Item
    /// The horizontal attribute of the item.
    public let attribute: Attribute
}

/// A vertical position of an item: top, bottom, center or a baseline.
///
/// This type is not `Sendable`: it names items, which one thread at a time uses.
public struct VerticalAnchor {
    /// The item that the anchor belongs to.
    public let item: Item
    /// The vertical attribute of the item.
    public let attribute: Attribute
}

/// The width or height of an item, or the distance between two locations.
///
/// This type is not `Sendable`: it names items, which one thread at a time uses.
public struct SizeAnchor {
    /// The item that the anchor belongs to.
    public let item: Item
    /// The width or height of the item.
    public let attribute: Attribute
    var start: Distances.End?
}

extension Item {
    /// The leading edge: the left one in languages that are read from left to right.
    public final var leading: HorizontalAnchor { HorizontalAnchor(item: self, attribute: .leading) }
    /// The trailing edge: the right one in languages that are read from left to right.
    public final var trailing: HorizontalAnchor { HorizontalAnchor(item: self, attribute: .trailing) }
    /// The left edge.
    public final var left: HorizontalAnchor { HorizontalAnchor(item: self, attribute: .left) }
    /// The right edge.
    public final var right: HorizontalAnchor { HorizontalAnchor(item: self, attribute: .right) }
    /// The horizontal center.
    public final var centerX: HorizontalAnchor { HorizontalAnchor(item: self, attribute: .centerX) }
    /// The top edge.
    public final var top: VerticalAnchor { VerticalAnchor(item: self, attribute: .top) }
    /// The bottom edge.
    public final var bottom: VerticalAnchor { VerticalAnchor(item: self, attribute: .bottom) }
    /// The vertical center.
    public final var centerY: VerticalAnchor { VerticalAnchor(item: self, attribute: .centerY) }
    /// The baseline of the first line of text, or the top edge where there is none.
    public final var firstBaseline: VerticalAnchor { VerticalAnchor(item: self, attribute: .firstBaseline) }
    /// The baseline of the last line of text, or the bottom edge where there is none.
    public final var lastBaseline: VerticalAnchor { VerticalAnchor(item: self, attribute: .lastBaseline) }
    /// The width.
    public final var width: SizeAnchor { SizeAnchor(item: self, attribute: .width) }
    /// The height.
    public final var height: SizeAnchor { SizeAnchor(item: self, attribute: .height) }
}

/// The operations that all anchors of locations share.
///
/// This type is not `Sendable`: it names items, which one thread at a time uses.
public protocol LocationAnchor {
    var item: Item { get }
    var attribute: Attribute { get }
}

extension HorizontalAnchor: LocationAnchor {}
extension VerticalAnchor: LocationAnchor {}

extension LocationAnchor {
    /// Returns a constraint that this position is `constant` points after the other one.
    public func equal(to other: Self, plus constant: Double = 0) -> Constraint {
        Constraint(item: item, attribute: attribute, relatedBy: .equal, toItem: other.item, attribute: other.attribute, constant: constant)
    }

    /// Returns a constraint that this position is at least `constant` points after the other one.
    public func atLeast(_ other: Self, plus constant: Double = 0) -> Constraint {
        Constraint(
            item: item, attribute: attribute, relatedBy: .greaterOrEqual, toItem: other.item, attribute: other.attribute, constant: constant
        )
    }

    /// Returns a constraint that this position is at most `constant` points after the other one.
    public func atMost(_ other: Self, plus constant: Double = 0) -> Constraint {
        Constraint(
            item: item, attribute: attribute, relatedBy: .lessOrEqual, toItem: other.item, attribute: other.attribute, constant: constant)
    }

    /// Returns a constraint that this position is `count` standard spacings of 8 points after the other one (CM-35).
    /// Between baselines the spacing depends on the fonts and has to be passed (CM-36).
    public func spaced(
        _ relation: Relation = .equal, after other: Self, count: Double = 1, spacing: Double = standardSpacing
    ) -> Constraint {
        Constraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other.item, attribute: other.attribute, constant: count * spacing
        )
    }

    /// Returns the distance from this position to another one, along the axis, which can be compared like a size (CM-34).
    public func distance(to other: Self) -> SizeAnchor {
        SizeAnchor(item: other.item, attribute: other.attribute, start: .init(item: item, attribute: attribute))
    }
}

extension SizeAnchor {
    /// Returns a constraint that the length is a number of points.
    public func equal(to constant: Double) -> Constraint {
        Constraint(size: self, relatedBy: .equal, to: nil, multiplier: 1, constant: constant)
    }
    /// Returns a constraint that the length is at least a number of points.
    public func atLeast(_ constant: Double) -> Constraint {
        Constraint(size: self, relatedBy: .greaterOrEqual, to: nil, multiplier: 1, constant: constant)
    }
    /// Returns a constraint that the length is at most a number of points.
    public func atMost(_ constant: Double) -> Constraint {
        Constraint(size: self, relatedBy: .lessOrEqual, to: nil, multiplier: 1, constant: constant)
    }

    /// Returns a constraint that this size is the other one times a factor, plus a constant.
    public func equal(to other: SizeAnchor, times multiplier: Double = 1, plus constant: Double = 0) -> Constraint {
        Constraint(size: self, relatedBy: .equal, to: other, multiplier: multiplier, constant: constant)
    }

    /// Returns a constraint that this size is at least the other one times a factor, plus a constant.
    public func atLeast(_ other: SizeAnchor, times multiplier: Double = 1, plus constant: Double = 0) -> Constraint {
        Constraint(size: self, relatedBy: .greaterOrEqual, to: other, multiplier: multiplier, constant: constant)
    }

    /// Returns a constraint that this size is at most the other one times a factor, plus a constant.
    public func atMost(_ other: SizeAnchor, times multiplier: Double = 1, plus constant: Double = 0) -> Constraint {
        Constraint(size: self, relatedBy: .lessOrEqual, to: other, multiplier: multiplier, constant: constant)
    }
}

extension Constraint {
    init(
        size first: SizeAnchor, relatedBy relation: Relation, to second: SizeAnchor?, multiplier: Double, constant: Double
    ) {
        self.init(
            item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
            attribute: second?.attribute ?? .none, multiplier: multiplier, constant: constant)
        if first.start != nil || second?.start != nil { distances = Distances(first: first.start, second: second?.start) }
    }
}

/// The default space between neighbors (VF-2, CM-35).
public let standardSpacing = 8.0
