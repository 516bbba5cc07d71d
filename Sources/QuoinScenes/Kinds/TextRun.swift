import QuoinText

/// A part of an attributed text: its own font, and the attributes of the paragraph it lies in.
///
/// ```json
/// "runs": [{"text": "Total ", "fontSize": 13}, {"text": "42", "fontSize": 20, "weight": "bold", "lineSpacing": 4}]
/// ```
struct TextRun {
    var text: NodeText
    /// Points after each character.
    var kern: Double
    var paragraph: ParagraphStyle

    init(_ properties: Properties, defaultSize: Double, fonts: SceneFonts) {
        text = NodeText(properties, defaultSize: defaultSize, fonts: fonts)
        kern = properties[.kern] ?? 0
        paragraph = ParagraphStyle()
        paragraph.lineSpacing = properties[.lineSpacing] ?? 0
        paragraph.lineHeightMultiple = properties[.lineHeightMultiple] ?? 0
        paragraph.minimumLineHeight = properties[.minimumLineHeight] ?? 0
        paragraph.maximumLineHeight = properties[.maximumLineHeight] ?? 0
        paragraph.paragraphSpacing = properties[.paragraphSpacing] ?? 0
        paragraph.paragraphSpacingBefore = properties[.paragraphSpacingBefore] ?? 0
        paragraph.firstLineHeadIndent = properties[.firstLineHeadIndent] ?? 0
        paragraph.headIndent = properties[.headIndent] ?? 0
        paragraph.tailIndent = properties[.tailIndent] ?? 0
    }
}
