import QuoinSolver

// A book filled for a moment: to measure a subtree, or to ask about a layout without touching it.

extension RowBook {
    /// Everything that lies wholly below `top`: items, content sizes, masks and constraints. The caller says where `top`
    /// stands and ends with ``dismissAll(below:)``.
    static func temporary(
        below top: Item, backend: Backend, environment: any LayoutEnvironment, contents: (Item) -> ContentSize
    ) throws(SolverError) -> RowBook {
        let book = try RowBook(backend: backend, environment: environment, isTemporary: true)
        var items: [Item] = []
        var constraints: [InstalledConstraint] = []
        var walker: Item? = top
        while let item = walker {
            if !item.isArea {
                item.scratch = Int32(items.count)
                items.append(item)
            }
            // What a behavior above asks of an item is none of the subtree's own (SZ-2).
            constraints += item.constraints.filter { $0.contributorLink?._withUnsafeGuaranteedRef { $0.scratch >= 0 } ?? true }
            walker = item.following(below: top)
        }
        try book.add(items)
        book.contents = Array(repeating: .none, count: items.count)
        for item in items {
            let size = contents(item)
            book.contents[Int(item.scratch)] = size
            book.write(size, of: item)
            try book.sendIfFull()
        }
        for item in items where item !== top {
            if let mask = item.storedMask { book.writeMask(item, mask) }
        }
        try book.write(constraints)
        try book.send()
        return book
    }

    /// The user's are ranked by installing; those that never had a layout come in the order of the tree.
    private func write(_ constraints: [InstalledConstraint]) throws(SolverError) {
        let lowering = Lowering(self)
        var batch = takeBatch()
        for (place, constraint) in constraints.inKeyOrder().enumerated() {
            if constraint.contributorLink == nil {
                lowering.writeRanked(constraint, place, to: &batch, bounds: &bounds.user)
            } else {
                _ = lowering.write(constraint, to: &batch, bounds: &bounds.behavior)
            }
            if batch.isFull { try send(&batch) }
        }
        self.batch = batch
    }

    static func dismissAll(below top: Item) {
        var walker: Item? = top
        while let item = walker {
            item.scratch = -1
            walker = item.following(below: top)
        }
    }

    func value(_ variable: Variable) -> Double {
        solver.withValues { variable.index < $0.count ? $0[variable.index] : 0 }
    }
}

extension Lowering {
    fileprivate func writeRanked(
        _ constraint: InstalledConstraint, _ place: Int, to batch: inout RowBatch, bounds: inout RowBatch
    ) {
        let rank = constraint.rank
        if constraint.owner?.system == nil { constraint.rank = UInt64(place + 1) }
        _ = write(constraint, to: &batch, bounds: &bounds)
        constraint.rank = rank
    }
}
