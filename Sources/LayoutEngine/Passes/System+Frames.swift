import QuoinSolver

// From values to frames. Frames are relative to the parent, so that what moves with its parent has not moved.

/// Slots in the order in which they were met, each once.
struct MovedSlots {
    private(set) var slots: [Int32] = []
    private var seen: [Bool] = []

    init(count: Int) {}

    mutating func insert(_ slot: Int32) {
        let index = Int(slot)
        while seen.count <= index { seen.append(false) }
        if seen[index] { return }
        seen[index] = true
        slots.append(slot)
    }
}

extension System {
    /// After a solve: the frames of whatever has a new value, and of the children of what has a new origin.
    func readChanges(_ moved: inout MovedSlots) {
        var touched: [Int32] = []
        var origins: [Int32] = []
        stamp &+= 1
        book.solver.withChanges { changes in
            for index in changes where Int(index) < holders.count {
                let holder = holders[Int(index)]
                guard holder != .max else { continue }
                let slot = Int32(bitPattern: holder >> 3)
                if holder & 7 < 2 { origins.append(slot) }
                touch(slot, &touched)
            }
        }
        for slot in origins {
            var child = items[Int(slot)]?.firstChild
            while let item = child {
                if item.slot >= 0 { touch(item.slot, &touched) }
                child = item.next
            }
        }
        read(touched, &moved)
    }

    @inline(__always)
    private func touch(_ slot: Int32, _ touched: inout [Int32]) {
        guard stamps[Int(slot)] != stamp else { return }
        stamps[Int(slot)] = stamp
        touched.append(slot)
    }

    /// Reads frames from the values of the last solve.
    func read(_ touched: [Int32], _ moved: inout MovedSlots) {
        let grid = PixelGrid(scale: environment.scale)
        let again = rereading
        rereading.removeAll(keepingCapacity: true)
        book.solver.withValues { values in
            guard !values.isEmpty else { return }
            for slot in touched { readFrame(Int(slot), values, grid, &moved) }
            for slot in again where items[Int(slot)] != nil { readFrame(Int(slot), values, grid, &moved) }
        }
    }

    private func readFrame(_ slot: Int, _ values: UnsafeBufferPointer<Double>, _ grid: PixelGrid, _ moved: inout MovedSlots) {
        let own = book.edges[slot]
        let parent = Int(parents[slot])
        var (originX, originY) = (0.0, 0.0)
        if parent >= 0 {
            originX = values[book.edges[parent].left.index]
            originY = values[book.edges[parent].top.index]
        }
        let trait = traits[slot]
        if trait.contains(.parentHasAlignment), let insets = items[slot]?.parent?.alignmentInsets {
            originX -= insets.left
            originY -= insets.top
        }
        let left = grid.round(values[own.left.index] - originX)
        let top = grid.round(values[own.top.index] - originY)
        let right = grid.round(values[own.right.index] - originX)
        let bottom = grid.round(values[own.bottom.index] - originY)
        var frame = Rect(x: left, y: top, width: right - left, height: bottom - top)
        if !trait.isDisjoint(with: [.hasAlignment, .hasContentArea]) { finish(&frame, slot, values, &moved) }
        if parent < 0 { frame = Rect(x: root.storedFrame.x, y: root.storedFrame.y, width: frame.width, height: frame.height) }
        traits[slot].insert(.isLaidOut)
        guard frame != frames[slot] else { return }
        frames[slot] = frame
        moved.insert(Int32(slot))
    }

    /// What few items need: alignment insets around the frame, and the content area's size.
    private func finish(_ frame: inout Rect, _ slot: Int, _ values: UnsafeBufferPointer<Double>, _ moved: inout MovedSlots) {
        guard let item = items[slot] else { return }
        let insets = item.alignmentInsets
        frame = frame.inset(by: Insets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
        guard let far = book.content[Int32(slot)] else { return }
        let own = book.edges[slot]
        let width = PixelGrid.snap(values[far.right.index] - values[own.left.index] + insets.left)
        let height = PixelGrid.snap(values[far.bottom.index] - values[own.top.index] + insets.top)
        let size = Size(width: width, height: height)
        guard size != item.contentAreaSize else { return }
        item.ensureDetails().contentSize = size
        moved.insert(Int32(slot))
    }
}
