extension Solver {
    /// Adds a row. Amortised O(1); nothing is solved yet.
    ///
    /// ```swift
    /// let gap = try solver.add(b - a >= 8)
    /// ```
    @discardableResult
    @inlinable
    @inline(__always)
    public func add(_ row: Row) throws(SolverError) -> RowID {
        // Inlined, so that a row with two variables is created in its short form and never exists in the long form.
        guard row.expression.isShort else { return try add(general: row) }
        var difference = Difference(short: row)
        return try add(&difference, times: row.expression.inline.0.coefficient, row.expression.inline.1.coefficient)
    }

    /// `first * plus + second * minus  relation  constant`. The parameter is `inout` only to avoid a copy.
    @usableFromInline
    func add(_ difference: inout Difference, times first: Double, _ second: Double) throws(SolverError) -> RowID {
        guard difference.become(first, second) else { return try add(general: Row(difference, times: first, second)) }
        try users.enter()
        defer { users.leave() }
        do throws(Core.Refusal) {
            let id = try core.add(&difference)
            isSolved = false
            return id
        } catch { throw failure(error, rows: [Row(difference)]) }
    }

    @usableFromInline
    func add(general row: borrowing Row) throws(SolverError) -> RowID {
        try users.enter()
        defer { users.leave() }
        do throws(Core.Refusal) {
            let id = try core.add(row)
            isSolved = false
            return id
        } catch { throw failure(error, rows: [copy row]) }
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
        try users.enter()
        defer { users.leave() }
        do throws(Core.Refusal) {
            let ids = try core.add(rows)
            isSolved = false
            return ids
        } catch { throw failure(error, rows: rows) }
    }

    /// Removes a row.
    ///
    /// ```swift
    /// try solver.remove(gap)
    /// ```
    public func remove(_ row: RowID) throws(SolverError) {
        try withUnsafePointer(to: row) { row throws(SolverError) in
            try remove(rows: UnsafeBufferPointer(start: row, count: 1))
        }
    }

    /// Sets the constant of a row, which is the cheapest of all changes.
    ///
    /// ```swift
    /// try solver.setConstant(12, of: gap)
    /// ```
    public func setConstant(_ constant: Double, of row: RowID) throws(SolverError) {
        try withUnsafePointer(to: row) { row throws(SolverError) in
            try withUnsafePointer(to: constant) { constant throws(SolverError) in
                try setConstants(UnsafeBufferPointer(start: constant, count: 1), of: UnsafeBufferPointer(start: row, count: 1))
            }
        }
    }

    /// Sets the priority of a row.
    ///
    /// ```swift
    /// try solver.setPriority(.low, of: gap)
    /// ```
    public func setPriority(_ priority: Priority, of row: RowID) throws(SolverError) {
        try setPriorities([priority], of: [row])
    }

    /// Returns a row as a value, rebuilt from the stored one; nil if there is no such row, or if it was removed.
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
