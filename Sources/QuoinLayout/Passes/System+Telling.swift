// Telling behaviors and items that the layout is done, frames in place.

extension System {
    /// Top-down (PS-1): those whose own frame or content area, or a child's frame, moved.
    func tellBehaviors(_ moved: [Int32]) {
        var told: [(order: UInt64, slot: Int32)] = []
        for slot in tables.listening(among: moved) {
            if let item = tables.items[slot] { told.append((item.order, slot)) }
        }
        told.sort { $0.order < $1.order }
        for (_, slot) in told {
            // Those that were told before may have taken it away.
            guard let item = tables.items[slot] else { continue }
            item.storedBehavior?.didLayOut(item)
        }
    }

    /// Items that have their own say, and whoever visits them all. They are not counted on the way: whoever is in the
    /// tables stays alive, and whoever leaves them meanwhile is kept until all are told.
    func tellItems(_ moved: [Int32], _ visit: ((Item) -> Void)?) {
        isLayingOut = true
        defer {
            isLayingOut = false
            leavers = []
        }
        for slot in moved {
            let traits = tables.traits[slot]
            if let visit { tables.items.borrowed(slot)?._withUnsafeGuaranteedRef(visit) }
            if traits.contains(.hasLayoutCallbacks) { tables.items.borrowed(slot)?._withUnsafeGuaranteedRef { $0.frameDidChange() } }
            let parent = tables.parents[slot]
            guard parent >= 0, tables.traits[parent].contains(.hasLayoutCallbacks), !traits.contains(.isGuide) else { continue }
            tables.items.borrowed(parent)?._withUnsafeGuaranteedRef { $0.childFrameDidChange() }
        }
    }
}
