import QuoinBehaviors
import QuoinLayout
import QuoinText

/// The values that take the place of a scene's own environment; nil: as the scene has it.
///
/// ```swift
/// var elsewhere = EnvironmentOverride(device: Device(id: "retina6_12"), orientation: .landscape)
/// let layout = try SceneLayout(scene, overriding: elsewhere)
///
/// EnvironmentOverride("retina4_7:landscape")                // iPhone 8 in landscape
/// EnvironmentOverride("retina6_12:AX3:rtl")?.name           // "retina6_12:AX3:rtl"
/// EnvironmentOverride("rtl")                                // the scene's own device, from right to left
/// ```
public struct EnvironmentOverride: Hashable, Sendable {
    public var device: Device?
    public var orientation: Orientation?
    public var category: TextCategory?
    public var direction: LayoutDirection?
    public var era: Era?
    /// The window's size.
    public var size: Size?
    /// Pixels a point.
    public var scale: Double?
    /// Pixels a point that text is rounded to.
    public var textScale: Double?
    /// The era of the system font.
    public var textEra: TextEra?
    /// The insets that hardware and status bar take from the window.
    public var safeArea: Insets?

    public init(device: Device? = nil, orientation: Orientation? = nil, category: TextCategory? = nil, direction: LayoutDirection? = nil) {
        self.device = device
        self.orientation = orientation
        self.category = category
        self.direction = direction
    }

    /// The override that changes nothing: the scene as it was saved.
    public static let unchanged = EnvironmentOverride()

    /// The same override; a device without an orientation is held upright.
    package var heldUpright: EnvironmentOverride {
        var upright = self
        if device != nil, orientation == nil { upright.orientation = .portrait }
        return upright
    }
}
