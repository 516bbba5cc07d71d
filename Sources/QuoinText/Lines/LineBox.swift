/// The vertical measures of a set line: the tallest of its fonts above and below the baseline.
struct LineBox {
    var ascender = 0.0
    var below = 0.0
    /// The height that paragraph attributes add to the natural height, or take from it; it lies above the text.
    var stretch = 0.0
    /// The distance from the baseline before to this one that a text style sets; nil if there is none.
    var leading: Double?
    var trust = TextTrust(.fontFile)
    private var era = TextEra.helveticaNeue

    init() {}

    /// A line of one font that has no other above it.
    init(_ metrics: LineMetrics, _ font: TextFont) { add(metrics, font) }

    mutating func add(_ metrics: LineMetrics, _ font: TextFont) {
        ascender = max(ascender, metrics.ascender)
        below = max(below, metrics.descender + metrics.gap)
        trust = trust.joined(metrics.trust)
        era = max(era, font.era)
    }

    /// Adds an object, which makes the line at least as high as itself.
    mutating func add(_ object: InlineObject) {
        ascender = max(ascender, object.above)
        below = max(below, object.below)
    }

    mutating func add(leading: Double?) {
        if let leading { self.leading = max(self.leading ?? 0, leading) }
    }

    var natural: Double { ascender + below }
    var height: Double { natural + stretch }

    /// The style's extra leading between this line and the one before it.
    var extraLeading: Double {
        guard let leading, stretch == 0 else { return 0 }
        return leading - natural
    }

    /// The distance of the baseline from the line's top: to the nearest pixel; before Xcode 9, and on whole points, up to the whole point.
    func baseline(_ grid: TextGrid) -> Double {
        let position = ascender + stretch
        return wholePoints(grid) ? TextGrid.wholePoints.up(position) : grid.nearest(position)
    }

    /// The distance from the baseline to the line's bottom.
    func belowBaseline(_ grid: TextGrid) -> Double {
        (wholePoints(grid) ? TextGrid.wholePoints : grid).up(height) - baseline(grid)
    }

    private func wholePoints(_ grid: TextGrid) -> Bool { era < .xcode9to11 || grid.scale == 1 }
}
