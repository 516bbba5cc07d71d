// The content of list cells.

/// The content of a list cell: a text, a secondary text and an image.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = "Wi-Fi"
/// content.secondaryText = "Home"
/// cell.contentConfiguration = content
/// ```
public struct UIListContentConfiguration: UIContentConfiguration, @preconcurrency Hashable {
    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var image: UIImage?
    public var textProperties: TextProperties
    public var secondaryTextProperties: TextProperties
    public var imageProperties = ImageProperties()
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 16
    public var alpha: CGFloat = 1
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    /// The appearance of one of the texts.
    public struct TextProperties: Hashable, @unchecked Sendable {
        public var font: UIFont
        public var color = UIColor.label
        public var numberOfLines = 0
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var alignment = TextAlignment.natural
        public var adjustsFontForContentSizeCategory = true
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var showsExpansionTextWhenTruncated = false
        public var transform = TextTransform.none
        public func resolvedColor() -> UIColor { color }
        public enum TextTransform: Int, Hashable, Sendable {
            case none, uppercase, lowercase, capitalized
        }
        public enum TextAlignment: Int, Hashable, Sendable {
            case natural, center, justified
        }
    }

    /// The appearance of the image.
    public struct ImageProperties: Hashable, @unchecked Sendable {
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        /// The space reserved for the image; zero reserves the image's own size.
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
        /// The value of ``reservedLayoutSize`` that aligns the images of all rows.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    }

    private init(_ style: UIFont.TextStyle, _ secondary: UIFont.TextStyle, sideBySide: Bool = false) {
        textProperties = TextProperties(font: .preferredFont(forTextStyle: style))
        secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: secondary))
        prefersSideBySideTextAndSecondaryText = sideBySide
    }

    public static func cell() -> Self { Self(.body, .subheadline) }
    public static func subtitleCell() -> Self { Self(.body, .subheadline) }
    public static func valueCell() -> Self { Self(.body, .body, sideBySide: true) }
    public static func plainHeader() -> Self { Self(.headline, .subheadline) }
    public static func plainFooter() -> Self { Self(.footnote, .footnote) }
    public static func groupedHeader() -> Self { Self(.footnote, .footnote) }
    public static func groupedFooter() -> Self { Self(.footnote, .footnote) }
    public static func sidebarCell() -> Self { Self(.body, .subheadline) }
    public static func sidebarHeader() -> Self { Self(.headline, .subheadline) }
    public static func accompaniedSidebarCell() -> Self { Self(.body, .subheadline) }
    public static func accompaniedSidebarSubtitleCell() -> Self { Self(.body, .subheadline) }
    public static func sidebarSubtitleCell() -> Self { Self(.body, .subheadline) }
    public static func prominentInsetGroupedHeader() -> Self { Self(.title3, .subheadline) }
    public static func extraProminentInsetGroupedHeader() -> Self { Self(.title2, .subheadline) }
    public static func header() -> Self { Self(.headline, .subheadline) }
    public static func footer() -> Self { Self(.footnote, .footnote) }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    /// No effect.
    public func updated(for state: any UIConfigurationState) -> Self { self }
}
