import QuoinBehaviors

/// What a bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    public init(title: String) {
        self.title = title.isEmpty ? nil : title
        super.init()
    }

    open var title: String?
    open var titleView: UIView?
    open var prompt: String?
    open var hidesBackButton = false
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
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

/// Searches; here only its bar counts.
open class UISearchController: UIViewController {
    public let searchBar = UISearchBar()
    public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Something in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    public override init() { super.init() }
    open var isEnabled = true
    open var title: String?
    open var image: UIImage?
    open var tag = 0
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// A button in a bar.
open class UIBarButtonItem: UIBarItem {
    open var customView: UIView?
    open var primaryAction: UIAction?
    open var style = Style.plain
    open var width: CGFloat = 0
    open var tintColor: UIColor?

    public enum Style: Int, Hashable, Sendable {
        case plain = 0
        case done = 2
    }
    public enum SystemItem: Int, Hashable, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh
        case stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }

    public override init() { super.init() }
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image
        self.primaryAction = primaryAction
    }
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        self.primaryAction = primaryAction
    }
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let made = UIBarButtonItem(systemItem: .fixedSpace)
        made.width = width
        return made
    }
}

/// A tab.
open class UITabBarItem: UIBarItem {
    open var badgeValue: String?
    open var selectedImage: UIImage?
    public override init() { super.init() }
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }
}

/// How bars look; only kept.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    public override init() { super.init() }
    open var backgroundColor: UIColor?
    open var shadowColor: UIColor?
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
    open func configureWithDefaultBackground() {}
}

open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

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
    open var items: [UINavigationItem]?
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

    public override init(frame: CGRect) {
        super.init(frame: frame)
        item.behavior = Control(.navigationBar, traits: UIKitEnvironment.current.traits)
        declarePlain(UINavigationBar.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        item.behavior = Control(.navigationBar, traits: UIKitEnvironment.current.traits)
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
        item.behavior = Control(.toolbar, traits: UIKitEnvironment.current.traits)
        declarePlain(UIToolbar.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        item.behavior = Control(.toolbar, traits: UIKitEnvironment.current.traits)
    }
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

/// The bar below a tab bar controller's content.
open class UITabBar: UIView {
    open var isTranslucent = true
    open var items: [UITabBarItem]?
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        item.behavior = Control(.tabBar, traits: UIKitEnvironment.current.traits)
        declarePlain(UITabBar.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        item.behavior = Control(.tabBar, traits: UIKitEnvironment.current.traits)
    }
}
