import QuoinLayout

/// The anchor of a leading, trailing, left or right edge or of the horizontal center.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance to another anchor, as an anchor of a size.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(distance: horizontal.distance(to: otherAnchor.horizontal))
    }

    open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        spaced(.equal, to: anchor, count: multiplier)
    }
    open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        spaced(.greaterOrEqual, to: anchor, count: multiplier)
    }
    open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        spaced(.lessOrEqual, to: anchor, count: multiplier)
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

    /// A constraint at a multiple of the standard spacing, 8 points (CM-35).
    private func spaced(_ relation: Relation, to anchor: NSLayoutXAxisAnchor, count: CGFloat) -> NSLayoutConstraint {
        let made = make(relation, to: anchor, plus: count * standardSpacing)
        made.isSystemSpacing = true
        return made
    }
}
