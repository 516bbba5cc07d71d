import QuoinBehaviors
import QuoinLayout

/// A container that shows the selected one of several controllers above a tab bar.
open class UITabBarController: UIViewController, UITabBarDelegate {
    private var tabs: [UIViewController] = []
    private var chosen = 0
    public let tabBar = UITabBar(frame: .zero)
    open weak var delegate: (any UITabBarControllerDelegate)?

    open var customizableViewControllers: [UIViewController]?
    /// The controller for what does not fit into the bar, which shows all.
    public private(set) lazy var moreNavigationController = UINavigationController()
    /// Whether the bar is hidden.
    open var isTabBarHidden: Bool {
        get { tabBar.isHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { tabBar.isHidden = hidden }

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
            gone.willMove(toParent: nil)
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
        set { if let index = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
    }

    private func showSelected(instead old: UIViewController?) {
        guard isViewLoaded, let shown = selectedViewController else { return }
        guard shown.viewIfLoaded?.superview == nil || shown.view.superview !== view else { return }
        let goes = old.flatMap { $0 === shown ? nil : $0 }
        exchange(goes, for: shown, animated: false) {
            goes?.viewIfLoaded?.removeFromSuperview()
            view.insertSubview(shown.view, at: 0)
            shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            placeChildren(on: view.window?.screenOfWindow ?? UIKitEnvironment.current.screen)
        }
    }

    /// The tab bar's delegate method. No effect. Tabs are not tapped.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

    override func barsForChild(_ child: UIViewController) -> Bars {
        var bars = isEmbedded ? Bars() : bars
        bars.tab = TabBar(isHidden: tabBar.isHidden, isTranslucent: tabBar.isTranslucent)
        return bars
    }

    override func placeChildren(on screen: QuoinBehaviors.Screen) {
        super.placeChildren(on: screen)
        let height = TabBar().height(on: screen) + screen.safeArea.bottom
        tabBar.selectedItem = selectedViewController?.tabBarItem
        tabBar.frame = CGRect(x: 0, y: screen.size.height - height, width: screen.size.width, height: height)
    }
}

/// The methods that a tab bar controller calls on its delegate.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// No effect.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    /// No effect.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
