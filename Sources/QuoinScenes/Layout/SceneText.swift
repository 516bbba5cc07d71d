import QuoinBehaviors
import QuoinText

/// A text of a scene with the fonts that the layout measured it in, and what it looks like.
///
/// ```swift
/// let text = layout.text(of: node)
/// let lines = text.measurer.lines(of: text.attributed, within: .width(320))
/// ```
public struct SceneText: Sendable {
    public struct Run: Sendable {
        public var text: String
        public var font: TextFont
        /// Points after each character.
        public var kern = 0.0
        public var paragraph = ParagraphStyle()
        /// The color of the text; nil for the view's own.
        public var color: SceneColor?
        public var alignment: TextAlignment?
        public var isUnderlined = false
        public var isStruckThrough = false
    }

    public var runs: [Run]
    public var lineBreakMode: LineBreakMode
    /// Measures it as the layout did.
    public var measurer: any TextMeasurer = SystemTextMeasurer()

    public init(_ text: String, font: TextFont, lineBreakMode: LineBreakMode = .truncateTail) {
        runs = text.isEmpty ? [] : [Run(text: text, font: font)]
        self.lineBreakMode = lineBreakMode
    }

    public var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }

    public var string: String { runs.map(\.text).joined() }

    /// The text as it is measured.
    public var attributed: AttributedText {
        var whole = AttributedText()
        for run in runs { whole.append(run.text, font: run.font, kern: run.kern, paragraph: run.paragraph) }
        return whole
    }
}

extension SceneLayout {
    /// The text that a label, button, text field or text view shows.
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

    /// The system's font as the layout measures it.
    public func systemFont(_ size: Double, weight: FontWeight = .regular) -> TextFont {
        .system(size, weight: weight, era: fonts.era ?? TextEra(traits.era))
    }

    /// The font of a text style at the text size that the layout has.
    public func font(_ style: TextStyle) -> TextFont {
        .preferred(
            style, category: ContentSizeCategory(rawValue: traits.category.rawValue) ?? .large, era: fonts.era ?? TextEra(traits.era))
    }
}
