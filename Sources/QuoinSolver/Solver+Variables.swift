extension Solver {
    /// Adds a variable.
    ///
    /// If rows leave several values open, variables are decided in the order of their keys: each takes the value nearest to its anchor,
    /// which is an older variable, or nearest to 0 if it has none.
    ///
    /// ```swift
    /// let left = try solver.addVariable()
    /// let right = try solver.addVariable(restingAt: left)
    /// ```
    public func addVariable(key: UInt64? = nil, restingAt anchor: Variable? = nil) throws(SolverError) -> Variable {
        try users.enter()
        defer { users.leave() }
        do throws(Core.Refusal) {
            let variable = try core.addVariable(key: key ?? .max, anchor: anchor)
            didAdd(CollectionOfOne(variable))
            return variable
        } catch { throw failure(error, keys: [key ?? .max], anchors: anchor.map { [$0] } ?? []) }
    }

    /// Adds `count` variables with the next keys, which rest at 0.
    ///
    /// ```swift
    /// let edges = try solver.addVariables(4)
    /// ```
    public func addVariables(_ count: Int) throws(SolverError) -> [Variable] {
        try addVariables(count, keys: nil, anchors: nil)
    }

    /// Adds variables with keys, each of which rests at its anchor, or at 0 without one. An anchor can be an earlier
    /// variable of the batch: ``Variable/inBatch(_:)``.
    ///
    /// ```swift
    /// let edges = try solver.addVariables(keys: [100, 101], anchors: [parentLeft, parentTop])
    /// ```
    public func addVariables(keys: [UInt64], anchors: [Variable?]) throws(SolverError) -> [Variable] {
        guard keys.count == anchors.count else { throw .unequalCounts(keys.count, anchors.count) }
        return try addVariables(keys.count, keys: keys, anchors: anchors.map { $0 ?? Variable(rawValue: Variable.absent) })
    }

    private func addVariables(_ count: Int, keys: [UInt64]?, anchors: [Variable]?) throws(SolverError) -> [Variable] {
        guard count > 0 else { return [] }
        guard count < 1 << 26 else { throw .tooLarge }
        try users.enter()
        defer { users.leave() }
        do throws(Core.Refusal) {
            let made = try core.addVariables(count, keys: keys, anchors: anchors)
            didAdd(made)
            return made
        } catch { throw failure(error, keys: keys ?? [], anchors: anchors ?? []) }
    }

    /// Appends all variables beyond the last index at once; in a solver that only grows, these are all new ones.
    private func didAdd(_ made: some RandomAccessCollection<Variable>) {
        isSolved = false
        guard let first = made.first else { return }
        if first.index == variables.count {
            variables.append(contentsOf: made.lazy.map { $0 })
            return
        }
        for variable in made {
            if variable.index < variables.count {
                variables[variable.index] = variable
                reused.insert(variable)
            } else {
                variables.append(variable)
            }
        }
    }

    /// Removes a variable that no row mentions and that is not the anchor of another.
    ///
    /// ```swift
    /// try solver.remove(row)
    /// try solver.remove(width)
    /// ```
    public func remove(_ variable: Variable) throws(SolverError) { try remove(variables: [variable]) }

    /// Removes many variables, or none if one of them cannot be removed.
    ///
    /// ```swift
    /// try solver.remove(variables: edges)
    /// ```
    public func remove(variables removed: [Variable]) throws(SolverError) {
        guard !removed.isEmpty else { return }
        try users.enter()
        defer { users.leave() }
        do throws(Core.Refusal) { try core.removeVariables(removed) } catch { throw failure(error, variables: removed) }
        isSolved = false
        for variable in removed { variables[variable.index] = nil }
        if !names.isEmpty { for variable in removed { names[variable] = nil } }
    }

    /// Returns whether this solver has the variable.
    ///
    /// ```swift
    /// guard solver.contains(width) else { return }
    /// ```
    public func contains(_ variable: Variable) -> Bool {
        variable.index < variables.count && variables[variable.index] == variable
    }
}
