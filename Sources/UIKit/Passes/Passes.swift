import QuoinLayout

// The phases of a layout (PS-1 to PS-3):
//
//   updateConstraints, deepest first ─▶ solve ─▶ layoutSubviews, from the top down
//        ▲                                                    │
//        └───────── what these have changed or marked ◀───────┘      100 times at most (LP-1)
//
// A marked view marks its superviews, up to the first that is already marked.

extension UIView {
    final func markNeedsLayout() {
        markForLayout()
        noteEngineChange()
    }

    nonisolated final func markForLayout() {
        // A plain view overrides nothing that a layout calls.
        guard flags.isDisjoint(with: [.isPlain, .needsLayout]) else { return }
        flags.insert(.needsLayout)
        superviewLink?.borrow { $0.propagate(.subtreeNeedsLayout) }
    }

    /// Handles that the layout has changed the frame or the content area.
    nonisolated final func itemDidMove(_ size: Size) {
        if size != laidOutSize {
            laidOutSize = size
            markForLayout()
        }
        if flags.contains(.wantsDidMove) { onMain { UIKitState.moved.append(self) } }
    }

    final func markNeedsUpdateConstraints() {
        if !flags.contains(.isPlain) { queueUpdateConstraints() }
    }

    /// Marks the view, even if it is plain apart from this.
    final func queueUpdateConstraints() {
        guard !flags.contains(.needsUpdateConstraints) else { return }
        flags.insert(.needsUpdateConstraints)
        superviewReference?.propagate(.subtreeNeedsUpdateConstraints)
        noteEngineChange()
    }

    nonisolated final func propagate(_ mark: ViewFlags) {
        var walker: Unmanaged<UIView>? = Unmanaged.passUnretained(self)
        while let view = walker {
            walker = view.borrow { view in
                guard !view.flags.contains(mark) else { return nil }
                view.flags.insert(mark)
                return view.superviewLink
            }
        }
    }

