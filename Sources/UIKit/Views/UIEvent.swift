// Fingers, keys and what they do to the device. None of it occurs here: the types are there for methods that take them.

/// Undoes nothing: documents are not edited here.
open class UndoManager: NSObject {
    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {}
    open var canUndo: Bool { false }
    open var canRedo: Bool { false }
    open func undo() {}
    open func redo() {}
}

/// A finger on the screen; there is none here.
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

    public enum Phase: Int, Hashable, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }
}

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

/// A key that is held; none is here.
@preconcurrency @MainActor
open class UIPress: NSObject {}

/// Keys that are held; none are here.
open class UIPressesEvent: UIEvent {}

/// A key with something to do; keys do not come here.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
    open var title = ""
    open private(set) var input: String?
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init()
        self.input = input
        self.modifierFlags = modifierFlags
    }
}

/// Keys held with another.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// What a user was doing; only kept.
open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }
}
