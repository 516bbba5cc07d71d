import QuoinBehaviors
import QuoinLayout

// From loaded to shown:
//
//   viewWillAppear ─▶ in the window, insets as the program set them
//        ▼
//   safe area, margins, implicit insets (OI-6) ─▶ layout ─▶ viewDidAppear

extension UIViewController {
    /// The window shows it.
    final func appear(in window: UIWindow) {
        willAppear()
        place(on: window.screenOfWindow)
        window.layoutIfNeeded()
        didAppear(in: window)
        window.layoutIfNeeded()
        if tellInsets() { window.layoutIfNeeded() }
        tellAppeared()
    }

    /// Scroll views hear of insets that bars have given them. Whether there were any.
    private final func tellInsets() -> Bool {
        var isChanged = false
        viewIfLoaded?.forEachBelow { view in if let scroll = view as? UIScrollView, scroll.tellInset() { isChanged = true } }
        return isChanged
    }

    /// Its view has come into a window by hand, as containers of a program's own bring their children.
    final func viewCame(into window: UIWindow) {
        guard life == .none, !window.isHidden, let above = viewIfLoaded?.superview, !(above is UIWindow), !(above is PresentationContainer)
        else { return }
        if let parent = parentReference, parent.life != .appeared || parent.placesChildren { return }
        willAppear()
        place(on: window.screenOfWindow)
        didAppear(in: window)
        tellAppeared()
    }

    private final func willAppear() {
        guard life == .none else { return }
        life = .willAppear
        loadViewIfNeeded()
        viewWillAppear(false)
        core?.willAppear()
        for child in shownChildren { child.willAppear() }
    }

    private final func didAppear(in window: UIWindow) {
        core?.didAppear()
        viewIsAppearing(false)
        for child in shownChildren { child.didAppear(in: window) }
        viewSafeAreaInsetsDidChange()
        viewIfLoaded?.safeAreaInsetsDidChange()
    }

    private final func tellAppeared() {
        guard life == .willAppear else { return }
        life = .appeared
        viewDidAppear(false)
        for child in shownChildren { child.tellAppeared() }
    }

    /// It is no longer shown.
    final func disappear() {
        guard life != .none else { return }
        viewWillDisappear(false)
        for child in shownChildren { child.disappear() }
        life = .none
        viewDidDisappear(false)
    }

    /// A child has come where this controller shows already.
    final func appearChild(_ child: UIViewController) {
        guard life != .none, let window = viewIfLoaded?.window else { return }
        child.appear(in: window)
    }

    /// Brings frame, safe area and insets in line with screen and bars.
    final func place(on screen: QuoinBehaviors.Screen) {
        guard let core, let view = viewIfLoaded else { return }
        core.extendedLayout = ExtendedLayout(
            edges: Edges(rawValue: UInt8(truncatingIfNeeded: edgesForExtendedLayout.rawValue)),
            includesOpaqueBars: extendedLayoutIncludesOpaqueBars)
        core.bars = bars
        core.additionalSafeArea = additionalSafeAreaInsets.layoutInsets
        core.respectsSystemMinimumMargins = viewRespectsSystemMinimumLayoutMargins
        core.rotate(to: screen)
        if parentReference?.placesChildren ?? false { view.frame = CGRect(core.placement.frame) }
        placeChildren(on: screen)
    }

    /// Something that decides its place has changed.
    final func replace() {
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
        guide.item.behavior = CoveredEdge(isTop: edge == .top)
        let made = LayoutSupport(guide)
        supports[edge] = made
        return made
    }
}

/// From an edge of the view to its safe area.
private final class CoveredEdge: AttachedBehavior {
    private let isTop: Bool

    init(isTop: Bool) {
        self.isTop = isTop
        super.init()
    }

    override var hearsLayout: Bool { false }

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

/// How a controller is shown over another.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
}

/// How a controller comes.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
    case coverVertical = 0
    case flipHorizontal = 1
    case crossDissolve = 2
    case partialCurl = 3
}

/// Colors of the status bar.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

extension UIViewController {
    final func makePresentationController() -> UIPresentationController {
        if modalPresentationStyle == .custom, let presenting = presentingViewController,
            let own = transitioningDelegate?.presentationController(forPresented: self, presenting: presenting, source: presenting)
        {
            return own
        }
        return modalPresentationStyle == .popover
            ? UIPopoverPresentationController(presentedViewController: self, presenting: presentingViewController)
            : UISheetPresentationController(presentedViewController: self, presenting: presentingViewController)
    }

    /// Over what the window shows: where its own presentation controller says, else over all of it.
    final func come(in window: UIWindow) {
        guard modalPresentationStyle == .custom, let arranging = presentationController else {
            window.addSubview(view)
            view.frame = window.bounds
            return appear(in: window)
        }
        arranging.begin(in: window)
        appear(in: window)
        arranging.presentationTransitionDidEnd(true)
    }

    /// Away from the window again.
    final func go() {
        disappear()
        if modalPresentationStyle == .custom, let arranging = presentationController {
            arranging.end()
        } else {
            viewIfLoaded?.removeFromSuperview()
        }
    }
}
