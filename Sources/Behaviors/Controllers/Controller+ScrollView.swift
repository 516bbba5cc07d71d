import QuoinLayout

// What a controller does to its scroll view. From iOS 11 on it says "you are the content" and the scroll view adjusts
// itself (SC-40); before, it adds to the scroll view's own insets, once (4.4).

extension Controller {
    /// The scroll view that this controller adjusts: the one named, else the view itself, else its first subview, wherever
    /// that lies (SC-42, OI-1 d, OI-7, OI-8). Nil where that is no scroll view.
    public var adjustedScrollView: ScrollView? {
        if screen.era >= .ios15, let named = contentScrollView { return named.behavior as? ScrollView }
        if let own = view.behavior as? ScrollView { return own }
        let first = view.children.first { $0.kind == .view }
        return first?.behavior as? ScrollView
    }

    func adjustScrollView() {
        guard let scrollView = adjustedScrollView else { return }
        scrollView.era = screen.era
        if screen.era.hasSafeAreas {
            scrollView.isContentOfController = isShownByContainer && adjustsScrollView
            scrollView.settle()
        } else if stage == .didAppear {
            addInsets(to: scrollView)
        }
    }

    /// OI-5: added to what the program set. OI-6: once; only turning the device exchanges what was added for what would
    /// have been. OI-9: indicators and offset follow.
    private func addInsets(to scrollView: ScrollView) {
        let wanted = adjustsScrollView ? implicitInsets : .zero
        if let added = addedInsets {
            guard added != .zero, wanted != added else { return }
            scrollView.addImplicitInsets(wanted - added)
        } else {
            guard wanted != .zero else {
                addedInsets = .zero
                return
            }
            scrollView.addImplicitInsets(wanted)
        }
        addedInsets = wanted
    }

    private var implicitInsets: Insets { parent?.implicitInsets ?? placement.implicitInsets }
}

extension Insets {
    static func - (lhs: Insets, rhs: Insets) -> Insets {
        Insets(top: lhs.top - rhs.top, left: lhs.left - rhs.left, bottom: lhs.bottom - rhs.bottom, right: lhs.right - rhs.right)
    }
}
