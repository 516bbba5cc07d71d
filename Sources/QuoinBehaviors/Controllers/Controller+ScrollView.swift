import QuoinLayout

// The adjustment of a controller's scroll view. From iOS 11 on, the controller only marks the scroll view as its content, and the scroll
// view adjusts itself (SC-40); before, the controller adds to the scroll view's insets, once (OI-1 to OI-12).

extension Controller {
    /// The scroll view that this controller adjusts: ``contentScrollView``, or else the view itself, or else its first subview, wherever it
    /// is (SC-42, OI-1 d, OI-7, OI-8); nil if that is not a scroll view.
    public var adjustedScrollView: ScrollView? {
        if screen.era >= .ios15, let named = contentScrollView { return named.behavior as? ScrollView }
        if let own = view.behavior as? ScrollView { return own }
        let first = view.children.first { $0.kind == .view }
        return first?.behavior as? ScrollView
    }

    func adjustScrollView() {
        let scrollView = adjustedScrollView
        if let former = lastAdjusted, former !== scrollView { former.isContentOfController = false }
        lastAdjusted = scrollView
        guard let scrollView else { return }
        scrollView.era = screen.era
        if screen.era.hasSafeAreas {
            scrollView.isContentOfController = isShownByContainer && adjustsScrollView
            scrollView.adjustContentOffset()
        } else if stage == .didAppear {
            addInsets(to: scrollView)
        }
    }

    /// Adds the bars' insets to the program's (OI-5), once: later changes by the program stay (OI-6).
    private func addInsets(to scrollView: ScrollView) {
        guard addedInsets == nil else { return }
        let amount = adjustsScrollView ? implicitInsets : .zero
        addedInsets = amount
        if amount != .zero { scrollView.addImplicitInsets(amount) }
    }

    /// Replaces the added insets after a rotation, which changes the heights of bars. (Believed: the sources only say that a program cannot
    /// compensate for the insets with constants if its screen rotates.)
    func exchangeAddedInsets() {
        guard !screen.era.hasSafeAreas, let added = addedInsets, added != .zero, let scrollView = adjustedScrollView else { return }
        let amount = implicitInsets
        if amount != added { scrollView.addImplicitInsets(amount - added) }
        addedInsets = amount
    }

    private var implicitInsets: Insets { parent?.implicitInsets ?? placement.implicitInsets }
}

extension Insets {
    package static func - (lhs: Insets, rhs: Insets) -> Insets {
        Insets(top: lhs.top - rhs.top, left: lhs.left - rhs.left, bottom: lhs.bottom - rhs.bottom, right: lhs.right - rhs.right)
    }
}
