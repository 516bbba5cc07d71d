import QuoinSolver

// Adding items to a layout's tree, and removing them.

extension Layout {
    /// Adds a subtree that has been linked into the tree.
    func didAdd(_ top: Item) {
        let firstConstraint = pending.addedConstraints.count
        var walker: Item? = top
        while let item = walker {
            attach(item)
            walker = item.following(below: top)
        }
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
        let isSorted = added.indices.dropFirst(first + 1).allSatisfy { added[$0].rank >= added[$0 - 1].rank }
        if !isSorted {
            var order = added.indices[first...].map { (rank: added[$0].rank, index: $0) }
            order.sort { ($0.rank, $0.index) < ($1.rank, $1.index) }
            added.replaceSubrange(first..., with: order.map { added[$0.index] })
        }
        for constraint in added[first...] where constraint.contributorLink == nil {
            constraint.rank = nextRank
            nextRank += 1
        }
    }

    /// Removes a subtree, before it is unlinked. Its rows and variables are removed from the solver at the next pass.
    func willRemove(_ top: Item) {
        pending.solve = true
        var walker: Item? = top
        while let item = walker {
            item.forEachOwned { removeRows(of: $0) }
            insets.remove(item)
            let slot = item.slot
            detach(item)
            if slot >= 0 {
                model.removeItem(slot)
                wrapping.remove(slot)
                frames.remove(slot)
            }
            walker = item.following(below: top)
        }
    }

    /// Ends the layout: the tree stays, with its last frames.
    func detachAllItems() {
        var walker: Item? = root
        while let item = walker {
            detach(item)
            walker = item.following(below: root)
        }
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
        model = try SolverModel(backend: backend)
        TreeOrder.renumber(under: root)
        pending = PendingChanges(rebuiltFrom: pending)
        wrapping.removeAll()
        tracked = TrackedConstraints()
        insets.removeAll()
        var walker: Item? = root
        while let item = walker {
            markAsAdded(item)
            walker = item.following(below: root)
        }
        frames = FrameTable()
        pending.addedConstraints.sort {
            ($0.contributorLink == nil ? 1 : 0, $0.rank) < ($1.contributorLink == nil ? 1 : 0, $1.rank)
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
