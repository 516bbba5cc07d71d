/// The bar at the top of a navigation controller.
open class UINavigationBar: UIView {
    final weak var owner: UINavigationController?
    open var isTranslucent = true { didSet { owner?.barsDidChange() } }
    open var prefersLargeTitles = false { didSet { owner?.barsDidChange() } }
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
    /// No effect.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
    /// No effect.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpControl(.navigationBar)
        declarePlain(UINavigationBar.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpControl(.navigationBar)
    }
}
