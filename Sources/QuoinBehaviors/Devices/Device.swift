import QuoinLayout

/// A device as layout sees it: the size of the screen, its scale, and the insets that the hardware causes (DV-1).
///
/// ```swift
/// let phone = Device(id: "retina6_12")          // nil for an id that is not in the table
/// phone?.size(.landscape)                       // 852 × 393
/// phone?.safeArea(.landscape)                   // 59 left and right, 21 at the bottom
/// ```
public struct Device: Hashable, Sendable {
    /// The id that Interface Builder's files use.
    public let id: String
    /// The name for people, such as `iPhone 8`.
    public let name: String
    /// The kind of device.
    public let idiom: Idiom
    /// The last iOS version that ran on any device with this screen; nil if they still get new ones.
    public var newestSystem: Double? { Device.lastSystems[id] }
    /// The size of the screen in portrait, in points.
    public let portraitSize: Size
    /// The number of pixels per point.
    public let scale: Double
    let top: TopInset
    let landscapeTop: Double
    let landscapeSides: Double
    let portraitBottom: Double
    let landscapeBottom: Double
    /// The reliability of the numbers.
    public let evidence: DeviceEvidence

    /// The hardware or bar that covers the top of the screen, held upright.
    enum TopInset: Hashable, Sendable {
        /// A status bar that may be hidden.
        case statusBar(Double)
        /// A sensor housing, there even without a status bar; the second from iOS 15 on (DV-1).
        case housing(Double, later: Double)
    }
}

/// The reliability of a device's numbers.
public enum DeviceEvidence: String, Hashable, Sendable {
    case observed, believed
}

extension Device {
    /// Finds the device with an id; nil if there is none.
    public init?(id: String) {
        guard let found = Device.all.first(where: { $0.id == id }) else { return nil }
        self = found
    }

    /// Finds the device with an id or name, ignoring case and spaces; nil if there is none.
    ///
    /// ```swift
    /// Device(named: "retina6_12") == Device(named: "iphone15")        // "iPhone 15"
    /// ```
    public init?(named name: String) {
        func key(_ text: String) -> String { text.lowercased().filter { $0 != " " } }
        let wanted = key(name)
        guard let found = Device.all.first(where: { key($0.id) == wanted || key($0.name) == wanted }) else { return nil }
        self = found
    }

    /// Returns the first device whose screen has a size in portrait or landscape; nil if there is none.
    public static func matching(_ size: Size) -> (device: Device, orientation: Orientation)? {
        for device in all {
            if device.portraitSize == size { return (device, .portrait) }
            if device.size(.landscape) == size { return (device, .landscape) }
        }
        return nil
    }

    /// Returns the screen's size in an orientation.
    public func size(_ orientation: Orientation) -> Size {
        orientation == .portrait ? portraitSize : Size(width: portraitSize.height, height: portraitSize.width)
    }

    /// Whether the device has a home indicator and round corners instead of a home button.
    public var hasHomeIndicator: Bool { portraitBottom > 0 }

    /// Returns the size classes: iPhones compact × regular in portrait and compact × compact in landscape, large phones
    /// regular × compact in landscape, iPads regular × regular.
    public func sizeClasses(_ orientation: Orientation) -> SizeClasses {
        if idiom == .pad { return SizeClasses(horizontal: .regular, vertical: .regular) }
        if orientation == .portrait { return SizeClasses(horizontal: .compact, vertical: .regular) }
        return SizeClasses(horizontal: portraitSize.width >= 414 ? .regular : .compact, vertical: .compact)
    }

    /// Returns the insets that hardware and status bar take at the window's edges (SA-1, SA-7).
    ///
    /// If `statusBarHidden` is nil, the system decides: phones in landscape hide the status bar from iOS 8 on.
    public func safeArea(_ orientation: Orientation, era: Era = .standard, statusBarHidden: Bool? = nil) -> Insets {
        let hidden = statusBarHidden ?? hidesStatusBar(orientation, era: era)
        let isUpright = orientation == .portrait
        let above: Double
        switch top {
        case .housing(let early, let later): above = isUpright ? (era >= .ios15 ? later : early) : 0
        case .statusBar(let height): above = hidden ? 0 : idiom == .pad && !isUpright ? landscapeTop : height
        }
        return Insets(
            top: above, left: isUpright ? 0 : landscapeSides, bottom: isUpright ? portraitBottom : landscapeBottom,
            right: isUpright ? 0 : landscapeSides)
    }

    /// Returns whether the system itself hides the status bar in an orientation.
    public func hidesStatusBar(_ orientation: Orientation, era: Era = .standard) -> Bool {
        orientation == .landscape && idiom == .phone && (era >= .ios8 || hasHomeIndicator)
    }

    /// Returns the height of the status bar where it is shown, in points: 20, or that of the sensor housing (BR-1).
    public func statusBarHeight(_ orientation: Orientation, era: Era = .standard, hidden: Bool? = nil) -> Double {
        if hidden ?? hidesStatusBar(orientation, era: era) { return 0 }
        return safeArea(orientation, era: era, statusBarHidden: false).top
    }
}
