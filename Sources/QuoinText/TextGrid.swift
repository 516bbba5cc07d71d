/// The grid that sizes are rounded to: device pixels, or whole points where an old canvas did so.
///
///     TextGrid(scale: 3).up(20.29)   // 20.333…
///     TextGrid.wholePoints.up(20.29) // 21
public struct TextGrid: Hashable, Sendable {
    /// The number of pixels per point: 1, 2 or 3.
    public let scale: Double

    /// Creates a grid of `scale` pixels per point. A scale that is not a positive number counts as 1.
    public init(scale: Double) {
        self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    /// A grid with one pixel per point.
    public static let wholePoints = TextGrid(scale: 1)
    /// A grid with two pixels per point.
    public static let twoX = TextGrid(scale: 2)
    /// A grid with three pixels per point.
    public static let threeX = TextGrid(scale: 3)

    /// A sum that misses a grid line by less than this, in pixels, is on it: binary fractions must not cost a pixel.
    static let slack = 1e-6

    /// Returns the lowest grid line at or above `length`.
    public func up(_ length: Double) -> Double { (length * scale - Self.slack).rounded(.up) / scale }

    /// Returns the highest grid line at or below `length`.
    public func down(_ length: Double) -> Double { (length * scale + Self.slack).rounded(.down) / scale }

    /// Returns the grid line closest to `length`.
    public func nearest(_ length: Double) -> Double { (length * scale).rounded() / scale }
}
