import QuoinSolver

// The changes that items and constraints report to their layout. Nothing is computed here: each change records what the next pass has to
// process.

// MARK: - Constraints

extension Layout {
    func didAdd(_ constraint: InstalledConstraint) {
        if constraint.contributorLink == nil {
            constraint.rank = nextRank
            nextRank += 1
        }
        pending.add(constraint)
    }

    func willRemove(_ constraint: InstalledConstraint) {
        pending.solve = true
        pending.keep(constraint)
        removeRows(of: constraint)
    }

    func removeRows(of constraint: InstalledConstraint) {
        model.removeRows(of: constraint)
        tracked.remove(constraint)
    }

    /// Marks the rows of a constraint to be written again, because their form has changed.
    func rewrite(_ constraint: InstalledConstraint) {
        guard !constraint.flags.contains(.isNew) else { return }
        pending.solve = true
        removeRows(of: constraint)
        pending.add(constraint)
    }

    /// Marks the constant of a constraint's row to be computed again.
    func markConstantStale(of constraint: InstalledConstraint) {
        guard constraint.flags.isDisjoint(with: [.constantIsStale, .isNew]) else { return }
        constraint.flags.insert(.constantIsStale)
        pending.changedConstants.append(Unretained(constraint))
    }

    func priorityDidChange(of constraint: InstalledConstraint) {
        guard !constraint.flags.contains(.isNew) else { return }
        pending.changedPriorities.append(Unretained(constraint))
    }
}

// MARK: - Items

extension Layout {
    func layoutCallbacksDidChange(of item: Item) {
        if item.slot >= 0 { frames.set(.hasLayoutCallbacks, item.hasLayoutCallbacks, at: item.slot) }
    }

    func baselineProviderDidChange(of item: Item) {
        item.forEachReference { if $0.mentionsBaseline { rewrite($0) } }
        // Their provider may be below this item, and so no longer the one they used.
        for constraint in tracked.onBaselineProvider.members { rewrite(constraint) }
    }

    func directionDidChange(of item: Item) {
        item.forEachOwned { constraint in
            if constraint.firstAttribute.followsDirection || constraint.secondAttribute.followsDirection { rewrite(constraint) }
        }
    }

    func contentAreaDidChange(of item: Item) {
        pending.solve = true
        if item.slot >= 0 {
            frames.set(.hasContentArea, item.hasContentArea, at: item.slot)
            if item.hasContentArea {
                pending.addedContentAreas.append(Unretained(item))
            } else {
                item.details?.contentAreaSize = .zero
                model.removeContentArea(item.slot)
            }
        }
        item.forEachReference { rewrite($0) }
        var walker = item.firstChild
        while let child = walker, child.isArea {
            child.forEachReference { rewrite($0) }
            walker = child.next
        }
    }

    func contentOffsetDidChange(of item: Item) {
        for constraint in tracked.onContentOffset.members { markConstantStale(of: constraint) }
        if insets.hasSources { insets.markStale() }
    }

    /// Records that an input of margins or safe areas has changed.
    func insetsDidChange(of item: Item) {
        if let details = item.details { insets.noteSource(details) }
        insets.markStale()
        item.existingGuide(for: .custom)?.forEachReference { markConstantStale(of: $0) }
    }
}

// MARK: - Alignment insets

extension Layout {
    /// Alignment insets are constants in the rows that mention the item or its content area, and part of its frame and of its
    /// children's.
    func alignmentInsetsDidChange(of item: Item) {
        item.forEachReference { markConstantStale(of: $0) }
        guard item.slot >= 0 else { return }
        frames.set(.hasAlignmentInsets, item.alignmentInsets != .zero, at: item.slot)
        pending.slotsToRead.append(item.slot)
        pending.solve = true
        if item === root { pending.rootSize = true }
        keepFrame(of: item)
        var walker = item.firstChild
        while let child = walker {
            keepFrame(of: child)
            if child.slot >= 0 {
                frames.set(.parentHasAlignmentInsets, true, at: child.slot)
                pending.slotsToRead.append(child.slot)
            }
            child.forEachReference { markConstantStale(of: $0) }
            walker = child.next
        }
        if item.firstChild != nil { markMultipliedLocationsStale(above: item) }
    }

    /// Marks the mask of an item to be written again, for the frame that it has now.
    private func keepFrame(of item: Item) {
        guard item.mask != nil, !item.state.contains(.assignedFrameIsStale) else { return }
        item.assignedFrame = item.frame
        item.details?.assignedParentSize = item.parent?.frame.size
        item.state.insert(.assignedFrameIsStale)
        pending.assignedFrames.append(Unretained(item))
    }

    /// Multiplied locations are measured in their items' common ancestor (CM-7), whose alignment insets are constants in
    /// their rows.
    private func markMultipliedLocationsStale(above ancestor: Item) {
        var owner: Item? = ancestor
        while let above = owner {
            above.forEachOwned { constraint in
                if constraint.multiplier != 1, constraint.firstAttribute.isLocation { markConstantStale(of: constraint) }
            }
            owner = above.parent
        }
    }
}
