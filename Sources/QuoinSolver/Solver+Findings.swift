extension Solver {
    /// All conflicts of the last solve, in the order of their culprits' keys; empty after rows have changed.
    ///
    /// ```swift
    /// try solver.solve()
    /// for conflict in solver.conflicts { print(conflict) }
    /// ```
    public var conflicts: [Conflict] {
        conflictingRows.compactMap { ids in
            guard let culpritID = ids.first, let culprit = row(culpritID) else { return nil }
            let otherIDs = Array(ids.dropFirst())
            let others = otherIDs.compactMap { row($0) }
            return Conflict(
                culprit: culprit, culpritID: culpritID, others: others, otherIDs: otherIDs, names: names(in: others + [culprit]))
        }
    }

    /// The names of the rows of all ``conflicts``: of each the culprit, then those that it contradicts, the one with the greatest key first.
    package var conflictingRows: [[RowID]] { isSolved ? leveled?.conflicts ?? core.conflicts : [] }

    /// Returns the variables that could have two values more than 0.001 apart without violating any priority more. Solves
    /// first if needed.
    ///
    /// ```swift
    /// for variable in try solver.ambiguousVariables() { print(variable, "could be anything") }
    /// ```
    public func ambiguousVariables() throws(SolverError) -> [Variable] {
        if !isSolved { try solve() }
        return try ambiguousVariablesOfRows()
    }

    /// Returns the ``ambiguousVariables()`` of a solver whose values nobody reads. One that was never solved stays so, because the core
    /// needs the rows alone; that takes about half of the time.
    package func ambiguousVariablesOfRows() throws(SolverError) -> [Variable] {
        if !isSolved && (leveled != nil || core.hasValues) { try solve() }
        try users.enter()
        defer { users.leave() }
        if let leveled { return try leveled.ambiguousVariables(among: variables) }
        do throws(Core.Refusal) {
            let flags = try core.ambiguity(atLeast: variables.count)
            return variables.indices.compactMap { flags[$0] ? variables[$0] : nil }
        } catch { throw failure(error) }
    }

    /// Returns for each length, the distance of two variables or of one from 0, whether it could have two values further apart than a
    /// range without violating any priority more. Solves first if needed, and changes nothing.
    ///
    /// - Parameters:
    ///   - lengths: The variables at the far end and, or nil, at the near end of each.
    ///   - range: At least 0.001.
    package func areAmbiguous(_ lengths: [(far: Variable, near: Variable?)], beyond range: Double) throws(SolverError) -> [Bool] {
        if let backend = leveled { return try backend.areAmbiguous(lengths, beyond: range, in: self) }
        try users.enter()
        defer { users.leave() }
        do throws(Core.Refusal) {
            return try core.ambiguity(ofLengths: lengths, beyond: range)
        } catch { throw failure(error) }
    }

    /// Returns the ``ambiguousVariables()`` with the rows that mention each of them.
    ///
    /// ```swift
    /// for ambiguity in try solver.ambiguities() { print(ambiguity.variable, ambiguity.rows) }
    /// ```
    public func ambiguities() throws(SolverError) -> [Ambiguity] {
        let ambiguous = try ambiguousVariables()
        var found = Dictionary(ambiguous.map { ($0, [(RowID, Row)]()) }, uniquingKeysWith: { first, _ in first })
        guard !found.isEmpty else { return [] }
        for id in rows {
            guard let row = row(id) else { continue }
            for term in row.expression.terms { found[term.variable]?.append((id, row)) }
        }
        return ambiguous.map { variable in
            let (ids, rows) = (found[variable, default: []].map(\.0), found[variable, default: []].map(\.1))
            var names = names(in: rows)
            names[variable] = self.names[variable]
            return Ambiguity(variable: variable, rows: rows, ids: ids, names: names)
        }
    }

    /// Returns the violations of the last answer, computed from the rows.
    ///
    /// ```swift
    /// let missed = try solver.certificate().levels.first?.violation
    /// ```
    public func certificate() throws(SolverError) -> Certificate {
        try users.enter()
        defer { users.leave() }
        if let leveled { return try leveled.certificate(core) }
        do throws(Core.Refusal) { return try core.certificate() } catch { throw failure(error) }
    }

    /// The counts of the last full solve's input and work.
    ///
    /// ```swift
    /// print(solver.counts.kernelPivots)
    /// ```
    public var counts: Counts { core.counts }

    /// Returns the problem, the reduction and the solution as readable text, with the names of named variables.
    ///
    /// ```swift
    /// print(try solver.dump())
    /// ```
    public func dump() throws(SolverError) -> String {
        try dump { names[$0] }
    }

    /// Returns the same text as ``dump()``, with names given by a closure.
    package func dump(naming name: (Variable) -> String?) throws(SolverError) -> String {
        try users.enter()
        defer { users.leave() }
        do throws(Core.Refusal) {
            let text = try core.dump()
            return text.replacingVariables { (index: Int) -> String? in index < variables.count ? variables[index].flatMap(name) : nil }
        } catch { throw failure(error) }
    }
}
