// Touches, presses and motion do not occur. The types exist for methods that take them.

/// An event. No effect. Events do not occur.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    open var allTouches: Set<UITouch>? { nil }
    open var timestamp: TimeInterval { 0 }
    open var type: EventType { .touches }
    open func touches(for view: UIView) -> Set<UITouch>? { nil }

    public enum EventType: Int, Hashable, Sendable {
        case touches, motion, remoteControl, presses
    }
    public enum EventSubtype: Int, Hashable, Sendable {
        case none = 0
        case motionShake = 1
    }
}
