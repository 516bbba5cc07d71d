import QuoinLayout

extension UIKitState {
    static let pasteboard = UIPasteboard()
    static let menuController = UIMenuController()
}

/// The state of UIKit in this process. Exclusivity of the properties that constraints and views read is unchecked: no access
/// spans a call.
@MainActor
enum UIKitState {
    /// The next rank in the order of activation.
    @exclusivity(unchecked) static var activations: UInt64 = 1
    /// Constraints that were added to views which do not contain their items yet (V10).
    @exclusivity(unchecked) static var awaitingItems: [(view: () -> UIView?, constraint: NSLayoutConstraint)] = []
    /// Whether a layout of the visible windows is scheduled on the main queue.
    static var isLayoutScheduled = false

    /// The topmost view of the tree that is being laid out, found once in a pass.
    @exclusivity(unchecked) static var passRoot: Unmanaged<UIView>?
    /// Views that the current layout has moved and that want to be called.
    static var moved: [UIView] = []
    /// The view whose content size is being measured, and the size that its behavior computed.
    @exclusivity(unchecked) static var measured: (view: ObjectIdentifier, size: ContentSize)?

    @exclusivity(unchecked) static var windows: [Window] = []
    static var keyWindow: () -> UIWindow? = { nil }
    static var firstResponder: () -> UIResponder? = { nil }
    static let mainScreen = UIScreen()
    static let device = UIDevice()
    static let vendor = UUID()
    static let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    static let application = UIApplication()
    /// The completion of each open transaction.
    nonisolated(unsafe) static var transactions: [(() -> Void)?] = []
    /// The images of open image contexts.
    static var imageContexts: [UIImage] = []
    static var animationsAreEnabled = true
    /// Whether any view has been asked for its keyboard guide.
    static var hasKeyboardGuides = false

    static func raise(_ exception: String, _ text: String) {
        UIKitEnvironment.current.log(UIKitMessage(exception: exception, text: text))
    }

    static func log(_ text: String) { UIKitEnvironment.current.log(UIKitMessage(exception: nil, text: text)) }
}

extension UIKitState {
    /// A weak reference to a window.
    struct Window {
        weak var window: UIWindow?
    }

    /// Whether the current thread runs the main queue: after `dispatchMain()`, as in asynchronous programs, that is any thread.
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
