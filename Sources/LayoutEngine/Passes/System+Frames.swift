import QuoinSolver

// From values to frames. Frames are relative to the parent, so that what moves with its parent has not moved.

extension System {
    /// After a solve: the frames of whatever has a new value, and of the children of what has a new origin.
    func readChanges(_ moved: inout [Int32]) {
        var tables = takeTables()
        let touched = book.solver.withChanges { tables.touched(by: $0, and: rereading) }
        self.tables = tables
        read(touched, &moved)
    }

    /// Frames of items that were placed without a solve.
    func reread(_ moved: inout [Int32]) {
        guard !rereading.isEmpty else { return }
        read(rereading, &moved)
    }

    /// Reads frames from the values of the last solve.
    private func read(_ touched: [Int32], _ moved: inout [Int32]) {
        rereading.removeAll(keepingCapacity: true)
        let edges = book.edges
        let content = book.content
        let place = root.storedFrame.origin
        var tables = takeTables()
        book.solver.withValues { values in
            guard !values.isEmpty else { return }
            var reader = FrameReader(
                values: values, edges: edges, content: content, grid: PixelGrid(scale: environment.scale), rootPlace: place)
            for slot in touched where tables.items[Int(slot)] != nil { reader.read(Int(slot), &tables) }
            moved += reader.moved
        }
        self.tables = tables
    }

    /// The tables, which must be put back: a copy would be made of each otherwise.
    func takeTables() -> Tables {
        let taken = tables
        tables = Tables()
        return taken
    }
}

/// Turns four values into a frame.
private struct FrameReader {
    let values: UnsafeBufferPointer<Double>
    let edges: [Edges]
    let content: [Int32: ContentEdges]
    let grid: PixelGrid
    let rootPlace: Point
    var moved: [Int32] = []

    mutating func read(_ slot: Int, _ tables: inout Tables) {
        let own = edges[slot]
        let parent = Int(tables.parents[slot])
        let trait = tables.traits[slot]
        var origin = Point.zero
        if parent >= 0 {
            origin = Point(x: values[edges[parent].left.index], y: values[edges[parent].top.index])
            if trait.contains(.parentHasAlignment) { tables.items[slot]?.storedParent?.leaveAlignment(&origin) }
        }
        let left = grid.round(values[own.left.index] - origin.x)
        let top = grid.round(values[own.top.index] - origin.y)
        let right = grid.round(values[own.right.index] - origin.x)
        let bottom = grid.round(values[own.bottom.index] - origin.y)
        var frame = Rect(x: left, y: top, width: right - left, height: bottom - top)
        var hasMoved = false
        if !trait.isDisjoint(with: [.hasAlignment, .hasContentArea]) { hasMoved = finish(&frame, slot, tables.items[slot]) }
        if parent < 0 { frame = Rect(x: rootPlace.x, y: rootPlace.y, width: frame.width, height: frame.height) }
        tables.traits[slot].insert(.isLaidOut)
        guard hasMoved || frame != tables.frames[slot] else { return }
        tables.frames[slot] = frame
        moved.append(Int32(slot))
    }

    /// What few items need: alignment insets around the frame, and the content area's size. True: that has changed.
    private func finish(_ frame: inout Rect, _ slot: Int, _ item: Item?) -> Bool {
        guard let item else { return false }
        let insets = item.alignmentInsets
        frame = frame.inset(by: Insets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
        guard let far = content[Int32(slot)] else { return false }
        let own = edges[slot]
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
