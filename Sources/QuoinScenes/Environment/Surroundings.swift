import QuoinBehaviors
import QuoinLayout
import QuoinText

/// Where a scene is shown, as far as it was said: by the file, or by whoever runs the layout. Nil: nobody said.
///
/// ```swift
/// var wishes = Surroundings()
/// wishes.device = Device(id: "retina6_12")
/// wishes.orientation = .landscape
/// let layout = try SceneLayout(scene, overriding: wishes)
/// ```
public struct Surroundings: Hashable, Sendable {
    public var device: Device?
    public var orientation: Orientation?
    /// The window's size; nil: the device's.
    public var size: Size?
    /// Pixels a point; nil: the device's. Where no device was named either, nothing is rounded.
    public var scale: Double?
    /// Pixels a point that text is rounded to; nil: the scale.
    public var textScale: Double?
    /// Whose system font, where that is known better than by the era; nil: the era's.
    public var textEra: TextEra?
    /// What hardware and status bar take from the window; nil: what the device has.
    public var safeArea: Insets?
    public var era: Era?
    /// The text size the user chose.
    public var category: TextCategory?
    /// The text size that an editor drew with; nil: the standard one.
    public var canvasCategory: TextCategory?
    public var direction: LayoutDirection?

    public init() {}

    /// These, with whatever `other` says in their place. Another device, size or way to hold it has a safe area of its own.
    public func overridden(by other: Surroundings) -> Surroundings {
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
        result.safeArea = other.safeArea ?? result.safeArea
        result.era = other.era ?? result.era
        result.category = other.category ?? result.category
        result.direction = other.direction ?? result.direction
        return result
    }

    /// Whether the same scene lies somewhere else under these wishes: on another device, in another size or era.
    func isMoved(by wishes: Surroundings) -> Bool {
        wishes.size != nil || wishes.safeArea != nil || wishes.scale != nil || wishes.device.map { $0 != device } ?? false
            || wishes.orientation.map { $0 != orientation ?? .portrait } ?? false || wishes.era.map { $0 != era } ?? false
    }

    /// The window's size, held the way that was asked for; 375 × 667 where nobody said.
    public var windowSize: Size {
        let size = size ?? device?.size(orientation ?? .portrait) ?? Size(width: 375, height: 667)
        guard let orientation else { return size }
        let isUpright = size.width <= size.height
        return isUpright == (orientation == .portrait) ? size : Size(width: size.height, height: size.width)
    }

    /// Whether frames are rounded to pixels: a device or a scale was named.
    public var hasPixels: Bool { scale != nil || device != nil }
}

extension Surroundings {
    /// The screen with nothing left open: era iOS 15, the named device, else the one that has the window's size.
    ///
    /// - Parameter statusBarHidden: Nil: as the system does by itself.
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

    /// The size of a pixel that frames are rounded to; where there are no pixels, so fine a grid that nobody sees it (the engine itself snaps to a millionth).
    func rounding(_ screen: Screen) -> Double { hasPixels ? screen.scale : 100_000 }
}
