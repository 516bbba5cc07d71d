// Containers whose own way of arranging children is not reproduced: the last child, or the one that is turned to, has all
// the room.

/// Two or three controllers side by side; here the last one has all the room.
open class UISplitViewController: UIViewController {
    open weak var delegate: (any UISplitViewControllerDelegate)?
    open private(set) var style = Style.unspecified
    open var preferredDisplayMode = DisplayMode.automatic
    open var displayMode: DisplayMode { .secondaryOnly }
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
    open var preferredPrimaryColumnWidthFraction: CGFloat = -1
    open var preferredPrimaryColumnWidth: CGFloat = -1
    open var minimumPrimaryColumnWidth: CGFloat = 0
    open var maximumPrimaryColumnWidth: CGFloat = 320
    open var presentsWithGesture = true
    open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }
    private var columns: [Column: UIViewController] = [:]

    public convenience init(style: Style) {
        self.init(nibName: nil, bundle: nil)
        self.style = style
    }

    open var viewControllers: [UIViewController] = [] {
        didSet {
            for gone in oldValue where !viewControllers.contains(where: { $0 === gone }) { release(gone) }
            for come in viewControllers where come.parent !== self {
                addChild(come)
                come.didMove(toParent: self)
            }
            if isViewLoaded { showLast() }
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showLast()
    }

    private func showLast() {
        for hidden in viewControllers.dropLast() { hidden.viewIfLoaded?.removeFromSuperview() }
        if let last = viewControllers.last { fill(with: last) }
    }

    open func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column] = vc
        viewControllers = Column.allCases.compactMap { columns[$0] }
    }
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    open func show(_ column: Column) {}
    open func hide(_ column: Column) {}
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        viewControllers = Array(viewControllers.prefix(1)) + [vc]
    }

    public enum Style: Int, Hashable, Sendable {
        case unspecified, doubleColumn, tripleColumn
    }
    public enum Column: Int, Hashable, Sendable, CaseIterable {
        case primary, supplementary, secondary, compact
    }
    public enum DisplayMode: Int, Hashable, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    }
}

@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
}

/// Controllers that turn like pages.
open class UIPageViewController: UIViewController {
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    open weak var delegate: (any UIPageViewControllerDelegate)?
    open private(set) var transitionStyle = TransitionStyle.pageCurl
    open private(set) var navigationOrientation = NavigationOrientation.horizontal
    open var isDoubleSided = false
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
    private var shown: [UIViewController] = []

    public convenience init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        self.init(nibName: nil, bundle: nil)
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
    }

    open var viewControllers: [UIViewController]? { shown.isEmpty ? nil : shown }
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        for gone in shown where !(viewControllers ?? []).contains(where: { $0 === gone }) { release(gone) }
        shown = viewControllers ?? []
        for come in shown where come.parent !== self {
            addChild(come)
            come.didMove(toParent: self)
        }
        if isViewLoaded { showFirst() }
        completion?(true)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showFirst()
    }

    private func showFirst() { if let first = shown.first { fill(with: first) } }

    public enum TransitionStyle: Int, Hashable, Sendable {
        case pageCurl, scroll
    }
    public enum NavigationOrientation: Int, Hashable, Sendable {
        case horizontal, vertical
    }
    public enum NavigationDirection: Int, Hashable, Sendable {
        case forward, reverse
    }
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}

@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
        -> UIViewController?
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
        -> UIViewController?
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

/// Searches; here only its bar counts.
open class UISearchController: UIViewController {
    public let searchBar = UISearchBar()
    open private(set) var searchResultsController: UIViewController?
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open var isActive = false { didSet { if isActive != oldValue { searchResultsUpdater?.updateSearchResults(for: self) } } }
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsScopeBar = true
    open var showsSearchResultsController = false

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}

@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

extension UIViewController {
    /// A child's view over all of this controller's.
    final func fill(with child: UIViewController) {
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if child.view.superview !== view { view.addSubview(child.view) }
        appearChild(child)
        replace()
    }

    final func release(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.disappear()
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
    }
}
