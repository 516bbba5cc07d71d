/// Contents whose height depends on their width. They are measured without a limit first, and again at the width that the
/// layout gave them (PW-2).
struct WrappingContents {
    struct Content {
        let item: Item
        /// The size as measured without a limit.
        var unlimited: ContentSize
        /// The width it was last measured in; nil for no limit.
        var width: Double?
    }

    /// The wrapping contents, by slot.
    private(set) var contents: [Int32: Content] = [:]
    /// Slots whose content was measured without a limit, and not at a width since.
    private(set) var unmeasured: [Int32] = []
    /// Whether a content was less wide, once measured at a width, than without a limit.
    private(set) var isNarrowed = false

    var isEmpty: Bool { contents.isEmpty }

    /// Enters an item's content, measured without a limit.
    mutating func insert(_ item: Item, _ size: ContentSize) {
        contents[item.slot] = Content(item: item, unlimited: size, width: nil)
        unmeasured.append(item.slot)
    }

    mutating func remove(_ slot: Int32) {
        if !contents.isEmpty { contents[slot] = nil }
    }

    mutating func removeAll() {
        contents.removeAll()
        unmeasured.removeAll()
    }

    /// The contents in these slots, and those not measured at a width yet, each with the width it has now, where that is not
    /// the one it was last measured in.
    mutating func takeStale(among slots: [Int32], width: (Item) -> Double) -> [Content] {
        var stale: [Content] = []
        for slot in unmeasured + slots {
            guard var content = contents[slot] else { continue }
            let now = width(content.item)
            guard content.width != now else { continue }
            content.width = now
            contents[slot] = content
            stale.append(content)
        }
        unmeasured.clear()
        return stale
    }

    /// The size to lay out with: no wider than the widest line, and as high as measured.
    mutating func size(of content: Content, measured: ContentSize) -> ContentSize {
        var size = content.unlimited
        if let limited = measured.width, let whole = size.width, limited < whole {
            size.width = limited
            isNarrowed = true
        }
        size.height = measured.height
        size.firstBaseline = measured.firstBaseline
        size.lastBaseline = measured.lastBaseline
        return size
    }

    /// Forgets the widths at which contents were measured; returns those that had one, in the order of their slots.
    mutating func forgetWidths() -> [Content] {
        isNarrowed = false
        var forgotten: [Content] = []
        for (slot, content) in contents.sorted(by: { $0.key < $1.key }) where content.width != nil {
            contents[slot]?.width = nil
            unmeasured.append(slot)
            forgotten.append(content)
        }
        return forgotten
    }
}
