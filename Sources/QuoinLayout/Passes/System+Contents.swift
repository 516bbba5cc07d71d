import QuoinSolver

// Content sizes: asked without a limit first, and again at the width they were given where the height follows the width
// (PW-2): one more solve, by rule, never a loop (LP-2). What wraps wants no more than its widest line then.

extension System {
    func measureStaleContents() throws(SolverError) {
        guard !staleContents.isEmpty else { return }
        for item in staleContents where item.system === self && item.slot >= 0 && item.state.contains(.contentIsStale) {
            item.state.remove(.contentIsStale)
            let size = item.measure(width: nil)
            guard item.system === self, item.slot >= 0 else { continue }  // measuring should change nothing, but who knows
            if size.followsWidth {
                // What begins to wrap is measured again, though it may want what it wanted.
                if !tables.traits[Int(item.slot)].contains(.followsWidth) { needsSolve = true }
                followers[item.slot] = Follower(item: item, unlimited: size, width: nil)
                tables.traits[Int(item.slot)].insert(.followsWidth)
                fresh.append(item.slot)
            } else if tables.traits[Int(item.slot)].contains(.followsWidth) {
                followers[item.slot] = nil
                tables.traits[Int(item.slot)].remove(.followsWidth)
            }
            take(size, for: item)
            try book.sendIfFull()
        }
        staleContents.clear()
    }

    /// The height of contents at the widths they now have.
    func measureAgain(_ report: inout LayoutReport, _ moved: inout [Int32]) throws(SolverError) {
        guard !followers.isEmpty else { return }
        var changed = false
        for slot in fresh + moved where tables.traits[Int(slot)].contains(.followsWidth) {
            guard var follower = followers[slot] else { continue }
            let insets = follower.item.alignmentInsets
            let width = tables.frames[Int(slot)].width - insets.left - insets.right
            guard follower.width != width else { continue }
            follower.width = width
            followers[slot] = follower
            let measured = follower.item.measure(width: width)
            guard follower.item.system === self, follower.item.slot == slot else { continue }
            var size = follower.unlimited
            if let limited = measured.width, let whole = size.width, limited < whole {
                size.width = limited
                hasNarrowed = true
            }
            size.height = measured.height
            size.firstBaseline = measured.firstBaseline
            size.lastBaseline = measured.lastBaseline
            if size != follower.item.content {
                take(size, for: follower.item)
                changed = true
            }
        }
        fresh.clear()
        guard changed else { return }
        writeChanged()
        try book.send()
        try solve(&report, &moved)
    }

    /// Where a constraint ties widths to heights, or a text wraps, sizes measured at old widths could lead elsewhere than a
    /// fresh layout: so all start from the unlimited sizes.
    func forgetWidths() {
        hasNarrowed = false
        for (slot, follower) in followers.sorted(by: { $0.key < $1.key }) where follower.width != nil {
            followers[slot]?.width = nil
            take(follower.unlimited, for: follower.item)
            fresh.append(slot)
        }
        writeChanged()
    }

    private func take(_ size: ContentSize, for item: Item) {
        let old = item.content
        item.content = size
        if item.state.contains(.prioritiesAreStale) || !book.hasRows(for: size, of: item) {
            item.state.remove(.prioritiesAreStale)
            book.write(size, of: item)
            needsSolve = true
        } else {
            for axis in Axis.allCases {
                guard let value = size[axis], value != old[axis] else { continue }
                book.change(axis, to: value, of: item)
                needsSolve = true
            }
        }
        guard old.firstBaseline != size.firstBaseline || old.lastBaseline != size.lastBaseline else { return }
        forEachMention(of: item) { if $0.mentionsBaseline { constantChanged($0) } }
        for constraint in borrowing where constraint.isInstalled { constantChanged(constraint) }
    }
}

extension Item {
    /// Whether anything could give it a content size.
    final var mayHaveContent: Bool { storedBehavior != nil || fixedContent != nil || state.contains(.hasLayoutCallbacks) }

    /// What the fixed size says, else the behavior.
    final func measure(width: Double?) -> ContentSize {
        if let fixedContent { return fixedContent.sound }
        guard let storedBehavior else { return hasLayoutCallbacks ? adjustedContentSize(.none, width: width).sound : .none }
        return adjustedContentSize(storedBehavior.contentSize(of: self, width: width), width: width).sound
    }
}
