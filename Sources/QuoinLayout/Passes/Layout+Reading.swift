import QuoinSolver

// Reading frames after a solve.

extension Layout {
    /// Reads the frames that changed in a solve, and those that are to be read anyway.
    func readChangedFrames(changed: inout [Int32]) {
        frames.mark(pending.slotsToRead)
        model.solver.withChanges { frames.mark($0) }
        readMarkedFrames(changed: &changed)
    }

    /// Reads the frames of items that were positioned without a solve.
    func readFrames(changed: inout [Int32]) {
        guard !pending.slotsToRead.isEmpty else { return }
        frames.mark(pending.slotsToRead)
        readMarkedFrames(changed: &changed)
    }

    private func readMarkedFrames(changed: inout [Int32]) {
        pending.slotsToRead.clear()
        let (edges, contentAreas, origin) = (model.items.edges, model.items.contentAreas, root.assignedFrame.origin)
        let grid = PixelGrid(scale: storedEnvironment.scale)
        model.solver.withUnsafeDistances { distances in
            guard !distances.isEmpty else { return frames.unmarkAll() }
            let reader = FrameReader(
                distances: distances, edges: edges, contentAreas: contentAreas, grid: grid, rootOrigin: origin)
            frames.readMarked(reader, changed: &changed)
        }
    }
}
