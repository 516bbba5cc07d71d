import QuoinText

/// Scales lengths and fonts with a text style and the user's text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: QuoinText.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle.textStyle
        super.init()
    }
    init(_ style: QuoinText.TextStyle) {
        self.style = style
        super.init()
    }

    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    open func scaledFont(for font: UIFont) -> UIFont { scaled(font, category: category(nil), maximum: nil) }
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, category: category(traitCollection), maximum: nil)
    }
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaled(font, category: category(nil), maximum: maximumPointSize)
    }
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaled(font, category: category(traitCollection), maximum: maximumPointSize)
    }

    /// The scaled font. Sizes are not rounded to points (DT-1).
    final func scaled(_ font: UIFont, category: UIContentSizeCategory, maximum: CGFloat?) -> UIFont {
        let size = min(grown(font.pointSize, category), maximum ?? .greatestFiniteMagnitude)
        return UIFont(
            font.withSize(size).textFont, name: font.name, scaling: FontScaling(style: style, base: font, maximum: maximum))
    }
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let scale = onMain { CGFloat(UIKitEnvironment.current.screenDevice.scale) }
        return (grown(value, category(traitCollection)) * scale).rounded() / scale
    }

    private func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
        guard let category = traits?.preferredContentSizeCategory, category != .unspecified else {
            return onMain { UIKitEnvironment.current.contentSizeCategory }
        }
        return category
    }

    private func grown(_ value: CGFloat, _ category: UIContentSizeCategory) -> CGFloat {
        value * CGFloat(style.metrics(in: category.fontCategory).size / style.metrics().size)
    }
}
