import QuoinText

/// Lengths and fonts that grow as a text style grows with the user's text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: QuoinText.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle.textStyle
        super.init()
    }

    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    open func scaledFont(for font: UIFont) -> UIFont { font.withSize(grown(font.pointSize, nil)) }
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.withSize(grown(font.pointSize, traitCollection))
    }
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(grown(font.pointSize, nil), maximumPointSize))
    }
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        font.withSize(min(grown(font.pointSize, traitCollection), maximumPointSize))
    }
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let scale = onMain { CGFloat(UIKitEnvironment.current.screenDevice.scale) }
        return (grown(value, traitCollection) * scale).rounded() / scale
    }

    /// DT-1: fonts keep fractions of points.
    private func grown(_ value: CGFloat, _ traits: UITraitCollection?) -> CGFloat {
        let category = traits?.preferredContentSizeCategory ?? onMain { UIKitEnvironment.current.contentSizeCategory }
        return value * CGFloat(style.metrics(in: category.fontCategory).size / style.metrics().size)
    }
}
