import QuoinSolver

/// A layout pass: rounds of asking behaviors, writing rows, solving and reading frames, until nothing is marked any more. Usually there is
/// one round.
///
/// ```text
///   prepare              ask behaviors ─▶ number new items ─▶ measure contents ─▶ insets       calls the program
///   write, solve         items ─▶ content sizes ─▶ root, masks ─▶ constraints ─▶ solve         calls nothing
///   measure again        contents that wrap, at their widths ─▶ write, solve                   calls the program
///   finish               insets that moved along ─▶ behaviors' didLayOut                       calls the program
/// ```
///
/// The program may change anything in any call: its changes become pending, and the pass processes them in the round that is being
/// prepared, or in another one.
struct LayoutPass {
    let layout: Layout
    var report = LayoutReport()
    /// Slots whose frame or content area is different, in this round.
    var changed: [Int32] = []
    /// The changes that are being written.
    var written = PendingChanges()
    var clock: PassClock

    /// The greatest number of rounds in a pass (LP-1).
    static let roundLimit = 100

    init(_ layout: Layout) {
        self.layout = layout
        clock = PassClock(isRunning: layout.passDidEnd != nil)
    }

    /// Runs the pass. Returns the slots whose frame or content area changed, each once.
    mutating func run() throws(LayoutError) -> [Int32] {
        layout.isRunning = true
        defer { layout.isRunning = false }
        var earlier: [Item] = []
        while !layout.isUpToDate {
            // Items and not slots, because a round may start over, which changes the slots.
            if !changed.isEmpty { earlier += layout.frames.items(at: changed) }
            changed = []
            guard report.rounds < LayoutPass.roundLimit else {
                let pending = layout.pending
                let stale = pending.staleBehaviors + pending.staleContents + pending.assignedFrames
                report.loop = stale.map(\.object).filter { $0.isIn(layout) }
                break
            }
            report.rounds += 1
            do throws(SolverError) {
                try round()
            } catch {
                layout.pending.rebuild = true  // the solver's rows may differ from the tables
                throw .solver(error)
            }
        }
        if report.solves <= 1, earlier.isEmpty { return changed }
        // Of the earlier ones, those that are still here.
        let slots = earlier.compactMap { $0.isIn(layout) && $0.slot >= 0 ? $0.slot : nil }
        return layout.frames.unique(slots + changed)
    }

    private mutating func round() throws(SolverError) {
        try prepare()
        clock.didDo { $0.preparing += $1 }
        // New items have insets once they have frames, even if their first frames do not move.
        let hasNewItems = !layout.pending.addedItems.isEmpty
        if hasNewItems { layout.insets.markNewItems() }
        try write()
        clock.didDo { $0.writing += $1 }
        if layout.pending.solve {
            try solve()
            try measureAgain()
            clock.didDo { $0.solving += $1 }
            layout.conflicts = layout.findConflicts()
        } else {
            layout.readFrames(changed: &changed)
        }
        // Content areas depend on the safe area, which may be another one though nothing moved.
        let notified = layout.insets.areStale ? changed + layout.model.items.contentAreas.keys : changed
        if hasNewItems { layout.insets.markNewItems() }
        layout.refreshInsets(framesChanged: hasNewItems || !changed.isEmpty)
        layout.notifyBehaviors(of: notified)
        clock.didDo { $0.finishing += $1 }
    }

    mutating func solve() throws(SolverError) {
        try layout.model.solver.solve()
        layout.pending.solve = false
        report.solves += 1
        layout.readChangedFrames(changed: &changed)
    }
}

// MARK: - Preparing: all that calls the program before rows are written

extension LayoutPass {
    private mutating func prepare() throws(SolverError) {
        var turns = 0
        repeat {
            turns += 1
            layout.updateBehaviors(&report)
            let isNumbered = TreeOrder.number(layout.pending.addedItems, where: { $0.isNew(in: layout) }, under: layout.root)
            if !isNumbered { layout.pending.rebuild = true }
            if layout.pending.rebuild { try layout.startAnew() }
            measureContents()
            layout.prepareInsets()
        } while !isPrepared && turns < LayoutPass.roundLimit
    }

    private var isPrepared: Bool {
        let pending = layout.pending
        return pending.staleBehaviors.isEmpty && pending.staleContents.isEmpty && !pending.rebuild
            && pending.addedItems.allSatisfy { link in link.with { $0.order > 0 || !$0.isNew(in: layout) } }
    }

    private mutating func measureContents() {
        guard !layout.pending.staleContents.isEmpty else { return }
        let layout = layout
        written.staleContents.takeElements(of: &layout.pending.staleContents)
        if layout.pending.measured.isEmpty {
            layout.pending.measured.reserveCapacity(written.staleContents.count)
        } else {
            // Measured in an earlier turn, and invalidated since.
            layout.pending.measured.removeAll { measured in measured.item.with { $0.state.contains(.contentIsStale) } }
        }
        for link in written.staleContents {
            link.with { item in
                guard item.isIn(layout), item.state.contains(.contentIsStale) else { return }
                item.state.remove(.contentIsStale)
                let size = item.measure(width: nil)
                layout.pending.measured.append((link, size))
            }
        }
    }
}
