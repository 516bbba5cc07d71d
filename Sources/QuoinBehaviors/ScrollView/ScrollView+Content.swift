import QuoinLayout

// Content size and offset (SC-20 to SC-30).

extension ScrollView {
    /// The size of the content. On an axis, it comes from the constraints if any of them refers to the content's far edge (SC-20), and from
    /// the program otherwise (SC-23).
    ///
    /// A value that is set on an axis that constraints decide lasts until the next layout overwrites it.
    public final var contentSize: Size {
        get {
            let size = Size(width: contentLength(.horizontal), height: contentLength(.vertical))
            return zoomScale == 1 ? size : Size(width: size.width * zoomScale, height: size.height * zoomScale)
        }
        set {
            guard newValue.width.isFinite, newValue.height.isFinite else { return }
            assignedSize = newValue
            isAssignmentFresh = true
            constraintsChanged()
        }
    }

    /// Returns whether constraints, and not the program, decide the content's size on an axis (SC-20).
    public final func determinesContentSize(along axis: Axis) -> Bool {
        ownContentSize(axis) != nil || item?.contentSizeIsConstrained(along: axis) ?? false
    }

    private func contentLength(_ axis: Axis) -> Double {
        let assigned = axis == .horizontal ? assignedSize.width : assignedSize.height
        if isAssignmentFresh { return assigned }
        if let own = ownContentSize(axis) { return own }
        guard let item, item.contentSizeIsConstrained(along: axis) else { return assigned }
        return axis == .horizontal ? item.contentAreaSize.width : item.contentAreaSize.height
    }

    /// The point of the content at the corner of the visible area, in points. A value beyond the legal range stays until
    /// the next layout.
    public final var contentOffset: Point {
        get { item?.contentOffset ?? .zero }
        set { item?.contentOffset = newValue }
    }

    /// The offsets that scrolling can reach, minimum and maximum (SC-24).
    public final var offsetRange: (least: Point, greatest: Point) {
        offsetRange(of: contentSize, in: adjustedContentInset)
    }

    private func offsetRange(of size: Size, in inset: Insets) -> (least: Point, greatest: Point) {
        let bounds = item?.frame.size ?? .zero
        return (
            Point(x: -inset.left, y: -inset.top),
            Point(
                x: max(-inset.left, size.width + inset.right - bounds.width),
                y: max(-inset.top, size.height + inset.bottom - bounds.height))
        )
    }

    /// Returns whether the user can scroll on an axis: content and insets exceed the frame, or it always bounces (SC-24).
    public final func canScroll(_ axis: Axis) -> Bool {
        guard isScrollEnabled, let item else { return false }
        let inset = adjustedContentInset
        return alwaysBounces[axis]
            || (axis == .horizontal
                ? contentSize.width + inset.left + inset.right > item.frame.width
                : contentSize.height + inset.top + inset.bottom > item.frame.height)
    }

    /// Brings the offset in line with insets and content: at the top it stays at the top (SC-25), beyond the end it comes back
    /// (SC-25), and content smaller than the frame is aligned in it (SC-44). Part of every layout; a program needs it only
    /// where it changed insets from outside and does not lay out.
    public final func adjustContentOffset() {
        guard let item, item.frame.size != .zero else { return }
        let inset = adjustedContentInset
        var offset = item.contentOffset
        if offset.y == -lastAdjustedInset.top { offset.y = -inset.top }
        if offset.x == -lastAdjustedInset.left { offset.x = -inset.left }
        lastAdjustedInset = inset
        if !isDragging { offset = clamped(offset, in: inset) }
        item.contentOffset = offset
    }

    /// Returns the nearest offset that scrolling can reach, or the one that aligns content smaller than the frame.
    private func clamped(_ offset: Point, in inset: Insets) -> Point {
        // The size of a text view's content costs measuring its text.
        let size = contentSize
        let (least, greatest) = offsetRange(of: size, in: inset)
        let bounds = item?.frame.size ?? .zero
        func settle(_ value: Double, least: Double, greatest: Double, room: Double, anchor: Double) -> Double {
            room > 0 && anchor != 0 ? least - anchor * room : min(max(value, least), greatest)
        }
        return Point(
            x: settle(
                offset.x, least: least.x, greatest: greatest.x, room: bounds.width - size.width - inset.left - inset.right,
                anchor: contentAlignment.x),
            y: settle(
                offset.y, least: least.y, greatest: greatest.y, room: bounds.height - size.height - inset.top - inset.bottom,
                anchor: contentAlignment.y))
    }
}
