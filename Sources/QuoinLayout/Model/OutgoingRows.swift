import QuoinSolver

/// The changes to send to the solver: rows and variables that are removed, rows that are added, new constants.
struct OutgoingRows {
    var batch = RowBatch()
    /// The tie rows of inequalities, the user's and the behaviors': they come last.
    var bounds = Bounds()
    /// New items whose tie rows are still to be written.
    var itemsWithoutTies: [Unretained<Item>] = []
    var removedRows: [RowID] = []
    var removedVariables: [Variable] = []
    var changedRows: [RowID] = []
    var changedConstants: [Double] = []

    struct Bounds {
        var user = RowBatch()
        var behavior = RowBatch()
    }

    mutating func remove(_ variables: Variable...) { removedVariables += variables }

    /// Changes the constant of a row that the solver has.
    @inline(__always)
    mutating func change(_ row: RowID, to constant: Double) {
        changedRows.append(row)
        changedConstants.append(SolverModel.clamped(constant))
    }

    /// Takes the batch out, for writing many rows to it; it must be put back.
    mutating func takeBatch() -> RowBatch {
        var taken = RowBatch()
        swap(&taken, &batch)
        return taken
    }

    /// Takes out the tie rows of inequalities; they must be put back.
    mutating func takeBounds() -> Bounds {
        var taken = Bounds()
        swap(&taken, &bounds)
        return taken
    }
}
