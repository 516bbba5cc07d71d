/// The editing menu. No effect. It is never shown.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    open class var shared: UIMenuController { UIKitState.menuController }
    open var isMenuVisible: Bool { false }
    open var menuItems: [UIMenuItem]?
    open var arrowDirection = ArrowDirection.default
    public enum ArrowDirection: Int, Hashable, Sendable { case `default`, up, down, left, right }
    open var menuFrame: CGRect { .zero }
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
    open func update() {}
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
    open func hideMenu() {}
    public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
}

/// An item of the editing menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector
    public init(title: String, action: Selector) {
        (self.title, self.action) = (title, action)
        super.init()
    }
}
