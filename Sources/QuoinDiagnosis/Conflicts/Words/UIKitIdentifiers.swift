/// The purposes of the constraints that UIKit makes, by their identifiers (DS-9).
enum UIKitIdentifiers {
    struct Meaning: Hashable, Sendable {
        var maker: Maker
        /// The words that follow a member in an explanation, such as `the stack view's spacing`.
        var words: String
    }

    /// The meaning of an identifier; nil if it is not one of UIKit's.
    static func meaning(_ identifier: String) -> Meaning? {
        table.first { identifier.hasPrefix($0.prefix) }.map { Meaning(maker: $0.maker, words: $0.words) }
    }

    private struct Entry: Sendable {
        var prefix: String
        var maker: Maker
        var words: String

        init(_ prefix: String, _ maker: Maker, means words: String) {
            self.prefix = prefix
            self.maker = maker
            self.words = words
        }
    }

    // The first prefix that fits counts, so the longer ones stand first.
    private static let table: [Entry] = [
        Entry("UIView-Encapsulated-Layout-Width", .given, means: "the width that UIKit gives it"),
        Entry("UIView-Encapsulated-Layout-Height", .given, means: "the height that UIKit gives it"),
        Entry("UIView-Encapsulated-Layout-", .given, means: "where UIKit places it"),
        Entry("root-", .given, means: "the size of the screen"),
        Entry("_UITemporaryLayoutWidth", .measuring, means: "the width it is measured at"),
        Entry("_UITemporaryLayoutHeight", .measuring, means: "the height it is measured at"),
        Entry("UITemporaryLayoutWidth", .measuring, means: "the width it is measured at"),
        Entry("UITemporaryLayoutHeight", .measuring, means: "the height it is measured at"),
        Entry("fittingSizeHTarget", .measuring, means: "the width it is measured at"),
        Entry("fittingSizeVTarget", .measuring, means: "the height it is measured at"),
        Entry("UISV-hiding", .hiding, means: "the stack view makes a hidden view this small"),
        Entry("UISV-spacing", .stack, means: "the stack view's spacing"),
        Entry("UISV-canvas-connection", .stack, means: "the stack view reaches as far as its views"),
        Entry("UISV-canvas-fit", .stack, means: "the stack view is as small as its views allow"),
        Entry("UISV-alignment", .stack, means: "the stack view's alignment"),
        Entry("UISV-fill-equally", .stack, means: "the stack view's distribution: all equally large"),
        Entry("UISV-fill-proportionally", .stack, means: "the stack view's distribution: sizes in proportion"),
        Entry("UISV-equal-spacing", .stack, means: "the stack view's distribution: equal spaces"),
        Entry("UISV-distributing", .stack, means: "the stack view's distribution"),
        Entry("UISV-spanning", .stack, means: "the stack view encloses its views"),
        Entry("UISV-ambiguity-suppression", .stack, means: "the stack view keeps its views determined"),
        Entry("UISV-text-width-disambiguation", .stack, means: "the stack view decides which text gives way"),
        Entry("UISV-", .stack, means: "made by the stack view"),
        Entry("UIView-leftMargin-guide", .guide, means: "the left margin"),
        Entry("UIView-rightMargin-guide", .guide, means: "the right margin"),
        Entry("UIView-topMargin-guide", .guide, means: "the top margin"),
        Entry("UIView-bottomMargin-guide", .guide, means: "the bottom margin"),
        Entry("UIView-margin-guide", .guide, means: "a margin"),
        Entry("UIViewSafeAreaLayoutGuide-", .guide, means: "the safe area"),
        Entry("UIView-readable", .guide, means: "the readable width"),
        Entry("UIScrollView-contentLayoutGuide-", .guide, means: "where the content begins"),
        Entry("UIScrollView-frameLayoutGuide-", .guide, means: "the frame of the scroll view"),
        Entry("UIScrollView-content-margins-", .guide, means: "the content's margins"),
        Entry("UIViewKeyboardLayoutGuide", .guide, means: "the keyboard"),
        Entry("NSView-Encapsulated-Layout-", .given, means: "the size that AppKit gives it"),
        Entry("NSWindow-current-", .given, means: "the window's size"),
        Entry("NSIBPrototypingLayoutConstraint", .editor, means: "made by Interface Builder"),
        Entry("IB auto generated", .editor, means: "made by Interface Builder, which found no constraints for the view"),
        Entry("TAMICAdaptor", .system, means: "the bar's wrapper"), Entry("IB_", .system, means: "UIKit's own"),
        Entry("_UI", .system, means: "UIKit's own"),
        Entry("UINav", .system, means: "the navigation bar's own"),
        Entry("UIButtonBar", .system, means: "the bar's own"), Entry("assistantHeight", .system, means: "the keyboard's own"),
        Entry("assistantView.", .system, means: "the keyboard's own"), Entry("inputView.", .system, means: "the keyboard's own"),
        Entry("accessoryView.", .system, means: "the keyboard's own"), Entry("keyboard", .system, means: "the keyboard's own"),
        Entry("UIInput", .system, means: "the keyboard's own"), Entry("UIKeyboard", .system, means: "the keyboard's own"),
    ]
}

/// The maker of a constraint.
public enum Maker: Hashable, Sendable {
    /// The program's: what can be changed.
    case own
    /// A size or place that UIKit gives, as a table gives its cells.
    case given
    /// A size for the time of measuring.
    case measuring
    /// An autoresizing mask's.
    case mask
    /// A view's content, such as a text.
    case content
    /// A stack view's.
    case stack
    /// A stack view's, for a hidden view.
    case hiding
    /// UIKit, for margins and safe areas.
    case guide
    /// UIKit, for the ends of a controller's bars.
    case bars
    /// Interface Builder's, for want of others.
    case editor
    /// UIKit's, for reasons of its own.
    case system
}
