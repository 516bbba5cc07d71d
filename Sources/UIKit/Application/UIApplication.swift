/// The application object.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    open class var shared: UIApplication { UIKitState.application }
    open weak var delegate: (any UIApplicationDelegate)?
    open override var next: UIResponder? { delegate as? UIResponder }
    open var windows: [UIWindow] { UIKitState.windows.compactMap(\.window) }
    open var keyWindow: UIWindow? { UIKitState.keyWindow() }
    /// No effect.
    open var isProtectedDataAvailable: Bool { true }
    /// No effect.
    open func sendEvent(_ event: UIEvent) {}
    open var connectedScenes: Set<UIScene> { Set([UIKitState.scene] + windows.compactMap(\.windowScene)) }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIKitEnvironment.current.isRightToLeft ? .rightToLeft : .leftToRight
    }
    open var preferredContentSizeCategory: UIContentSizeCategory { UIKitEnvironment.current.contentSizeCategory }
    open var statusBarFrame: CGRect {
        let screen = UIKitEnvironment.current.screen
        return CGRect(x: 0, y: 0, width: screen.size.width, height: screen.statusBarHeight)
    }
    open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
    open var statusBarOrientation: UIInterfaceOrientation { UIKitEnvironment.current.isLandscape ? .landscapeLeft : .portrait }
    /// No effect.
    open var applicationState: State { .active }
    open var isIdleTimerDisabled = false
    /// No effect.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// The orientations that a window supports. No effect.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .allButUpsideDown }
    open var applicationIconBadgeNumber = 0
    /// No effect.
    open var supportsAlternateIcons: Bool { false }
    /// No effect.
    open var alternateIconName: String? { nil }
    /// No effect.
    open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {}
    open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
    /// No effect.
    open var supportsMultipleScenes: Bool { false }
    open var isNetworkActivityIndicatorVisible = false
    /// No effect.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    // Requests to the system. There is no system: nothing is opened, sent or started.

    /// No effect.
    open func canOpenURL(_ url: URL) -> Bool { false }
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        completion?(false)
    }
    /// No effect.
    @discardableResult
    open func openURL(_ url: URL) -> Bool { false }
    /// Sends a selector to the target, or along the chain of responders; false if none of them has such a method (``Selector``).
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        action.send(to: target, from: sender, event)
    }
    /// No effect.
    open func registerForRemoteNotifications() {}
    /// No effect.
    open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier { .invalid }
    /// No effect.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    /// No effect.
    open func beginIgnoringInteractionEvents() {}
    /// No effect.
    open func endIgnoringInteractionEvents() {}
    public nonisolated static let openSettingsURLString = "app-settings:"

    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    }
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    public enum State: Int, Hashable, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
}

/// The result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
    case newData, noData, failed
}

/// The identifier of a background task. No effect. There is no background execution.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIResponder {
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    public var section: Int { count > 0 ? self[0] : 0 }
    public var row: Int { count > 1 ? self[1] : 0 }
    public var item: Int { row }
}
