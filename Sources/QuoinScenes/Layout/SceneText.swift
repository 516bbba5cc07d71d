import QuoinBehaviors
import QuoinText

/// A text of a scene in the fonts that the layout measured it in, with the attributes that it is drawn with.
///
/// ```swift
/// let text = layout.text(of: node)
/// let lines = text.measurer.lines(of: text.attributed, within: .width(320))
/// ```
public struct SceneText: Sendable {
    /// A part of the text with the same attributes throughout.
    public struct Run: Sendable {
        /// The characters of the run.
        public var text: String
        /// The font that the run is measured in.
        public var font: TextFont
        /// The distance added after each character, in points.
        public var kern = 0.0
        /// The line heights, spacings and indents of the paragraph that the run lies in.
        public var paragraph = ParagraphStyle()
        /// The color of the text; nil for that of the view.
        public var color: SceneColor?
        /// The alignment of the paragraph; nil for that of the view.
        public var alignment: TextAlignment?
        /// Whether the run is underlined.
        public var isUnderlined = false
        /// Whether the run is struck through.
        public var isStruckThrough = false
    }

    /// The parts of the text, in their order; none if it is empty.
    public var runs: [Run]
    /// The way in which lines break or are truncated.
    public var lineBreakMode: LineBreakMode
    /// The measurer that the layout used, which gives the same sizes and line breaks.
    public var measurer: any TextMeasurer = SystemTextMeasurer()

    /// Creates a text in one font; it has no runs if it is empty.
    public init(_ text: String, font: TextFont, lineBreakMode: LineBreakMode = .truncateTail) {
        runs = text.isEmpty ? [] : [Run(text: text, font: font)]
        self.lineBreakMode = lineBreakMode
    }

    /// Whether the text has no characters.
    public var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }

    /// The characters of all runs.
    public var string: String { runs.map(\.text).joined() }

    /// The text with the attributes that its size depends on, as a measurer takes it.
    public var attributed: AttributedText {
        var whole = AttributedText()
        for run in runs { whole.append(run.text, font: run.font, kern: run.kern, paragraph: run.paragraph) }
        return whole
    }
}

extension SceneLayout {
    /// Returns the text that a label, button, text field or text view shows.
    public func text(of node: Node) -> SceneText {
        let text = NodeText(of: node, fonts: fonts)
        guard !text.runs.isEmpty else {
            var plain = SceneText(text.text, font: text.font(traits), lineBreakMode: text.lineBreakMode)
            plain.measurer = measurer
            return plain
        }
        var whole = SceneText("", font: text.font(traits), lineBreakMode: text.lineBreakMode)
        whole.measurer = measurer
        let records = node.properties[.runs] ?? []
        for (run, record) in zip(text.runs, records) where !run.text.text.isEmpty {
            whole.runs.append(
                SceneText.Run(
                    text: run.text.text, font: run.text.font(traits), kern: run.kern, paragraph: run.paragraph,
                    color: record[.textColor],
                    alignment: record[.textAlignment], isUnderlined: record[.underline] ?? false,
                    isStruckThrough: record[.strikethrough] ?? false))
        }
        return whole
    }

    /// Returns the system font of the layout's era, at a size in points.
    public func systemFont(_ size: Double, weight: FontWeight = .regular) -> TextFont {
        .system(size, weight: weight, era: fonts.era ?? TextEra(traits.era))
    }

    /// Returns the font of a text style at the text size of the layout.
    public func font(_ style: TextStyle) -> TextFont {
        .preferred(
            style, category: ContentSizeCategory(rawValue: traits.category.rawValue) ?? .large, era: fonts.era ?? TextEra(traits.era))
    }
}
