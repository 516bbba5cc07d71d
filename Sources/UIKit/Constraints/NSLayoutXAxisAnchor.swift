import QuoinLayout

/// Leading, trailing, left, right or the horizontal center.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from here to another anchor: a size that can be compared.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(distance: horizontal.distance(to: otherAnchor.horizontal))
    }

    open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        spaced(.equal, anchor, multiplier)
    }
    open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        spaced(.greaterOrEqual, anchor, multiplier)
    }
    open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        spaced(.lessOrEqual, anchor, multiplier)
    }

    private var horizontal: HorizontalAnchor {
        switch attribute {
        case .trailing: owner.trailing
        case .left: owner.left
        case .right: owner.right
        case .centerX: owner.centerX
        default: owner.leading
        }
    }

    /// CM-35: a standard spacing is 8 points.
    private func spaced(_ relation: Relation, _ anchor: NSLayoutXAxisAnchor, _ count: CGFloat) -> NSLayoutConstraint {
        let made = make(relation, anchor, count * standardSpacing)
        made.isSystemSpacing = true
        return made
    }
}
