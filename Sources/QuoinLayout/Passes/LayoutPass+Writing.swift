import QuoinSolver

// Writes pending changes to the model. From here to the solve no code of the program is called.

extension LayoutPass {
    mutating func write() throws(SolverError) {
        try layout.model.sendRemovals()
        try writeItems()
        try writeContentSizes()
        writeAssignedFrames()
        try writeContentAreas()
        try writeAddedConstraints()
        writeChangedConstants()
        if layout.pending.solve, layout.tracked.mixedAxesCount > 0 || layout.wrapping.isNarrowed { forgetWidths() }
        try layout.model.send()
        try sendPriorities()
        written.removeWritten()
        layout.pending.reuseMemory(of: &written)
    }

    private mutating func writeItems() throws(SolverError) {
        guard !layout.pending.addedItems.isEmpty else { return }
        layout.pending.solve = true
        written.addedItems = layout.pending.addedItems.take()
        let layout = layout
        let items = written.addedItems.filter { link in link.with { $0.isNew(in: layout) } }.uniqueInTreeOrder()
        // This comes first, because slots are handed out before the solver can refuse.
        layout.frames.grow(to: layout.model.items.edges.count + items.count)
        try layout.model.add(items)
        layout.frames.growOwners(to: layout.model.items.variableLimit)
        for link in items {
            link.with { item in
                layout.frames.insert(item, layout.model.items.edges[Int(item.slot)])
                layout.pending.slotsToRead.append(item.slot)
                guard item.hasContentArea, let far = layout.model.items.contentAreas[item.slot] else { return }
                layout.frames.insertContentArea(far, of: item.slot)
            }
        }
    }

    private mutating func writeContentAreas() throws(SolverError) {
        guard !layout.pending.addedContentAreas.isEmpty else { return }
        written.addedContentAreas = layout.pending.addedContentAreas.take()
        for item in written.addedContentAreas.map(\.object) where item.isIn(layout) && item.slot >= 0 && item.hasContentArea {
            try layout.model.addContentArea(item)
            layout.frames.growOwners(to: layout.model.items.variableLimit)
            if let far = layout.model.items.contentAreas[item.slot] { layout.frames.insertContentArea(far, of: item.slot) }
        }
    }

    private mutating func writeAddedConstraints() throws(SolverError) {
        guard !layout.pending.addedConstraints.isEmpty else { return }
        layout.pending.solve = true
        written.addedConstraints = layout.pending.addedConstraints.take()
        let (layout, model, lowering) = (layout, layout.model, layout.lowering)
        var batch = model.outgoing.takeBatch()
        var bounds = model.outgoing.takeBounds()
        batch.reserveCapacity(written.addedConstraints.count)
        for link in written.addedConstraints.inKeyOrder() {
            link.with { constraint in
                guard constraint.flags.contains(.isNew) else { return }
                constraint.flags.remove(.isNew)
                guard constraint.isInstalled else { return }
                let flags =
                    constraint.contributorLink == nil
                    ? lowering.write(constraint, to: &batch, bounds: &bounds.user)
                    : lowering.write(constraint, to: &batch, bounds: &bounds.behavior)
                if let flags { layout.tracked.insert(constraint, flags) }
            }
            if batch.isFull { try model.send(&batch) }
        }
        model.outgoing.batch = batch
        model.outgoing.bounds = bounds
    }

    mutating func writeChangedConstants() {
        guard !layout.pending.changedConstants.isEmpty else { return }
        written.changedConstants.takeElements(of: &layout.pending.changedConstants)
        let (layout, lowering) = (layout, layout.lowering)
        for link in written.changedConstants { link.with { layout.writeConstant(of: $0, lowering) } }
    }

    private mutating func sendPriorities() throws(SolverError) {
        guard !layout.pending.changedPriorities.isEmpty else { return }
        written.changedPriorities = layout.pending.changedPriorities.take()
        for constraint in written.changedPriorities.map(\.object) where constraint.isInstalled {
            guard let row = constraint.row else { continue }
            try layout.model.solver.setPriority(constraint.storedPriority, of: row)
            layout.pending.solve = true
        }
    }

    private mutating func writeAssignedFrames() {
        // The root's rows are replaced once: a row that was just written has no handle to remove it by.
        if layout.pending.rootSize || layout.root.state.contains(.assignedFrameIsStale) { writeRoot() }
        guard !layout.pending.assignedFrames.isEmpty else { return }
        written.assignedFrames = layout.pending.assignedFrames.take()
        for item in written.assignedFrames.map(\.object) where item.isIn(layout) && item.state.contains(.assignedFrameIsStale) {
            item.state.remove(.assignedFrameIsStale)
            guard item.slot >= 0 else { continue }
            layout.pending.solve = true
            if let mask = item.mask, item !== layout.root {
                layout.model.writeMask(mask, of: item)
            } else {
                if item !== layout.root { layout.model.removePosition(item.slot) }
                layout.frames.setFrame(item.assignedFrame, at: item.slot)
            }
            layout.pending.slotsToRead.append(item.slot)
        }
    }

    private func writeRoot() {
        layout.pending.rootSize = false
        layout.pending.solve = true
        layout.model.writeRoot(layout.root, width: layout.rootSize.width, height: layout.rootSize.height)
        layout.pending.slotsToRead.append(layout.root.slot)
    }
}

extension Layout {
    fileprivate func writeConstant(of constraint: InstalledConstraint, _ lowering: borrowing Lowering) {
        guard constraint.flags.contains(.constantIsStale) else { return }
        constraint.flags.remove(.constantIsStale)
        guard constraint.isInstalled else { return }
        if constraint.flags.contains(.isTrivial) { pending.solve = true }  // it may hold now, or no longer
        guard let constant = lowering.lower(constraint)?.row.constant else { return }
        for case let row? in [constraint.row, constraint.boundRow] {
            model.outgoing.change(row, to: constant)
            pending.solve = true
        }
    }
}
