/// The orientation of the device.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait, landscape
}

/// The size class of an axis: whether it has much space.
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    case compact, regular
}

/// The size classes of both axes.
public struct SizeClasses: Hashable, Sendable {
    /// The size class of the width.
    public var horizontal: SizeClass
    /// The size class of the height.
    public var vertical: SizeClass

    /// Creates a pair of size classes.
    public init(horizontal: SizeClass, vertical: SizeClass) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
