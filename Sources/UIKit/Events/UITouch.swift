/// A touch. No effect. Touches do not occur.
@preconcurrency @MainActor
open class UITouch: NSObject {
    open var view: UIView? { nil }
    open var window: UIWindow? { nil }
    open var tapCount: Int { 0 }
    open var phase: Phase { .began }
    open var timestamp: TimeInterval { 0 }
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }

    open var type: TouchType { .direct }
    open var majorRadius: CGFloat { 0 }
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    public enum TouchType: Int, Hashable, Sendable {
        case direct, indirect, pencil, indirectPointer
        public static var stylus: TouchType { .pencil }
    }
    public enum Phase: Int, Hashable, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }
}
