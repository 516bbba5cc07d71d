import QuoinSolver

// One round of a layout.
//
//   behaviors ─▶ numbers and variables ─▶ content sizes, places ─▶ constraints ─▶ send ─▶ solve ─▶ frames
//       ▲                                                                                          │
//       └────── told that layout is done ◀── insets that moved along ◀── text measured again ◀─────┘
//
// Rounds repeat until nothing is marked any more; as a rule there is one.

extension System {
    static let roundLimit = 100  // LP-1

    func layOut(listsMoved: Bool, eachMoved visit: ((Item) -> Void)?) throws(LayoutError) -> LayoutReport {
        var report = LayoutReport()
        guard !isLayingOut else { return report }  // asked for from within: the layout that runs will see to it
        let moved = try rounds(&report)
        if listsMoved { report.moved = tables.items(at: moved) }
        report.conflicts = lastConflicts
        tellItems(moved, visit)
        return report
    }

    /// The slots that moved, each once.
    private func rounds(_ report: inout LayoutReport) throws(LayoutError) -> [Int32] {
        isLayingOut = true
        defer { isLayingOut = false }
        var moved: [Int32] = []
        var earlier: [Item] = []
        while isDirty {
            // As items: a round may send everything anew, and then the slots are others.
            if !moved.isEmpty { earlier += tables.items(at: moved) }
            moved = []
            guard report.rounds < System.roundLimit else {
                report.loop = (staleBehaviors + staleContents + stalePlacements).filter { $0.system === self }
                break
            }
            report.rounds += 1
            do throws(SolverError) {
                moved = try round(&report)
            } catch {
                needsRebuild = true  // whatever the solver has by now is not what the lists say
                throw .solver(error)
            }
        }
        if report.solves <= 1, earlier.isEmpty { return moved }
        // Of the earlier ones, those that are still here.
        return tables.once(earlier.compactMap { $0.system === self && $0.slot >= 0 ? $0.slot : nil } + moved)
    }

    /// The slots that moved; after text was measured again some may stand twice.
    private func round(_ report: inout LayoutReport) throws(SolverError) -> [Int32] {
        askBehaviors(&report)
        // What comes in has insets once it lies somewhere, also where it lay from the start.
        let areMoreHere = needsRebuild || !arrivals.isEmpty
        if areMoreHere { insetGeneration += 1 }
        try write()
        var here: [Int32] = []
        if needsSolve {
            try solve(&report, &here)
            try measureAgain(&report, &here)
            lastConflicts = findConflicts()
        } else {
            reread(&here)
        }
        // Content areas answer to the safe area, which may be another one though nothing moved.
        let told = insetsChanged ? here + book.content.keys : here
        if areMoreHere { insetGeneration += 1 }
        refreshInsets(afterMoves: areMoreHere || !here.isEmpty)
        tellBehaviors(told)
        return here
    }

    /// Brings the book up to date.
    private func write() throws(SolverError) {
        if needsRebuild { try rebuild() }
        try book.sendRemovals()
        try seatArrivals()
        try measureStaleContents()
        writePlaces()
        for item in newContentAreas where item.slot >= 0 && item.hasContentArea {
            try book.addContentArea(item)
            holdContentArea(item)
        }
        newContentAreas.removeAll()
        try writeAdded()
        writeChanged()
        if needsSolve, mixedCount > 0 || hasNarrowed { forgetWidths() }
        try book.send()
        try sendPriorities()
    }

    func solve(_ report: inout LayoutReport, _ moved: inout [Int32]) throws(SolverError) {
        try book.solver.solve()
        needsSolve = false
        report.solves += 1
        readChanges(&moved)
    }

    private func seatArrivals() throws(SolverError) {
        guard !arrivals.isEmpty else { return }
        needsSolve = true
        var coming = arrivals.filter { $0.system === self && $0.slot < 0 }
        if !TreeOrder.number(coming, under: root) {
            needsRebuild = true
            try rebuild()
            coming = arrivals
        }
        arrivals.clear()
        // An item may have come twice; the second time it has a number that is taken.
        let seated = coming.seatingOrder()
        // First of all, for slots are given out before the solver may refuse.
        tables.grow(to: book.edges.count + seated.count)
        try book.add(seated)
        for item in seated {
            tables.seat(item, book.edges[Int(item.slot)])
            rereading.append(item.slot)
        }
        for item in seated where item.hasContentArea { holdContentArea(item) }
    }

    private func holdContentArea(_ item: Item) {
        guard let far = book.content[item.slot] else { return }
        tables.hold(far.right, UInt32(item.slot) << 3 | 4)
        tables.hold(far.bottom, UInt32(item.slot) << 3 | 5)
    }

