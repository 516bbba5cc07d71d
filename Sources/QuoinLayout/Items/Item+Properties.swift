import QuoinSolver

// What a program can set on an item. Each setter marks exactly what a layout has to look at again.

// MARK: - Size

extension Item {
    /// What gives the item a content size, constraints of its own, or a say after layout.
    public final var behavior: (any LayoutBehavior)? {
        get { storedBehavior }
        set {
            attach(newValue)
            invalidateConstraints()
            invalidateContentSize()
            parent?.invalidateForChildren()
        }
    }

    /// Whether the engine calls the item's own overrides: ``adjustedContentSize(_:width:)`` even where there is no behavior,
    /// and after a layout ``frameDidChange()`` and ``childFrameDidChange()``; false.
    ///
    /// For subclasses. An item that needs no more than a content size and these callbacks is spared what a behavior costs.
    public final var hasLayoutCallbacks: Bool {
        get { state.contains(.hasLayoutCallbacks) }
        set {
            guard newValue != hasLayoutCallbacks else { return }
            if newValue { state.insert(.hasLayoutCallbacks) } else { state.remove(.hasLayoutCallbacks) }
            system?.sayChanged(self)
            invalidateContentSize()
        }
    }

    /// A content size that stands whatever the behavior says; nil: the behavior's.
    public final var fixedContentSize: ContentSize? {
        get { fixedContent }
        set {
            fixedContent = newValue
            invalidateContentSize()
        }
    }

    /// The content size that the last layout went by.
    public final var contentSize: ContentSize { content }

    /// How strongly the item keeps from growing beyond its content (SV-20); 250.
    public final var horizontalHugging: Priority {
        get { hugging.horizontal }
        set { setHugging(newValue, for: .horizontal) }
    }

    /// How strongly the item keeps from growing beyond its content; 250.
    public final var verticalHugging: Priority {
        get { hugging.vertical }
        set { setHugging(newValue, for: .vertical) }
    }

    /// How strongly the item keeps from shrinking below its content; 750.
    public final var horizontalResistance: Priority {
        get { resistance.horizontal }
        set { setResistance(newValue, for: .horizontal) }
    }

    /// How strongly the item keeps from shrinking below its content; 750.
    public final var verticalResistance: Priority {
        get { resistance.vertical }
        set { setResistance(newValue, for: .vertical) }
    }

    /// ``horizontalHugging`` or ``verticalHugging``. Priorities beyond (0, 1000] are refused: the old one stays (V12).
    public final func setHugging(_ priority: Priority, for axis: Axis) {
        guard priority.isLegal, hugging[axis] != priority else { return }
        hugging[axis] = priority
        state.insert(.prioritiesAreStale)
        invalidateContentSize()
        parent?.invalidateForChildren()
    }

    /// ``horizontalResistance`` or ``verticalResistance``.
    public final func setResistance(_ priority: Priority, for axis: Axis) {
        guard priority.isLegal, resistance[axis] != priority else { return }
        resistance[axis] = priority
        state.insert(.prioritiesAreStale)
        invalidateContentSize()
        parent?.invalidateForChildren()
    }

    /// The content has changed: it is asked for its size at the next layout (SZ-10). O(1).
    public final func invalidateContentSize() {
        guard !state.contains(.contentIsStale) else { return }
        state.insert(.contentIsStale)
        system?.contentIsStale(self)
        var reporter = self
        while reporter.state.contains(.contentSizeAffectsParent), let above = reporter.parent {
            above.invalidateConstraints()
            reporter = above
        }
    }

    /// Whether the parent's behavior makes its constraints from this item's content size, and so is asked again whenever
    /// it is invalidated; false. For behaviors to set on children, as a stack does that gives room in proportion.
    public final var contentSizeAffectsParent: Bool {
        get { state.contains(.contentSizeAffectsParent) }
        set { if newValue { state.insert(.contentSizeAffectsParent) } else { state.remove(.contentSizeAffectsParent) } }
    }

    /// What its content asks for, measured now: the fixed content size, else the behavior's answer. For behaviors that make
    /// constraints from the sizes of children, before a layout has measured them.
    public final func measuredContentSize(width: Double? = nil) -> ContentSize { measure(width: width) }

    /// Not shown. A hidden item takes part in layout like any other, unless its parent's behavior gives it no room, as
    /// stacks do (VW-5).
    public final var isHidden: Bool {
        get { state.contains(.isHidden) }
        set {
            guard newValue != isHidden else { return }
            if newValue { state.insert(.isHidden) } else { state.remove(.isHidden) }
            parent?.invalidateForChildren()
        }
    }

    /// The behavior is asked for its constraints at the next layout. O(1).
    public final func invalidateConstraints() {
        guard !state.contains(.behaviorIsStale), !state.contains(.isAskingBehavior) else { return }
        state.insert(.behaviorIsStale)
        system?.behaviorIsStale(self)
    }

    final func invalidateForChildren() {
        if storedBehavior != nil { invalidateConstraints() }
    }
}

// MARK: - Place

