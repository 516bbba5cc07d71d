/// The vertical measures of one line of a font, in points and unrounded.
///
///     ┌ top ────────────
///     │ ascender          the baseline is `ascender` below the top
///     ├ baseline ───────
///     │ descender
///     │ gap               the font's own, below the descender
///     └ lineHeight ─────
public struct LineMetrics: Hashable, Sendable {
    public var ascender: Double
    /// Positive, downward.
    public var descender: Double
    public var gap: Double
    public var trust: TextTrust

    public init(ascender: Double, descender: Double, gap: Double = 0, trust: TextTrust) {
        self.ascender = ascender
        self.descender = descender
        self.gap = gap
        self.trust = trust
    }

    public var lineHeight: Double { ascender + descender + gap }

    /// San Francisco: 1950 and 494 of 2048; Helvetica Neue before Xcode 7.
    static func system(size: Double, era: TextEra) -> LineMetrics {
        if era == .helveticaNeue { return helveticaNeue(size: size) }
        return LineMetrics(ascender: size * 1950 / 2048, descender: size * 494 / 2048, trust: TextTrust(.table))
    }

    static func helveticaNeue(size: Double) -> LineMetrics {
        LineMetrics(ascender: size * 0.952, descender: size * 0.213, gap: size * 0.028, trust: TextTrust(.guess, because: .helveticaHeight))
    }
}
