/// A description of a font: a family, a size, a weight, perhaps a text style, and the era that draws it.
///
///     TextFont.system(17)
///     TextFont.system(15, weight: .semibold)
///     TextFont.preferred(.headline, category: .accessibilityLarge)
///     TextFont.named("HelveticaNeue-Light", size: 12)
///
/// It is a plain value: no font is looked up until a `TextMeasurer` measures with it.
public struct TextFont: Hashable, Sendable {
    /// A family of fonts: the system's, or one by name.
    public enum Family: Hashable, Sendable {
        /// San Francisco, or Helvetica Neue in the era before Xcode 7.
        case system
        case helveticaNeue
        /// A font by its PostScript name, such as `Avenir-Book`.
        case named(String)
    }

    /// The family of the font.
    public var family: Family
    /// The size in points. Zero, negative and infinite sizes measure as zero.
    public var size: Double
    /// The weight of the font.
    public var weight: FontWeight
    /// Whether the font is italic.
    public var isItalic: Bool
    /// The versions of Xcode and iOS whose system font is meant.
    public var era: TextEra
    /// The name of the file that the font comes from, where a document says it, such as `Muli.ttf`; nil if it is not known. Versions
    /// of some fonts differ, and their files in name.
    public var file: String?
    /// The text style that ``preferred(_:category:era:)`` was asked for, whose leading is added between lines; nil for
    /// other fonts.
    public private(set) var style: TextStyle?
    /// The text size that ``preferred(_:category:era:)`` was asked for; `large` for other fonts.
    public private(set) var category: ContentSizeCategory

    /// Creates a font.
    public init(family: Family, size: Double, weight: FontWeight = .regular, isItalic: Bool = false, era: TextEra = .modern) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.era = era
        style = nil
        category = .large
    }

    /// Returns the system font at a size.
    public static func system(_ size: Double, weight: FontWeight = .regular, era: TextEra = .modern) -> TextFont {
        TextFont(family: .system, size: size, weight: weight, era: era)
    }

    /// Returns Interface Builder's `boldSystem` font, which is bold and not semibold.
    public static func boldSystem(_ size: Double, era: TextEra = .modern) -> TextFont {
        system(size, weight: .bold, era: era)
    }

    /// Returns the font of a text style at a Dynamic Type category.
    public static func preferred(
        _ style: TextStyle, category: ContentSizeCategory = .large, era: TextEra = .modern
    ) -> TextFont {
        let metrics = style.metrics(in: category, era: era)
        var font = system(metrics.size, weight: metrics.weight, era: era)
        font.style = style
        font.category = category
        return font
    }

    /// Returns a font by its PostScript name. Names of the system font and of Helvetica Neue are recognized with their weight.
    ///
    /// - Parameters:
    ///   - name: The PostScript name.
    ///   - size: The size in points.
    ///   - file: The name of the font's file; nil if it is not known.
    ///   - era: The versions of Xcode and iOS whose system font takes the place of one that is not known.
    public static func named(_ name: String, size: Double, file: String? = nil, era: TextEra = .modern) -> TextFont {
        let known = FontName(name)
        var font = TextFont(family: known.family, size: size, weight: known.weight, isItalic: known.isItalic, era: era)
        font.file = file
        return font
    }

    /// The size as it is measured with.
    var measuredSize: Double { size.isFinite && size > 0 ? size : 0 }

    /// The distance between baselines that the text style sets; nil if there is none.
    var styleLeading: Double? { style.map { $0.metrics(in: category, era: era).leading } }
}
