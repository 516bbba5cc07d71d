import QuoinSolver

// Gathering rows and sending them.

extension RowBook {
    /// Rows and variables that go. They go before others come, for keys are used again.
    func sendRemovals() throws(SolverError) {
        if !removedRows.isEmpty {
            try solver.remove(rows: removedRows)
            removedRows.clear()
        }
        if !removedVariables.isEmpty {
            try solver.remove(variables: removedVariables)
            removedVariables.clear()
        }
    }

    /// Sends what has gathered: what goes, then what comes, then new constants.
    func send() throws(SolverError) {
        try sendRemovals()
        var batch = takeBatch()
        if !untied.isEmpty { try writeTies(&batch) }
        try send(&batch)
        self.batch = batch
        if !bounds.user.isEmpty { try send(&bounds.user) }
        if !bounds.behavior.isEmpty { try send(&bounds.behavior) }
        if !changedRows.isEmpty {
            try solver.setConstants(changedConstants, of: changedRows)
            changedRows.clear()
            changedConstants.clear()
        }
    }

    /// The batch, which must be put back.
    func takeBatch() -> RowBatch {
        let taken = batch
        batch = RowBatch()
        return taken
    }

    func sendIfFull() throws(SolverError) {
        guard batch.isFull else { return }
        var batch = takeBatch()
        try send(&batch)
        self.batch = batch
    }

    /// Sends a batch and empties it. What goes is sent before, for a row that comes may have its key.
    func send(_ batch: inout RowBatch) throws(SolverError) {
        if batch.isEmpty { return }
        try sendRemovals()
        var start = 0
        for other in batch.others {
            if other.place > start { try send(batch, start..<other.place) }
            start = other.place
            assign(try solver.add(other.row), other.target)
        }
        if batch.differences.count > start { try send(batch, start..<batch.differences.count) }
        batch.removeAll()
    }

    private func send(_ batch: RowBatch, _ range: Range<Int>) throws(SolverError) {
        let isWhole = range == batch.differences.indices
        let ids = try solver.add(differences: isWhole ? batch.differences : Array(batch.differences[range]))
        for (place, id) in zip(range, ids) { assign(id, batch.targets[place]) }
    }

    @inline(__always)
    private func assign(_ id: RowID, _ target: RowTarget) {
        switch target {
        case .item(let index, let place): itemRows[6 * Int(index) + Int(place)] = id
        case .contentSize(let index, let place): contentRows[4 * Int(index) + Int(place)] = id
        case .area(let index, let place): areaRows[index]?[Int(place)] = id
        case .placement(let index, let place): placementRows[index]?[Int(place)] = id
        case .constraint(let constraint): if !isTemporary { constraint._withUnsafeGuaranteedRef { $0.row = id } }
        case .bound(let constraint): if !isTemporary { constraint._withUnsafeGuaranteedRef { $0.boundRow = id } }
        }
    }
}

// MARK: - Constraints

extension Lowering {
    /// Writes the constraint, and for an inequality between items where it rests (T3). Says what it was made of; nil where
    /// nothing could be written.
    func write(
        _ constraint: InstalledConstraint, to batch: inout RowBatch, bounds: inout RowBatch
    ) -> (flags: InstalledConstraint.Flags, isSettled: Bool)? {
        guard let (row, flags) = lower(constraint) else { return nil }
        let place = constraint.contributorLink?._withUnsafeGuaranteedRef { book.order(of: $0) }
        let key = Key.constraint(constraint.rank, madeAt: place)
        let target = Unmanaged.passUnretained(constraint)
        switch row {
        case .difference(let plus, let minus, let relation, let constant):
            let constant = RowBook.sane(constant)
            batch.add(
                Difference(
                    plus: plus, minus: minus, relation, constant, at: constraint.storedPriority, key: key,
                    isEdit: constraint.flags.contains(.isEdited)),
                .constraint(target))
            if relation != .equal, !isSize(constraint) {
                let boundKey = Key.bound(constraint.rank, madeAt: place)
                bounds.add(Difference(plus: plus, minus: minus, .equal, constant, tie: .bounds, key: boundKey), .bound(target))
            }
        case .general(let expression, let relation, let constant):
            let constant = RowBook.sane(constant)
            batch.add(Row(expression, relation, constant, at: constraint.storedPriority).keyed(key), .constraint(target))
            if relation != .equal {
                let boundKey = Key.bound(constraint.rank, madeAt: place)
                bounds.add(Row(expression, .equal, constant).at(tie: .bounds).keyed(boundKey), .bound(target))
            }
        case .settled: return (flags, true)
        }
        return (flags, false)
    }

    /// Whether the row lies between two edges of one item: such inequalities have nothing to rest on (T3).
    private func isSize(_ constraint: InstalledConstraint) -> Bool {
        guard !constraint.firstAttribute.isLocation else { return false }
        return constraint.secondLink == nil || constraint.multiplier == 0
    }
}

extension RowBook {
    /// What the solver takes: numbers beyond a billion points mean "no limit" in practice, and would cost precision.
    static func sane(_ constant: Double) -> Double { min(max(constant, -1e9), 1e9) }
}

// MARK: - Content sizes

extension RowBook {
    /// Brings hugging and resistance rows of an item in line with a content size (SV-20): `size ≤ value` at hugging,
    /// `size ≥ value` at resistance, on each axis that has a value.
    func write(_ size: ContentSize, of item: Item) {
        let index = index(of: item)
        guard let own = edges(of: item) else { return }
        let order = order(of: item)
        write(size.width, .horizontal, own.right, own.left, item, index, order)
        write(size.height, .vertical, own.bottom, own.top, item, index, order)
    }

    private func write(
        _ value: Double?, _ axis: Axis, _ far: Variable, _ near: Variable, _ item: Item, _ index: Int32, _ order: UInt64
    ) {
        let first = axis == .horizontal ? Int32(0) : 2
        removeContentRow(4 * Int(index) + Int(first))
        removeContentRow(4 * Int(index) + Int(first) + 1)
        guard let value = value.map(RowBook.sane) else { return }
        batch.add(
            Difference(
                plus: far, minus: near, .lessOrEqual, value, at: item.hugging[axis],
                key: Key.contentSize(order, axis, isResistance: false)), .contentSize(index, first))
        batch.add(
            Difference(
                plus: far, minus: near, .greaterOrEqual, value, at: item.resistance[axis],
                key: Key.contentSize(order, axis, isResistance: true)), .contentSize(index, first + 1))
    }

    /// Whether there are rows for just the axes on which the size has a value.
    func hasRows(for size: ContentSize, of item: Item) -> Bool {
        let base = 4 * Int(index(of: item))
        return (contentRows[base] != nil) == (size.width != nil) && (contentRows[base + 2] != nil) == (size.height != nil)
    }

    /// A new value for rows that are there already: an edit, not a change of structure.
    func change(_ axis: Axis, to value: Double, of item: Item) {
        let base = 4 * Int(index(of: item)) + (axis == .horizontal ? 0 : 2)
        for place in base..<base + 2 {
            guard let row = contentRows[place] else { continue }
            changedRows.append(row)
            changedConstants.append(RowBook.sane(value))
        }
    }
}
