/// What can receive events: views and controllers. Events do not occur here; the chain does.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() { super.init() }

    private var isFirst = false

    /// The next one up: a view's controller or superview, a controller's view's superview.
    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { isFirst }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if canBecomeFirstResponder { isFirst = true }
        return isFirst
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        if canResignFirstResponder { isFirst = false }
        return !isFirst
    }

    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open func reloadInputViews() {}

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open var undoManager: UndoManager? { nil }

    final var associations: Associations?
}

extension UIResponder: @preconcurrency AssociationHolder {}

/// Undoes nothing: documents are not edited here.
open class UndoManager: NSObject {}

/// A finger on the screen; there is none here.
@preconcurrency @MainActor
open class UITouch: NSObject {
    open var view: UIView? { nil }
    open var window: UIWindow? { nil }
    open var tapCount: Int { 0 }
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// Something that happened to the device; nothing does here.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    open var allTouches: Set<UITouch>? { nil }
}
