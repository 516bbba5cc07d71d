/// The grid of device pixels that frames are rounded to (PX-2).
///
/// ```swift
/// PixelGrid(scale: 2).round(17.15)       // 17.0
/// PixelGrid(scale: 3).ceil(20.287)       // 20.333…, how measured sizes enter a layout (PX-3)
/// ```
public struct PixelGrid: Hashable, Sendable {
    /// The number of pixels per point.
    public let scale: Double
    /// Points per pixel if that is exact, or else 0. A multiplication is several times as fast as a division.
    private let inverse: Double

    /// Creates the grid of a scale; a scale that is not above 0 counts as 1.
    public init(scale: Double) {
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        inverse = self.scale.significand == 1 && self.scale.isNormal ? 1 / self.scale : 0
    }

    /// Returns the nearest pixel, halves up. Values up to 0.0000005 below a half count as a half.
    @inline(__always)
    public func round(_ value: Double) -> Double { points(pixel(value)) }

    /// The rounded span between two edges: the nearest pixel to the first, and the length in pixels, from which points are
    /// made once. The difference of two rounded edges would contain their errors (100.00000000000003 on a grid of thirds). A length of
    /// whole pixels stays the same wherever it begins.
    @inline(__always)
    func span(_ near: Double, _ far: Double) -> (start: Double, length: Double) {
        let start = pixel(near)
        let length = (far - near) * scale
        let whole = floor(length + 0.5)
        let isWhole = (length - whole).magnitude < 1e-6
        return (points(start), points(isWhole ? whole : pixel(far) - start))
    }

    /// The number of the nearest pixel.
    @inline(__always)
    private func pixel(_ value: Double) -> Double { floor((value + 5e-7) * scale + 0.5) }

    /// Returns the next pixel, unless the value lies on one (within 0.000001).
    public func ceil(_ value: Double) -> Double { points(-floor(-(value - 1e-6) * scale)) }

    /// Returns a value rounded to the millionth, without the noise in the last digits.
    static func snap(_ value: Double) -> Double {
        value.magnitude < 1e9 ? (value * 1e6).rounded() / 1e6 : value
    }

    @inline(__always)
    private func points(_ pixels: Double) -> Double { inverse > 0 ? pixels * inverse : pixels / scale }

    /// A faster floor than the library's, which is noticeable with thousands of frames: adding a large enough number removes the fraction.
    @inline(__always)
    private func floor(_ value: Double) -> Double {
        guard value.magnitude < 1e15 else { return value }
        let shift = 0x1.8p52
        let whole = value + shift - shift
        return whole > value ? whole - 1 : whole
    }
}
