import CSolver

extension Solver {
    /// One new variable.
    ///
    /// Its key places it in the order in which variables come to rest when nothing else decides: each takes the value
    /// nearest to its anchor, an older variable, or nearest to 0 where it has none.
    ///
    /// ```swift
    /// let left = try solver.addVariable()
    /// let right = try solver.addVariable(restingAt: left)
    /// ```
    public func addVariable(key: UInt64? = nil, restingAt anchor: Variable? = nil) throws(SolverError) -> Variable {
        var variable = Variable(rawValue: Variable.absent)
        var key = key ?? .max
        let status: quoin_status
        if var anchor {
            status = core.addVariables(1, keys: &key, anchors: &anchor, into: &variable)
        } else {
            status = core.addVariables(1, keys: &key, anchors: nil, into: &variable)
        }
        guard status == QUOIN_OK else { throw failure(status, key: key, anchor: anchor) }
        didAdd(variable)
        return variable
    }

    /// `count` new variables with the next keys, resting at 0.
    ///
    /// ```swift
    /// let edges = try solver.addVariables(4)
    /// ```
    public func addVariables(_ count: Int) throws(SolverError) -> [Variable] {
        try addVariables(count, keys: nil, anchors: nil)
    }

    /// Many new variables with keys, each resting at its anchor (nil: at 0).
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
        var made = [Variable](repeating: Variable(rawValue: Variable.absent), count: count)
        let status = made.withUnsafeMutableBufferPointer { made -> quoin_status in
            guard let start = made.baseAddress else { return QUOIN_OK }
            guard let keys else { return core.addVariables(UInt32(count), keys: nil, anchors: nil, into: start) }
            return core.addVariables(UInt32(count), keys: keys, anchors: anchors, into: start)
        }
        guard status == QUOIN_OK else { throw failure(status, keys: keys ?? [], anchors: anchors ?? []) }
        made.forEach(didAdd)
        return made
    }

    private func didAdd(_ variable: Variable) {
        isSolved = false
        if variable.index < variables.count {
            variables[variable.index] = variable
            reused.insert(variable)
        } else {
            variables.append(variable)
        }
    }

    /// Removes a variable that no row mentions any more and that is no one's anchor.
    ///
    /// ```swift
    /// try solver.remove(row)
    /// try solver.remove(width)
    /// ```
    public func remove(_ variable: Variable) throws(SolverError) { try remove(variables: [variable]) }

    /// Removes many variables, or none if one of them cannot go.
    ///
    /// ```swift
    /// try solver.remove(variables: edges)
    /// ```
    public func remove(variables removed: [Variable]) throws(SolverError) {
        guard !removed.isEmpty else { return }
        let status = removed.withUnsafeBufferPointer { core.removeVariables($0) }
        guard status == QUOIN_OK else { throw failure(status, variables: removed) }
        isSolved = false
        for variable in removed { variables[variable.index] = nil }
    }

    /// Whether this solver has the variable.
    ///
    /// ```swift
    /// guard solver.contains(width) else { return }
    /// ```
    public func contains(_ variable: Variable) -> Bool {
        variable.index < variables.count && variables[variable.index] == variable
    }
}
