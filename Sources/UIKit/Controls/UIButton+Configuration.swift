import QuoinScenes

extension UIButton {
    /// The appearance of a button since iOS 15.
    public struct Configuration {
        /// The style by which it was made. Only drawings read it.
        var style = ConfigurationStyle.plain
        public var title: String?
        public var subtitle: String?
        public var attributedTitle: AttributedString?
        public var attributedSubtitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var image: UIImage?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        public var imageReservation: CGFloat = 0
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var showsActivityIndicator = false
        public var indicator = Indicator.automatic
        public var background = UIBackgroundConfiguration()
        public var buttonSize = Size.medium
        public var titleAlignment = TitleAlignment.automatic
        public var macIdiomStyle = MacIdiomStyle.automatic
        public var automaticallyUpdateForSelection = true
        public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail
        public var subtitleLineBreakMode = NSLineBreakMode.byTruncatingTail
        public var imagePadding: CGFloat = 0
        public var imagePlacement: NSDirectionalRectEdge = .leading
        public var titlePadding: CGFloat = 0
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        /// The insets of the content (BT-4).
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// The insets that were set, else those of the button's size (BT-4; only those of the medium size were observed).
        var effectiveInsets: NSDirectionalEdgeInsets {
            guard contentInsets == Configuration().contentInsets else { return contentInsets }
            switch buttonSize {
            case .medium: return contentInsets
            case .large: return NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            case .small, .mini: return NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            }
        }
        /// The title's font.
        var font: UIFont {
            let own = UIFont.preferredFont(forTextStyle: buttonSize == .small || buttonSize == .mini ? .subheadline : .body)
            return Self.font(own, titleTextAttributesTransformer)
        }
        var subtitleContent: StyledText? {
            let attributed = attributedSubtitle.map { NSAttributedString($0) }
            guard let text = subtitle ?? attributed?.string, !text.isEmpty else { return nil }
            let font = Self.font(.preferredFont(forTextStyle: .caption1), subtitleTextAttributesTransformer)
            return StyledText(text: text, attributed: attributed, font: font)
        }
        private static func font(_ own: UIFont, _ transformer: UIConfigurationTextAttributesTransformer?) -> UIFont {
            guard let transformer else { return own }
            var attributes = AttributeContainer()
            attributes.font = own
            return transformer.transform(attributes).font ?? own
        }
        public mutating func setDefaultContentInsets() { contentInsets = Configuration().contentInsets }
        /// No effect.
        public func updated(for button: UIButton) -> Configuration { self }

        public enum Size: Int, Hashable, Sendable {
            case medium, small, mini, large
        }
        public enum TitleAlignment: Int, Hashable, Sendable {
            case automatic, leading, center, trailing
        }
        public enum MacIdiomStyle: Int, Hashable, Sendable {
            case automatic, bordered, borderless, borderlessTinted
        }
        public enum Indicator: Int, Hashable, Sendable {
            case automatic, none, popup
        }
        public enum CornerStyle: Int, Hashable, Sendable {
            case fixed = -1
            case dynamic, small, medium, large, capsule
        }
        private static func made(_ style: ConfigurationStyle, _ corners: CornerStyle = .dynamic) -> Configuration {
            var made = Configuration()
            (made.style, made.cornerStyle) = (style, corners)
            return made
        }
        public static func plain() -> Configuration { Configuration() }
        public static func filled() -> Configuration { made(.filled) }
        public static func gray() -> Configuration { made(.gray) }
        public static func tinted() -> Configuration { made(.tinted) }
        public static func borderless() -> Configuration { Configuration() }
        public static func bordered() -> Configuration { made(.gray) }
        public static func borderedProminent() -> Configuration { made(.filled) }
        public static func borderedTinted() -> Configuration { made(.tinted) }
        public static func glass() -> Configuration { made(.gray, .capsule) }
        public static func prominentGlass() -> Configuration { made(.filled, .capsule) }
        public static func clearGlass() -> Configuration { made(.gray, .capsule) }
        public static func prominentClearGlass() -> Configuration { made(.filled, .capsule) }
    }
}

/// A closure that changes the attributes of a text.
public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// A closure that changes a color.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
    public let transform: (UIColor) -> UIColor
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

extension UIConfigurationColorTransformer {
    /// The color without its hue. No effect. It returns the color unchanged, as nothing is drawn.
    public static let grayscale = UIConfigurationColorTransformer { $0 }
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
    public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}
