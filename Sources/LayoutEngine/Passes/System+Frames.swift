import QuoinSolver

// From values to frames. Frames are relative to the parent, so that what moves with its parent has not moved.

extension System {
    /// After a solve: the frames of whatever has a new value, and of the children of what has a new origin.
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

    /// Reads frames from the values of the last solve.
    private func readMarked(_ moved: inout [Int32]) {
        rereading.clear()
        let edges = book.edges
        let content = book.content
        let place = root.storedFrame.origin
        book.solver.withValues { values in
            guard !values.isEmpty else { return tables.takeMarked { _, _, _ in } }
            let reader = FrameReader(
                values: values, edges: edges, content: content, grid: PixelGrid(scale: environment.scale), rootPlace: place)
            tables.takeMarked { tables, slot, marks in
                if reader.read(slot, marks, &tables) { moved.append(Int32(slot)) }
            }
        }
    }
}

/// Turns four values into a frame.
private struct FrameReader {
    let values: UnsafeBufferPointer<Double>
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
            isNews = trait.contains(.hearsLayout)
        }
        let parent = Int(tables.parents[slot])
        if parent < 0 || !trait.isDisjoint(with: [.hasAlignment, .hasContentArea, .parentHasAlignment]) {
            return readWhole(slot, parent, &tables) || isNews
        }
        let own = edges[slot], outer = edges[parent]
        let old = tables.frames[slot]
        var frame = old
        // An axis on which nothing has changed has the frame it had.
        if marks.contains(.horizontal) { (frame.x, frame.width) = span(own.left, own.right, values[outer.left.index]) }
        if marks.contains(.vertical) { (frame.y, frame.height) = span(own.top, own.bottom, values[outer.top.index]) }
        guard frame != old else { return isNews }
        tables.frames[slot] = frame
        return true
    }

    /// Both edges are rounded, and the length is what lies between them.
    @inline(__always)
    private func span(_ near: Variable, _ far: Variable, _ origin: Double) -> (Double, Double) {
        let start = grid.round(values[near.index] - origin)
        return (start, grid.round(values[far.index] - origin) - start)
    }

    /// What few items need: alignment insets around the frame, its own and its parent's, and the content area's size.
    private func readWhole(_ slot: Int, _ parent: Int, _ tables: inout Tables) -> Bool {
        guard let item = tables.items[slot] else { return false }
        let own = edges[slot]
        var origin = Point.zero
        if parent >= 0 {
            origin = Point(x: values[edges[parent].left.index], y: values[edges[parent].top.index])
            item.parent?.leaveAlignment(&origin)
        }
        var frame = Rect.zero
        (frame.x, frame.width) = span(own.left, own.right, origin.x)
        (frame.y, frame.height) = span(own.top, own.bottom, origin.y)
        let insets = item.alignmentInsets
        frame = frame.inset(by: Insets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
        if parent < 0 { frame = Rect(x: rootPlace.x, y: rootPlace.y, width: frame.width, height: frame.height) }
        let hasMoved = readContentArea(slot, item) || frame != tables.frames[slot]
        tables.frames[slot] = frame
        return hasMoved
    }

    private func readContentArea(_ slot: Int, _ item: Item) -> Bool {
        guard let far = content[Int32(slot)] else { return false }
        let own = edges[slot], insets = item.alignmentInsets
        let size = Size(
            width: PixelGrid.snap(values[far.right.index] - values[own.left.index] + insets.left),
            height: PixelGrid.snap(values[far.bottom.index] - values[own.top.index] + insets.top))
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
