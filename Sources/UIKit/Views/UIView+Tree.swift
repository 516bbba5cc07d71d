import QuoinLayout

extension UIView {
    /// The view to which this one was added.
    public final var superview: UIView? { superviewReference }

    /// Whether `view` is this view or an ancestor of it. O(depth).
    public func isDescendant(of view: UIView) -> Bool {
        var walker: UIView? = self
        while let here = walker {
            if here === view { return true }
            walker = here.superviewReference
        }
        return false
    }

    /// The first view of this subtree with a tag.
    public func viewWithTag(_ tag: Int) -> UIView? {
        var waiting = [self]
        while let view = waiting.popLast() {
            if view.tag == tag { return view }
            waiting += view.subviewList.reversed()
        }
        return nil
    }

    final func index(of sibling: UIView, without view: UIView) -> Int? {
        guard let index = subviewList.firstIndex(where: { $0 === sibling }) else { return nil }
        guard let own = subviewList.firstIndex(where: { $0 === view }) else { return index }
        return own < index ? index - 1 : index
    }

    final func insert(_ view: UIView, at index: Int) {
        guard view !== self, !isDescendant(ofSubtree: view) else {
            return UIKitState.raise("NSInvalidArgumentException", "Can't add self as subview")
        }
        if view.superviewReference === self { return reorder(view, to: index) }
        view.willMove(toSuperview: self)
        let newWindow = windowReference
        if view.windowReference !== newWindow { view.notifyWindowChange(newWindow, self) }
        view.unlink()
        view.engine = nil
        let index = min(max(index, 0), subviewList.count)
        do throws(TreeError) {
            try item.insert(view.item, before: index < subviewList.count ? subviewList[index].item : nil)
        } catch {
            return UIKitState.raise("NSInvalidArgumentException", error.description)
        }
        // Most views with subviews have a few: the first room is for three, which takes as much memory as for two.
        if subviewList.isEmpty { subviewList.reserveCapacity(3) }
        if index == subviewList.count { subviewList.append(view) } else { subviewList.insert(view, at: index) }
        view.superviewReference = self
        inheritMarks(of: view)
        if view.windowReference !== newWindow { view.enter(newWindow) }
        didAddSubview(view)
        view.didMoveToSuperview()
        markNeedsLayout()
        view.subtreeDidMove()
        view.updateKeyboardGuides()
    }

    /// Keyboard guides end at the bottom of the topmost view, which may be another one.
    private final func updateKeyboardGuides() {
        guard UIKitState.hasKeyboardGuides else { return }
        forEachBelow { $0.rareProperties?.keyboardGuide?.keyboard.constraintsChanged() }
    }

    /// Whether it lies in the subtree of `view`. A view without subviews is ruled out at once.
    private final func isDescendant(ofSubtree view: UIView) -> Bool { !view.subviewList.isEmpty && isDescendant(of: view) }

    final func reorder(_ view: UIView, to index: Int) {
        guard let current = subviewList.firstIndex(where: { $0 === view }) else { return }
        subviewList.remove(at: current)
        subviewList.insert(view, at: min(max(index, 0), subviewList.count))
    }

    final func detachFromSuperview() {
        guard let above = superviewReference else { return }
        willMove(toSuperview: nil)
        if windowReference != nil { notifyWindowChange(nil, nil) }
        above.willRemoveSubview(self)
        unlink()
        if windowReference != nil { enter(nil) }
        didMoveToSuperview()
        above.markNeedsLayout()
        subtreeDidMove()
    }

    /// Removes the view from its superview's list and the engine's tree. Constraints of ancestors that refer to the subtree are
    /// removed (CM-23).
    private final func unlink() {
        guard let above = superviewReference else { return }
        if above.subviewList.last === self {
            above.subviewList.removeLast()
        } else {
            above.subviewList.removeAll { $0 === self }
        }
        item.remove()
        superviewReference = nil
        above.didLoseSubview(self)
    }

    // MARK: Windows

    private final func notifyWindowChange(_ window: UIWindow?, _ newSuperview: UIView?) {
        forEachBelow { view in
            guard !view.flags.contains(.isPlain) else { return }
            if let controller = view.controllerReference {
                if windowReference != nil { controller.willDisappear(false) }
                if let window { controller.viewWillEnter(into: window, view === self ? newSuperview : view.superviewReference) }
            }
            view.willMove(toWindow: window)
        }
    }

    private final func enter(_ window: UIWindow?) {
        forEachBelow { $0.windowReference = window }
        forEachBelow { view in
            guard !view.flags.contains(.isPlain) else { return }
            view.didMoveToWindow()
            guard let controller = view.controllerReference else { return }
            if let window { controller.viewDidEnter(into: window) } else { controller.viewDidLeaveWindow() }
        }
    }

    /// Calls `body` with this view and its descendants, parents first, without recursion.
    final func forEachBelow(_ body: (UIView) -> Void) {
        var waiting = [self]
        while let view = waiting.popLast() {
            body(view)
            waiting += view.subviewList.reversed()
        }
    }
}

extension UIView {
    /// Releases subviews one by one: releasing a chain of 100,000 views recursively would overflow the stack.
    nonisolated final func releaseSubviews() {
        guard !subviewList.isEmpty else { return }
        var waiting: [UIView] = []
        moveSubviews(to: &waiting)
        while var view = waiting.popLast() {
            if isKnownUniquelyReferenced(&view) { view.moveSubviews(to: &waiting) } else { view.forgetWindow() }
        }
    }

    /// Clears the references to a window in a subtree that outlives its superview, as the window may be deallocated. A subtree
    /// without such references is skipped.
    private nonisolated final func forgetWindow() {
        var waiting = [self]
        while let view = waiting.popLast() {
            for child in view.subviewList where child.windowReference != nil {
                child.windowReference = nil
                waiting.append(child)
            }
        }
    }

    private nonisolated final func moveSubviews(to waiting: inout [UIView]) {
        let views = subviewList
        subviewList = []
        for view in views {
            view.superviewReference = nil
            view.windowReference = nil
        }
        waiting += views
    }
}