    private func writeAdded() throws(SolverError) {
        guard !added.isEmpty else { return }
        needsSolve = true
        let lowering = Lowering(book)
        var batch = book.takeBatch()
        var bounds = book.bounds
        for constraint in added.inKeyOrder() where constraint.flags.contains(.isNew) {
            constraint.flags.remove(.isNew)
            guard constraint.isInstalled else { continue }
            let made =
                constraint.contributorLink == nil
                ? lowering.write(constraint, to: &batch, bounds: &bounds.user)
                : lowering.write(constraint, to: &batch, bounds: &bounds.behavior)
            if let made { note(made.flags, made.isSettled, constraint) }
            if batch.isFull { try book.send(&batch) }
        }
        book.batch = batch
        book.bounds = bounds
        added.clear()
    }

    private func note(_ flags: InstalledConstraint.Flags, _ isSettled: Bool, _ constraint: InstalledConstraint) {
        if flags.isEmpty, !isSettled { return }
        constraint.flags.formUnion(flags)
        if flags.contains(.mixesAxes) { mixedCount += 1 }
        if flags.contains(.floats), !constraint.flags.contains(.isListed) {
            constraint.flags.insert(.isListed)
            floating.append(constraint)
        }
        if flags.contains(.borrowsBaseline) { borrowing.append(constraint) }
        if isSettled {
            constraint.flags.insert(.isSettled)
            settled.append(constraint)
        }
    }

    func writeChanged() {
        guard !changed.isEmpty else { return }
        let lowering = Lowering(book)
        for constraint in changed where constraint.flags.contains(.isQueued) {
            constraint.flags.remove(.isQueued)
            guard constraint.isInstalled else { continue }
            if constraint.flags.contains(.isSettled) { needsSolve = true }  // it may be true now, or false
            guard let constant = lowering.lower(constraint)?.row.constant else { continue }
            for row in [constraint.row, constraint.boundRow] {
                guard let row else { continue }
                book.changedRows.append(row)
                book.changedConstants.append(RowBook.sane(constant))
                needsSolve = true
            }
        }
        changed.clear()
    }

    private func sendPriorities() throws(SolverError) {
        for constraint in reprioritized where constraint.isInstalled {
            guard let row = constraint.row else { continue }
            try book.solver.setPriority(constraint.storedPriority, of: row)
            needsSolve = true
        }
        reprioritized.clear()
    }

    private func writePlaces() {
        // The root's rows are exchanged once: a row that was just written has no handle to erase it by.
        if hostChanged || root.state.contains(.placementIsStale) { writeHostPlace() }
        for item in stalePlacements where item.system === self && item.state.contains(.placementIsStale) {
            item.state.remove(.placementIsStale)
            guard item.slot >= 0 else { continue }
            needsSolve = true
            if let mask = item.storedMask, item !== root {
                book.writeMask(item, mask)
            } else {
                if item !== root { book.erasePlacement(item.slot) }
                tables.frames[Int(item.slot)] = item.storedFrame
            }
            rereading.append(item.slot)
        }
        stalePlacements.clear()
    }

    private func writeHostPlace() {
        hostChanged = false
        needsSolve = true
        book.writeHost(root, width: hostSize.width, height: hostSize.height)
        rereading.append(root.slot)
    }

    /// Everything is sent anew to a new solver, with new places in the order.
    private func rebuild() throws(SolverError) {
        book = try RowBook(backend: backend, environment: environment, isTemporary: false)
        TreeOrder.renumber(under: root)
        arrivals.removeAll()
        added.removeAll()
        followers.removeAll()
        mixedCount = 0
        (floating, borrowing, settled, fresh, rereading) = ([], [], [], [], [])
        book.insetUsers = []
        var walker: Item? = root
        while let item = walker {
            rejoin(item)
            walker = item.following(below: root)
        }
        tables = Tables()
        added.sort { ($0.contributor == nil ? 1 : 0, $0.rank) < ($1.contributor == nil ? 1 : 0, $1.rank) }
        hostChanged = true
        needsSolve = true
        needsRebuild = false
    }

    private func rejoin(_ item: Item) {
        if item.slot >= 0 {
            if item.storedMask == nil { item.storedFrame = tables.frames[Int(item.slot)] }
            item.slot = -1
        }
        item.state.remove(.usesInsets)
        if !item.isArea {
            arrivals.append(item)
            if item.mayHaveContent {
                item.state.insert(.contentIsStale)
                staleContents.append(item)
            }
            if item.storedMask != nil {
                item.state.insert(.placementIsStale)
                stalePlacements.append(item)
            }
        }
        var constraint = item.firstOwned
        while let found = constraint {
            found.row = nil
            found.boundRow = nil
            found.flags = .isNew
            added.append(found)
            constraint = found.nextOwned
        }
    }
}
