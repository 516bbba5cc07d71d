import QuoinLayout

// Who hears that its safe area or margins are others.
//
//   solved ─▶ walk from the top, only where there is a safe area, or was ─▶ told, parents first ─▶ layoutSubviews
//
// What a view was told last is kept by the engine, for those few whose insets are not simply their own margins.

/// The insets that a view was told.
struct ToldInsets: Equatable {
    var safeArea = Insets.zero
    var margins: Insets
}

extension UIView {
    /// Tells those of this tree whose insets have changed, and marks them for layout. Costs nothing where nothing is inset, else
    /// in proportion to the views that the safe area reaches.
    final func tellInsets() {
        let root = rootView
        guard let engine = root.ensureEngine(), engine.layout.hasInsetSources else { return }
        for (view, old, new) in root.changedInsets(engine) { view.tell(old, new) }
    }

    private final func changedInsets(_ engine: Engine) -> [(UIView, old: ToldInsets, new: ToldInsets)] {
        var changed: [(UIView, old: ToldInsets, new: ToldInsets)] = []
        var told: [ObjectIdentifier: ToldInsets] = [:]
        var level = [self]
        while !level.isEmpty {
            var below: [UIView] = []
            for (view, insets) in zip(level, engine.layout.insets(of: level.map(\.item))) {
                let now = ToldInsets(safeArea: insets.safeArea, margins: insets.margins)
                let own = ToldInsets(margins: view.item.margins)
                let key = ObjectIdentifier(view)
                let before = view.flags.contains(.hasToldInsets) ? engine.toldInsets[key] ?? own : own
                if now != before { changed.append((view, before, now)) }
                if now == own {
                    view.flags.remove(.hasToldInsets)
                } else {
                    view.flags.insert(.hasToldInsets)
                    told[key] = now
                }
                let reaches = now.safeArea != .zero || before.safeArea != .zero || view.flags.contains(.subtreeHasInsetSources)
                if reaches { below += view.subviewList }
            }
            level = below
        }
        engine.toldInsets = told
        return changed
    }

    private final func tell(_ old: ToldInsets, _ new: ToldInsets) {
        if old.safeArea != new.safeArea {
            controllerReference?.viewSafeAreaInsetsDidChange()
            safeAreaInsetsDidChange()
            (self as? UIScrollView)?.tellInset()
        }
        if old.margins != new.margins {
            controllerReference?.viewLayoutMarginsDidChange()
            layoutMarginsDidChange()
        }
        markForLayout()
    }

    /// The view's own margins were set, and it was told.
    final func noteToldMargins() {
        guard flags.contains(.hasToldInsets), let engine = rootView.engine else { return }
        engine.toldInsets[ObjectIdentifier(self)]?.margins = item.effectiveMargins
    }
}
