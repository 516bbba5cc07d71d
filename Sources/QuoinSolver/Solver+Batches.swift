/// Batches: many rows in one call, for the cost of one call. A batch succeeds or fails as a whole.
extension Solver {
    /// Adds many differences.
    ///
    /// ```swift
    /// let ids = try solver.add(differences: [Difference(plus: right, minus: left, .greaterOrEqual, 0)])
    /// ```
    @discardableResult
    public func add(differences: [Difference]) throws(SolverError) -> [RowID] {
        var ids = [RowID](repeating: .absent, count: differences.count)
        try ids.withUnsafeMutableBufferPointer { ids throws(SolverError) in
            try differences.withUnsafeBufferPointer { rows throws(SolverError) in try add(differences: rows, into: ids) }
        }
        return ids
    }

    /// Adds many differences from a buffer. `ids` is nil, or a buffer with room for the id of each row.
    ///
    /// ```swift
    /// try solver.add(differences: pending, into: names)
    /// ```
    public func add(
        differences: UnsafeBufferPointer<Difference>, into ids: UnsafeMutableBufferPointer<RowID>?
    ) throws(SolverError) {
        guard !differences.isEmpty else { return }
        if let ids, ids.count < differences.count { throw .unequalCounts(differences.count, ids.count) }
        try users.enter()
        defer { users.leave() }
        do throws(Core.Refusal) {
            try core.add(differences, into: ids?.baseAddress)
            isSolved = false
        } catch { throw failure(error, rows: differences.map { Row($0) }) }
    }

    /// Removes many rows.
    ///
    /// ```swift
    /// try solver.remove(rows: ids)
    /// ```
    public func remove(rows: [RowID]) throws(SolverError) {
        try rows.withUnsafeBufferPointer { rows throws(SolverError) in try remove(rows: rows) }
    }

    /// Removes many rows, whose ids are in a buffer.
    ///
    /// ```swift
    /// try solver.remove(rows: UnsafeBufferPointer(names))
    /// ```
    public func remove(rows: UnsafeBufferPointer<RowID>) throws(SolverError) {
        try users.enter()
        defer { users.leave() }
        do throws(Core.Refusal) {
            try core.remove(rows)
            isSolved = false
        } catch { throw failure(error, ids: Array(rows)) }
    }

    /// Sets the constants of many rows.
    ///
    /// ```swift
    /// try solver.setConstants([320, 640], of: [width, height])
    /// ```
    public func setConstants(_ constants: [Double], of rows: [RowID]) throws(SolverError) {
        try rows.withUnsafeBufferPointer { rows throws(SolverError) in
            try constants.withUnsafeBufferPointer { constants throws(SolverError) in try setConstants(constants, of: rows) }
        }
    }

    /// Sets the constants of many rows, both given as buffers.
    ///
    /// ```swift
    /// try solver.setConstants(constants, of: names)
    /// ```
    public func setConstants(_ constants: UnsafeBufferPointer<Double>, of rows: UnsafeBufferPointer<RowID>) throws(SolverError) {
        guard constants.count == rows.count else { throw .unequalCounts(constants.count, rows.count) }
        try users.enter()
        defer { users.leave() }
        do throws(Core.Refusal) {
            try core.setConstants(rows, constants)
            isSolved = false
        } catch { throw failure(error, ids: Array(rows), constants: Array(constants)) }
    }

    /// Sets the priorities of many rows.
    ///
    /// ```swift
    /// try solver.setPriorities([.low, .high], of: [hugging, compression])
    /// ```
    public func setPriorities(_ priorities: [Priority], of rows: [RowID]) throws(SolverError) {
        guard priorities.count == rows.count else { throw .unequalCounts(priorities.count, rows.count) }
        try users.enter()
        defer { users.leave() }
        do throws(Core.Refusal) {
            try rows.withUnsafeBufferPointer { rows throws(Core.Refusal) in
                try priorities.withUnsafeBufferPointer { priorities throws(Core.Refusal) in
                    try core.setPriorities(rows, priorities)
                }
            }
            isSolved = false
        } catch { throw failure(error, ids: rows, priorities: priorities) }
    }
}
