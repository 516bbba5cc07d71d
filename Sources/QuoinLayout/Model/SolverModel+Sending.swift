import QuoinSolver

// Sending to the solver what was gathered: what is removed, then what is added, then new constants. Removals come first,
// for a row that is added may have the key of one that was removed.

extension SolverModel {
    func send() throws(SolverError) {
        try sendRemovals()
        var batch = outgoing.takeBatch()
        if !outgoing.itemsWithoutTies.isEmpty { try writeTies(to: &batch) }
        try send(&batch)
        outgoing.batch = batch
        if !outgoing.bounds.user.isEmpty { try send(&outgoing.bounds.user) }
        if !outgoing.bounds.behavior.isEmpty { try send(&outgoing.bounds.behavior) }
        try sendChanges()
    }

    func sendRemovals() throws(SolverError) {
        if !outgoing.removedRows.isEmpty {
            try solver.remove(rows: outgoing.removedRows)
            outgoing.removedRows.clear()
        }
        if !outgoing.removedVariables.isEmpty {
            try solver.remove(variables: outgoing.removedVariables)
            outgoing.removedVariables.clear()
        }
    }

    private func sendChanges() throws(SolverError) {
        guard !outgoing.changedRows.isEmpty else { return }
        try solver.setConstants(outgoing.changedConstants, of: outgoing.changedRows)
        outgoing.changedRows.clear()
        outgoing.changedConstants.clear()
    }

    func sendIfFull() throws(SolverError) {
        guard outgoing.batch.isFull else { return }
        var batch = outgoing.takeBatch()
        try send(&batch)
        outgoing.batch = batch
    }

    /// Sends a batch and empties it.
    func send(_ batch: inout RowBatch) throws(SolverError) {
        if batch.isEmpty { return }
        try sendRemovals()
        var ids = [RowID](repeating: .absent, count: batch.differences.count)
        try ids.withUnsafeMutableBufferPointer { ids throws(SolverError) in
            try batch.differences.withUnsafeBufferPointer { differences throws(SolverError) in
                var start = 0
                for other in batch.others {
                    try send(differences, start..<other.position, into: ids)
                    start = other.position
                    items.handles.store(try solver.add(other.row), for: other.target, isSnapshot: isSnapshot)
                }
                try send(differences, start..<differences.count, into: ids)
            }
        }
        items.handles.store(ids, for: batch.targets, isSnapshot: isSnapshot)
        batch.removeAll()
    }

    @inline(__always)
    private func send(
        _ differences: UnsafeBufferPointer<Difference>, _ range: Range<Int>, into ids: UnsafeMutableBufferPointer<RowID>
    ) throws(SolverError) {
        if range.isEmpty { return }
        try solver.add(
            differences: UnsafeBufferPointer(rebasing: differences[range]), into: UnsafeMutableBufferPointer(rebasing: ids[range]))
    }
}
