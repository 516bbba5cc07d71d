import QuoinBehaviors
import QuoinLayout

// The appearance of a controller's view, from loading to leaving the window:
//
//   viewWillAppear        the view is not in the window yet; insets are as the program set them
//        ▼
//   in the window         traits, safe area, margins, implicit insets (OI-6), each reported as it changes
//        ▼
//   viewIsAppearing ─▶ layout ─▶ viewDidAppear ─▶ viewWillDisappear ─▶ out of the window ─▶ viewDidDisappear
//
// Each state is entered once, whether the program, a container or the window causes it.

extension UIViewController {
    /// The states of a controller's view.
    enum AppearanceState: Int {
        case none, willAppear, isAppearing, appeared, willDisappear
    }

    /// The reason why the view appears or disappears.
    enum AppearanceReason {
        case none, presented, dismissed, toParent, fromParent
    }

    /// Calls `viewWillAppear`, before the view is in the window.
    final func willAppear(_ animated: Bool) {
        guard appearanceState == .none || appearanceState == .willDisappear else { return }
        appearanceState = .willAppear
        loadViewIfNeeded()
        viewWillAppear(animated)
        core?.willAppear()
        if forwardsAppearance { for child in shownChildren { child.willAppear(animated) } }
    }

    /// Places the view in the window, reports its safe area and margins, and calls `viewIsAppearing`.
    final func isAppearing(in window: UIWindow, _ animated: Bool) {
        willAppear(animated)
        settle(in: window)
        viewIfLoaded?.reportInsetChanges()
        callViewIsAppearing(animated)
    }

    private final func settle(in window: UIWindow) {
        guard appearanceState == .willAppear else { return }
        if !(parentReference?.placesChildren ?? false) { place(on: window.screenOfWindow) }
        core?.didAppear()
        if forwardsAppearance { for child in shownChildren { child.settle(in: window) } }
    }

    private final func callViewIsAppearing(_ animated: Bool) {
        willAppear(animated)
        guard appearanceState == .willAppear else { return }
        appearanceState = .isAppearing
        viewIsAppearing(animated)
        if forwardsAppearance { for child in shownChildren { child.callViewIsAppearing(animated) } }
    }

    /// Calls `viewDidAppear`, after the layout.
    final func didAppear(_ animated: Bool) {
        guard appearanceState == .isAppearing else { return }
        appearanceState = .appeared
        viewDidAppear(animated)
        if forwardsAppearance { for child in shownChildren { child.didAppear(animated) } }
        appearanceReason = .none
    }

    final func willDisappear(_ animated: Bool) {
        guard appearanceState != .none, appearanceState != .willDisappear else { return }
        appearanceState = .willDisappear
        viewWillDisappear(animated)
        if forwardsAppearance { for child in shownChildren { child.willDisappear(animated) } }
    }

    /// Calls `viewDidDisappear`, after the view has left the window.
    final func didDisappear(_ animated: Bool) {
        guard appearanceState == .willDisappear else { return }
        appearanceState = .none
        viewDidDisappear(animated)
        if forwardsAppearance { for child in shownChildren { child.didDisappear(animated) } }
        appearanceReason = .none
    }

    final var forwardsAppearance: Bool { shouldAutomaticallyForwardAppearanceMethods }

    /// Replaces one controller's view by another's in a container, and calls both controllers. `change` replaces the view.
    final func exchange(_ old: UIViewController?, for new: UIViewController?, animated: Bool, change: () -> Void) {
        let isThere = appearanceState == .isAppearing || appearanceState == .appeared
        guard isThere, let window = viewIfLoaded?.window else { return change() }
        exchange(old, for: new, in: window, animated: animated, change: change)
        old?.didDisappear(animated)
        new?.didAppear(animated)
    }

    /// Replaces the view like the function above, without the call of `viewDidAppear`.
    final func exchange(
        _ old: UIViewController?, for new: UIViewController?, in window: UIWindow, animated: Bool, change: () -> Void
    ) {
        let transition = ImmediateTransition(in: window, from: old, to: new)
        for one in [self, old, new] { one?.transition = transition }
        old?.willDisappear(animated)
        new?.willAppear(animated)
        change()
        new?.isAppearing(in: window, animated)
        for one in [self, old, new] { one?.transition = nil }
        window.layOutShown()
    }

