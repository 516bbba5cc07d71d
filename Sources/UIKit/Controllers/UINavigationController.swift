import QuoinBehaviors
import QuoinLayout

/// Controllers one above another, under a navigation bar.
open class UINavigationController: UIViewController {
    private var stack: [UIViewController] = []
    public let navigationBar = UINavigationBar(frame: .zero)
    public private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
    open weak var delegate: (any UINavigationControllerDelegate)?
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
    open var hidesBarsOnSwipe = false

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }
    public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { self.init(nibName: nil, bundle: nil) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        navigationBar.owner = self
        view.addSubview(navigationBar)
        showTop(instead: nil)
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
        for come in viewControllers where come.parent !== self {
            addChild(come)
            come.didMove(toParent: self)
        }
        stack = viewControllers
        showTop(instead: old)
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
        guard let place = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let gone = Array(stack[(place + 1)...])
        setViewControllers(Array(stack[...place]), animated: animated)
        return gone
    }

    private func showTop(instead old: UIViewController?) {
        guard isViewLoaded, let top = stack.last, old !== top || top.viewIfLoaded?.superview == nil else { return }
        if let old, old !== top {
            old.disappear()
            old.viewIfLoaded?.removeFromSuperview()
        }
        view.insertSubview(top.view, at: 0)
        top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        replaceTop()
        appearChild(top)
    }

    final func replaceTop() { placeChildren(on: view.window?.screenOfWindow ?? UIKitEnvironment.current.screen) }

    open var isNavigationBarHidden = false { didSet { barsChanged() } }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open var isToolbarHidden = true { didSet { barsChanged() } }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    final func barsChanged() { if isViewLoaded { replaceTop() } }

    override var shownChildren: [UIViewController] { stack.last.map { [$0] } ?? [] }

    override func barsForChild(_ child: UIViewController) -> Bars {
        var bars = bars
        bars.navigation = NavigationBar(
            isHidden: isNavigationBarHidden, isTranslucent: navigationBar.isTranslucent,
            hasLargeTitle: navigationBar.prefersLargeTitles && child.navigationItem.largeTitleDisplayMode != .never,
            hasPrompt: child.navigationItem.prompt != nil, hasSearchBar: child.navigationItem.searchController != nil)
        if !isToolbarHidden { bars.tool = Toolbar(isTranslucent: toolbar.isTranslucent) }
        if child.hidesBottomBarWhenPushed, child !== stack.first { bars.tab?.isHidden = true }
        return bars
    }

    override func placeChildren(on screen: QuoinBehaviors.Screen) {
        super.placeChildren(on: screen)
        guard let top = stack.last, let bar = barsForChild(top).navigation else { return }
        navigationBar.isHidden = isNavigationBarHidden
        navigationBar.frame = CGRect(
            x: 0, y: screen.safeArea.top, width: screen.size.width, height: bar.height(on: screen))
        navigationBar.topItem = top.navigationItem
    }
}

@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {}

/// Controllers beside one another, chosen with a tab bar.
open class UITabBarController: UIViewController {
    private var tabs: [UIViewController] = []
    private var chosen = 0
    public let tabBar = UITabBar(frame: .zero)
    open weak var delegate: (any UITabBarControllerDelegate)?

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tabBar)
        showSelected(instead: nil)
    }

    open var viewControllers: [UIViewController]? {
        get { tabs }
        set { setViewControllers(newValue, animated: false) }
    }
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let old = selectedViewController
        let wanted = viewControllers ?? []
        for gone in tabs where !wanted.contains(where: { $0 === gone }) {
            gone.disappear()
            gone.viewIfLoaded?.removeFromSuperview()
            gone.removeFromParent()
        }
        for come in wanted where come.parent !== self {
            addChild(come)
            come.didMove(toParent: self)
        }
        tabs = wanted
        tabBar.items = tabs.map(\.tabBarItem)
        chosen = min(chosen, max(0, tabs.count - 1))
        showSelected(instead: old)
    }
    open var selectedIndex: Int {
        get { chosen }
        set {
            guard tabs.indices.contains(newValue), newValue != chosen else { return }
            let old = selectedViewController
            chosen = newValue
            showSelected(instead: old)
        }
    }
    open var selectedViewController: UIViewController? {
        get { tabs.indices.contains(chosen) ? tabs[chosen] : nil }
        set { if let place = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = place } }
    }

    private func showSelected(instead old: UIViewController?) {
        guard isViewLoaded, let shown = selectedViewController else { return }
        if let old, old !== shown {
            old.disappear()
            old.viewIfLoaded?.removeFromSuperview()
        }
        guard shown.view.superview !== view else { return }
        view.insertSubview(shown.view, at: 0)
        shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        placeChildren(on: view.window?.screenOfWindow ?? UIKitEnvironment.current.screen)
        appearChild(shown)
    }

    override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

    override func barsForChild(_ child: UIViewController) -> Bars {
        var bars = bars
        bars.tab = TabBar(isHidden: tabBar.isHidden, isTranslucent: tabBar.isTranslucent)
        return bars
    }

    override func placeChildren(on screen: QuoinBehaviors.Screen) {
        super.placeChildren(on: screen)
        let height = TabBar().height(on: screen) + screen.safeArea.bottom
        tabBar.frame = CGRect(x: 0, y: screen.size.height - height, width: screen.size.width, height: height)
    }
}

@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {}

/// Two controllers side by side; here the last one has all the room.
open class UISplitViewController: UIViewController {
    open var viewControllers: [UIViewController] = [] {
        didSet {
            for gone in oldValue { gone.removeFromParent() }
            for come in viewControllers { addChild(come) }
        }
    }
}

/// Controllers that turn like pages.
open class UIPageViewController: UIViewController {
    open private(set) var viewControllers: [UIViewController]?
}

/// A controller of a table.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style

    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }
    open override func loadView() {
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        table.dataSource = self
        table.delegate = self
        view = table
    }
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
}

/// A controller of a collection.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    public let collectionViewLayout: UICollectionViewLayout

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set { view = newValue }
    }
    open override func loadView() {
        let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
        collection.dataSource = self
        collection.delegate = self
        view = collection
    }
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell()
    }
}

/// A message over everything; not shown here.
open class UIAlertController: UIViewController {
    public enum Style: Int, Hashable, Sendable {
        case actionSheet = 0
        case alert = 1
    }
    open var message: String?
    open private(set) var preferredStyle = Style.alert
    open private(set) var actions: [UIAlertAction] = []
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

/// A button of a message.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Hashable, Sendable {
        case `default` = 0
        case cancel = 1
        case destructive = 2
    }
    public let title: String?
    public let style: Style
    let handler: ((UIAlertAction) -> Void)?
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}