extension Item {
    /// The rectangle in the parent's coordinates, as the last layout made it: rounded to pixels, alignment insets added.
    ///
    /// Setting it counts for an item with an ``autoresizing`` mask, for the root's size, and until the next layout for
    /// any other (AR-5).
    public final var frame: Rect {
        get {
            if case .area(let area) = kind { return areaFrame(area) }
            guard let systemLink, slot >= 0, !state.contains(.placementIsStale) else { return storedFrame }
            return systemLink._withUnsafeGuaranteedRef { $0.tables.frames[slot] }
        }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite, newValue.width.isFinite, newValue.height.isFinite else { return }
            setFrame(newValue, inParentOfSize: parent.flatMap { $0.frame.size == .zero ? nil : $0.frame.size })
        }
    }

    /// The parts that stretch when the parent does. Nil, the default: constraints place the item (CM-26).
    ///
    /// With a mask, the frame last set becomes four required constraints to the parent (AR-1 to AR-8).
    public final var autoresizing: Autoresizing? {
        get { storedMask }
        set {
            guard newValue != storedMask else { return }
            // What was placed and not laid out since is as it was said, in a parent as large as was said.
            if slot >= 0, !state.contains(.placementIsStale) {
                storedFrame = frame
                details?.assignedParentSize = nil
            }
            storedMask = newValue
            if let details, details.assignedParentSize == nil {
                details.assignedParentSize = parent.flatMap { $0.frame.size == .zero ? nil : $0.frame.size }
            }
            placementChanged()
        }
    }

    /// Sets the frame, saying how large the parent was when it was right: what an autoresizing mask reckons from (AR-3).
    /// Nil: as large as it is when the mask becomes constraints.
    public final func setFrame(_ frame: Rect, inParentOfSize parentSize: Size?) {
        storedFrame = frame
        if parentSize != nil || details != nil { ensureDetails().assignedParentSize = parentSize }
        placementChanged()
    }

    /// How far the frame reaches beyond the alignment rectangle, which is what constraints see (VW-1).
    public final var alignmentInsets: Insets {
        get { details?.alignmentInsets ?? .zero }
        set {
            guard newValue.isFinite, newValue != alignmentInsets else { return }
            ensureDetails().alignmentInsets = newValue
            system?.geometryChanged(self)
        }
    }

    /// The direction of the constraints recorded on this item (RT-2); nil: the environment's.
    public final var direction: LayoutDirection? {
        get { state.contains(.isRightToLeft) ? .rightToLeft : state.contains(.isLeftToRight) ? .leftToRight : nil }
        set {
            guard newValue != direction else { return }
            state.remove([.isRightToLeft, .isLeftToRight])
            if let newValue { state.insert(newValue == .rightToLeft ? .isRightToLeft : .isLeftToRight) }
            system?.directionChanged(self)
        }
    }

    private final func placementChanged() {
        guard !state.contains(.placementIsStale) else { return }
        state.insert(.placementIsStale)
        system?.placementIsStale(self)
    }

    final func ensureDetails() -> ItemDetails {
        if let details { return details }
        let made = ItemDetails()
        details = made
        return made
    }
}

// MARK: - Inside coordinates

extension Item {
    /// Whether the item's inside has a size of its own: what a scroll view switches on.
    ///
    /// To the items below it, its edges and margins then mean the content area: an origin at the item's top left corner,
    /// and two more unknowns, the content's width and height. Width, height and center keep meaning the frame (SC-2), and
    /// to the items outside all of them do (SC-1).
    ///
    /// ```text
    ///          outside: left … right of the frame
    ///          ├───────────────┤
    ///          ┌───────────────┐┄┄┄┄┄┄┄┄┄┄┐
    ///          │ visible       │  content ┆
    ///          └───────────────┘┄┄┄┄┄┄┄┄┄┄┘
    ///          ├──────────────────────────┤
    ///          inside: left … right of the content area
    /// ```
    public final var hasContentArea: Bool {
        get { state.contains(.hasContentArea) }
        set {
            guard newValue != hasContentArea else { return }
            if newValue { state.insert(.hasContentArea) } else { state.remove(.hasContentArea) }
            system?.contentAreaChanged(self)
        }
    }

    /// How far the content has been moved. Content stays where it is in its own coordinates; what floats is what is tied
    /// to the outside or to the visible area (SC-6, SC-8).
    public final var contentOffset: Point {
        get { details?.contentOffset ?? .zero }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite, newValue != contentOffset else { return }
            ensureDetails().contentOffset = newValue
            system?.offsetChanged(self)
        }
    }

    /// The content area's size in the last layout, not rounded (PX-4).
    public final var contentAreaSize: Size { details?.contentSize ?? .zero }

    /// Whether a constraint says anything about the content's far edge or size on this axis, so that the layout and not
    /// the program decides it (SC-20).
    public final func contentSizeIsConstrained(along axis: Axis) -> Bool {
        let flag: InstalledConstraint.Flags = axis == .horizontal ? .touchesContentWidth : .touchesContentHeight
        func mentions(_ item: Item) -> Bool {
            var mention = item.firstMention?.takeUnretainedValue()
            while let constraint = mention {
                if constraint.flags.contains(flag) { return true }
                mention = constraint.nextMention(of: item)
            }
            return false
        }
        if mentions(self) { return true }
        var walker = firstChild
        while let child = walker, child.isArea {
            if mentions(child) { return true }
            walker = child.next
        }
        return false
    }
}
