import QuoinLayout

// Who hears that its safe area or margins are others.
//
//   solved ─▶ walk from the top, only where there is a safe area, or was ─▶ told, parents first ─▶ layoutSubviews
//
// What a view was told last is kept by the engine, for those few whose insets are not simply their own margins.

extension UIView {
    /// Tells those of this tree whose insets have changed, and marks them for layout. Costs nothing where nothing is inset; after
    /// a layout in proportion to the views that it has moved, else to those that the safe area reaches.
    final func reportInsetChanges() {
        let root = rootView
        guard let engine = root.ensureEngine(), engine.layout.hasInsetSources else { return }
        for (view, old, new) in root.changedInsets(engine) { view.tell(old, new) }
    }

    private final func changedInsets(_ engine: Engine) -> [(UIView, old: InsetSet, new: InsetSet)] {
        var changed: [(UIView, old: InsetSet, new: InsetSet)] = []
        let isWhole = engine.layout.insetGeneration != engine.reportedGeneration
        var level = isWhole ? [self] : engine.movedViews
        engine.reportedGeneration = engine.layout.insetGeneration
        engine.movedViews = []
        let old = isWhole ? engine.reportedInsets : [:]
        var told = isWhole ? [:] : engine.reportedInsets
        engine.reportedInsets = [:]  // or it would be copied
        var isFirst = true
        while !level.isEmpty {
            var below: [UIView] = []
            for (view, now) in zip(level, engine.layout.insets(of: level.map(\.item))) {
                let before = view.replaceReportedInsets(now, old, &told)
                if now != before { changed.append((view, before, now)) }
                // What lies in a view that has moved lies elsewhere; what lies in that, only where the insets are others.
                guard isWhole || isFirst || now != before else { continue }
                let reaches = now.safeArea != .zero || before.safeArea != .zero || view.flags.contains(.subtreeHasInsetSources)
                if reaches { below += view.subviewList }
            }
            level = below
            isFirst = false
        }
        engine.reportedInsets = told
        return changed
    }

    /// What the view was told before.
    private final func replaceReportedInsets(
        _ now: InsetSet, _ old: [ObjectIdentifier: InsetSet], _ told: inout [ObjectIdentifier: InsetSet]
    ) -> InsetSet {
        let own = InsetSet(margins: item.margins), key = ObjectIdentifier(self)
        let before = flags.contains(.hasReportedInsets) ? told[key] ?? old[key] ?? own : own
        if now == own {
            flags.remove(.hasReportedInsets)
            told[key] = nil
        } else {
            flags.insert(.hasReportedInsets)
            told[key] = now
        }
        return before
    }

    private final func tell(_ old: InsetSet, _ new: InsetSet) {
        if old.safeArea != new.safeArea {
            controllerReference?.viewSafeAreaInsetsDidChange()
            safeAreaInsetsDidChange()
            (self as? UIScrollView)?.reportInsetChange()
        }
        if old.margins != new.margins {
            controllerReference?.viewLayoutMarginsDidChange()
            layoutMarginsDidChange()
        }
        markForLayout()
    }

    /// The view's own margins were set, and it was told.
    final func noteReportedMargins() {
        guard flags.contains(.hasReportedInsets), let engine = rootView.engine else { return }
        engine.reportedInsets[ObjectIdentifier(self)]?.margins = item.effectiveMargins
    }
}
