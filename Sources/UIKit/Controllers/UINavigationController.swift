import QuoinBehaviors
import QuoinLayout

/// A container that shows the topmost controller of a stack below a navigation bar.
open class UINavigationController: UIViewController {
    private var stack: [UIViewController] = []
    public let navigationBar: UINavigationBar
    public private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// No effect.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
    public private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
    public private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var hidesBarsWhenKeyboardAppears = false
    open var hidesBarsWhenVerticallyCompact = false

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        navigationBar = UINavigationBar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) {
        navigationBar = UINavigationBar(frame: .zero)
        super.init(coder: coder)
    }
    public init(rootViewController: UIViewController) {
        navigationBar = UINavigationBar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }
    /// Makes a navigation controller with bars of the given classes.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        navigationBar = UINavigationController.bar(navigationBarClass) ?? UINavigationBar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        if let made: UIToolbar = UINavigationController.bar(toolbarClass) { toolbar = made }
    }
    private static func bar<Bar: UIView>(_ kind: AnyClass?) -> Bar? {
        (kind as? Bar.Type).flatMap { UIView.make($0, frame: .zero) as? Bar }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        navigationBar.owner = self
        view.addSubview(navigationBar)
        showTop(instead: nil, false)
    }

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { topViewController?.presentedViewController ?? topViewController }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let old = stack.last
        for gone in stack where !viewControllers.contains(where: { $0 === gone }) {
            gone.willMove(toParent: nil)
            if gone !== old { gone.removeFromParent() }
        }
        let news = viewControllers.filter { $0.parent !== self }
        for come in news { addChild(come) }
        let isPush = viewControllers.last.map { top in !stack.contains { $0 === top } } ?? false
        stack = viewControllers
        if let top = stack.last, top !== old { top.appearanceReason = isPush ? .toParent : .none }
        if let old, !stack.contains(where: { $0 === old }) { old.appearanceReason = .fromParent }
        showTop(instead: old, animated)
        for come in news { come.didMove(toParent: self) }
        if let old, !stack.contains(where: { $0 === old }) { old.removeFromParent() }
    }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === viewController }) else {
            return UIKitState.raise(
                "NSInvalidArgumentException",
                "Pushing the same view controller instance more than once is not supported (\(viewController))")
        }
        setViewControllers(stack + [viewController], animated: animated)
    }
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        setViewControllers(stack.dropLast(), animated: animated)
        return top
    }
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard stack.count > 1 else { return nil }
        let gone = Array(stack.dropFirst())
        setViewControllers(Array(stack.prefix(1)), animated: animated)
        return gone
    }
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let gone = Array(stack[(index + 1)...])
        setViewControllers(Array(stack[...index]), animated: animated)
        return gone
    }

    private func showTop(instead old: UIViewController?, _ animated: Bool) {
        guard isViewLoaded, let top = stack.last, old !== top || top.viewIfLoaded?.superview == nil else { return }
        let goes = old.flatMap { $0 === top ? nil : $0 }
        delegate?.navigationController(self, willShow: top, animated: animated)
        exchange(goes, for: top, animated: animated) {
            goes?.viewIfLoaded?.removeFromSuperview()
            view.insertSubview(top.view, at: 0)
            top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            placeTopController()
        }
        delegate?.navigationController(self, didShow: top, animated: animated)
    }

    final func placeTopController() { placeChildren(on: view.window?.screenOfWindow ?? UIKitEnvironment.current.screen) }

    open var isNavigationBarHidden = false { didSet { barsDidChange() } }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open var isToolbarHidden = true { didSet { barsDidChange() } }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    final func barsDidChange() { if isViewLoaded { placeTopController() } }

    override var shownChildren: [UIViewController] { stack.last.map { [$0] } ?? [] }

    override func barsForChild(_ child: UIViewController) -> Bars {
        var bars = isEmbedded ? Bars() : bars
        let hasLargeTitle = navigationBar.prefersLargeTitles && showsLargeTitle(child)
        bars.navigation = NavigationBar(
            isHidden: isNavigationBarHidden, isTranslucent: navigationBar.isTranslucent, hasLargeTitle: hasLargeTitle,
            hasPrompt: child.navigationItem.prompt != nil, hasSearchBar: child.navigationItem.searchController != nil,
            isOnSheet: core?.canvas != nil)
        if !isToolbarHidden { bars.tool = Toolbar(isTranslucent: toolbar.isTranslucent) }
        if child.hidesBottomBarWhenPushed, child !== stack.first { bars.tab?.isHidden = true }
        return bars
    }

    /// Whether the title is large: `automatic` follows the controller below, and the root has a large title.
    private func showsLargeTitle(_ child: UIViewController) -> Bool {
        let index = stack.firstIndex { $0 === child } ?? stack.count - 1
        for controller in stack.prefix(index + 1).reversed() where controller.navigationItem.largeTitleDisplayMode != .automatic {
            return controller.navigationItem.largeTitleDisplayMode == .always
        }
        return true
    }

    override func placeChildren(on screen: QuoinBehaviors.Screen) {
        super.placeChildren(on: screen)
        guard let top = stack.last, let bar = barsForChild(top).navigation else { return }
        navigationBar.isHidden = isNavigationBarHidden
        navigationBar.frame = CGRect(
            x: 0, y: screen.safeArea.top, width: screen.size.width, height: bar.height(on: screen))
        navigationBar.items = stack.map(\.navigationItem)
        guard !isToolbarHidden else { return toolbar.removeFromSuperview() }
        if toolbar.superview !== view { view.addSubview(toolbar) }
        toolbar.items = top.toolbarItems
        let height = Toolbar(isTranslucent: toolbar.isTranslucent).height(on: screen)
        let below = screen.safeArea.bottom + (bars.tab?.height(on: screen) ?? 0)
        toolbar.frame = CGRect(x: 0, y: screen.size.height - below - height, width: screen.size.width, height: height)
    }
}

/// The methods that a navigation controller calls on its delegate.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

extension UINavigationController {
    public enum Operation: Int, Hashable, Sendable {
        case none, push, pop
    }
}
