/// A button in a bar.
open class UIBarButtonItem: UIBarItem {
    open var customView: UIView?
    open var primaryAction: UIAction?
    open var style = Style.plain
    open var width: CGFloat = 0
    open var tintColor: UIColor?
    /// The system's item that this one was made as. Only drawings read it.
    private(set) final var systemItem: SystemItem?

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
    /// Makes a button with a title. The target is stored, but the button is never tapped.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style, self.target, self.action) = (title, style, target as AnyObject?, action)
    }
    /// Makes a button with an image. The target is stored, but the button is never tapped.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }
    public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }
    /// Makes a system button. The target is stored, but the button is never tapped.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(title: nil, style: systemItem == .done ? .done : .plain, target: target, action: action)
        self.systemItem = systemItem
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
        self.systemItem = systemItem
        self.menu = menu
        self.primaryAction = primaryAction
    }
    /// No effect.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    /// No effect.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    /// No effect.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    /// No effect.
    open func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    /// No effect.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let made = UIBarButtonItem(systemItem: .fixedSpace)
        made.width = width
        return made
    }
}
