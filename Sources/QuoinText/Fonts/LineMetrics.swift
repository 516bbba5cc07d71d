/// The vertical measures of one line of a font, in points and unrounded.
///
///     ┌ top ────────────
///     │ ascender          the baseline is `ascender` below the top
///     ├ baseline ───────
///     │ descender
///     │ gap               the font's own, below the descender
///     └ lineHeight ─────
public struct LineMetrics: Hashable, Sendable {
    /// The distance from the top of the line to its baseline.
    public var ascender: Double
    /// The distance from the baseline down to the bottom of the line, as a positive number.
    public var descender: Double
    /// The font's own gap below the descender.
    public var gap: Double
    /// The evidence for these numbers.
    public var trust: TextTrust

    /// Creates metrics.
    public init(ascender: Double, descender: Double, gap: Double = 0, trust: TextTrust) {
        self.ascender = ascender
        self.descender = descender
        self.gap = gap
        self.trust = trust
    }

    /// The whole height: ascender, descender and gap.
    public var lineHeight: Double { ascender + descender + gap }

    /// San Francisco: 1950 and 494 of 2048; Helvetica Neue before Xcode 7.
    static func system(size: Double, era: TextEra) -> LineMetrics {
        if era == .helveticaNeue { return helveticaNeue(size: size) }
        return LineMetrics(ascender: size * 1950 / 2048, descender: size * 494 / 2048, trust: TextTrust(.table))
    }

    /// Faces lighter than regular have a taller ascender and no gap: of 51 thin labels of one line 38 are as high, and 19 as the
    /// others would be; of 39 light ones 22 and 16. Nothing is higher by it, in files of six repositories.
    static func helveticaNeue(size: Double, weight: FontWeight = .regular) -> LineMetrics {
        let isLight = weight < .regular
        return LineMetrics(
            ascender: size * (isLight ? 0.967 : 0.952), descender: size * 0.213, gap: isLight ? 0 : size * 0.028,
            trust: TextTrust(.guess, because: .helveticaHeight))
    }
}
