// Gradients and color spaces are stored only, as nothing is drawn.

/// A gradient between colors. It is stored only.
public final class CGGradient: Hashable, @unchecked Sendable {
    let colors: [CGColor]
    let locations: [CGFloat]

    /// Makes a gradient; nil without colors, or if there are fewer locations than colors.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let given = colors.compactMap { $0 as? CGColor }
        guard !given.isEmpty else { return nil }
        self.colors = given
        self.locations = locations.map { Array(UnsafeBufferPointer(start: $0, count: given.count)) } ?? []
    }

    public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Options for drawing a gradient.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
