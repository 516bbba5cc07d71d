import QuoinSolver

// The content size of an item: its source, its priorities, and its invalidation.

extension Item {
    /// The plugin of the item, which can give it a content size and constraints, and is called after layout.
    public final var behavior: (any LayoutBehavior)? {
        get { storedBehavior }
        set {
            attach(newValue)
            invalidateConstraints()
            invalidateContentSize()
            parent?.invalidate(for: self)
        }
    }

    /// Whether the engine calls the item's own overrides: ``adjustedContentSize(_:width:)`` even where there is no behavior,
    /// and after a layout ``frameDidChange()`` and ``childFrameDidChange()``; false by default.
    ///
    /// This is for subclasses: an item that only needs a content size and these callbacks avoids the cost of a behavior.
    public final var hasLayoutCallbacks: Bool {
        get { state.contains(.hasLayoutCallbacks) }
        set {
            guard newValue != hasLayoutCallbacks else { return }
            if newValue { state.insert(.hasLayoutCallbacks) } else { state.remove(.hasLayoutCallbacks) }
            layout?.layoutCallbacksDidChange(of: self)
            invalidateContentSize()
        }
    }

    /// The content size that replaces the one of the behavior; nil to use the behavior's.
    public final var fixedContentSize: ContentSize? {
        get { storedFixedContentSize }
        set {
            storedFixedContentSize = newValue
            invalidateContentSize()
        }
    }

    /// The content size that the last layout used.
    public final var contentSize: ContentSize { currentContentSize }

    /// The priority at which the item resists growing wider than its content (SV-20); 250 by default.
    ///
    /// Setting a priority outside (0, 1000] has no effect; ``setHugging(_:for:)`` throws an error instead.
    public final var horizontalHugging: Priority {
        get { hugging.horizontal }
        set { try? setHugging(newValue, for: .horizontal) }
    }

    /// The priority at which the item resists growing higher than its content; 250 by default.
    public final var verticalHugging: Priority {
        get { hugging.vertical }
        set { try? setHugging(newValue, for: .vertical) }
    }

    /// The priority at which the item resists becoming narrower than its content; 750 by default.
    public final var horizontalResistance: Priority {
        get { resistance.horizontal }
        set { try? setResistance(newValue, for: .horizontal) }
    }

    /// The priority at which the item resists becoming lower than its content; 750 by default.
    public final var verticalResistance: Priority {
        get { resistance.vertical }
        set { try? setResistance(newValue, for: .vertical) }
    }

    /// Sets ``horizontalHugging`` or ``verticalHugging``.
    ///
    /// - Throws: ``ConstraintError/illegalPriority(_:)`` for a priority outside (0, 1000]; the old one stays (V12).
    public final func setHugging(_ priority: Priority, for axis: Axis) throws(ConstraintError) {
        guard priority.isLegal else { throw .illegalPriority(priority) }
        guard hugging[axis] != priority else { return }
        hugging[axis] = priority
        contentPrioritiesDidChange()
    }

    /// Sets ``horizontalResistance`` or ``verticalResistance``.
    ///
    /// - Throws: ``ConstraintError/illegalPriority(_:)`` for a priority outside (0, 1000]; the old one stays (V12).
    public final func setResistance(_ priority: Priority, for axis: Axis) throws(ConstraintError) {
        guard priority.isLegal else { throw .illegalPriority(priority) }
        guard resistance[axis] != priority else { return }
        resistance[axis] = priority
        contentPrioritiesDidChange()
    }

    private final func contentPrioritiesDidChange() {
        state.insert(.prioritiesAreStale)
        invalidateContentSize()
        parent?.invalidateForChildren()
    }

    /// Whether the parent's behavior makes its constraints from this item's content size, and is asked again because of this item whenever
    /// that is invalidated; false by default. Behaviors set this on children, as a proportional stack view does.
    public final var contentSizeAffectsParent: Bool {
        get { state.contains(.contentSizeAffectsParent) }
        set { if newValue { state.insert(.contentSizeAffectsParent) } else { state.remove(.contentSizeAffectsParent) } }
    }

    /// Measures and returns the content size: the fixed one, or else the behavior's. Behaviors that make constraints from the sizes of
    /// children call it before a layout has measured them.
    public final func measuredContentSize(width: Double? = nil) -> ContentSize { measure(width: width) }

    /// Whether the item is hidden. A hidden item takes part in layout, unless its parent's behavior gives it no space, as
    /// stacks do (VW-5).
    public final var isHidden: Bool {
        get { state.contains(.isHidden) }
        set {
            guard newValue != isHidden else { return }
            if newValue { state.insert(.isHidden) } else { state.remove(.isHidden) }
            parent?.invalidate(for: self)
        }
    }
}

// MARK: - Invalidating

extension Item {
    /// Requests that the next layout measures the content size again (SZ-10). O(1).
    public final func invalidateContentSize() {
        guard !state.contains(.contentIsStale) else { return }
        state.insert(.contentIsStale)
        layoutLink?.with { $0.pending.staleContents.append(Unretained(self)) }
        guard state.contains(.contentSizeAffectsParent) else { return }
        var child = self
        while child.state.contains(.contentSizeAffectsParent), let above = child.parent {
            above.invalidate(for: child)
            child = above
        }
    }

    /// Requests that the next layout asks the behavior for its constraints again. O(1).
    public final func invalidateConstraints() {
        guard !state.contains(.isAskingBehavior) else { return }
        state.remove(.onlyChildrenAreStale)
        details?.changedChildren = []
        guard !state.contains(.behaviorIsStale) else { return }
        state.insert(.behaviorIsStale)
        layout?.pending.staleBehaviors.append(Unretained(self))
    }

    /// Requests that the next layout asks the behavior, because of a child that was added, hidden or shown, or in front of or
    /// behind which another was removed, or whose content size matters and may have changed. O(1).
    final func invalidate(for child: Item) {
        guard storedBehavior != nil, !state.contains(.isAskingBehavior) else { return }
        if !state.contains(.behaviorIsStale) {
            state.formUnion([.behaviorIsStale, .onlyChildrenAreStale])
            layout?.pending.staleBehaviors.append(Unretained(self))
        }
        guard state.contains(.onlyChildrenAreStale) else { return }
        let details = ensureDetails()
        guard details.changedChildren.count < Item.mostChangedChildren else { return invalidateConstraints() }
        details.changedChildren.append(child)
    }

    /// As many changed children are listed; if there are more, the behavior is asked for everything.
    private static let mostChangedChildren = 64

    final func invalidateForChildren() {
        if storedBehavior != nil { invalidateConstraints() }
    }
}

// MARK: - Measuring

extension Item {
    /// Whether the item may have a content size.
    final var mayHaveContent: Bool {
        storedBehavior != nil || storedFixedContentSize != nil || state.contains(.hasLayoutCallbacks)
    }

    /// Measures the content: the fixed size, or else the behavior's, as adjusted by the item.
    ///
    /// While an item is being measured it has no content size: a behavior may take the item's fitting size, which is then that
    /// of its constraints.
    final func measure(width: Double?) -> ContentSize {
        if let storedFixedContentSize { return storedFixedContentSize.valid }
        guard mayHaveContent, !state.contains(.isMeasuring) else { return .none }
        state.insert(.isMeasuring)
        defer { state.remove(.isMeasuring) }
        return adjustedContentSize(storedBehavior?.contentSize(of: self, width: width) ?? .none, width: width).valid
    }
}
