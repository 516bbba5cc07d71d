// Fingers, keys and what they do to the device. None of it occurs here: the types are there for methods that take them.

/// Something that happened to the device; nothing does here.
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
