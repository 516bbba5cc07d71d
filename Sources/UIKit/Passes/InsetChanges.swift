import QuoinLayout

// Views are called when their safe area or margins have changed:
//
//   solve ─▶ walk from the top, if there is a safe area or was ─▶ call the views, parents first ─▶ layoutSubviews
//
// The engine stores the insets that were last reported to a view, if they are not just its own margins.

extension UIView {
    /// Calls the views of this tree whose insets have changed and marks them for layout. The cost is nothing where there are no
    /// insets, else proportional to the views that moved, or on the first time to those in the safe area.
    final func reportInsetChanges() {
        let root = rootView
        guard let engine = root.ensureEngine(), engine.layout.hasInsetSources else { return }
        for (view, old, new) in root.changedInsets(engine) { view.notify(old, new) }
    }

    private final func changedInsets(_ engine: Engine) -> [(UIView, old: InsetSet, new: InsetSet)] {
        var changed: [(UIView, old: InsetSet, new: InsetSet)] = []
        let isWhole = engine.layout.insetGeneration != engine.reportedGeneration
        var level = isWhole ? [self] : engine.movedViews
        engine.reportedGeneration = engine.layout.insetGeneration
        engine.movedViews = []
        let old = isWhole ? engine.reportedInsets : [:]
        var reported = isWhole ? [:] : engine.reportedInsets
        engine.reportedInsets = [:]  // or it would be copied
        var isFirst = true
        while !level.isEmpty {
            var below: [UIView] = []
            for (view, now) in zip(level, engine.layout.insets(of: level.map(\.item))) {
                let before = view.replaceReportedInsets(now, old: old, reported: &reported)
                if now != before { changed.append((view, before, now)) }
                // A view inside a moved view lies elsewhere; views inside that one only matter if its insets have changed.
                guard isWhole || isFirst || now != before else { continue }
                let reaches = now.safeArea != .zero || before.safeArea != .zero || view.flags.contains(.subtreeHasInsetSources)
                if reaches { below += view.subviewList }
            }
            level = below
            isFirst = false
        }
        engine.reportedInsets = reported
        return changed
    }

    /// Replaces the insets that were last reported to the view.
    private final func replaceReportedInsets(
        _ now: InsetSet, old: [ObjectIdentifier: InsetSet], reported: inout [ObjectIdentifier: InsetSet]
    ) -> InsetSet {
        let own = InsetSet(margins: item.margins), key = ObjectIdentifier(self)
        let before = flags.contains(.hasReportedInsets) ? reported[key] ?? old[key] ?? own : own
        if now == own {
            flags.remove(.hasReportedInsets)
            reported[key] = nil
        } else {
            flags.insert(.hasReportedInsets)
            reported[key] = now
        }
        return before
    }

    private final func notify(_ old: InsetSet, _ new: InsetSet) {
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

    /// Records that the view's own margins were set and reported.
    final func noteReportedMargins() {
        guard flags.contains(.hasReportedInsets), let engine = rootView.engine else { return }
        engine.reportedInsets[ObjectIdentifier(self)]?.margins = item.effectiveMargins
    }
}
