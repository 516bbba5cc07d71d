import QuoinLayout

/// The anchor of a top or bottom edge, the vertical center or a baseline.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance to another anchor, as an anchor of a size.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(distance: vertical.distance(to: otherAnchor.vertical))
    }

    open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        spaced(.equal, to: anchor, count: multiplier)
    }
    open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        spaced(.greaterOrEqual, to: anchor, count: multiplier)
    }
    open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        spaced(.lessOrEqual, to: anchor, count: multiplier)
    }

    private var vertical: VerticalAnchor {
        switch attribute {
        case .bottom: owner.bottom
        case .centerY: owner.centerY
        case .firstBaseline: owner.firstBaseline
        case .lastBaseline: owner.lastBaseline
        default: owner.top
        }
    }

    /// A constraint at a multiple of the system spacing; between baselines that is the lower text's line height (CM-36).
    private func spaced(_ relation: Relation, to anchor: NSLayoutYAxisAnchor, count: CGFloat) -> NSLayoutConstraint {
        let isBetweenBaselines = attribute == .firstBaseline && anchor.attribute == .lastBaseline
        let lineHeight = isBetweenBaselines ? nearestView(owner)?.baselineLineHeight : nil
        let made = make(relation, to: anchor, plus: count * (lineHeight.map { $0.rounded(.up) } ?? standardSpacing))
        made.isSystemSpacing = true
        return made
    }
}
