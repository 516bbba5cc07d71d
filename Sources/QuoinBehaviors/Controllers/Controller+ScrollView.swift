import QuoinLayout

// What a controller does to its scroll view. From iOS 11 on it says "you are the content" and the scroll view adjusts
// itself (SC-40); before, it adds to the scroll view's own insets, once (OI-1 to OI-12).

extension Controller {
    /// The scroll view that this controller adjusts: the one named, else the view itself, else its first subview, wherever
    /// that lies (SC-42, OI-1 d, OI-7, OI-8). Nil where that is not a scroll view.
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

    /// Adds the bars' insets to what the program set (OI-5), once: what the program does to the insets afterwards stays (OI-6).
    private func addInsets(to scrollView: ScrollView) {
        guard addedInsets == nil else { return }
        let amount = adjustsScrollView ? implicitInsets : .zero
        addedInsets = amount
        if amount != .zero { scrollView.addImplicitInsets(amount) }
    }

    /// The bars have other heights on the turned device, and what was added is exchanged for what now would be. (Believed:
    /// the sources only say that a program whose screen turns cannot make up for the insets with fixed numbers.)
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
