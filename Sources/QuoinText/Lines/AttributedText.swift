/// Text in several fonts, with the attributes of `NSAttributedString` that affect layout.
///
///     var text = AttributedText("Total ", font: .system(13))
///     text.append("42", font: .boldSystem(20))
///     text.paragraph.lineSpacing = 4
public struct AttributedText: Hashable, Sendable {
    /// A stretch of text in one font.
    public struct Run: Hashable, Sendable {
        /// The text of the run.
        public var text: String
        /// The font of the run.
        public var font: TextFont
        /// The distance added after each visible character, in points (`kern`).
        public var kern: Double
        /// The paragraph attributes of the run; nil for those of the text.
        public var paragraph: ParagraphStyle?
        /// An object that stands in the text instead of letters; the run is one character then.
        public var object: InlineObject?
    }

    /// The runs, in order; none is empty.
    public private(set) var runs: [Run] = []
    /// The paragraph attributes of every run that has none of its own. A paragraph has those of its first run.
    public var paragraph = ParagraphStyle()

    /// Creates an empty text.
    public init() {}

    /// Creates a text in one font.
    public init(_ text: String, font: TextFont) { append(text, font: font) }

    /// Adds a run at the end; an empty one is ignored.
    public mutating func append(_ text: String, font: TextFont, kern: Double = 0, paragraph: ParagraphStyle? = nil) {
        if text.isEmpty { return }
        runs.append(Run(text: text, font: font, kern: kern, paragraph: paragraph))
    }

    /// Adds an object at the end, such as a picture; a line may end before it and after it.
    public mutating func append(_ object: InlineObject, font: TextFont, paragraph: ParagraphStyle? = nil) {
        runs.append(Run(text: "\u{FFFC}", font: font, kern: 0, paragraph: paragraph, object: object))
    }
}

/// An object among the letters that has a size of its own (`NSTextAttachment`): a width, and heights above and below the
/// baseline.
public struct InlineObject: Hashable, Sendable {
    /// The width in points.
    public var width: Double
    /// The height above the baseline, in points.
    public var above: Double
    /// The height below the baseline, in points.
    public var below: Double

    /// Creates an object of a size.
    public init(width: Double, above: Double, below: Double = 0) {
        (self.width, self.above, self.below) = (width, above, below)
    }
}

/// The paragraph attributes that change a size (`NSParagraphStyle`), in points.
public struct ParagraphStyle: Hashable, Sendable {
    /// The space below every line but the last of the text, in points.
    public var lineSpacing = 0.0
    /// The minimum height of a line; 0 for none.
    public var minimumLineHeight = 0.0
    /// The maximum height of a line; 0 for none.
    public var maximumLineHeight = 0.0
    /// The factor of the line height; 0 counts as 1.
    public var lineHeightMultiple = 0.0
    /// The space below the paragraph if another one follows, in points.
    public var paragraphSpacing = 0.0
    /// The space above the paragraph if another one precedes it, in points.
    public var paragraphSpacingBefore = 0.0
    /// The indent of the first line of a paragraph, in points.
    public var firstLineHeadIndent = 0.0
    /// The indent of the other lines, in points.
    public var headIndent = 0.0
    /// The end of the lines: a positive number is measured from the leading edge, zero or a negative one from the trailing
    /// edge.
    public var tailIndent = 0.0

    /// Creates a style with the defaults of a paragraph.
    public init() {}

    /// The height that the attributes make of a line's natural one.
    func lineHeight(_ natural: Double) -> Double {
        var height = natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return max(height, minimumLineHeight)
    }

    func room(_ limit: Double, firstLine: Bool) -> Double {
        let end = tailIndent > 0 ? min(limit, tailIndent) : limit + tailIndent
        return max(0, end - indent(firstLine: firstLine))
    }

    func indent(firstLine: Bool) -> Double { firstLine ? firstLineHeadIndent : headIndent }
}
