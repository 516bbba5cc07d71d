import QuoinBehaviors
import QuoinLayout

// From loaded to shown and back:
//
//   viewWillAppear        the view is not in the window yet; insets are as the program set them
//        ▼
//   in the window         traits, safe area, margins, implicit insets (OI-6), told as they change
//        ▼
//   viewIsAppearing ─▶ layout ─▶ viewDidAppear ─▶ viewWillDisappear ─▶ out of the window ─▶ viewDidDisappear
//
// Each step is taken once: who comes by hand, by a container or by the window takes those that are left.

extension UIViewController {
    /// How far the controller's view has come.
    enum AppearanceState: Int {
        case none, willAppear, isAppearing, appeared, willDisappear
    }

    /// Why it comes or goes.
    enum AppearanceReason {
        case none, presented, dismissed, toParent, fromParent
    }

    /// Before the view is in the window.
    final func willAppear(_ animated: Bool) {
        guard appearanceState == .none || appearanceState == .willDisappear else { return }
        appearanceState = .willAppear
        loadViewIfNeeded()
        viewWillAppear(animated)
        core?.willAppear()
        if forwardsAppearance { for child in shownChildren { child.willAppear(animated) } }
    }

    /// The view has come into the window and to its place there: safe area and margins are told, and then that it is so.
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

    /// Laid out.
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

    /// Out of the window.
    final func didDisappear(_ animated: Bool) {
        guard appearanceState == .willDisappear else { return }
        appearanceState = .none
        viewDidDisappear(animated)
        if forwardsAppearance { for child in shownChildren { child.didDisappear(animated) } }
        appearanceReason = .none
    }

    final var forwardsAppearance: Bool { shouldAutomaticallyForwardAppearanceMethods }

    /// One controller's view in place of another's, which `change` brings about, in a container that shows.
    final func exchange(_ old: UIViewController?, for new: UIViewController?, _ animated: Bool, _ change: () -> Void) {
        let isThere = appearanceState == .isAppearing || appearanceState == .appeared
        guard isThere, let window = viewIfLoaded?.window else { return change() }
        exchange(old, for: new, in: window, animated, change)
        old?.didDisappear(animated)
        new?.didAppear(animated)
    }

    /// The same but for the last step: one comes and one goes, and both have their place.
    final func exchange(
        _ old: UIViewController?, for new: UIViewController?, in window: UIWindow, _ animated: Bool, _ change: () -> Void
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

    /// Its view is about to come into a window by hand, as containers of a program's own bring their children.
    final func viewWillEnter(into window: UIWindow, _ above: UIView?) { if isAddedByProgram(window, above) { willAppear(false) } }

    /// It has come.
    final func viewDidEnter(into window: UIWindow) {
        guard appearanceState == .willAppear, !isInTransition, isAddedByProgram(window, viewIfLoaded?.superview) else { return }
        isAppearing(in: window, false)
        didAppear(false)
    }

    /// It has gone out of its window, by hand or with what it was in.
    final func viewDidLeaveWindow() { if !isInTransition, parentReference?.appearanceState != .willDisappear { didDisappear(false) } }

    private final func isAddedByProgram(_ window: UIWindow, _ above: UIView?) -> Bool {
        guard !window.isHidden, let above, !(above is UIWindow), !(above is PresentationContainer) else { return false }
        guard let parent = parentReference else { return true }
        return parent.appearanceState == .appeared && !parent.placesChildren && parent.forwardsAppearance
    }

    /// It is no longer shown, at once.
    final func disappear() {
        willDisappear(false)
        didDisappear(false)
    }

    /// Brings frame, safe area and insets in line with screen and bars.
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

    /// In a container of a program's own, which says where the view lies.
    final var isEmbedded: Bool { parentReference.map { !$0.placesChildren } ?? false }

    /// Also what is added to the containers that place it.
    private final var placedAdditionalSafeArea: Insets {
        var sum = additionalSafeAreaInsets.layoutInsets
        var walker = parentReference
        while let above = walker, above.placesChildren {
            sum = sum + above.additionalSafeAreaInsets.layoutInsets
            walker = above.parentReference
        }
        return sum
    }

    /// Bars lie on the screen, but on an embedded controller or on a sheet in what there is of it.
    private final func screenForChildren(_ screen: QuoinBehaviors.Screen) -> QuoinBehaviors.Screen {
        guard placesChildren, isEmbedded || core?.canvas != nil, let view = viewIfLoaded, view.item.frame.size != .zero else {
            return screen
        }
        var part = screen
        part.size = view.item.frame.size
        part.safeArea = view.item.safeArea - additionalSafeAreaInsets.layoutInsets
        return part
    }

    /// Before its view is laid out: the part of the screen that its children's bars lie on may be another one now.
    final func updateChildPlacement() {
        guard placesChildren, appearanceState != .none, isEmbedded || core?.canvas != nil, let window = viewIfLoaded?.window else { return }
        placeChildren(on: screenForChildren(window.screenOfWindow))
    }

    /// Something that decides its place has changed.
    final func updatePlacement() {
        guard let window = viewIfLoaded?.window else { return }
        place(on: window.screenOfWindow)
    }

    final var placesChildren: Bool { self is UINavigationController || self is UITabBarController }

    /// A layout support: a guide from the view's edge to where what covers it ends (GD-2).
    final func support(_ edge: NSLayoutConstraint.Attribute) -> LayoutSupport {
        if let found = supports[edge] { return found }
        let guide = UILayoutGuide()
        guide.identifier = edge == .top ? "_UIViewControllerTop" : "_UIViewControllerBottom"
        try? view.item.add(guide.item)
        guide.item.behavior = CoveredEdgeBehavior(isTop: edge == .top)
        let made = LayoutSupport(guide)
        supports[edge] = made
        return made
    }
}

/// From an edge of the view to its safe area.
private final class CoveredEdgeBehavior: AttachedBehavior {
    private let isTop: Bool

    init(isTop: Bool) {
        self.isTop = isTop
        super.init()
    }

    override var wantsDidLayOut: Bool { false }

    override func constraints(for item: Item) -> [Constraint] {
        guard let view = item.parent else { return [] }
        let safe = view.guide(for: .safeArea)
        let ends =
            isTop
            ? [item.top.equal(to: view.top), item.bottom.equal(to: safe.top)]
            : [item.top.equal(to: safe.bottom), item.bottom.equal(to: view.bottom)]
        return ends + [item.left.equal(to: view.left), item.width.equal(to: 0)]
    }
}
