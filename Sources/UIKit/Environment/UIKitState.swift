import QuoinLayout

extension UIKitState {
    static let pasteboard = UIPasteboard()
    static let menuController = UIMenuController()
}

/// State that UIKit keeps for the process. What every constraint and view asks for is unchecked: nothing holds on to it.
@MainActor
enum UIKitState {
    /// The next place in the order of activation.
    @exclusivity(unchecked) static var activations: UInt64 = 1
    /// Constraints that were added to views which do not contain their items yet (V10).
    @exclusivity(unchecked) static var awaitingItems: [(view: () -> UIView?, constraint: NSLayoutConstraint)] = []
    /// Whether a layout of the visible windows waits in the main queue.
    static var isLayoutScheduled = false

    /// The topmost view of the tree that is being laid out: found once a pass, not once a view.
    @exclusivity(unchecked) static var passRoot: Unmanaged<UIView>?
    /// Views that the layout at work has moved and that want to hear so.
    static var moved: [UIView] = []
    /// The view whose content size the engine asks for, and what its content asks for.
    @exclusivity(unchecked) static var measured: (view: ObjectIdentifier, size: ContentSize)?

    @exclusivity(unchecked) static var windows: [Window] = []
    static var keyWindow: () -> UIWindow? = { nil }
    static var firstResponder: () -> UIResponder? = { nil }
    static let mainScreen = UIScreen()
    static let device = UIDevice()
    static let vendor = UUID()
    static let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    static let application = UIApplication()
    /// What follows the commit of each open transaction.
    nonisolated(unsafe) static var transactions: [(() -> Void)?] = []
    /// Pictures that are being drawn.
    static var imageContexts: [UIImage] = []
    static var animationsAreEnabled = true

    static func raise(_ exception: String, _ text: String) {
        UIKitEnvironment.current.log(UIKitMessage(exception: exception, text: text))
    }

    static func log(_ text: String) { UIKitEnvironment.current.log(UIKitMessage(exception: nil, text: text)) }
}

extension UIKitState {
    /// A window that somebody else keeps.
    struct Window {
        weak var window: UIWindow?
    }

    /// Once a program has called `dispatchMain()`, as asynchronous ones do, the main queue runs on any thread.
    static var isOnMainQueue: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) != nil }

    private static let mainQueueMark = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static func layOutWindows() {
        isLayoutScheduled = false
        for entry in windows { if let window = entry.window, !window.isHidden { window.layoutIfNeeded() } }
    }
}
