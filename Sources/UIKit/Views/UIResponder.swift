/// An object in the responder chain: a view or a controller. Events do not occur.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() { super.init() }

    /// Rarely set properties, allocated on first use.
    final var rareResponderProperties: RareResponderProperties?

    /// The next responder: a view's controller or superview, a controller's view's superview.
    open var next: UIResponder? { nil }
    /// No effect. There is no menu bar.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// The shortcuts above the keyboard. They are stored only.
    open var inputAssistantItem: UITextInputAssistantItem {
        if let item = rareResponderProperties?.assistantItem { return item }
        let item = UITextInputAssistantItem()
        ensureRareResponderProperties().assistantItem = item
        return item
    }
    /// No effect.
    open var textInputMode: UITextInputMode? { nil }
    /// No effect.
    open var textInputContextIdentifier: String? { nil }
    /// No effect. Observe with a closure instead: `observe(\.bounds) { … }`.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {}
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { rareResponderProperties?.isFirst ?? false }

    /// Makes this the first responder, after the previous one has resigned.
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

    /// No effect.
    open var canBecomeFocused: Bool { false }
    /// No effect.
    open var isFocused: Bool { false }
    /// No effect.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// No effect.
    open func setNeedsFocusUpdate() {}
    /// No effect.
    open func updateFocusIfNeeded() {}
    /// No effect.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// No effect.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// No effect.
    open var inputView: UIView? { nil }
    /// No effect.
    open var inputAccessoryView: UIView? { nil }
    /// No effect.
    open var inputViewController: UIViewController? { nil }
    /// No effect.
    open func reloadInputViews() {}

    // Events do not occur, so nothing calls these methods.

    /// No effect.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// No effect.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// No effect.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// No effect.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// No effect.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// No effect.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// No effect.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// No effect.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// No effect.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// No effect.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// No effect.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// No effect.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// No effect.
    open func remoteControlReceived(with event: UIEvent?) {}
    /// No effect.
    open func cut(_ sender: Any?) {}
    /// No effect.
    open func copy(_ sender: Any?) {}
    /// No effect.
    open func paste(_ sender: Any?) {}
    /// No effect.
    open func select(_ sender: Any?) {}
    /// No effect.
    open func selectAll(_ sender: Any?) {}
    /// No effect.
    open func delete(_ sender: Any?) {}
    /// No effect.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    /// No effect.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
    /// No effect.
    open var undoManager: UndoManager? { nil }
    /// No effect.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// No effect.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open var userActivity: NSUserActivity?

    // Accessibility properties are stored for tests and logs.

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
    /// The point that is activated; the middle of the frame by default.
    open var accessibilityActivationPoint: CGPoint {
        get { rareResponderProperties?.accessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { ensureRareResponderProperties().accessibility.activationPoint = newValue }
    }
    open var accessibilityLanguage: String? {
        get { rareResponderProperties?.accessibility.language }
        set { ensureRareResponderProperties().accessibility.language = newValue }
    }
    /// Whether colors are not inverted. It is stored only.
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
    /// No effect.
    open func accessibilityActivate() -> Bool { false }
    /// No effect.
    open func accessibilityIncrement() {}
    /// No effect.
    open func accessibilityDecrement() {}
    /// No effect.
    open func accessibilityPerformEscape() -> Bool { false }

    final func ensureRareResponderProperties() -> RareResponderProperties {
        if let rareResponderProperties { return rareResponderProperties }
        let made = RareResponderProperties()
        rareResponderProperties = made
        return made
    }
}

/// Rarely set properties, allocated on first use.
final class RareResponderProperties {
    var preferredTransition: AnyObject?
    var assistantItem: UITextInputAssistantItem?
    var associations: Associations?
    var isFirst = false
    var accessibility = Accessibility()
    var traits = TraitAttachments()
}

/// The accessibility properties of a responder.
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
