import QuoinBehaviors

/// The look of a bar.
public enum UIBarStyle: Int, Hashable, Sendable {
    case `default` = 0
    case black = 1
}

/// The bar above a navigation controller's content.
open class UINavigationBar: UIView {
    final weak var owner: UINavigationController?
    open var isTranslucent = true { didSet { owner?.barsChanged() } }
    open var prefersLargeTitles = false { didSet { owner?.barsChanged() } }
    open var barTintColor: UIColor?
    open var barStyle = UIBarStyle.default
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var shadowImage: UIImage?
    open var standardAppearance = UINavigationBarAppearance()
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open internal(set) var topItem: UINavigationItem?
    open var backItem: UINavigationItem? { items.flatMap { $0.count > 1 ? $0[$0.count - 2] : nil } }
    open var items: [UINavigationItem]? { didSet { topItem = items?.last } }
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeControl(.navigationBar)
        declarePlain(UINavigationBar.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeControl(.navigationBar)
    }
}

public enum UIBarMetrics: Int, Hashable, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}

/// A bar with buttons.
open class UIToolbar: UIView {
    open var isTranslucent = true
    open var items: [UIBarButtonItem]?
    open var barTintColor: UIColor?
    open var barStyle = UIBarStyle.default

    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeControl(.toolbar)
        declarePlain(UIToolbar.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeControl(.toolbar)
    }
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    open var standardAppearance = UIToolbarAppearance()
    open var compactAppearance: UIToolbarAppearance?
    open var scrollEdgeAppearance: UIToolbarAppearance?
}

/// The bar below a tab bar controller's content.
open class UITabBar: UIView {
    open var isTranslucent = true
    open var items: [UITabBarItem]?
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var selectedItem: UITabBarItem?
    open var barStyle = UIBarStyle.default
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var selectionIndicatorImage: UIImage?
    open var itemPositioning = ItemPositioning.automatic
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    open weak var delegate: (any UITabBarDelegate)?
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    public enum ItemPositioning: Int, Hashable, Sendable {
        case automatic, fill, centered
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeControl(.tabBar)
        declarePlain(UITabBar.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeControl(.tabBar)
    }
}

@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
