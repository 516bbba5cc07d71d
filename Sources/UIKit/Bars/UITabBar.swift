/// The bar at the bottom of a tab bar controller.
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
    open var itemWidth: CGFloat = 0
    open var itemSpacing: CGFloat = 0
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    open weak var delegate: (any UITabBarDelegate)?
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    public enum ItemPositioning: Int, Hashable, Sendable {
        case automatic, fill, centered
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpControl(.tabBar)
        declarePlain(UITabBar.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpControl(.tabBar)
    }
}

@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// No effect.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
