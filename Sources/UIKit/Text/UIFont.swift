import QuoinScenes
import QuoinText

/// A font by family, size and weight. Text is measured with the system font's widths; nothing is drawn.
///
/// ```swift
/// label.font = .systemFont(ofSize: 15, weight: .semibold)
/// label.font = .preferredFont(forTextStyle: .headline)
/// ```
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    let textFont: TextFont
    let name: String
    /// The text style with which the font scales; nil for a fixed size.
    let scaling: FontScaling?

    init(_ font: TextFont, name: String = ".SFUI-Regular", scaling: FontScaling? = nil) {
        textFont = font
        self.name = name
        self.scaling = scaling
        super.init()
    }

    /// Makes a font by its PostScript name. An unknown name gives a font that measures like the system font.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        self.init(.named(fontName, size: Double(fontSize), era: UIFont.era), name: fontName)
    }

    /// The era of the system font's metrics.
    private static var era: TextEra { onMain { TextEra(UIKitEnvironment.current.systemEra) } }

    /// The families that are measured differently.
    public class var familyNames: [String] { ["Helvetica", "Helvetica Neue"] }
    public class func fontNames(forFamilyName familyName: String) -> [String] { familyNames.contains(familyName) ? [familyName] : [] }

    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var font = descriptor.font
        if pointSize > 0 { font.size = Double(pointSize) }
        self.init(font)
    }

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(Double(fontSize), era: era)) }
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(Double(fontSize), weight: weight.fontWeight, era: era))
    }
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.boldSystem(Double(fontSize), era: era), name: ".SFUI-Bold")
    }
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(TextFont(family: .system, size: Double(fontSize), isItalic: true, era: era), name: ".SFUI-RegularItalic")
    }
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }
    /// The font of a text style at the user's text size.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(style, onMain { UIKitEnvironment.current.contentSizeCategory })
    }
    private class func preferredFont(_ style: TextStyle, _ category: UIContentSizeCategory) -> UIFont {
        let scaling = FontScaling(style: style.textStyle)
        return UIFont(.preferred(style.textStyle, category: category.fontCategory, era: era), scaling: scaling)
    }
    public class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        guard let category = traitCollection?.preferredContentSizeCategory, category != .unspecified else {
            return preferredFont(forTextStyle: style)
        }
        return preferredFont(style, category)
    }

    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var systemFontSize: CGFloat { 14 }

    private var metrics: LineMetrics { SystemTextMeasurer().lineMetrics(of: textFont) }
    public var fontName: String { name }
    public var familyName: String {
        switch textFont.family {
        case .helveticaNeue: "Helvetica Neue"
        case .named(let name): String(name.prefix { $0 != "-" })
        default: ".AppleSystemUIFont"
        }
    }
    public var pointSize: CGFloat { CGFloat(textFont.size) }
    public var ascender: CGFloat { CGFloat(metrics.ascender) }
    /// The descender, which is negative in UIKit.
    public var descender: CGFloat { CGFloat(-metrics.descender) }
    public var leading: CGFloat { CGFloat(metrics.gap) }
    public var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
    public var capHeight: CGFloat { pointSize * 1443 / 2048 }
    public var xHeight: CGFloat { pointSize * 1078 / 2048 }
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(textFont) }

    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var font = TextFont(
            family: textFont.family, size: Double(fontSize), weight: textFont.weight, isItalic: textFont.isItalic, era: textFont.era)
        font.size = Double(fontSize)
        return UIFont(font, name: name)
    }

    /// The font at another text size; the same font if it does not scale.
    func adjusted(to category: UIContentSizeCategory) -> UIFont {
        guard let scaling else { return self }
        guard let base = scaling.base else { return UIFont.preferredFont(category, scaling) }
        return UIFontMetrics(scaling.style).scaled(base, category: category, maximum: scaling.maximum)
    }
    private class func preferredFont(_ category: UIContentSizeCategory, _ scaling: FontScaling) -> UIFont {
        UIFont(.preferred(scaling.style, category: category.fontCategory, era: era), scaling: scaling)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return textFont == other.textFont && name == other.name
    }
    public override var hash: Int { textFont.hashValue }
    public override var description: String { "<UICTFont> font-family: \"\(name)\"; font-size: \(number(textFont.size))pt" }
}

/// The text style by which a font scales.
struct FontScaling {
    var style: QuoinText.TextStyle
    /// The font that ``UIFontMetrics`` scales; nil for the style's own font.
    var base: UIFont?
    var maximum: CGFloat?
}

extension UIResponder {
    /// Updates the fonts of views that follow the text size (DT-2).
    final func adjustFont(to category: UIContentSizeCategory) {
        switch self {
        case let label as UILabel where label.adjustsFontForContentSizeCategory: label.font = label.font.adjusted(to: category)
        case let field as UITextField where field.adjustsFontForContentSizeCategory: field.font = field.font?.adjusted(to: category)
        case let text as UITextView where text.adjustsFontForContentSizeCategory: text.font = text.font?.adjusted(to: category)
        default: break
        }
    }
}

extension UIFont {
    /// The weight of a font.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        /// The nearest of the nine weights.
        var fontWeight: FontWeight {
            let all: [Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
            let nearest = all.indices.min { abs(all[$0].rawValue - rawValue) < abs(all[$1].rawValue - rawValue) }
            return FontWeight(rawValue: nearest ?? 3) ?? .regular
        }
    }

    /// The width of a font. No effect. All widths are measured alike.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let compressed = Width(rawValue: -0.3)
        public static let condensed = Width(rawValue: -0.2)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)
    }

    /// The text style of a font, which scales with the user's text size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")

        var textStyle: QuoinText.TextStyle { QuoinText.TextStyle(interfaceBuilderName: rawValue) ?? .body }
    }
}