    /// Propagates the marks of a subtree that was added.
    final func inheritMarks(of child: UIView) {
        if !child.flags.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) { propagate(.subtreeNeedsLayout) }
        if !child.flags.isDisjoint(with: [.needsUpdateConstraints, .subtreeNeedsUpdateConstraints]) {
            propagate(.subtreeNeedsUpdateConstraints)
        }
        if child.flags.contains(.subtreeHasInsetSources) { propagate(.subtreeHasInsetSources) }
    }

    final func runPasses() {
        let root = rootView
        if UIKitState.passRoot == nil, let window = root as? UIWindow, window.traitSources != nil { window.updateTraitSources() }
        let outer = UIKitState.passRoot
        UIKitState.passRoot = Unmanaged.passUnretained(root)
        defer { withExtendedLifetime(root) { UIKitState.passRoot = outer } }
        for turn in 0..<100 {
            root.runUpdatePass()
            let solved = root.solve()
            if solved { root.reportInsetChanges() }
            let laidOut = topmostMarked.layoutMarked()
            if !solved && !laidOut { return }
            if !laidOut && !root.needsAnotherPass { return }
            if turn == 99 { UIKitState.log(ConstraintText.layoutLoop([item])) }
        }
    }

    private final var needsAnotherPass: Bool {
        !flags.isDisjoint(with: [.subtreeNeedsUpdateConstraints, .needsUpdateConstraints]) || engine?.layout.needsLayout ?? true
    }

    /// The topmost marked view above this one, or this one.
    private final var topmostMarked: UIView {
        var top = self
        var walker = superviewReference
        while let view = walker {
            if view.flags.contains(.needsLayout) { top = view }
            walker = view.superviewReference
        }
        return top
    }

    /// Calls `layoutSubviews` on the marked views of this subtree, parents first. Returns false if there were none.
    private final func layoutMarked() -> Bool {
        guard !flags.isDisjoint(with: ViewFlags.layoutMarks) else { return false }
        var found = false
        var levels = [MarkedSubviews(views: [self])]
        while !levels.isEmpty {
            guard let view = levels[levels.count - 1].nextMarked() else {
                levels.removeLast()
                continue
            }
            view.borrow { view in
                if view.flags.contains(.needsLayout) {
                    found = true
                    view.callLayoutSubviews()
                }
                guard view.flags.contains(.subtreeNeedsLayout) else { return }
                view.flags.remove(.subtreeNeedsLayout)
                levels.append(MarkedSubviews(views: view.subviewList))
            }
        }
        return found
    }

    private final func callLayoutSubviews() {
        flags.remove(.needsLayout)
        guard flags.contains(.hasController) else { return layoutSubviews() }
        let controller = controllerReference
        controller?.updateChildPlacement()
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
    }

    /// Solves constraints that were changed during the pass, for `super.layoutSubviews()`.
    final func layoutConstraintsIfNeeded() {
        let top = UIKitState.passRoot ?? Unmanaged.passUnretained(rootView)
        guard top.borrow({ $0.needsAnotherPass }) else { return }
        let root = top.takeUnretainedValue()
        root.runUpdatePass()
        root.solve()
    }

    /// Calls `updateConstraints` on the marked views of this subtree, deepest first.
    final func runUpdatePass() {
        if !UIKitState.awaitingItems.isEmpty { NSLayoutConstraint.installAwaiting() }
        for _ in 0..<100 {
            guard !flags.isDisjoint(with: [.needsUpdateConstraints, .subtreeNeedsUpdateConstraints]) else { return }
            var marked: [UIView] = []
            var waiting = [self]
            while let view = waiting.popLast() {
                if view.flags.contains(.needsUpdateConstraints) { marked.append(view) }
                guard view.flags.contains(.subtreeNeedsUpdateConstraints) else { continue }
                view.flags.remove(.subtreeNeedsUpdateConstraints)
                waiting += view.subviewList
            }
            for view in marked.reversed() where view.flags.contains(.needsUpdateConstraints) {
                view.flags.remove(.needsUpdateConstraints)
                view.readLayoutOverrides()
                if let controller = view.controllerReference { controller.updateViewConstraints() } else { view.updateConstraints() }
            }
        }
    }

    /// Passes the values that a subclass may have overridden to the engine.
    private final func readLayoutOverrides() {
        let insets = alignmentRectInsets.layoutInsets
        if insets != item.alignmentInsets { item.alignmentInsets = insets }
        let first = forFirstBaselineLayout, last = forLastBaselineLayout
        if first !== self { item.firstBaselineItem = first.item }
        if last !== self { item.lastBaselineItem = last.item }
    }
}

/// The subviews of a view, for iteration over the marked ones.
private struct MarkedSubviews {
    let views: [UIView]
    var next = 0

    /// The next subview that is marked or contains a marked view.
    mutating func nextMarked() -> Unmanaged<UIView>? {
        while next < views.count {
            let view = Unmanaged.passUnretained(views[next])
            next += 1
            if view.borrow({ !$0.flags.isDisjoint(with: ViewFlags.layoutMarks) }) { return view }
        }
        return nil
    }
}

extension ViewFlags {
    fileprivate static let layoutMarks: ViewFlags = [.needsLayout, .subtreeNeedsLayout]
}

extension UIView {
    /// The content size that the engine is asking for.
    final var contentSizeBeingMeasured: ContentSize? {
        guard let measured = UIKitState.measured, measured.view == ObjectIdentifier(self) else { return nil }
        return measured.size
    }

    /// The content size after a subclass has overridden `intrinsicContentSize`.
    final func adjustedContentSize(_ size: ContentSize) -> ContentSize {
        let outer = UIKitState.measured
        UIKitState.measured = (ObjectIdentifier(self), size)
        defer { UIKitState.measured = outer }
        let wanted = intrinsicContentSize
        var adjusted = size
        adjusted.width = wanted.width == UIView.noIntrinsicMetric ? nil : Double(wanted.width)
        adjusted.height = wanted.height == UIView.noIntrinsicMetric ? nil : Double(wanted.height)
        return adjusted
    }
}
