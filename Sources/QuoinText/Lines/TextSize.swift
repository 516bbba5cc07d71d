/// The size of a text and where its baselines are, rounded as iOS rounds them.
///
///     let size = SystemTextMeasurer().size(of: "Label", in: .system(17))
///     size.width, size.height // 42, 20.5
///     size.firstBaseline      // 16 below the top
public struct TextSize: Hashable, Sendable {
    /// The width of the longest line, in points.
    public var width: Double
    /// The height of all lines, in points.
    public var height: Double
    /// 0 for an empty text, whose size is zero.
    public var lineCount: Int
    /// Something did not fit the limits.
    public var isTruncated: Bool
    /// From the top of the text down to the first line's baseline.
    public var firstBaseline: Double
    /// From the last line's baseline down to the bottom of the text.
    public var lastBaselineFromBottom: Double
    /// The true width lies within so many points in about nine cases of ten.
    public var widthTolerance: Double
    /// Includes the lines more or fewer that there could be, where a width is so close to the limit that a word may or may
    /// not fit.
    public var heightTolerance: Double
    /// The evidence for these numbers.
    public var trust: TextTrust

    static let empty = TextSize(
        width: 0, height: 0, lineCount: 0, isTruncated: false, firstBaseline: 0, lastBaselineFromBottom: 0, widthTolerance: 0,
        heightTolerance: 0, trust: TextTrust(.table))
}
