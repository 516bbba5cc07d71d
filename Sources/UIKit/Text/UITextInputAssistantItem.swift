/// The bar of shortcuts above a keyboard. It is stored only.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    open var allowsHidingShortcuts = true
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// The language of a keyboard. There is no keyboard.
open class UITextInputMode: NSObject {
    /// No effect.
    open var primaryLanguage: String? { nil }
    /// No effect.
    open class var activeInputModes: [UITextInputMode] { [] }
}
