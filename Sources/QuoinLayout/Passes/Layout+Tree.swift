import QuoinSolver

// Adding items to a layout's tree, and removing them.

extension Layout {
    /// Adds a subtree that has been linked into the tree.
    func didAdd(_ top: Item) {
        let firstConstraint = pending.addedConstraints.count
        top.forEachInSubtree(attach)
        assignRanks(from: firstConstraint)
    }

    private func attach(_ item: Item) {
        item.layoutLink = Unretained(self)
        item.depth = (item.parentLink?.with { $0.depth } ?? -1) + 1
        if !item.isArea {
            item.order = 0
            if item.mask == nil { item.state.remove(.assignedFrameIsStale) }
            if let details = item.details { insets.noteSource(details) }
        }
        pending.add(item)
    }

    /// Constraints that were installed before they had a layout get ranks in the order of their old ranks.
    private func assignRanks(from first: Int) {
        guard first < pending.addedConstraints.count else { return }
        var added = pending.addedConstraints.take()
        defer { pending.addedConstraints = added }
        let ranks = added[first...].map { link in link.with { $0.rank } }
        let isSorted = ranks.indices.dropFirst().allSatisfy { ranks[$0] >= ranks[$0 - 1] }
        if !isSorted {
            let order = ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
            added.replaceSubrange(first..., with: order.map { added[first + $0] })
        }
        for link in added[first...] {
            link.with { constraint in
                guard constraint.contributorLink == nil else { return }
                constraint.rank = nextRank
                nextRank += 1
            }
        }
    }

    /// Removes a subtree, before it is unlinked. Its rows and variables are removed from the solver at the next pass.
    func willRemove(_ top: Item) {
        pending.solve = true
        top.forEachInSubtree { item in
            item.forEachOwned {
                pending.keep($0)
                removeRows(of: $0)
            }
            pending.keep(item)
            insets.remove(item)
            let slot = item.slot
            detach(item)
            if slot >= 0 {
                model.removeItem(slot)
                wrapping.remove(slot)
                frames.remove(slot)
            }
        }
    }

    /// Ends the layout: the tree stays, with its last frames.
    func detachAllItems() {
        root.forEachInSubtree(detach)
        insets.removeAll()
    }

    private func detach(_ item: Item) {
        if item.slot >= 0 {
            if item.mask == nil, !item.state.contains(.assignedFrameIsStale) {
                item.assignedFrame = frames.frame(at: item.slot)
                item.details?.assignedParentSize = nil
            }
            item.slot = -1
        }
        item.layoutLink = nil
        item.order = 0
        item.forEachOwned { constraint in
            constraint.row = nil
            constraint.boundRow = nil
            constraint.flags = []
        }
    }
}

// MARK: - Starting over

extension Layout {
    /// Replaces the solver by a new one, and marks everything as added: each pass after it sends the whole tree, with new
    /// positions in the tree order.
    func startAnew() throws(SolverError) {
        model = try SolverModel(backend: backend, scale: storedEnvironment.scale)
        TreeOrder.renumber(under: root)
        pending = PendingChanges(rebuiltFrom: pending)
        wrapping.removeAll()
        tracked = TrackedConstraints()
        insets.removeAll()
        root.forEachInSubtree(markAsAdded)
        frames = FrameTable()
        pending.addedConstraints.sort { left, right in
            let (first, second) = (left.with(\.installationOrder), right.with(\.installationOrder))
            return first < second
        }
    }

    private func markAsAdded(_ item: Item) {
        if item.slot >= 0 {
            if item.mask == nil, !item.state.contains(.assignedFrameIsStale) { item.assignedFrame = frames.frame(at: item.slot) }
            item.slot = -1
        }
        if item.mask == nil { item.state.remove(.assignedFrameIsStale) }
        item.forEachOwned { constraint in
            constraint.row = nil
            constraint.boundRow = nil
        }
        pending.add(item)
    }
}

extension InstalledConstraint {
    /// Behaviors' constraints before the program's, each in the order of their ranks.
    fileprivate var installationOrder: (Int, UInt64) { (contributorLink == nil ? 1 : 0, rank) }
}
