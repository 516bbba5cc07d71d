extension Item {
    /// The margins before safe area, parent and system minimum are applied (MG-1); 8 on each edge by default.
    public final var margins: Insets {
        get { details?.margins ?? Insets(all: 8) }
        set {
            guard newValue.isFinite, newValue != margins else { return }
            ensureDetails().margins = newValue
            layout?.insetsDidChange(of: self)
        }
    }

    /// Whether the safe area is added to the margins (MG-2); true by default.
    public final var marginsIncludeSafeArea: Bool {
        get { details?.marginsIncludeSafeArea ?? true }
        set {
            guard newValue != marginsIncludeSafeArea else { return }
            ensureDetails().marginsIncludeSafeArea = newValue
            layout?.insetsDidChange(of: self)
        }
    }

    /// Whether the item's margins are at least the part of the parent's margins that reaches into it (MG-3); false by
    /// default.
    public final var preservesParentMargins: Bool {
        get { details?.preservesParentMargins ?? false }
        set {
            guard newValue != preservesParentMargins else { return }
            ensureDetails().preservesParentMargins = newValue
            layout?.insetsDidChange(of: self)
        }
    }

    /// The minimum margins, such as the 16 or 20 points at the sides of a window (MG-4); nil for none.
    public final var minimumMargins: Insets? {
        get { details?.minimumMargins }
        set {
            guard newValue?.isFinite ?? true, newValue != minimumMargins else { return }
            ensureDetails().minimumMargins = newValue
            layout?.insetsDidChange(of: self)
        }
    }

    /// The safe-area insets that the program sets, such as those of a window or a child controller; nil for the part of the
    /// parent's safe area that reaches into the item (SA-2).
    public final var safeAreaOverride: Insets? {
        get { details?.safeAreaOverride }
        set {
            guard newValue?.isFinite ?? true, newValue != safeAreaOverride else { return }
            ensureDetails().safeAreaOverride = newValue
            layout?.insetsDidChange(of: self)
        }
    }

    /// The insets that are added to the safe area, such as those of bars (SA-1).
    public final var additionalSafeArea: Insets {
        get { details?.additionalSafeArea ?? .zero }
        set {
            guard newValue.isFinite, newValue != additionalSafeArea else { return }
            ensureDetails().additionalSafeArea = newValue
            layout?.insetsDidChange(of: self)
        }
    }

    /// The insets of the area ``Area/custom``: readable width, keyboard.
    public final var customInsets: Insets {
        get { details?.customInsets ?? .zero }
        set {
            guard newValue.isFinite, newValue != customInsets else { return }
            ensureDetails().customInsets = newValue
            layout?.insetsDidChange(of: self)
        }
    }

    /// The current safe-area insets, by the environment's rule. O(depth).
    public final var safeArea: Insets { currentInsets.safeArea }

    /// The current margins, with safe area, parent and minimum applied. O(depth).
    public final var effectiveMargins: Insets { currentInsets.margins }

    private final var currentInsets: InsetSet { (layout?.environment ?? StandardEnvironment()).insets(of: self) }

    /// Returns the guide for an area of the item, which is created on first use.
    ///
    /// A constraint to the guide is lowered to one to the item's edges, with the area's insets in its constant; the guide has no variables
    /// of its own.
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
}
