import QuoinLayout

// A layout pass (PS-1 to PS-3):
//
//   updateConstraints, deepest first ─▶ solve ─▶ layoutSubviews, from the top down
//        ▲                                                    │
//        └──────── what they have changed or marked ◀─────────┘      100 times at most (LP-1)
//
// Marks climb: a marked view marks its superviews as having one below, stopping at the first that knows already.

extension UIView {
    final func markNeedsLayout() {
        // A plain view has nothing to be called for.
        guard flags.isDisjoint(with: [.isPlain, .needsLayout]) else { return noteEngineChange() }
        flags.insert(.needsLayout)
        superviewReference?.climb(.subtreeNeedsLayout)
        noteEngineChange()
    }

    final func markNeedsUpdateConstraints() {
        guard flags.isDisjoint(with: [.isPlain, .needsUpdateConstraints]) else { return }
        flags.insert(.needsUpdateConstraints)
        superviewReference?.climb(.subtreeNeedsUpdateConstraints)
        noteEngineChange()
    }

    private final func climb(_ mark: ViewFlags) {
        var walker: UIView? = self
        while let view = walker, !view.flags.contains(mark) {
            view.flags.insert(mark)
            walker = view.superviewReference
        }
    }

    /// A subtree has come: its marks climb on.
    final func inheritMarks(of child: UIView) {
        if !child.flags.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) { climb(.subtreeNeedsLayout) }
        if !child.flags.isDisjoint(with: [.needsUpdateConstraints, .subtreeNeedsUpdateConstraints]) {
            climb(.subtreeNeedsUpdateConstraints)
        }
    }

    final func runPasses() {
        let root = rootView
        let outer = UIKitState.passRoot
        UIKitState.passRoot = root
        defer { UIKitState.passRoot = outer }
        for turn in 0..<100 {
            root.runUpdatePass()
            let solved = root.solve()
            let laidOut = topmostMarked.layoutMarked()
            if !solved && !laidOut { return }
            if !laidOut && !root.needsAnotherPass { return }
            if turn == 99 { UIKitState.log(ConstraintText.loop([item])) }
        }
    }

    private final var needsAnotherPass: Bool {
        engine?.layout.needsLayout ?? true || flags.contains(.subtreeNeedsUpdateConstraints)
            || flags.contains(.needsUpdateConstraints)
    }

    /// The highest marked view above this one, or this one.
    private final var topmostMarked: UIView {
        var top = self
        var walker = superviewReference
        while let view = walker {
            if view.flags.contains(.needsLayout) { top = view }
            walker = view.superviewReference
        }
        return top
    }

    /// Calls `layoutSubviews` on what is marked at and below this view, parents first. False: nothing was.
    private final func layoutMarked() -> Bool {
        var found = false
        var waiting = [self]
        while let view = waiting.popLast() {
            if view.flags.contains(.needsLayout) {
                found = true
                view.callLayoutSubviews()
            }
            guard view.flags.contains(.subtreeNeedsLayout) else { continue }
            view.flags.remove(.subtreeNeedsLayout)
            for child in view.subviewList.reversed()
            where !child.flags.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) {
                waiting.append(child)
            }
        }
        return found
    }

    private final func callLayoutSubviews() {
        flags.remove(.needsLayout)
        laidOutSize = geometryBounds.size
        let controller = controllerReference
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
    }

    /// `super.layoutSubviews()`: constraints that were changed on the way are solved.
    final func layoutConstraintsIfNeeded() {
        let root = UIKitState.passRoot ?? rootView
        guard root.engine?.layout.needsLayout ?? true || root.flags.contains(.subtreeNeedsUpdateConstraints) else { return }
        root.runUpdatePass()
        root.solve()
    }

    /// Calls `updateConstraints` on what is marked at and below this view, deepest first.
    final func runUpdatePass() {
        if !UIKitState.unprepared.isEmpty { NSLayoutConstraint.prepareLate() }
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
                view.readOverrides()
                if let controller = view.controllerReference { controller.updateViewConstraints() } else { view.updateConstraints() }
            }
        }
    }

    /// What a subclass may have overridden and the engine has to know.
    private final func readOverrides() {
        let insets = alignmentRectInsets.layoutInsets
        if insets != item.alignmentInsets { item.alignmentInsets = insets }
        let first = forFirstBaselineLayout, last = forLastBaselineLayout
        if first !== self { item.firstBaselineItem = first.item }
        if last !== self { item.lastBaselineItem = last.item }
    }
}

extension UIView {
    /// What the content asks for, and what a subclass that answers `intrinsicContentSize` makes of it.
    final func adjustedContentSize(_ size: ContentSize) -> ContentSize {
        beingMeasured = size
        defer { beingMeasured = nil }
        let wanted = intrinsicContentSize
        var adjusted = size
        adjusted.width = wanted.width == UIView.noIntrinsicMetric ? nil : Double(wanted.width)
        adjusted.height = wanted.height == UIView.noIntrinsicMetric ? nil : Double(wanted.height)
        return adjusted
    }
}
