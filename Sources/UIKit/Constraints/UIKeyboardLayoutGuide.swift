import QuoinBehaviors

/// The rectangle of the keyboard.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    let keyboard = KeyboardGuide()

    /// Keyboards never float here.
    open var followsUndockedKeyboard = false
    /// At rest at the safe area's bottom, else at the view's.
    open var usesBottomSafeArea: Bool {
        get { keyboard.usesBottomSafeArea }
        set { keyboard.usesBottomSafeArea = newValue }
    }
    open var keyboardDismissPadding: CGFloat = 0
}
