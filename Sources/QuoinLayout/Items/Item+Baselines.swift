// Baselines: an item may use those of a descendant, as a stack view uses its first row's.

extension Item {
    /// The descendant whose first baseline is that of this item (BL-1); nil for the item's own. An item that is not a
    /// descendant counts as nil.
    public final var firstBaselineItem: Item? {
        get { details?.firstBaselineItem?.object }
        set {
            let provider = newValue.flatMap { baselineProvider($0) }
            let former = firstBaselineItem
            guard provider !== former else { return }
            ensureDetails().firstBaselineItem = provider.map { Unretained($0) }
            if provider == nil || former == nil, contentSizeAffectsParent { parent?.invalidateForChildren() }
            layout?.baselineProviderDidChange(of: self)
        }
    }

    /// The descendant whose last baseline is that of this item; nil for the item's own.
    public final var lastBaselineItem: Item? {
        get { details?.lastBaselineItem?.object }
        set {
            let provider = newValue.flatMap { baselineProvider($0) }
            guard provider !== lastBaselineItem else { return }
            ensureDetails().lastBaselineItem = provider.map { Unretained($0) }
            layout?.baselineProviderDidChange(of: self)
        }
    }

    /// Whether a constraint on this attribute refers to another item's baseline.
    final func hasBaselineProvider(for attribute: Attribute) -> Bool {
        attribute == .firstBaseline && firstBaselineItem != nil || attribute == .lastBaseline && lastBaselineItem != nil
    }

    private final func baselineProvider(_ item: Item) -> Item? {
        guard item !== self, item.parent === self || contains(item) else { return nil }
        item.state.insert(.providesBaseline)
        return item
    }

    /// Clears all references to these items as baseline providers, before they leave the tree above this one.
    final func removeBaselineProviders(_ providers: [Item]) {
        if providers.isEmpty { return }
        for provider in providers { provider.state.insert(.isMarked) }
        var above = parent
        while let item = above {
            if item.firstBaselineItem?.state.contains(.isMarked) ?? false { item.firstBaselineItem = nil }
            if item.lastBaselineItem?.state.contains(.isMarked) ?? false { item.lastBaselineItem = nil }
            above = item.parent
        }
        for provider in providers { provider.state.remove(.isMarked) }
    }
}
