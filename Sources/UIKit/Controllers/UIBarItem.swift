/// Something in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open var isEnabled = true
    open var title: String?
    open var image: UIImage?
    open var tag = 0
    open var landscapeImagePhone: UIImage?
    open var imageInsets = UIEdgeInsets.zero
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var isAccessibilityElement = true
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    final var associations: Associations?
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }
}

extension UIBarItem: @preconcurrency AssociationHolder {}

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

    open weak var target: AnyObject?
    open var action: Selector?
    open var menu: UIMenu?
    open var possibleTitles: Set<String>?
    open var isSelected = false
    open var isHidden = false
    open var changesSelectionAsPrimaryAction = false
    open var createsFixedGroup = false

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Selectors cannot be sent: the target is kept and not called.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style, self.target, self.action) = (title, style, target as AnyObject?, action)
    }
    /// Selectors cannot be sent: the target is kept and not called.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }
    public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }
    /// Selectors cannot be sent: the target is kept and not called.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(title: nil, style: systemItem == .done ? .done : .plain, target: target, action: action)
    }
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.menu = menu
        self.title = title ?? primaryAction?.title
        self.image = image
        self.primaryAction = primaryAction
    }
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.menu = menu
        self.primaryAction = primaryAction
    }
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
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
    open var badgeColor: UIColor?
    open var titlePositionAdjustment = UIOffset.zero
    open var standardAppearance: UITabBarAppearance?
    open var scrollEdgeAppearance: UITabBarAppearance?
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The system's own titles and images are not known here.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.tag = tag
    }
    public enum SystemItem: Int, Hashable, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
    }
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
