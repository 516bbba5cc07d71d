// Haptic feedback.

/// A generator of haptic feedback. No effect.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }
    open func prepare() {}
}

/// A generator of impact feedback. No effect.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public override init() { super.init() }
    public init(style: FeedbackStyle) { super.init() }
    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
    public enum FeedbackStyle: Int, Hashable, Sendable {
        case light, medium, heavy, soft, rigid
    }
}

/// A generator of selection feedback. No effect.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}

/// A generator of success, warning and failure feedback. No effect.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    open func notificationOccurred(_ notificationType: FeedbackType) {}
    public enum FeedbackType: Int, Hashable, Sendable {
        case success, warning, error
    }
}
