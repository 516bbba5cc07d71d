extension SolverBackend {
    /// Finds the ambiguous variables by adding, for each, a lowest level that pulls it down by 1, then one that pulls it up by 1.
    ///
    /// A pull of 1 is enough to see a range of 0.001, and keeps the numbers small: a pull towards infinity would not.
    public func ambiguousVariables(among variables: [Variable], at levels: [Level]) throws(SolverError) -> [Variable] {
        guard try solve(levels) else { return [] }
        let point = values
        var ambiguous: [Variable] = []
        for variable in variables where try isAmbiguous(variable, at: levels, point) { ambiguous.append(variable) }
        return ambiguous
    }

    private func isAmbiguous(_ variable: Variable, at levels: [Level], _ point: [Double]) throws(SolverError) -> Bool {
        let value = try self.value(of: variable, in: point)
        let less = LevelRow(id: .less(variable), terms: [Term(variable)], relation: .lessOrEqual, constant: value - 1)
        let least = try pulled(less, by: variable, at: levels, variableCount: point.count)
        if value - least > LeveledProblem.ambiguityRange { return true }
        let more = LevelRow(id: .more(variable), terms: [Term(variable)], relation: .greaterOrEqual, constant: value + 1)
        return try pulled(more, by: variable, at: levels, variableCount: point.count) - least > LeveledProblem.ambiguityRange
    }

    private func pulled(
        _ row: LevelRow, by variable: Variable, at levels: [Level], variableCount: Int
    ) throws(SolverError) -> Double {
        try load(RowChange(variableCount: variableCount, added: [row]))
        let isPossible = try solve(levels + [Level(.probe, [row.id])])
        let value = try value(of: variable, in: values)
        try load(RowChange(variableCount: variableCount, removed: [row.id]))
        guard isPossible else { throw .backendFailed("rows that held together no longer do") }
        return value
    }

    private func value(of variable: Variable, in values: [Double]) throws(SolverError) -> Double {
        guard variable.index < values.count else { throw .backendFailed("\(values.count) values, and none for \(variable)") }
        return values[variable.index]
    }
}
