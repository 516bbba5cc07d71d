/// UIKit's own views in a person's words.
enum UIKitClasses {
    /// Class names and what people call them, with an article.
    static let words: [String: String] = [
        "UITableViewCellContentView": "the cell", "UITableViewCell": "the cell", "UITableViewHeaderFooterView": "the section header",
        "_UITableViewHeaderFooterContentView": "the section header", "UITableViewHeaderFooterContentView": "the section header",
        "UITableViewWrapperView": "the table's inside", "UICollectionViewCell": "the cell", "UICollectionReusableView": "the header",
        "UICollectionViewListCell": "the cell", "_UICollectionViewListCellContentView": "the cell",
        "_UILayoutSpacer": "the stack view's spacer", "_UIOLAGapGuide": "the stack view's gap",
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

    /// Identifiers of guides, and what they stand for: where their view is known (`%`), and where it is not.
    static let guides: [String: (of: String, alone: String)] = [
        "UIViewLayoutMarginsGuide": ("the margins of %", "the margins"), "margins": ("the margins of %", "the margins"),
        "UIViewSafeAreaLayoutGuide": ("the safe area of %", "the safe area"), "safeArea": ("the safe area of %", "the safe area"),
        "UIViewReadableContentGuide": ("the readable width of %", "the readable width"),
        "readable": ("the readable width of %", "the readable width"), "custom": ("the inner guide of %", "the inner guide"),
        "UIScrollView-contentLayoutGuide": ("the content of %", "the scroll view's content"),
        "content": ("the content of %", "the scroll view's content"),
        "UIScrollView-frameLayoutGuide": ("the frame of %", "the scroll view's frame"),
        "frame": ("the frame of %", "the scroll view's frame"),
        "UIScrollViewContentMarginsGuide": ("the content margins of %", "the content's margins"),
        "UIViewKeyboardLayoutGuide": ("the keyboard's guide", "the keyboard's guide"),
        "keyboard": ("the keyboard's guide", "the keyboard's guide"),
        "topLayout": ("the top layout guide", "the top layout guide"),
        "bottomLayout": ("the bottom layout guide", "the bottom layout guide"),
        "UISV-alignment-spanner": ("the line that %'s views are aligned to", "the line that the stack view aligns to"),
        "alignment-spanner": ("the line that %'s views are aligned to", "the line that the stack view aligns to"),
        "UISV-ordering-spanner": ("the inner frame of %", "the stack view's inner frame"),
        "ordering-spanner": ("the inner frame of %", "the stack view's inner frame"),
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
