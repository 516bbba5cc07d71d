// The content area: the inside of an item that has a size of its own, as a scroll view's has.

extension Item {
    /// Whether the item's inside has a size of its own. Scroll views set this.
    ///
    /// For its descendants, the item's edges and margins then refer to the content area, whose origin is the item's top left corner and
    /// whose width and height are two more unknowns. Width, height and center still refer to the frame (SC-2), and for items outside, all
    /// attributes do (SC-1).
    ///
    /// ```text
    ///          outside: left … right of the frame
    ///          ├───────────────┤
    ///          ┌───────────────┐┄┄┄┄┄┄┄┄┄┄┐
    ///          │ visible       │  content ┆
    ///          └───────────────┘┄┄┄┄┄┄┄┄┄┄┘
    ///          ├──────────────────────────┤
    ///          inside: left … right of the content area
    /// ```
    public final var hasContentArea: Bool {
        get { state.contains(.hasContentArea) }
        set {
            guard newValue != hasContentArea else { return }
            if newValue { state.insert(.hasContentArea) } else { state.remove(.hasContentArea) }
            layout?.contentAreaDidChange(of: self)
        }
    }

    /// The point of the content that is shown at the item's top left corner. Content keeps its coordinates while it is
    /// scrolled; views tied to the outside or to the visible area float above it (SC-6, SC-8).
    public final var contentOffset: Point {
        get { details?.contentOffset ?? .zero }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite, newValue != contentOffset else { return }
            ensureDetails().contentOffset = newValue
            layout?.contentOffsetDidChange(of: self)
        }
    }

    /// The content area's size in the last layout, not rounded (PX-4).
    public final var contentAreaSize: Size { details?.contentAreaSize ?? .zero }

    /// Returns whether a constraint refers to the far edge or the size of the content on an axis, so that layout determines
    /// it and not the program (SC-20).
    public final func contentSizeIsConstrained(along axis: Axis) -> Bool {
        let flag: InstalledConstraint.Flags = axis == .horizontal ? .mentionsContentWidth : .mentionsContentHeight
        if isReferenced(with: flag) { return true }
        var walker = firstChild
        while let child = walker, child.isArea {
            if child.isReferenced(with: flag) { return true }
            walker = child.next
        }
        return false
    }

    private final func isReferenced(with flag: InstalledConstraint.Flags) -> Bool {
        var reference = firstReference?.object
        while let constraint = reference {
            if constraint.flags.contains(flag) { return true }
            reference = constraint.nextReference(to: self)
        }
        return false
    }
}
