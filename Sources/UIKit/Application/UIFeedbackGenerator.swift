// What a device does beside showing things: it taps, and it keeps what was copied. It taps nobody here.

/// Taps the user; nothing happens.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }
    open func prepare() {}
}

/// Taps as if something had hit something; nothing happens.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public override init() { super.init() }
    public init(style: FeedbackStyle) { super.init() }
    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
    public enum FeedbackStyle: Int, Hashable, Sendable {
        case light, medium, heavy, soft, rigid
    }
}

/// Taps as a choice changes; nothing happens.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}

/// Taps for success or failure; nothing happens.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    open func notificationOccurred(_ notificationType: FeedbackType) {}
    public enum FeedbackType: Int, Hashable, Sendable {
        case success, warning, error
    }
}
