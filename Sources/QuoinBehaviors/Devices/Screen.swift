import QuoinLayout

/// The screen that a controller is shown on: the size of the window, and the insets that hardware and status bar cause.
///
/// ```swift
/// let screen = Screen(device, .landscape, era: .ios15)
/// let window = Screen(size: Size(width: 600, height: 600))      // no device: a status bar of 20
/// ```
public struct Screen: Hashable, Sendable {
    /// The size in points, in this orientation.
    public var size: Size
    /// The number of pixels per point.
    public var scale: Double
    /// The kind of device.
    public var idiom: Idiom
    /// The orientation of the device.
    public var orientation: Orientation
    /// The iOS version that the device runs.
    public var era: Era
    /// The insets of the hardware and the status bar together, in points.
    public var safeArea: Insets
    /// The height of the status bar, in points; 0 where it is hidden.
    public var statusBarHeight: Double
    /// The size classes of the whole screen.
    public var sizeClasses: SizeClasses
    /// The device, where there is one.
    public var device: Device?

    /// Creates the whole screen of a device; nil for `statusBarHidden` means the system's default.
    public init(_ device: Device, _ orientation: Orientation = .portrait, era: Era = .standard, statusBarHidden: Bool? = nil) {
        size = device.size(orientation)
        scale = device.scale
        idiom = device.idiom
        self.orientation = orientation
        self.era = era
        safeArea = device.safeArea(orientation, era: era, statusBarHidden: statusBarHidden)
        statusBarHeight = device.statusBarHeight(orientation, era: era, hidden: statusBarHidden)
        sizeClasses = device.sizeClasses(orientation)
        self.device = device
    }

    /// Creates the screen of a window: that of the device whose screen has this size, or else one with only a status bar.
    public init(size: Size, scale: Double? = nil, era: Era = .standard, statusBarHidden: Bool? = nil) {
        guard let (device, orientation) = Device.matching(size) else {
            self.init(plain: size, scale: scale ?? 2, era: era, statusBarHidden: statusBarHidden)
            return
        }
        self.init(device, orientation, era: era, statusBarHidden: statusBarHidden)
        self.scale = scale ?? device.scale
    }

    private init(plain size: Size, scale: Double, era: Era, statusBarHidden: Bool?) {
        self.size = size
        self.scale = scale
        let isPad = min(size.width, size.height) >= 600
        idiom = isPad ? .pad : .phone
        orientation = size.width > size.height ? .landscape : .portrait
        self.era = era
        let hides = statusBarHidden ?? (orientation == .landscape && !isPad && era >= .ios8)
        statusBarHeight = hides ? 0 : 20
        safeArea = Insets(top: statusBarHeight, left: 0, bottom: 0, right: 0)
        sizeClasses = SizeClasses(
            horizontal: isPad ? .regular : .compact, vertical: isPad || orientation == .portrait ? .regular : .compact)
        device = nil
    }

    /// The minimum horizontal margin of a root view (MG-5): 20 from 414 points on, else 16; before iOS 9 always 16.
    public var minimumMargin: Double { Screen.minimumMargin(width: size.width, era: era) }

    /// Returns the minimum margin for a window or child of a width.
    public static func minimumMargin(width: Double, era: Era = .standard) -> Double { era >= .ios9 && width >= 414 ? 20 : 16 }
}
