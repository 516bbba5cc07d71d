// Calling behaviors and items: for constraints, and after a layout.

extension Layout {
    /// Asks stale behaviors for their constraints, deepest items first (PS-1). Its constraints and guides may mark others as stale, so this
    /// repeats until none is stale, at most 100 times per behavior and pass (LP-1).
    func updateBehaviors(_ report: inout LayoutReport) {
        var turns = 0
        while !pending.staleBehaviors.isEmpty, turns < LayoutPass.roundLimit {
            turns += 1
            let stale = pending.staleBehaviors.take().map(\.object).filter { $0.isIn(self) && $0.state.contains(.behaviorIsStale) }
            for item in stale.sorted(by: { $0.depth > $1.depth }) where item.state.contains(.behaviorIsStale) {
                report.refused += item.updateBehaviorConstraints()
            }
        }
    }

    /// Calls `didLayOut` on the behaviors whose item's or child's frame, or content area, changed: topmost first (PS-1).
    func notifyBehaviors(of changed: [Int32]) {
        var items = frames.items(at: frames.slotsToNotify(among: changed))
        items.sort { $0.order < $1.order }
        // A behavior that was called may have removed other items.
        for item in items where item.isIn(self) { item.storedBehavior?.didLayOut(item) }
    }

    /// Calls the visitor, and the callbacks of items that have any, for each item that changed.
    func notifyItems(of changed: [Int32], _ visit: ((Item) -> Void)?) {
        isRunning = true
        defer { isRunning = false }
        for callback in frames.callbacks(among: changed, includingAll: visit != nil) {
            // An item that an earlier callback has removed is retained until the end.
            callback.item.with { item in
                guard item.isIn(self) else { return }
                visit?(item)
                if callback.notifiesItem { item.frameDidChange() }
                guard callback.notifiesParent else { return }
                item.parentLink?.with { if $0.hasLayoutCallbacks { $0.childFrameDidChange() } }
            }
        }
    }
}
