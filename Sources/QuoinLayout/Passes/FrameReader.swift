import QuoinSolver

/// Converts a solution to frames. The anchor of every edge is the parent's near edge, which frames are relative to, so the solver reports
/// edges that moved relative to the parent, and not those that moved along with it.
struct FrameReader {
    /// The distance of each variable from its anchor, by variable index.
    let distances: UnsafeBufferPointer<Double>
    let edges: [ItemEdges]
    let contentAreas: [Int32: ContentAreaEdges]
    let grid: PixelGrid
    let rootOrigin: Point

    /// The frame of an item without alignment insets whose parent has none either. An unchanged axis keeps its old values.
    @inline(__always)
    func frame(of slot: Int32, axes: FrameMarks, old: Rect) -> Rect {
        let own = edges[Int(slot)]
        var frame = old
        if axes.contains(.horizontal) { (frame.x, frame.width) = span(from: own.left, to: own.right) }
        if axes.contains(.vertical) { (frame.y, frame.height) = span(from: own.top, to: own.bottom) }
        return frame
    }

    /// The frame of any item: its alignment rectangle, with alignment insets, its own and its parent's, around it.
    func frame(of item: Item, _ slot: Int32, isRoot: Bool) -> Rect {
        let own = edges[Int(slot)]
        let outer = isRoot ? .zero : item.parent?.alignmentInsets ?? .zero
        var frame = Rect.zero
        (frame.x, frame.width) = span(from: own.left, to: own.right, origin: -outer.left)
        (frame.y, frame.height) = span(from: own.top, to: own.bottom, origin: -outer.top)
        let insets = item.alignmentInsets
        frame = frame.inset(by: Insets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
        return isRoot ? Rect(x: rootOrigin.x, y: rootOrigin.y, width: frame.width, height: frame.height) : frame
    }

    /// Stores the size of an item's content area, if it has one. Returns whether it is different.
    func readContentArea(of item: Item, _ slot: Int32) -> Bool {
        guard let far = contentAreas[slot] else { return false }
        let insets = item.alignmentInsets
        let size = Size(
            width: PixelGrid.snap(distances[far.right.index] + insets.left),
            height: PixelGrid.snap(distances[far.bottom.index] + insets.top))
        guard size != item.contentAreaSize else { return false }
        item.ensureDetails().contentAreaSize = size
        return true
    }

    /// The start and the length between two edges: both edges are rounded, and the length is the distance between them.
    @inline(__always)
    private func span(from near: Variable, to far: Variable, origin: Double = 0) -> (start: Double, length: Double) {
        grid.span(distances[near.index] - origin, distances[far.index] - origin)
    }
}
