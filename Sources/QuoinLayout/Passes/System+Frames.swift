import QuoinSolver

// From distances to frames. Every edge's anchor is the parent's near edge on its axis, which is where frames are measured
// from: so the solver says what has moved in its parent, and what moves along with it is not heard of.

extension System {
    /// After a solve: the frames of whatever has moved in its parent.
    func readChanges(_ moved: inout [Int32]) {
        tables.mark(rereading)
        book.solver.withChanges { tables.mark($0) }
        readMarked(&moved)
    }

    /// Frames of items that were placed without a solve.
    func reread(_ moved: inout [Int32]) {
        guard !rereading.isEmpty else { return }
        tables.mark(rereading)
        readMarked(&moved)
    }

    /// Reads frames from the distances of the last solve.
    private func readMarked(_ moved: inout [Int32]) {
        rereading.clear()
        let edges = book.edges
        let content = book.content
        let place = root.storedFrame.origin
        book.solver.withDistances { distances in
            guard !distances.isEmpty else { return tables.takeMarked { _, _, _ in } }
            let reader = FrameReader(
                distances: distances, edges: edges, content: content, grid: PixelGrid(scale: environment.scale), rootPlace: place)
            tables.takeMarked { tables, slot, marks in
                if reader.read(slot, marks, &tables) { moved.append(Int32(slot)) }
            }
        }
    }
}

/// Turns four distances into a frame.
private struct FrameReader {
    let distances: UnsafeBufferPointer<Double>
    let edges: [Edges]
    let content: [Int32: ContentEdges]
    let grid: PixelGrid
    let rootPlace: Point

    /// True: the frame, or the content area, is not what it was; or a behavior is to hear of it for the first time.
    @inline(__always)
    func read(_ slot: Int, _ marks: Tables.Marks, _ tables: inout Tables) -> Bool {
        let trait = tables.traits[slot]
        guard trait.contains(.isTaken) else { return false }
        var isNews = false
        if !trait.contains(.isLaidOut) {
            tables.traits[slot] = trait.union(.isLaidOut)
            isNews = trait.contains(.wantsDidLayOut)
        }
        let parent = tables.parents[slot]
        if parent < 0 || !trait.isDisjoint(with: [.hasAlignment, .hasContentArea, .parentHasAlignment]) {
            return readWhole(slot, isRoot: parent < 0, &tables) || isNews
        }
        let own = edges[slot]
        let old = tables.frames[slot]
        var frame = old
        // An axis on which nothing has changed has the frame it had.
        if marks.contains(.horizontal) { (frame.x, frame.width) = span(own.left, own.right, 0) }
        if marks.contains(.vertical) { (frame.y, frame.height) = span(own.top, own.bottom, 0) }
        guard frame != old else { return isNews }
        tables.frames[slot] = frame
        return true
    }

    /// Both edges are rounded, and the length is what lies between them.
    @inline(__always)
    private func span(_ near: Variable, _ far: Variable, _ origin: Double) -> (Double, Double) {
        let start = grid.round(distances[near.index] - origin)
        return (start, grid.round(distances[far.index] - origin) - start)
    }

    /// What few items need: alignment insets around the frame, its own and its parent's, and the content area's size.
    private func readWhole(_ slot: Int, isRoot: Bool, _ tables: inout Tables) -> Bool {
        guard let item = tables.items[slot] else { return false }
        let own = edges[slot]
        var origin = Point.zero
        if !isRoot { item.parent?.leaveAlignment(&origin) }
        var frame = Rect.zero
        (frame.x, frame.width) = span(own.left, own.right, origin.x)
        (frame.y, frame.height) = span(own.top, own.bottom, origin.y)
        let insets = item.alignmentInsets
        frame = frame.inset(by: Insets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
        if isRoot { frame = Rect(x: rootPlace.x, y: rootPlace.y, width: frame.width, height: frame.height) }
        let hasMoved = readContentArea(slot, item) || frame != tables.frames[slot]
        tables.frames[slot] = frame
        return hasMoved
    }

    private func readContentArea(_ slot: Int, _ item: Item) -> Bool {
        guard let far = content[Int32(slot)] else { return false }
        let insets = item.alignmentInsets
        let size = Size(
            width: PixelGrid.snap(distances[far.right.index] + insets.left),
            height: PixelGrid.snap(distances[far.bottom.index] + insets.top))
        guard size != item.contentAreaSize else { return false }
        item.ensureDetails().contentSize = size
        return true
    }
}

extension Item {
    /// From the alignment rectangle's corner to the frame's.
    fileprivate final func leaveAlignment(_ corner: inout Point) {
        corner.x -= alignmentInsets.left
        corner.y -= alignmentInsets.top
    }
}
