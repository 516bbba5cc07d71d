import QuoinLayout

extension StackView {
    /// The views whose baselines stand for the stack's (BL-2): in a column the first and the last, in a row the tallest,
    /// which is known only after a layout.
    func lendBaselines(_ item: Item, _ visible: [Item]) {
        if axis == .vertical {
            item.firstBaselineItem = visible.first
            item.lastBaselineItem = visible.last
            return
        }
        var chosen = visible.first
        if policy.baseline == .tallest {
            for view in visible where view.frame.height > (chosen?.frame.height ?? 0) { chosen = view }
        }
        item.firstBaselineItem = chosen
        item.lastBaselineItem = chosen
    }
}
