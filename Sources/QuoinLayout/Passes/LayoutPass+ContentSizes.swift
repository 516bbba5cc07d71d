import QuoinSolver

// Content sizes: measured without a limit first, and again at the width they were given where the height follows the width
// (PW-2): one more solve, by rule, never a loop (LP-2). Wrapping content is then no wider than its widest line.

extension LayoutPass {
    /// Writes the sizes that were measured while preparing.
    mutating func writeContentSizes() throws(SolverError) {
        guard !layout.pending.measured.isEmpty else { return }
        let (layout, model) = (layout, layout.model)
        written.measured = layout.pending.measured.take()
        for (link, size) in written.measured {
            link.with { if $0.isIn(layout) { layout.writeMeasured(size, of: $0, to: model) } }
            try model.sendIfFull()
        }
    }

    /// Measures wrapping contents at the widths they now have, and solves once more if a size is different.
    mutating func measureAgain() throws(SolverError) {
        guard !layout.wrapping.isEmpty else { return }
        let candidates = changed.filter { layout.frames.flags(at: $0).contains(.contentFollowsWidth) }
        let stale = layout.wrapping.takeStale(among: candidates) { item in
            layout.frames.frame(at: item.slot).width - item.alignmentInsets.left - item.alignmentInsets.right
        }
        let sizes = stale.map { $0.item.measure(width: $0.width) }
        var isDifferent = false
        for (content, measured) in zip(stale, sizes) where content.item.isIn(layout) && content.item.slot >= 0 {
            let size = layout.wrapping.size(of: content, measured: measured)
            guard size != content.item.currentContentSize else { continue }
            layout.write(size, of: content.item, to: layout.model)
            isDifferent = true
        }
        guard isDifferent else { return }
        writeChangedConstants()
        try layout.model.send()
        try solve()
    }

    /// Forgets measured widths. Where a constraint relates widths to heights, or a content was narrowed, sizes measured at old widths could
    /// lead elsewhere than a fresh layout: so all start from their unlimited sizes.
    mutating func forgetWidths() {
        for content in layout.wrapping.forgetWidths() { layout.write(content.unlimited, of: content.item, to: layout.model) }
        writeChangedConstants()
    }
}

// MARK: - Writing

extension Layout {
    fileprivate func writeMeasured(_ size: ContentSize, of item: Item, to model: SolverModel) {
        guard item.slot >= 0 else { return item.invalidateContentSize() }  // added meanwhile: in the next round
        noteWrapping(item, size)
        write(size, of: item, to: model)
    }

    private func noteWrapping(_ item: Item, _ size: ContentSize) {
        let wrapped = frames.flags(at: item.slot).contains(.contentFollowsWidth)
        if size.followsWidth {
            // Content that begins to wrap is measured again, even if its size is the same.
            if !wrapped { pending.solve = true }
            wrapping.insert(item, size)
        } else if wrapped {
            wrapping.remove(item.slot)
        }
        if size.followsWidth != wrapped { frames.set(.contentFollowsWidth, size.followsWidth, at: item.slot) }
    }

    /// Writes a content size, as an edit where the item has rows for it.
    fileprivate func write(_ size: ContentSize, of item: Item, to model: SolverModel) {
        let old = item.currentContentSize
        item.currentContentSize = size
        if item.state.contains(.prioritiesAreStale) || !model.hasRows(for: size, of: item) {
            item.state.remove(.prioritiesAreStale)
            model.write(size, of: item)
            pending.solve = true
        } else {
            for axis in Axis.allCases {
                guard let value = size[axis], value != old[axis] else { continue }
                model.changeContentSize(of: item, to: value, along: axis)
                pending.solve = true
            }
        }
        guard old.firstBaseline != size.firstBaseline || old.lastBaseline != size.lastBaseline else { return }
        item.forEachReference { if $0.mentionsBaseline { markConstantStale(of: $0) } }
        for constraint in tracked.onBaselineProvider.members { markConstantStale(of: constraint) }
    }
}
