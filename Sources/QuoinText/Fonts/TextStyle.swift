/// One of UIKit's text styles, which have a size, a weight and a leading for each text size of Dynamic Type.
///
///     TextStyle.body.metrics()                           // 17 points, 22 from line to line, regular
///     TextStyle.body.metrics(in: .accessibilityLarge)    // 33 points, 40
///     TextStyle(interfaceBuilderName: "UICTFontTextStyleTitle0") // .largeTitle
public enum TextStyle: Int, Hashable, Sendable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
    case extraLargeTitle, extraLargeTitle2

    /// The numbers of a text style at one text size.
    public struct Metrics: Hashable, Sendable {
        /// The font size in points.
        public let size: Double
        /// The distance between the baselines of successive lines, in points.
        public let leading: Double
        /// The weight of the style.
        public let weight: FontWeight
    }

    /// Returns the size, the leading and the weight. Before iOS 10 only the body grew in the accessibility categories.
    public func metrics(in category: ContentSizeCategory = .large, era: TextEra = .modern) -> Metrics {
        let stops = era <= .xcode7 && self != .body && category.isAccessibilityCategory
        let column = stops ? ContentSizeCategory.extraExtraExtraLarge : category
        let cell = Self.table[row][column.rawValue]
        let extra = self == .extraLargeTitle ? 2.0 : 0
        return Metrics(size: Double(cell.0) + extra, leading: Double(cell.1) + extra, weight: weight)
    }

    /// The weight of the style, at every text size.
    public var weight: FontWeight {
        switch self {
        case .headline: .semibold
        case .extraLargeTitle, .extraLargeTitle2: .bold
        default: .regular
        }
    }

    /// Finds the style by its name in Interface Builder.
    public init?(interfaceBuilderName name: String) {
        let prefix = "UICTFontTextStyle"
        guard name.hasPrefix(prefix), let style = Self.names[String(name.dropFirst(prefix.count))] else { return nil }
        self = style
    }

    private static let names: [String: TextStyle] = [
        "Title0": .largeTitle, "Title1": .title1, "Title2": .title2, "Title3": .title3, "Headline": .headline, "Body": .body,
        "Callout": .callout, "CalloutText": .callout, "Subhead": .subheadline, "Footnote": .footnote, "Caption1": .caption1,
        "Caption2": .caption2, "ExtraLargeTitle": .extraLargeTitle, "ExtraLargeTitle2": .extraLargeTitle2,
    ]

    /// Returns the category whose single line is `height` high on `grid`: canvases do not always show `large`.
    ///
    ///     TextStyle.body.category(ofLineHeight: 17, on: .twoX) // .extraSmall: 14 points
    ///
    /// If several fit, it is the one closest to `large`; nil if none does.
    public func category(ofLineHeight height: Double, on grid: TextGrid, era: TextEra = .modern) -> ContentSizeCategory? {
        let fitting = ContentSizeCategory.allCases.filter {
            let metrics = LineMetrics.system(size: self.metrics(in: $0, era: era).size, era: era)
            return abs(grid.up(metrics.lineHeight) - height) < 0.01
        }
        let large = ContentSizeCategory.large.rawValue
        return fitting.min { abs($0.rawValue - large) < abs($1.rawValue - large) }
    }

    /// Returns a value that suits the category `large`, scaled as this style is (`UIFontMetrics.scaledValue`).
    ///
    /// Each style has a curve of its own; the ratio of the font sizes is close to it.
    public func scaledValue(_ value: Double, in category: ContentSizeCategory, on grid: TextGrid) -> Double {
        grid.nearest(value * metrics(in: category).size / metrics().size)
    }
}