    /// Handles that the view is about to enter a window because the program adds it, as containers of its own do.
    final func viewWillEnter(into window: UIWindow, _ above: UIView?) { if isAddedByProgram(window, above) { willAppear(false) } }

    /// Handles that the view has entered the window.
    final func viewDidEnter(into window: UIWindow) {
        guard appearanceState == .willAppear, !isInTransition, isAddedByProgram(window, viewIfLoaded?.superview) else { return }
        isAppearing(in: window, false)
        didAppear(false)
    }

    /// Handles that the view has left its window, alone or together with a superview.
    final func viewDidLeaveWindow() { if !isInTransition, parentReference?.appearanceState != .willDisappear { didDisappear(false) } }

    private final func isAddedByProgram(_ window: UIWindow, _ above: UIView?) -> Bool {
        guard !window.isHidden, let above, !(above is UIWindow), !(above is PresentationContainer) else { return false }
        guard let parent = parentReference else { return true }
        return parent.appearanceState == .appeared && !parent.placesChildren && parent.forwardsAppearance
    }

    /// Moves a visible controller to the state in which it has disappeared.
    final func disappear() {
        willDisappear(false)
        didDisappear(false)
    }

    /// Sets the view's frame, safe area and insets for a screen and the bars.
    final func place(on screen: QuoinBehaviors.Screen) {
        guard let core, let view = viewIfLoaded else { return }
        core.extendedLayout = ExtendedLayout(
            edges: RectEdge(rawValue: UInt8(truncatingIfNeeded: edgesForExtendedLayout.rawValue)),
            includesOpaqueBars: extendedLayoutIncludesOpaqueBars)
        core.bars = bars
        core.additionalSafeArea = placedAdditionalSafeArea
        core.respectsSystemMinimumMargins = viewRespectsSystemMinimumLayoutMargins
        if let parent = parentReference, isEmbedded { parent.core?.embed(core) }
        core.rotate(to: screen)
        if parentReference?.placesChildren ?? false { view.frame = CGRect(core.placement.frame) }
        placeChildren(on: screenForChildren(screen))
    }

    /// Whether the controller is the child of a container of the program's own, which places the view.
    final var isEmbedded: Bool { parentReference.map { !$0.placesChildren } ?? false }

    /// The additional safe area, including that of the containers that place the view.
    private final var placedAdditionalSafeArea: Insets {
        var sum = additionalSafeAreaInsets.layoutInsets
        var walker = parentReference
        while let above = walker, above.placesChildren {
            sum = sum + above.additionalSafeAreaInsets.layoutInsets
            walker = above.parentReference
        }
        return sum
    }

    /// The screen for children: bars of an embedded controller or a sheet lie at the edges of its own view.
    private final func screenForChildren(_ screen: QuoinBehaviors.Screen) -> QuoinBehaviors.Screen {
        guard placesChildren, isEmbedded || core?.canvas != nil, let view = viewIfLoaded, view.item.frame.size != .zero else {
            return screen
        }
        var part = screen
        part.size = view.item.frame.size
        part.safeArea = view.item.safeArea - additionalSafeAreaInsets.layoutInsets
        return part
    }

    /// Places the children again before the view is laid out, as their part of the screen may have changed.
    final func updateChildPlacement() {
        guard placesChildren, appearanceState != .none, isEmbedded || core?.canvas != nil, let window = viewIfLoaded?.window else { return }
        placeChildren(on: screenForChildren(window.screenOfWindow))
    }

    /// Places the view again after a property that its placement depends on has changed.
    final func updatePlacement() {
        guard let window = viewIfLoaded?.window else { return }
        place(on: window.screenOfWindow)
    }

    final var placesChildren: Bool { self is UINavigationController || self is UITabBarController }

    /// The layout support of an edge, created when it is first asked for.
    final func support(_ edge: NSLayoutConstraint.Attribute) -> _UILayoutGuide {
        if let found = supports[edge] { return found }
        let made = _UILayoutGuide(edge, of: view)
        supports[edge] = made
        return made
    }
}
