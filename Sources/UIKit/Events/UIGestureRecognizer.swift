/// A gesture recognizer, stored with its view. No effect. Gestures do not occur.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    final weak var attached: UIView?

    /// Makes a recognizer. The target is never called, as gestures do not occur.
    public init(target: Any?, action: Selector?) { super.init() }
    public convenience override init() { self.init(target: nil, action: nil) }
    public convenience init?(coder: NSCoder) { self.init() }

    /// Adds a target. The target is never called, as gestures do not occur.
    open func addTarget(_ target: Any, action: Selector) {}
    open func removeTarget(_ target: Any?, action: Selector?) {}

    open var view: UIView? { attached }
    open var isEnabled = true
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var name: String?
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var state = State.possible
    open var requiresExclusiveTouchType = true
    open var allowedTouchTypes: [NSNumber] = []
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
    open func reset() {}
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
    open var numberOfTouches: Int { 0 }
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func ignore(_ touch: UITouch, for event: UIEvent) {}
    open var allowedPressTypes: [NSNumber] = []

    public enum State: Int, Hashable, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
    }

    var associations: Associations?
}

extension UIGestureRecognizer: @preconcurrency AssociationHolder {}
