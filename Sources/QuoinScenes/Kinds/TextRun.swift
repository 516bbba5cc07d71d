import QuoinText

/// A part of an attributed text: its own font, and the attributes of the paragraph it lies in.
///
/// ```json
/// "runs": [{"text": "Total ", "fontSize": 13}, {"text": "42", "fontSize": 20, "weight": "bold", "lineSpacing": 4}]
/// ```
struct TextRun: Sendable {
    var text: NodeText
    /// Points after each character.
    var kern: Double
    var paragraph: ParagraphStyle

    init(_ properties: Properties, defaultSize: Double, era: TextEra?) {
        text = NodeText(properties, defaultSize: defaultSize, era: era)
        kern = properties.number("kern") ?? 0
        paragraph = ParagraphStyle()
        paragraph.lineSpacing = properties.number("lineSpacing") ?? 0
        paragraph.lineHeightMultiple = properties.number("lineHeightMultiple") ?? 0
        paragraph.minimumLineHeight = properties.number("minimumLineHeight") ?? 0
        paragraph.maximumLineHeight = properties.number("maximumLineHeight") ?? 0
        paragraph.paragraphSpacing = properties.number("paragraphSpacing") ?? 0
        paragraph.paragraphSpacingBefore = properties.number("paragraphSpacingBefore") ?? 0
        paragraph.firstLineHeadIndent = properties.number("firstLineHeadIndent") ?? 0
        paragraph.headIndent = properties.number("headIndent") ?? 0
        paragraph.tailIndent = properties.number("tailIndent") ?? 0
    }

    static let shapes = NodeText.font.merging((ParagraphAttributes.names + ["kern"]).map { ($0, .number) }) { $1 }
}

/// What a run may say about its paragraph.
public enum ParagraphAttributes {
    /// As properties, and as Interface Builder writes them.
    public static let names = [
        "lineSpacing", "lineHeightMultiple", "minimumLineHeight", "maximumLineHeight", "paragraphSpacing", "paragraphSpacingBefore",
        "firstLineHeadIndent", "headIndent", "tailIndent",
    ]
}
