import CSolver

extension Solver {
    /// Adds a row. Amortised O(1); nothing is solved yet.
    ///
    /// ```swift
    /// let gap = try solver.add(b - a >= 8)
    /// ```
    @discardableResult
    public func add(_ row: borrowing Row) throws(SolverError) -> RowID {
        var id = RowID.absent
        let status = core.add(row, &id)
        guard status == QUOIN_OK else { throw failure(status, rows: [copy row]) }
        isSolved = false
        return id
    }

    /// Adds many rows, or none if one of them is refused.
    ///
    /// ```swift
    /// try solver.add(contentsOf: views.map { $0.bottom <= window.bottom })
    /// ```
    @discardableResult
    public func add(contentsOf rows: some Sequence<Row>) throws(SolverError) -> [RowID] {
        let rows = Array(rows)
        let differences = rows.compactMap { Difference($0) }
        if differences.count == rows.count { return try add(differences: differences) }
        var ids = [RowID](repeating: .absent, count: rows.count)
        let status = ids.withUnsafeMutableBufferPointer { ids -> quoin_status in
            guard let start = ids.baseAddress else { return QUOIN_OK }
            return core.add(rows, terms: rows.flatMap(\.expression.terms), into: start)
        }
        guard status == QUOIN_OK else { throw failure(status, rows: rows) }
        isSolved = false
        return ids
    }

    /// Removes a row.
    ///
    /// ```swift
    /// try solver.remove(gap)
    /// ```
    public func remove(_ row: RowID) throws(SolverError) {
        let status = withUnsafePointer(to: row) { core.remove(UnsafeBufferPointer(start: $0, count: 1)) }
        guard status == QUOIN_OK else { throw failure(status, ids: [row]) }
        isSolved = false
    }

    /// Gives a row another constant: the cheapest of all changes.
    ///
    /// ```swift
    /// try solver.setConstant(12, of: gap)
    /// ```
    public func setConstant(_ constant: Double, of row: RowID) throws(SolverError) {
        let status = withUnsafePointer(to: row) { row in
            withUnsafePointer(to: constant) {
                core.setConstants(UnsafeBufferPointer(start: row, count: 1), UnsafeBufferPointer(start: $0, count: 1))
            }
        }
        guard status == QUOIN_OK else { throw failure(status, ids: [row], constants: [constant]) }
        isSolved = false
    }

    /// Gives a row another priority.
    ///
    /// ```swift
    /// try solver.setPriority(.low, of: gap)
    /// ```
    public func setPriority(_ priority: Priority, of row: RowID) throws(SolverError) {
        let status = withUnsafePointer(to: row) { row in
            withUnsafePointer(to: priority) {
                core.setPriorities(UnsafeBufferPointer(start: row, count: 1), UnsafeBufferPointer(start: $0, count: 1))
            }
        }
        guard status == QUOIN_OK else { throw failure(status, ids: [row], priorities: [priority]) }
        isSolved = false
    }

    /// The row as a value, rebuilt from what the core stores; nil where there is none (any more).
    ///
    /// ```swift
    /// print(solver.row(gap)?.constant ?? .nan)
    /// ```
    public func row(_ id: RowID) -> Row? { core.row(id) }

    /// All rows in the order of their keys.
    ///
    /// ```swift
    /// for id in solver.rows { print(id, solver.row(id)?.description ?? "") }
    /// ```
    public var rows: [RowID] { core.rows }
}
