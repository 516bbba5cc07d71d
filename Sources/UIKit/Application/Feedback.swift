// What a device does beside showing things: it taps, and it keeps what was copied. It taps nobody here.

/// Taps the user; nothing happens.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }
    open func prepare() {}
}

/// Taps as if something had hit something; nothing happens.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public override init() { super.init() }
    public init(style: FeedbackStyle) { super.init() }
    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
    public enum FeedbackStyle: Int, Hashable, Sendable {
        case light, medium, heavy, soft, rigid
    }
}

/// Taps as a choice changes; nothing happens.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}

/// Taps for success or failure; nothing happens.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    open func notificationOccurred(_ notificationType: FeedbackType) {}
    public enum FeedbackType: Int, Hashable, Sendable {
        case success, warning, error
    }
}

/// What was copied: kept within the program.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    open class var general: UIPasteboard { UIKitState.pasteboard }
    open var string: String?
    open var url: URL?
    open var image: UIImage?
    open var color: UIColor?
    open var hasStrings: Bool { string != nil }
    open var hasURLs: Bool { url != nil }
    open var hasImages: Bool { image != nil }
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
}

/// The bubble with copy and paste; never shown.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    open class var shared: UIMenuController { UIKitState.menuController }
    open var isMenuVisible: Bool { false }
    open var menuItems: [UIMenuItem]?
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
    open func hideMenu() {}
    public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
}

/// An entry of that bubble.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector
    public init(title: String, action: Selector) {
        (self.title, self.action) = (title, action)
        super.init()
    }
}

extension UIKitState {
    static let pasteboard = UIPasteboard()
    static let menuController = UIMenuController()
}
