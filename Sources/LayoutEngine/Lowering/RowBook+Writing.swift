import QuoinSolver

// Gathering rows and sending them.

extension RowBook {
    /// Rows and variables that go. They go before others come, for keys are used again.
    func sendRemovals() throws(SolverError) {
        if !removedRows.isEmpty {
            try solver.remove(rows: removedRows)
            removedRows.removeAll(keepingCapacity: true)
        }
        if !removedVariables.isEmpty {
            try solver.remove(variables: removedVariables)
            removedVariables.removeAll(keepingCapacity: true)
        }
    }

    /// Sends what has gathered: what goes, then what comes, then new constants.
    func send() throws(SolverError) {
        try sendRemovals()
        try sendBatch()
        if !changedRows.isEmpty {
            try solver.setConstants(changedConstants, of: changedRows)
            changedRows.removeAll(keepingCapacity: true)
            changedConstants.removeAll(keepingCapacity: true)
        }
    }

    private func sendBatch() throws(SolverError) {
        guard !batch.differences.isEmpty || !batch.rows.isEmpty else { return }
        let sent = batch
        batch = RowBatch()
        if !sent.differences.isEmpty {
            assign(try solver.add(differences: sent.differences), sent.differenceTargets)
        }
        if !sent.rows.isEmpty { assign(try solver.add(contentsOf: sent.rows), sent.rowTargets) }
    }

    private func assign(_ ids: [RowID], _ targets: [RowTarget]) {
        var ofItems = itemRows
        var ofContents = contentRows
        itemRows = []
        contentRows = []
        for (place, target) in targets.enumerated() {
            let id = ids[place]
            switch target {
            case .item(let index, let place): ofItems[6 * Int(index) + place] = id
            case .contentSize(let index, let place): ofContents[4 * Int(index) + place] = id
            case .area(let index, let place): areaRows[index]?[place] = id
            case .placement(let index, let place): placementRows[index]?[place] = id
            case .constraint(let constraint): if !isTemporary { constraint.row = id }
            case .bound(let constraint): if !isTemporary { constraint.boundRow = id }
            }
        }
        itemRows = ofItems
        contentRows = ofContents
    }
}

// MARK: - Constraints

extension Lowering {
    /// Writes the constraint, and for an inequality between items where it rests (T3). Says what it was made of; nil where
    /// nothing could be written.
    func write(
        _ constraint: InstalledConstraint, to batch: inout RowBatch
    ) -> (flags: InstalledConstraint.Flags, isSettled: Bool)? {
        guard let (row, flags) = lower(constraint) else { return nil }
        let place = constraint.storedContributor.map { book.order(of: $0) }
        let key = Key.constraint(constraint.rank, madeAt: place)
        switch row {
        case .difference(let plus, let minus, let relation, let constant):
            let constant = RowBook.sane(constant)
            batch.add(
                Difference(
                    plus: plus, minus: minus, relation, constant, at: constraint.storedPriority, key: key,
                    isEdit: constraint.flags.contains(.isEdited)),
                .constraint(constraint))
            if relation != .equal, !isSize(constraint) {
                let boundKey = Key.bound(constraint.rank, madeAt: place)
                batch.add(
                    Difference(plus: plus, minus: minus, .equal, constant, tie: .bounds, key: boundKey), .bound(constraint))
            }
        case .general(let expression, let relation, let constant):
            let constant = RowBook.sane(constant)
            batch.add(Row(expression, relation, constant, at: constraint.storedPriority).keyed(key), .constraint(constraint))
            if relation != .equal {
                let boundKey = Key.bound(constraint.rank, madeAt: place)
                batch.add(Row(expression, .equal, constant).at(tie: .bounds).keyed(boundKey), .bound(constraint))
            }
        case .settled: return (flags, true)
        }
        return (flags, false)
    }

    /// Whether the row lies between two edges of one item: such inequalities have nothing to rest on (T3).
    private func isSize(_ constraint: InstalledConstraint) -> Bool {
        guard !constraint.firstAttribute.isLocation else { return false }
        return constraint.storedSecond == nil || constraint.multiplier == 0
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
        for axis in Axis.allCases {
            for isResistance in [false, true] {
                let place = (axis == .horizontal ? 0 : 2) + (isResistance ? 1 : 0)
                removeContentRow(4 * Int(index) + place)
                guard let value = size[axis] else { continue }
                let priority = isResistance ? item.resistance[axis] : item.hugging[axis]
                batch.add(
                    Difference(
                        plus: own[true, axis], minus: own[false, axis], isResistance ? .greaterOrEqual : .lessOrEqual,
                        RowBook.sane(value), at: priority, key: Key.contentSize(order(of: item), axis, isResistance: isResistance)),
                    .contentSize(index, place))
            }
        }
    }

    /// A new value for rows that are there already: an edit, not a change of structure.
    func change(_ axis: Axis, to value: Double, of item: Item) {
        let base = 4 * Int(index(of: item)) + (axis == .horizontal ? 0 : 2)
        for place in [base, base + 1] {
            guard let row = contentRows[place] else { continue }
            changedRows.append(row)
            changedConstants.append(RowBook.sane(value))
        }
    }
}
