/// Edit variables, which often get new values, such as the width of a window.
extension Solver {
    /// Makes a variable an edit variable, for which values can be suggested.
    ///
    /// ```swift
    /// try solver.addEdit(windowWidth)
    /// for width in stride(from: 320.0, through: 1024, by: 1) {
    ///     try solver.suggest(width, for: windowWidth)
    ///     try solver.solve()
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - variable: The variable whose value is suggested.
    ///   - priority: The priority of suggestions; at `.required` they always hold.
    ///   - value: The value that is suggested until ``suggest(_:for:)`` is called.
    @discardableResult
    public func addEdit(_ variable: Variable, at priority: Priority = .high, value: Double = 0) throws(SolverError) -> RowID {
        guard edits[variable] == nil else { throw .alreadyEditable(variable) }
        let row = try add((variable == value).at(priority).edited())
        edits[variable] = row
        return row
    }

    /// Suggests a value for an edit variable. Nothing is solved yet, so any number of suggestions cost one solve.
    ///
    /// ```swift
    /// try solver.suggest(375, for: windowWidth)
    /// ```
    public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
        guard let row = edits[variable] else { throw contains(variable) ? .notEditable(variable) : .unknownVariable(variable) }
        try setConstant(value, of: row)
    }

    /// Reverts ``addEdit(_:at:value:)``.
    ///
    /// ```swift
    /// try solver.removeEdit(windowWidth)
    /// ```
    public func removeEdit(_ variable: Variable) throws(SolverError) {
        guard let row = edits[variable] else { throw contains(variable) ? .notEditable(variable) : .unknownVariable(variable) }
        try remove(row)
        edits[variable] = nil
    }
}
