/// The size of a text and the positions of its baselines, rounded as in iOS.
///
///     let size = SystemTextMeasurer().size(of: "Label", in: .system(17))
///     size.width, size.height // 42, 20.5
///     size.firstBaseline      // 16 below the top
public struct TextSize: Hashable, Sendable {
    /// The width of the longest line, in points.
    public var width: Double
    /// The height of all lines, in points.
    public var height: Double
    /// The number of lines; 0 for an empty text, whose size is zero.
    public var lineCount: Int
    /// Whether the text was cut off because it did not fit.
    public var isTruncated: Bool
    /// The distance from the top of the text to the first baseline, in points.
    public var firstBaseline: Double
    /// The distance from the last baseline to the bottom of the text, in points.
    public var lastBaselineFromBottom: Double
    /// The tolerance of the width, in points; the true width lies within it in about nine of ten cases.
    public var widthTolerance: Double
    /// The tolerance of the height, in points. It includes the lines that there might be more or fewer, where a width is so
    /// close to the limit that a word may or may not fit.
    public var heightTolerance: Double
    /// The evidence for these numbers.
    public var trust: TextTrust

    static let empty = TextSize(
        width: 0, height: 0, lineCount: 0, isTruncated: false, firstBaseline: 0, lastBaselineFromBottom: 0, widthTolerance: 0,
        heightTolerance: 0, trust: TextTrust(.table))
}
