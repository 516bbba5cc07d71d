/// A container that shows one of several pages.
open class UIPageViewController: UIViewController {
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    open weak var delegate: (any UIPageViewControllerDelegate)?
    open private(set) var transitionStyle = TransitionStyle.pageCurl
    open private(set) var navigationOrientation = NavigationOrientation.horizontal
    open var isDoubleSided = false
    /// No effect.
    open var spineLocation: SpineLocation { .none }
    /// No effect.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
    private var shown: [UIViewController] = []

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

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
    public enum SpineLocation: Int, Hashable, Sendable {
        case none, min, mid, max
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
    /// No effect.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// No effect.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
}

extension UIPageViewControllerDelegate {
    /// No effect.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
    /// No effect.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
}
