import QuoinBehaviors
import QuoinLayout
import QuoinText

/// The environment that a scene is shown in, as far as its file says: device, orientation, window, era, text size, direction.
///
/// A value that is nil is left to the device and the era. A run replaces some of them by an ``EnvironmentOverride``.
///
/// ```swift
/// scene.environment.device = Device(id: "retina6_12")
/// scene.environment.orientation = .landscape
/// let size = scene.environment.windowSize          // 852 × 393
/// ```
public struct Environment: Hashable, Sendable {
    public var device: Device?
    public var orientation: Orientation?
    /// The window's size; nil: the device's.
    public var size: Size?
    /// Pixels a point; nil: the device's. Without a scale and a device nothing is rounded.
    public var scale: Double?
    /// Pixels a point that text is rounded to; nil: the scale.
    public var textScale: Double?
    /// The system font's era, where a file tells it more exactly than ``era`` does; nil: that of ``era``.
    public var textEra: TextEra?
    /// The font files that named fonts are measured with; nil: none, but for what is compiled in.
    public var fonts: FontLibrary?
    /// The insets that hardware and status bar take from the window; nil: the device's.
    public var safeArea: Insets?
    public var era: Era?
    /// The text size that the user chose.
    public var category: TextCategory?
    /// The text size that an editor drew with; nil: the standard one.
    public var canvasCategory: TextCategory?
    public var direction: LayoutDirection?

    public init() {}

    /// The window's size, held as ``orientation`` says; 375 × 667 without a size and a device.
    public var windowSize: Size {
        let size = size ?? device?.size(orientation ?? .portrait) ?? Size(width: 375, height: 667)
        guard let orientation else { return size }
        let isUpright = size.width <= size.height
        return isUpright == (orientation == .portrait) ? size : Size(width: size.height, height: size.width)
    }

    /// Whether frames are rounded to pixels: a device or a scale is known.
    public var hasPixels: Bool { scale != nil || device != nil }
}

extension Environment {
    /// This environment with the values of an override in place of its own.
    ///
    /// Values that were right for another device, window or era go with it: a safe area, a scale, the text metrics of an editor.
    public func overridden(by other: EnvironmentOverride) -> Environment {
        var result = self
        if other.device != nil || other.size != nil { result.size = nil }
        if other.device != nil { result.scale = nil }
        if other.device != nil || other.era != nil {
            result.textScale = nil
            result.canvasCategory = nil
        }
        if other.era != nil { result.textEra = nil }
        if other.device != nil || other.size != nil || other.orientation != nil { result.safeArea = nil }
        result.device = other.device ?? result.device
        result.orientation = other.orientation ?? result.orientation
        result.size = other.size ?? result.size
        result.scale = other.scale ?? result.scale
        result.textScale = other.textScale ?? result.textScale
        result.textEra = other.textEra ?? result.textEra
        result.safeArea = other.safeArea ?? result.safeArea
        result.era = other.era ?? result.era
        result.category = other.category ?? result.category
        result.direction = other.direction ?? result.direction
        return result
    }

    /// Whether an override moves the scene away from where it was drawn: to another device, size or era.
    func isMoved(by other: EnvironmentOverride) -> Bool {
        other.size != nil || other.safeArea != nil || other.scale != nil || other.device.map { $0 != device } ?? false
            || other.orientation.map { $0 != orientation ?? .portrait } ?? false || other.era.map { $0 != era } ?? false
    }

    /// Whether a scene that was drawn in this environment has its stored frames under an override, too.
    package func isDrawn(under other: EnvironmentOverride) -> Bool {
        (other.device == nil || other.device == device)
            && (other.orientation == nil && other.device == nil || (other.orientation ?? .portrait) == (orientation ?? .portrait))
            && (other.category == nil || other.category == .large)
            && (other.direction == nil || other.direction == direction ?? .leftToRight)
    }
}

extension Environment {
    /// The screen with defaults for everything that is not set: iOS 15 as the era, and the device that has the window's size.
    ///
    /// - Parameter statusBarHidden: Whether the status bar is hidden; nil for the system's default.
    public func screen(statusBarHidden: Bool? = nil) -> Screen {
        let era = era ?? .standard
        var screen: Screen
        if let device {
            let lies = size.map { $0.width > $0.height } ?? false
            screen = Screen(device, orientation ?? (lies ? .landscape : .portrait), era: era, statusBarHidden: statusBarHidden)
            screen.size = windowSize
        } else {
            screen = Screen(size: windowSize, era: era, statusBarHidden: statusBarHidden)
        }
        screen.scale = scale ?? screen.scale
        screen.safeArea = safeArea ?? screen.safeArea
        return screen
    }

    /// Pixels a point that frames are rounded to; without pixels a grid so fine that it is invisible (the engine itself snaps to a
    /// millionth).
    func rounding(_ screen: Screen) -> Double { hasPixels ? screen.scale : 100_000 }
}
