/// The device that ``UIKitEnvironment`` describes.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    open class var current: UIDevice { UIKitState.device }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIKitEnvironment.current.screenDevice.idiom == .pad ? .pad : .phone }
    open private(set) var systemName = "iOS"
    open var systemVersion: String { "\(UIKitEnvironment.current.era).0" }
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    open var identifierForVendor: UUID? { UIKitState.vendor }
    open var orientation: UIDeviceOrientation { UIKitEnvironment.current.isLandscape ? .landscapeLeft : .portrait }
    /// No effect.
    open var isMultitaskingSupported: Bool { true }
    open var isBatteryMonitoringEnabled = false
    /// No effect.
    open var batteryLevel: Float { -1 }
    /// No effect.
    open var batteryState: BatteryState { .unknown }
    public enum BatteryState: Int, Hashable, Sendable { case unknown, unplugged, charging, full }
    open var isProximityMonitoringEnabled = false
    /// No effect.
    open var proximityState: Bool { false }
    /// No effect.
    open func playInputClick() {}
    /// No effect.
    open func beginGeneratingDeviceOrientationNotifications() {}
    /// No effect.
    open func endGeneratingDeviceOrientationNotifications() {}
    public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    open var name: String { UIKitEnvironment.current.screenDevice.name }
}

/// The physical orientation of the device.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The orientation of the user interface.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeRight = 3
    case landscapeLeft = 4
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations of the user interface.
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
