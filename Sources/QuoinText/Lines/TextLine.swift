/// A line of a text that was broken: which scalars it shows, and where it lies below the text's top. Nothing is rounded.
///
///     SystemTextMeasurer().lines(of: AttributedText("two words", font: .system(17)), within: .width(40)).count    // 2
public struct TextLine: Hashable, Sendable {
    /// The range of Unicode scalars in the text, including those after the last letter, such as a hard break.
    public var scalars: Range<Int>
    /// The distance of the line from the left, in points.
    public var indent: Double
    /// The width of the line, in points.
    public var width: Double
    /// The distance of the line from the top, in points.
    public var top: Double
    /// The height of the line, in points.
    public var height: Double
    /// The distance from the top of the line to the baseline, in points.
    public var baseline: Double
}

extension TextMeasurer {
    /// Returns the lines of a text. Linear in it.
    public func lines(of text: AttributedText, within limits: TextLimits = .unlimited) -> [TextLine] {
        TextSetting(text, within: limits, measurer: self).shownLines
    }
}
