/// What can receive events: views and controllers. Events do not occur here; the chain does.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() { super.init() }

    /// What few responders have.
    final var attachments: Attachments?

    /// The next one up: a view's controller or superview, a controller's view's superview.
    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { attachments?.isFirst ?? false }

    /// The one that had been first resigns.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, !isFirstResponder else { return isFirstResponder }
        if let first = UIKitState.firstResponder(), first !== self, !first.resignFirstResponder() { return false }
        ensureAttachments().isFirst = true
        UIKitState.firstResponder = { [weak self] in self }
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        if isFirstResponder, canResignFirstResponder {
            attachments?.isFirst = false
            UIKitState.firstResponder = { nil }
        }
        return !isFirstResponder
    }

    open var canBecomeFocused: Bool { false }
    open var isFocused: Bool { false }
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open var inputViewController: UIViewController? { nil }
    open func reloadInputViews() {}

    // Events: nothing calls these here.

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func remoteControlReceived(with event: UIEvent?) {}
    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
    open var undoManager: UndoManager? { nil }
    open var keyCommands: [UIKeyCommand]? { nil }
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open var userActivity: NSUserActivity?

    // Accessibility: kept for tests and logs.

    open var accessibilityIdentifier: String? {
        get { attachments?.accessibility.identifier }
        set { ensureAttachments().accessibility.identifier = newValue }
    }
    open var isAccessibilityElement: Bool {
        get { attachments?.accessibility.isElement ?? false }
        set { ensureAttachments().accessibility.isElement = newValue }
    }
    open var accessibilityLabel: String? {
        get { attachments?.accessibility.label }
        set { ensureAttachments().accessibility.label = newValue }
    }
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }
    open var accessibilityHint: String? {
        get { attachments?.accessibility.hint }
        set { ensureAttachments().accessibility.hint = newValue }
    }
    open var accessibilityValue: String? {
        get { attachments?.accessibility.value }
        set { ensureAttachments().accessibility.value = newValue }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { attachments?.accessibility.traits ?? .none }
        set { ensureAttachments().accessibility.traits = newValue }
    }
    open var accessibilityFrame: CGRect {
        get { attachments?.accessibility.frame ?? .zero }
        set { ensureAttachments().accessibility.frame = newValue }
    }
    open var accessibilityPath: UIBezierPath? {
        get { attachments?.accessibility.path }
        set { ensureAttachments().accessibility.path = newValue }
    }
    /// The middle of the frame unless set.
    open var accessibilityActivationPoint: CGPoint {
        get { attachments?.accessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { ensureAttachments().accessibility.activationPoint = newValue }
    }
    open var accessibilityLanguage: String? {
        get { attachments?.accessibility.language }
        set { ensureAttachments().accessibility.language = newValue }
    }
    /// Kept; colors are not inverted here.
    open var accessibilityIgnoresInvertColors: Bool {
        get { attachments?.accessibility.ignoresInvertColors ?? false }
        set { ensureAttachments().accessibility.ignoresInvertColors = newValue }
    }
    open var accessibilityRespondsToUserInteraction: Bool {
        get { attachments?.accessibility.responds ?? isAccessibilityElement }
        set { ensureAttachments().accessibility.responds = newValue }
    }
    open var accessibilityUserInputLabels: [String]! {
        get { attachments?.accessibility.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { ensureAttachments().accessibility.inputLabels = newValue }
    }
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { attachments?.accessibility.container ?? .none }
        set { ensureAttachments().accessibility.container = newValue }
    }
    open var accessibilityElements: [Any]? {
        get { attachments?.accessibility.elements }
        set { ensureAttachments().accessibility.elements = newValue }
    }
    open var accessibilityElementsHidden: Bool {
        get { attachments?.accessibility.elementsHidden ?? false }
        set { ensureAttachments().accessibility.elementsHidden = newValue }
    }
    open var accessibilityViewIsModal: Bool {
        get { attachments?.accessibility.isModal ?? false }
        set { ensureAttachments().accessibility.isModal = newValue }
    }
    open var shouldGroupAccessibilityChildren: Bool {
        get { attachments?.accessibility.groupsChildren ?? false }
        set { ensureAttachments().accessibility.groupsChildren = newValue }
    }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { attachments?.accessibility.customActions }
        set { ensureAttachments().accessibility.customActions = newValue }
    }
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityPerformEscape() -> Bool { false }

    final func ensureAttachments() -> Attachments {
        if let attachments { return attachments }
        let made = Attachments()
        attachments = made
        return made
    }
}

/// What few responders have; made on first use.
final class Attachments {
    var associations: Associations?
    var isFirst = false
    var accessibility = Accessibility()
    var traits = TraitAttachments()
}

/// What assistive software would be told.
struct Accessibility {
    var identifier: String?
    var isElement = false
    var label: String?
    var hint: String?
    var value: String?
    var traits = UIAccessibilityTraits.none
    var frame = CGRect.zero
    var elements: [Any]?
    var elementsHidden = false
    var isModal = false
    var groupsChildren = false
    var customActions: [UIAccessibilityCustomAction]?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var language: String?
    var ignoresInvertColors = false
    var responds: Bool?
    var inputLabels: [String]?
    var container = UIAccessibilityContainerType.none
}

extension UIResponder: @preconcurrency AssociationHolder {
    final var associations: Associations? {
        get { attachments?.associations }
        set { if newValue != nil || attachments != nil { ensureAttachments().associations = newValue } }
    }
}
