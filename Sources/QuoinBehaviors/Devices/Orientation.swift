/// How the device is held.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait, landscape
}

/// Whether an axis has much room.
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    case compact, regular
}

/// The size classes of both axes.
public struct SizeClasses: Hashable, Sendable {
    public var horizontal: SizeClass
    public var vertical: SizeClass

    public init(horizontal: SizeClass, vertical: SizeClass) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
