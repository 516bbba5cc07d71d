import QuoinBehaviors

/// The guide of the keyboard's frame.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    let keyboard = KeyboardGuide()

    /// Whether the guide follows a floating keyboard. No effect. Keyboards do not float.
    open var followsUndockedKeyboard = false
    /// Whether the guide rests at the bottom of the safe area, else at the view's bottom, while no keyboard is shown.
    open var usesBottomSafeArea: Bool {
        get { keyboard.usesBottomSafeArea }
        set { keyboard.usesBottomSafeArea = newValue }
    }
    open var keyboardDismissPadding: CGFloat = 0
}
