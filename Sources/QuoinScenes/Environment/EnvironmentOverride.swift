import QuoinBehaviors
import QuoinLayout
import QuoinText

/// The values that replace those of a scene's own environment; nil leaves a value as it is.
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
    /// The device to show the scene on.
    public var device: Device?
    /// The orientation of the device.
    public var orientation: Orientation?
    /// The text size that the user chose.
    public var category: TextCategory?
    /// The reading direction.
    public var direction: LayoutDirection?
    /// The iOS version whose rules are applied.
    public var era: Era?
    /// The size of the window, in points.
    public var size: Size?
    /// The number of pixels per point.
    public var scale: Double?
    /// The number of pixels per point that the sizes of texts are rounded to.
    public var textScale: Double?
    /// The era of the system font.
    public var textEra: TextEra?
    /// The insets that the hardware and the status bar take from the window, in points.
    public var safeArea: Insets?

    /// Creates an override of the given values; the others stay as the scene has them.
    public init(device: Device? = nil, orientation: Orientation? = nil, category: TextCategory? = nil, direction: LayoutDirection? = nil) {
        self.device = device
        self.orientation = orientation
        self.category = category
        self.direction = direction
    }

    /// The override without values, which leaves a scene as it was saved.
    public static let unchanged = EnvironmentOverride()

    /// This override with portrait as the orientation where it has a device and no orientation.
    package var heldUpright: EnvironmentOverride {
        var upright = self
        if device != nil, orientation == nil { upright.orientation = .portrait }
        return upright
    }
}
