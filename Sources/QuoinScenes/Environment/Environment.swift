import QuoinBehaviors
import QuoinLayout
import QuoinText

/// The device, orientation, window, era, text size and direction that a scene is shown in, as far as its file gives them.
///
/// A property that is nil is determined by the device and the era. An ``EnvironmentOverride`` replaces some of them for a
/// run.
///
/// ```swift
/// scene.environment.device = Device(id: "retina6_12")
/// scene.environment.orientation = .landscape
/// let size = scene.environment.windowSize          // 852 × 393
/// ```
public struct Environment: Hashable, Sendable {
    /// The device; nil if none is known, which leaves the window to ``size`` and the pixels to ``scale``.
    public var device: Device?
    /// The orientation of the device; nil for portrait, or that of ``size``.
    public var orientation: Orientation?
    /// The size of the window, in points; nil for the device's.
    public var size: Size?
    /// The number of pixels per point; nil for the device's. Without a scale and a device, frames are not rounded.
    public var scale: Double?
    /// The number of pixels per point that the sizes of texts are rounded to; nil for ``scale``.
    public var textScale: Double?
    /// The era of the system font, where a file gives it more exactly than ``era`` does; nil for that of ``era``.
    public var textEra: TextEra?
    /// The font files that named fonts are measured with; nil for the metrics that are compiled in.
    public var fonts: FontLibrary?
    /// The insets that the hardware and the status bar take from the window, in points; nil for the device's.
    public var safeArea: Insets?
    /// The era; nil for iOS 15.
    public var era: Era?
    /// The text size that the user chose; nil for the standard one.
    public var category: TextCategory?
    /// The text size that an editor drew the scene with; nil for the standard one.
    public var canvasCategory: TextCategory?
    /// The reading direction; nil for left to right.
    public var direction: LayoutDirection?

    /// Creates an environment in which nothing is set: a window of 375 × 667 points without pixels.
    public init() {}

    /// The size of the window in its ``orientation``, in points; 375 × 667 without a size and a device.
    public var windowSize: Size {
        let size = size ?? device?.size(orientation ?? .portrait) ?? Size(width: 375, height: 667)
        guard let orientation else { return size }
        let isUpright = size.width <= size.height
        return isUpright == (orientation == .portrait) ? size : Size(width: size.height, height: size.width)
    }

    /// Whether frames are rounded to pixels, because a device or a scale is known.
    public var hasPixels: Bool { scale != nil || device != nil }
}

extension Environment {
    /// Returns this environment with the values of an override in place of its own.
    ///
    /// Values that were made for another device, window or era are dropped: a safe area, a scale, an editor's text metrics.
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

    /// Returns whether an override changes the device, the size or the era that the scene was drawn for.
    func isMoved(by other: EnvironmentOverride) -> Bool {
        other.size != nil || other.safeArea != nil || other.scale != nil || other.device.map { $0 != device } ?? false
            || other.orientation.map { $0 != orientation ?? .portrait } ?? false || other.era.map { $0 != era } ?? false
    }

    /// Returns whether a scene that was drawn in this environment keeps its stored frames under an override.
    package func isDrawn(under other: EnvironmentOverride) -> Bool {
        (other.device == nil || other.device == device)
            && (other.orientation == nil && other.device == nil || (other.orientation ?? .portrait) == (orientation ?? .portrait))
            && (other.category == nil || other.category == .large)
            && (other.direction == nil || other.direction == direction ?? .leftToRight)
    }
}

extension Environment {
    /// Returns the screen, with defaults for everything that is not set: iOS 15, and the device that has the window's size.
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

    /// Returns the number of pixels per point that frames are rounded to.
    ///
    /// Without pixels the grid is too fine to be noticed; the engine itself rounds to a millionth.
    func rounding(_ screen: Screen) -> Double { hasPixels ? screen.scale : 100_000 }
}
