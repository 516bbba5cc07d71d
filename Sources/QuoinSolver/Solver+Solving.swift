extension Solver {
    /// Computes the answer.
    ///
    /// Required rows that contradict others are not an error: the culprits are left out, the rest is solved, and ``conflicts`` lists them.
    ///
    /// ```swift
    /// try solver.solve()
    /// ```
    ///
    /// The first solve costs about one pass over the rows; after a constant has changed, the cost depends on the rows that are affected.
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
    /// The span is only valid within the closure, which the compiler enforces. Its indices are checked, like an array's. A variable that
    /// was added after the solve has no value yet; ``value(of:)`` throws for it.
    public func withValues<Result, Failure: Error>(_ body: (Span<Double>) throws(Failure) -> Result) throws(Failure) -> Result {
        if let leveled { return try body(leveled.values.span) }
        return try core.withValues { values throws(Failure) in try body(values.span) }
    }

    /// Calls a closure with the distance of each variable from its anchor, or from 0, in the last solve, by
    /// ``Variable/index``.
    ///
    /// The distances are not copied. There are none before the first solve and while ``measuresFromAnchors`` is false.
    /// See ``withValues(_:)``.
    ///
    /// ```swift
    /// let x = solver.withDistances { $0[left.index] }     // of a box in its parent
    /// ```
    public func withDistances<Result>(_ body: (Span<Double>) -> Result) -> Result {
        withUnsafeDistances { body($0.span) }
    }

    /// An unchecked variant of ``withDistances(_:)`` for the layout engine, which uses the solver's own indices and keeps the pointer while
    /// it reads.
    package func withUnsafeDistances<Result>(_ body: (UnsafeBufferPointer<Double>) -> Result) -> Result {
        guard let leveled else { return core.withDistances(body) }
        return leveled.distances.withUnsafeBufferPointer(body)
    }

    /// Frees what the last solve left for later edits, which is most of the memory. Everything that can be read stays; the next solve takes
    /// as long as the first one.
    package func shrink() throws(SolverError) {
        try users.enter()
        defer { users.leave() }
        core.shrink()
    }

    /// The variables whose value (or distance, if ``measuresFromAnchors`` is true) differs from the previous solve. After the first solve
    /// these are all variables.
    ///
    /// ```swift
    /// for variable in solver.changes { views[variable]?.needsDisplay = true }
    /// ```
    public var changes: [Variable] {
        withChanges { $0.compactMap { variables[Int($0)] } }
    }

    /// Calls a closure with the indices of ``changes``, without copying them.
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
