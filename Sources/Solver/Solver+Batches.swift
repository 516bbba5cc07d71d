import CSolver

/// The low path: many rows in one call, at the cost of that call. All or nothing, like every batch.
extension Solver {
    /// Adds many differences.
    ///
    /// ```swift
    /// let ids = try solver.add(differences: [Difference(plus: right, minus: left, .greaterOrEqual, 0)])
    /// ```
    @discardableResult
    public func add(differences: [Difference]) throws(SolverError) -> [RowID] {
        var ids = [RowID](repeating: .absent, count: differences.count)
        try addInto(&ids, differences)
        return ids
    }

    private func addInto(_ ids: inout [RowID], _ differences: [Difference]) throws(SolverError) {
        let status = ids.withUnsafeMutableBufferPointer { ids in
            differences.withUnsafeBufferPointer { core.add($0, into: ids.baseAddress) }
        }
        guard status == QUOIN_OK else { throw failure(status, rows: differences.map { Row($0) }) }
        isSolved = false
    }

    /// Adds many differences from memory to memory. `ids` is nil or has room for one name each.
    ///
    /// ```swift
    /// try solver.add(differences: pending, into: names)
    /// ```
    public func add(
        differences: UnsafeBufferPointer<Difference>, into ids: UnsafeMutableBufferPointer<RowID>?
    ) throws(SolverError) {
        guard !differences.isEmpty else { return }
        if let ids, ids.count < differences.count { throw .unequalCounts(differences.count, ids.count) }
        let status = core.add(differences, into: ids?.baseAddress)
        guard status == QUOIN_OK else { throw failure(status, rows: differences.map { Row($0) }) }
        isSolved = false
    }

    /// Removes many rows.
    ///
    /// ```swift
    /// try solver.remove(rows: ids)
    /// ```
    public func remove(rows: [RowID]) throws(SolverError) {
        let status = rows.withUnsafeBufferPointer { core.remove($0) }
        guard status == QUOIN_OK else { throw failure(status, ids: rows) }
        isSolved = false
    }

    /// Removes many rows named in memory.
    ///
    /// ```swift
    /// try solver.remove(rows: UnsafeBufferPointer(names))
    /// ```
    public func remove(rows: UnsafeBufferPointer<RowID>) throws(SolverError) {
        let status = core.remove(rows)
        guard status == QUOIN_OK else { throw failure(status, ids: Array(rows)) }
        isSolved = false
    }

    /// Gives many rows another constant each.
    ///
    /// ```swift
    /// try solver.setConstants([320, 640], of: [width, height])
    /// ```
    public func setConstants(_ constants: [Double], of rows: [RowID]) throws(SolverError) {
        guard constants.count == rows.count else { throw .unequalCounts(constants.count, rows.count) }
        let status = rows.withUnsafeBufferPointer { rows in
            constants.withUnsafeBufferPointer { core.setConstants(rows, $0) }
        }
        guard status == QUOIN_OK else { throw failure(status, ids: rows, constants: constants) }
        isSolved = false
    }

    /// Gives many rows another constant each, both read from memory.
    ///
    /// ```swift
    /// try solver.setConstants(constants, of: names)
    /// ```
    public func setConstants(_ constants: UnsafeBufferPointer<Double>, of rows: UnsafeBufferPointer<RowID>) throws(SolverError) {
        guard constants.count == rows.count else { throw .unequalCounts(constants.count, rows.count) }
        let status = core.setConstants(rows, constants)
        guard status == QUOIN_OK else { throw failure(status, ids: Array(rows), constants: Array(constants)) }
        isSolved = false
    }

    /// Gives many rows another priority each.
    ///
    /// ```swift
    /// try solver.setPriorities([.low, .high], of: [hugging, compression])
    /// ```
    public func setPriorities(_ priorities: [Priority], of rows: [RowID]) throws(SolverError) {
        guard priorities.count == rows.count else { throw .unequalCounts(priorities.count, rows.count) }
        let status = rows.withUnsafeBufferPointer { rows in
            priorities.withUnsafeBufferPointer { core.setPriorities(rows, $0) }
        }
        guard status == QUOIN_OK else { throw failure(status, ids: rows, priorities: priorities) }
        isSolved = false
    }
}
