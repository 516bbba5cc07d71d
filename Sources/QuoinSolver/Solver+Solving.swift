extension Solver {
    /// Computes the answer.
    ///
    /// Required rows that contradict others are not an error: the culprits are left out, the rest is solved, and
    /// ``conflicts`` tells.
    ///
    /// ```swift
    /// try solver.solve()
    /// ```
    ///
    /// Cost: about one pass over the rows the first time; after a changed constant, what depends on it.
    public func solve() throws(SolverError) {
        try users.enter()
        defer { users.leave() }
        if let leveled {
            try leveled.solve(core, variables)
        } else {
            do throws(Core.Refusal) { try core.solve() } catch { throw failure(error) }
        }
        reused.removeAll(keepingCapacity: true)
        isSolved = true
    }

    /// Returns the variable's value in the last solve.
    ///
    /// ```swift
    /// let width = try solver.value(of: right) - solver.value(of: left)
    /// ```
    public func value(of variable: Variable) throws(SolverError) -> Double {
        try users.enter()
        defer { users.leave() }
        guard contains(variable) else { throw .unknownVariable(variable) }
        return try withValues { values throws(SolverError) in
            guard variable.index < values.count, !reused.contains(variable) else { throw .notSolved }
            return values[variable.index]
        }
    }

    /// Calls a closure with all values of the last solve, by ``Variable/index``, without copying them; empty before the first.
    ///
    /// ```swift
    /// let widths = solver.withValues { values in views.map { values[$0.right.index] - values[$0.left.index] } }
    /// ```
    ///
    /// The span ends with the closure, which the compiler sees to. Like an array's its indices are checked, and a variable that
    /// was added after the solve has none: ``value(of:)`` throws for it.
    public func withValues<Result, Failure: Error>(_ body: (Span<Double>) throws(Failure) -> Result) throws(Failure) -> Result {
        if let leveled { return try body(leveled.values.span) }
        return try core.withValues { values throws(Failure) in try body(values.span) }
    }

    /// Calls a closure with the distance of each variable from its anchor, or from 0, in the last solve, by
    /// ``Variable/index``.
    ///
    /// The distances are read in place. There are none before the first solve, and while ``measuresFromAnchors`` is off.
    /// See ``withValues(_:)``.
    ///
    /// ```swift
    /// let x = solver.withDistances { $0[left.index] }     // of a box in its parent
    /// ```
    public func withDistances<Result>(_ body: (Span<Double>) -> Result) -> Result {
        withUnsafeDistances { body($0.span) }
    }

    /// The same for the layout engine, which stores the pointer while it reads and whose indices are the solver's own.
    package func withUnsafeDistances<Result>(_ body: (UnsafeBufferPointer<Double>) -> Result) -> Result {
        guard let leveled else { return core.withDistances(body) }
        return leveled.distances.withUnsafeBufferPointer(body)
    }

    /// The variables whose value (distance, where ``measuresFromAnchors``) differs from the solve before. After the first solve: all of them.
    ///
    /// ```swift
    /// for variable in solver.changes { views[variable]?.needsDisplay = true }
    /// ```
    public var changes: [Variable] {
        withChanges { $0.compactMap { variables[Int($0)] } }
    }

    /// Calls a closure with the indices of ``changes``, which are read in place.
    ///
    /// ```swift
    /// solver.withChanges { for index in $0 { moved[Int(index)] = true } }
    /// ```
    public func withChanges<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
        guard isSolved else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
        guard let leveled else { return core.withChanges(body) }
        return leveled.changes.withUnsafeBufferPointer(body)
    }
}
