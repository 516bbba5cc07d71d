import QuoinLayout

extension StackView {
    /// The views whose baselines stand for the stack's (BL-2): in a column the first and the last, in a row the tallest,
    /// which is known only after a layout.
    func setBaselineItems(_ item: Item, _ visible: [Item]) {
        if axis == .vertical {
            item.firstBaselineItem = visible.first
            item.lastBaselineItem = visible.last
        } else {
            setBaselineItem(policy.baseline == .tallest ? tallest(visible) : visible.first, of: item)
        }
    }

    /// Sets the item that gives the row its baselines after a layout, without a list of its views where that is their order anyway.
    func setTallestBaselineItem(_ item: Item) {
        setBaselineItem(named.map { tallest($0.lazy.filter { $0.parent === item }) } ?? tallest(item.children), of: item)
    }

    /// The same after some of the views changed, but not the first visible one; nil for the last if it is as it was.
    func updateBaselineItems(_ item: Item, last: Item?) {
        if axis == .horizontal {
            if policy.baseline == .tallest { setTallestBaselineItem(item) }
        } else if let last {
            item.lastBaselineItem = last
        }
    }

    private func setBaselineItem(_ view: Item?, of item: Item) {
        item.firstBaselineItem = view
        item.lastBaselineItem = view
    }

    /// The first of the highest.
    private func tallest(_ items: some Sequence<Item>) -> Item? {
        var chosen: Item?
        var height = -1.0
        for view in items where view.kind == .view && !view.isHidden {
            let its = view.frame.height
            guard its > height else { continue }
            chosen = view
            height = its
        }
        return chosen
    }
}
