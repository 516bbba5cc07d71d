/// UIKit's own views in a person's words.
enum UIKitClasses {
    /// Class names and what people call them, with an article.
    static let words: [String: String] = [
        "UITableViewCellContentView": "the cell", "UITableViewCell": "the cell", "UITableViewHeaderFooterView": "the section header",
        "_UITableViewHeaderFooterContentView": "the section header", "UITableViewHeaderFooterContentView": "the section header",
        "UITableViewWrapperView": "the table's inside", "UICollectionViewCell": "the cell", "UICollectionReusableView": "the header",
        "UICollectionViewListCell": "the cell", "_UICollectionViewListCellContentView": "the cell",
        "UIViewControllerWrapperView": "the container of the controller's view", "UITransitionView": "the view that presents",
        "UIDropShadowView": "the view that presents", "UILayoutContainerView": "the navigation controller's view",
        "UINavigationTransitionView": "the navigation controller's inside", "UIWindow": "the window",
        "_UINavigationBarContentView": "the navigation bar", "_UINavigationBarLargeTitleView": "the large title",
        "_UIButtonBarStackView": "the bar's row of buttons", "_UIButtonBarButton": "the bar button", "_UIModernBarButton": "the bar button",
        "_UIToolbarContentView": "the toolbar", "_UIBackButtonContainerView": "the back button",
        "_UITAMICAdaptorView": "the bar's wrapper around your view", "UINavigationButton": "the bar button",
        "_UIAlertControllerView": "the alert", "_UIAlertControllerPhoneTVMacView": "the alert", "UIInputSetContainerView": "the keyboard",
        "UIInputSetHostView": "the keyboard", "UIInputView": "the keyboard's accessory", "_UIKBCompatInputView": "the keyboard",
        "UIKBInputBackdropView": "the keyboard", "UICompatibilityInputViewController": "the keyboard",
        "TUISystemInputAssistantView": "the keyboard's bar", "SystemInputAssistantView": "the keyboard's bar",
        "TUIPredictionView": "the keyboard's suggestions", "UIScrollViewContentView": "the scroll view's content",
    ]

    /// Identifiers of guides, and what they stand for; `%` is the view they belong to.
    static let guides: [String: String] = [
        "UIViewLayoutMarginsGuide": "the margins of %", "margins": "the margins of %",
        "UIViewSafeAreaLayoutGuide": "the safe area of %", "safeArea": "the safe area of %",
        "UIViewReadableContentGuide": "the readable width of %", "UIViewReadableContentLayoutGuide": "the readable width of %",
        "readable": "the readable width of %", "UIScrollView-contentLayoutGuide": "the content of %", "content": "the content of %",
        "UIScrollView-frameLayoutGuide": "the frame of %", "frame": "the frame of %",
        "UIScrollViewContentMarginsGuide": "the content margins of %", "keyboard": "the keyboard's guide",
        "UIViewKeyboardLayoutGuide": "the keyboard's guide", "topLayout": "the top layout guide", "bottomLayout": "the bottom layout guide",
        "UISV-alignment-spanner": "the line the stack view aligns to", "alignment-spanner": "the line %'s views are aligned to",
        "UISV-ordering-spanner": "the stack view's inner frame", "ordering-spanner": "the inner frame of %",
    ]

    /// Views that cannot take translatesAutoresizingMaskIntoConstraints = false: UIKit places them by their frames.
    static func isPlacedByUIKit(_ className: String) -> Bool { words[className] != nil || isPrivate(className) }

    /// Views that only UIKit makes, so that constraints between them alone are none of the program's.
    static func isPrivate(_ className: String) -> Bool {
        if className.hasPrefix("_Tt") || neutral.contains(className) { return false }
        return privatePrefixes.contains { className.hasPrefix($0) }
    }

    static let neutral: Set<String> = ["_UILayoutGuide", "_UILayoutSpacer", "_UIScrollViewLayoutGuide"]

    private static let privatePrefixes = [
        "_UI", "_NS", "_SF", "UIInputSet", "UIRemoteKeyboard", "UIKeyboard", "UIKB", "TUI", "UIInterfaceAction", "UICompatibilityInput",
        "UISystemInput", "SystemInputAssistant", "PU", "UIPrint", "UIEditingOverlay", "UITextEffects", "UIAlertController",
    ]
}
