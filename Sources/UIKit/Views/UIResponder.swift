/// What can receive events: views and controllers. Events do not occur here; the chain does.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() { super.init() }

    /// What few responders have.
    final var rareResponderProperties: RareResponderProperties?

    /// The next one up: a view's controller or superview, a controller's view's superview.
    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { rareResponderProperties?.isFirst ?? false }

    /// The one that had been first resigns.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, !isFirstResponder else { return isFirstResponder }
        if let first = UIKitState.firstResponder(), first !== self, !first.resignFirstResponder() { return false }
        ensureRareResponderProperties().isFirst = true
        UIKitState.firstResponder = { [weak self] in self }
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        if isFirstResponder, canResignFirstResponder {
            rareResponderProperties?.isFirst = false
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
        get { rareResponderProperties?.accessibility.identifier }
        set { ensureRareResponderProperties().accessibility.identifier = newValue }
    }
    open var isAccessibilityElement: Bool {
        get { rareResponderProperties?.accessibility.isElement ?? false }
        set { ensureRareResponderProperties().accessibility.isElement = newValue }
    }
    open var accessibilityLabel: String? {
        get { rareResponderProperties?.accessibility.label }
        set { ensureRareResponderProperties().accessibility.label = newValue }
    }
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }
    open var accessibilityHint: String? {
        get { rareResponderProperties?.accessibility.hint }
        set { ensureRareResponderProperties().accessibility.hint = newValue }
    }
    open var accessibilityValue: String? {
        get { rareResponderProperties?.accessibility.value }
        set { ensureRareResponderProperties().accessibility.value = newValue }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { rareResponderProperties?.accessibility.traits ?? .none }
        set { ensureRareResponderProperties().accessibility.traits = newValue }
    }
    open var accessibilityFrame: CGRect {
        get { rareResponderProperties?.accessibility.frame ?? .zero }
        set { ensureRareResponderProperties().accessibility.frame = newValue }
    }
    open var accessibilityPath: UIBezierPath? {
        get { rareResponderProperties?.accessibility.path }
        set { ensureRareResponderProperties().accessibility.path = newValue }
    }
    /// The middle of the frame unless set.
    open var accessibilityActivationPoint: CGPoint {
        get { rareResponderProperties?.accessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { ensureRareResponderProperties().accessibility.activationPoint = newValue }
    }
    open var accessibilityLanguage: String? {
        get { rareResponderProperties?.accessibility.language }
        set { ensureRareResponderProperties().accessibility.language = newValue }
    }
    /// Kept; colors are not inverted here.
    open var accessibilityIgnoresInvertColors: Bool {
        get { rareResponderProperties?.accessibility.ignoresInvertColors ?? false }
        set { ensureRareResponderProperties().accessibility.ignoresInvertColors = newValue }
    }
    open var accessibilityRespondsToUserInteraction: Bool {
        get { rareResponderProperties?.accessibility.responds ?? isAccessibilityElement }
        set { ensureRareResponderProperties().accessibility.responds = newValue }
    }
    open var accessibilityUserInputLabels: [String]! {
        get { rareResponderProperties?.accessibility.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { ensureRareResponderProperties().accessibility.inputLabels = newValue }
    }
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { rareResponderProperties?.accessibility.container ?? .none }
        set { ensureRareResponderProperties().accessibility.container = newValue }
    }
    open var accessibilityElements: [Any]? {
        get { rareResponderProperties?.accessibility.elements }
        set { ensureRareResponderProperties().accessibility.elements = newValue }
    }
    open var accessibilityElementsHidden: Bool {
        get { rareResponderProperties?.accessibility.elementsHidden ?? false }
        set { ensureRareResponderProperties().accessibility.elementsHidden = newValue }
    }
    open var accessibilityViewIsModal: Bool {
        get { rareResponderProperties?.accessibility.isModal ?? false }
        set { ensureRareResponderProperties().accessibility.isModal = newValue }
    }
    open var shouldGroupAccessibilityChildren: Bool {
        get { rareResponderProperties?.accessibility.groupsChildren ?? false }
        set { ensureRareResponderProperties().accessibility.groupsChildren = newValue }
    }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { rareResponderProperties?.accessibility.customActions }
        set { ensureRareResponderProperties().accessibility.customActions = newValue }
    }
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityPerformEscape() -> Bool { false }

    final func ensureRareResponderProperties() -> RareResponderProperties {
        if let rareResponderProperties { return rareResponderProperties }
        let made = RareResponderProperties()
        rareResponderProperties = made
        return made
    }
}

/// What few responders have; made on first use.
final class RareResponderProperties {
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
        get { rareResponderProperties?.associations }
        set { if newValue != nil || rareResponderProperties != nil { ensureRareResponderProperties().associations = newValue } }
    }
}
