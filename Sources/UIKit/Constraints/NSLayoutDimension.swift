import QuoinLayout

/// The anchor of a width or height, or of a distance between two locations.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, c) }
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { make(.greaterOrEqual, c) }
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { make(.lessOrEqual, c) }

    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.equal, to: anchor, times: m)
    }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.greaterOrEqual, to: anchor, times: m)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.lessOrEqual, to: anchor, times: m)
    }
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        make(.equal, to: anchor, plus: c, times: m)
    }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        make(.greaterOrEqual, to: anchor, plus: c, times: m)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        make(.lessOrEqual, to: anchor, plus: c, times: m)
    }

    private func make(_ relation: Relation, _ constant: CGFloat) -> NSLayoutConstraint {
        let made = NSLayoutConstraint()
        if let distance {
            made.setTerms(distance.compare(relation, Double(constant)))
        } else {
            made.setTerms(owner, attribute, relation: relation, to: nil, attribute: .none, multiplier: 1, constant: Double(constant))
        }
        return made
    }
}
