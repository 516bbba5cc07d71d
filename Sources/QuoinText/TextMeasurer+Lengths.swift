/// A length in points with its reliability.
public struct MeasuredLength: Hashable, Sendable {
    /// The length in points.
    public var points: Double
    /// The tolerance of the length, in points; the true length is within it in about nine of ten cases.
    public var tolerance: Double
    /// The evidence for the length.
    public var trust: TextTrust
}

extension TextMeasurer {
    /// Returns the width of one line, rounded up to the grid. Hard breaks and tabs have no width here: see `size(of:in:within:on:)`.
    ///
    ///     SystemTextMeasurer().width(of: "Done", in: .system(15), on: .twoX).points // 37
    ///
    /// Linear in the text; with `SystemTextMeasurer` nothing is allocated.
    public func width(of text: String, in font: TextFont, on grid: TextGrid = .twoX) -> MeasuredLength {
        let advance = advance(of: text, in: font)
        let points = grid.up(max(0, advance.width))
        return MeasuredLength(points: points, tolerance: advance.trust.tolerance(of: points), trust: advance.trust)
    }

    /// Returns the height of a single line, rounded up to the grid.
    ///
    ///     SystemTextMeasurer().lineHeight(of: .system(17), on: .threeX).points // 20.333…
    public func lineHeight(of font: TextFont, on grid: TextGrid = .twoX) -> MeasuredLength {
        let metrics = lineMetrics(of: font)
        let points = grid.up(metrics.lineHeight)
        return MeasuredLength(points: points, tolerance: metrics.trust.heightTolerance(of: points, grid), trust: metrics.trust)
    }
}

extension TextTrust {
    /// Heights of a known font are exact but for the canvas's own rounding; of another font, about a tenth is open.
    func heightTolerance(of height: Double, _ grid: TextGrid) -> Double {
        max(1 / grid.scale, evidence == .guess ? 0.1 * height : 0)
    }
}
