/// The device's screen, as ``UIKitEnvironment`` describes it.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    open class var main: UIScreen { UIKitState.mainScreen }
    open class var screens: [UIScreen] { [main] }

    open var bounds: CGRect {
        let size = UIKitEnvironment.current.screen.size
        return CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
    open var scale: CGFloat { CGFloat(UIKitEnvironment.current.screenDevice.scale) }
    open var nativeScale: CGFloat { scale }
    open var traitCollection: UITraitCollection { .current }
    open var brightness: CGFloat = 1
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    open var title: String! = ""
    open var activationState: ActivationState { .foregroundActive }
    public enum ActivationState: Int, Hashable, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }
}

/// A scene on a screen.
open class UIWindowScene: UIScene {
    open var screen: UIScreen { .main }
    open var windows: [UIWindow] { UIKitState.windows.compactMap(\.window).filter { $0.windowScene === self } }
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    open var interfaceOrientation: UIInterfaceOrientation { UIKitEnvironment.current.isLandscape ? .landscapeLeft : .portrait }
    open var traitCollection: UITraitCollection { .current }
}

/// How the interface is held.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeRight = 3
    case landscapeLeft = 4
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways in which the interface may be held.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    open class var current: UIDevice { UIKitState.device }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIKitEnvironment.current.screenDevice.idiom == .pad ? .pad : .phone }
    open var systemName: String { "iOS" }
    open var systemVersion: String { "\(UIKitEnvironment.current.era).0" }
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var name: String { UIKitEnvironment.current.screenDevice.name }
}

/// What an application's delegate may hear; nothing is sent here.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// The program.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    open class var shared: UIApplication { UIKitState.application }
    open weak var delegate: (any UIApplicationDelegate)?
    open var windows: [UIWindow] { UIKitState.windows.compactMap(\.window) }
    open var keyWindow: UIWindow? { UIKitState.keyWindow() }
    open var connectedScenes: Set<UIScene> { Set(windows.compactMap(\.windowScene)) }
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
    open var applicationState: State { .active }
    open var isIdleTimerDisabled = false
    open func open(_ url: URL) {}
    open func canOpenURL(_ url: URL) -> Bool { false }

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

extension UIResponder {
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
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

/// As UIKit writes geometry.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
    "{{\(number(Double(rect.minX))), \(number(Double(rect.minY)))}, {\(number(Double(rect.width))), \(number(Double(rect.height)))}}"
}
public func NSStringFromCGSize(_ size: CGSize) -> String { "{\(number(Double(size.width))), \(number(Double(size.height)))}" }
public func NSStringFromCGPoint(_ point: CGPoint) -> String { "{\(number(Double(point.x))), \(number(Double(point.y)))}" }
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
    "{\(number(Double(insets.top))), \(number(Double(insets.left))), \(number(Double(insets.bottom))), \(number(Double(insets.right)))}"
}
