import QuoinBehaviors
import QuoinLayout

/// A view that reports actions, to closures and to targets with a ``Selector`` that can be sent.
///
/// ```swift
/// button.addAction(UIAction { _ in print("tapped") }, for: .touchUpInside)
/// button.sendActions(for: .touchUpInside)
/// ```
open class UIControl: UIView {
    private var actions: [(action: UIAction, events: Event)] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        declarePlain(UIControl.self)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
        actions.append((action, controlEvents))
    }
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == actionIdentifier && !$0.events.isDisjoint(with: controlEvents) }
    }
    /// Runs the actions for the events, and sends the selectors.
    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) { sendAction(action) }
        for target in targets where !target.events.isDisjoint(with: controlEvents) && !target.isGone {
            sendAction(target.action, to: target.object, for: nil)
        }
    }
    open func sendAction(_ action: UIAction) { action.run(self) }
    /// Sends a selector to the target, or along the chain of responders.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { action.send(to: target, from: self, event) }
    /// Adds a target with a selector. It is called if the selector can be sent (``Selector``); it is not retained.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        targets.append(Target(object: target.map { $0 as AnyObject }, isAnybody: target == nil, action: action, events: controlEvents))
    }
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let gone = target.map { $0 as AnyObject }
        targets.removeAll { entry in
            (gone == nil || entry.object === gone) && (action == nil || entry.action == action)
                && !entry.events.isDisjoint(with: controlEvents)
        }
    }
    private var targets: [Target] = []

    /// A target with its selector; without an object, the first responder in the chain that has the method.
    private struct Target {
        weak var object: AnyObject?
        let isAnybody: Bool
        let action: Selector
        let events: Event
        var isGone: Bool { object == nil && !isAnybody }
    }
    open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.object as? NSObject }) }
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let wanted = target.map { $0 as AnyObject }
        let found = targets.filter { $0.object === wanted && $0.events.contains(controlEvent) }.map(\.action.description)
        return found.isEmpty ? nil : found
    }
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stop = false
        for (action, events) in actions where !stop { iterator(action, nil, events, &stop) }
        for target in targets where !stop { iterator(nil, (target.object, target.action), target.events, &stop) }
    }
    open var allControlEvents: Event {
        targets.reduce(actions.reduce([]) { $0.union($1.events) }) { $0.union($1.events) }
    }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    /// No effect.
    open var isTracking: Bool { false }
    /// No effect.
    open var isTouchInside: Bool { false }
    open var isContextMenuInteractionEnabled = false
    open var toolTip: String?
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var state: State {
        var state: State = []
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }
    open var menu: UIMenu?
    open var showsMenuAsPrimaryAction = false
    /// No effect.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// No effect.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// No effect.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// No effect.
    open func cancelTracking(with event: UIEvent?) {}

    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        public static let focused = State(rawValue: 1 << 3)
        public static let application = State(rawValue: 0x00FF_0000)
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    public enum ContentVerticalAlignment: Int, Hashable, Sendable {
        case center, top, bottom, fill
    }
    public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
        case center, left, right, fill, leading, trailing
    }
}
