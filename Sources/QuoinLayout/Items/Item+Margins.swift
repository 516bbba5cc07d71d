extension Item {
    /// The margins that were set, before safe area, parent and system minimum have their say (MG-1); 8 on each edge.
    public final var margins: Insets {
        get { details?.margins ?? Insets(all: 8) }
        set {
            guard newValue.isFinite, newValue != margins else { return }
            ensureDetails().margins = newValue
            system?.insetsChanged(self)
        }
    }

    /// Whether the safe area is added to the margins (MG-2); true.
    public final var marginsIncludeSafeArea: Bool {
        get { details?.addsSafeArea ?? true }
        set {
            guard newValue != marginsIncludeSafeArea else { return }
            ensureDetails().addsSafeArea = newValue
            system?.insetsChanged(self)
        }
    }

    /// Whether the parent's margins hold for this item where they reach into it (MG-3); false.
    public final var preservesParentMargins: Bool {
        get { details?.preservesParentMargins ?? false }
        set {
            guard newValue != preservesParentMargins else { return }
            ensureDetails().preservesParentMargins = newValue
            system?.insetsChanged(self)
        }
    }

    /// The least margins, such as a window's 16 or 20 points left and right (MG-4); nil: none.
    public final var minimumMargins: Insets? {
        get { details?.minimumMargins }
        set {
            guard newValue?.isFinite ?? true, newValue != minimumMargins else { return }
            ensureDetails().minimumMargins = newValue
            system?.insetsChanged(self)
        }
    }

    /// The safe-area insets that the program gives this item: a window's, or a child controller's. Nil: what of the
    /// parent's reaches into it (SA-2).
    public final var safeAreaOverride: Insets? {
        get { details?.safeAreaOverride }
        set {
            guard newValue?.isFinite ?? true, newValue != safeAreaOverride else { return }
            ensureDetails().safeAreaOverride = newValue
            system?.insetsChanged(self)
        }
    }

    /// Insets added to the safe area, such as those of bars (SA-1).
    public final var additionalSafeArea: Insets {
        get { details?.additionalSafeArea ?? .zero }
        set {
            guard newValue.isFinite, newValue != additionalSafeArea else { return }
            ensureDetails().additionalSafeArea = newValue
            system?.insetsChanged(self)
        }
    }

    /// The insets of the area ``Area/custom``: readable width, keyboard.
    public final var customInsets: Insets {
        get { details?.customInsets ?? .zero }
        set {
            guard newValue.isFinite, newValue != customInsets else { return }
            ensureDetails().customInsets = newValue
            system?.insetsChanged(self)
        }
    }

    /// The safe-area insets that hold now, by the environment's rule. O(depth).
    public final var safeArea: Insets { (system?.environment ?? StandardEnvironment()).insets(of: self).safeArea }

    /// The margins that hold now: set, safe area, parent and minimum together. O(depth).
    public final var effectiveMargins: Insets { (system?.environment ?? StandardEnvironment()).insets(of: self).margins }

    /// The guide for one of the item's areas, made on first use. Constraining it is the same as constraining the item's
    /// edges less the area's insets; it has no variables of its own.
    ///
    /// ```swift
    /// try title.leading.equal(to: root.guide(for: .margins).leading).install()
    /// ```
    public final func guide(for area: Area) -> Item {
        if let found = existingGuide(for: area) { return found }
        let made = Item(kind: .area(area))
        link(made, before: firstChild)  // areas come first, so that this search ends with them
        return made
    }

    final func existingGuide(for area: Area) -> Item? {
        var walker = firstChild
        while let child = walker, child.isArea {
            if child.kind == .area(area) { return child }
            walker = child.next
        }
        return nil
    }

    /// The item whose first baseline stands for this one's (BL-1): a stack's first row. Below this item, or nil; one that
    /// is elsewhere counts as nil, and one that leaves no longer counts.
    public final var firstBaselineItem: Item? {
        get { details?.firstBaselineItem }
        set {
            let lender = newValue.flatMap { borrow($0) }
            let former = firstBaselineItem
            guard lender !== former else { return }
            ensureDetails().firstBaselineItem = lender
            if lender == nil || former == nil, contentSizeAffectsParent { parent?.invalidateForChildren() }
            system?.baselineChanged(self)
        }
    }

    /// The item whose last baseline stands for this one's.
    public final var lastBaselineItem: Item? {
        get { details?.lastBaselineItem }
        set {
            let lender = newValue.flatMap { borrow($0) }
            guard lender !== lastBaselineItem else { return }
            ensureDetails().lastBaselineItem = lender
            system?.baselineChanged(self)
        }
    }

    private final func borrow(_ lender: Item) -> Item? {
        guard lender !== self, lender.parent === self || contains(lender) else { return nil }
        lender.state.insert(.lendsBaseline)
        return lender
    }

    /// No item above goes by the baselines of these any more.
    final func takeBackBaselines(_ lenders: [Item]) {
        if lenders.isEmpty { return }
        for lender in lenders { lender.state.insert(.isMarked) }
        var above = parent
        while let item = above {
            if item.firstBaselineItem?.state.contains(.isMarked) ?? false { item.firstBaselineItem = nil }
            if item.lastBaselineItem?.state.contains(.isMarked) ?? false { item.lastBaselineItem = nil }
            above = item.parent
        }
        for lender in lenders { lender.state.remove(.isMarked) }
    }
}
