/// The title and buttons that a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    open var style = ItemStyle.navigator
    public enum ItemStyle: Int, Hashable, Sendable {
        case navigator, browser, editor
    }
    public init(title: String) {
        self.title = title.isEmpty ? nil : title
        super.init()
    }
    public required init?(coder: NSCoder) { super.init() }
    public override convenience init() { self.init(title: "") }

    open var title: String?
    open var titleView: UIView?
    open var prompt: String?
    open var hidesBackButton = false
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// The first of the left buttons.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    open var leftItemsSupplementBackButton = false
    open var centerItemGroups: [UIBarButtonItemGroup] = []
    open var leadingItemGroups: [UIBarButtonItemGroup] = []
    open var trailingItemGroups: [UIBarButtonItemGroup] = []
    open var subtitle: String?
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    public enum BackButtonDisplayMode: Int, Hashable, Sendable {
        case `default`, generic, minimal
    }
    public enum SearchBarPlacement: Int, Hashable, Sendable {
        case automatic, inline, stacked
    }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var searchController: UISearchController?
    open var hidesSearchBarWhenScrolling = true
    open var standardAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?

    public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
        case automatic = 0
        case always = 1
        case never = 2
    }
}
