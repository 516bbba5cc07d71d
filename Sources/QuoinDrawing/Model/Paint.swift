import QuoinScenes

/// A color in the light and in the dark appearance.
///
/// ```swift
/// let card = Paint(light: .white, dark: RGBA(28, 28, 30))
/// ```
public struct Paint: Hashable, Sendable {
    /// The color in the light appearance.
    public var light: RGBA
    /// The color in the dark appearance.
    public var dark: RGBA

    /// Creates a paint from the colors of both appearances.
    public init(light: RGBA, dark: RGBA) {
        self.light = light
        self.dark = dark
    }

    /// Creates a paint that has the same color in both appearances.
    public init(_ color: RGBA) { self.init(light: color, dark: color) }

    /// Creates the paint of a named color whose catalog is not at hand, from the value that a file stores for it.
    ///
    /// The value is that of the light appearance. Grays, which name texts and backgrounds, are mirrored in the dark one, so that a text
    /// stays readable on its background; other colors, and translucent black and white, which veil what is below, are the same.
    init(stored color: RGBA) { self.init(light: color, dark: color.isGray && !color.isVeil ? color.inverted : color) }

    /// Returns the paint with the opacity of both colors multiplied by a factor.
    public func withAlpha(_ factor: Double) -> Paint {
        factor == 1 ? self : Paint(light: light.withAlpha(factor), dark: dark.withAlpha(factor))
    }

    /// Returns a system color by its name, such as `systemBlue` or `labelColor`; nil if there is no such color.
    public static func system(_ name: String) -> Paint? {
        SystemColors.paint(name) ?? (name.hasSuffix("Color") ? SystemColors.paint(String(name.dropLast(5))) : nil)
    }

    /// Whether the paint is fully transparent in both appearances.
    public var isClear: Bool { light.alpha == 0 && dark.alpha == 0 }

    /// A fully transparent paint.
    public static let clear = Paint(.clear)
    /// White in both appearances.
    public static let white = Paint(.white)
    /// Black in both appearances.
    public static let black = Paint(.black)

    /// Returns a gray that is the same in both appearances: black for 0, white for 1.
    public static func gray(_ white: Double, _ alpha: Double = 1) -> Paint {
        Paint(RGBA(red: white, green: white, blue: white, alpha: alpha))
    }
}

extension RGBA {
    /// The perceived lightness, between 0 and 1: the weighted sum of the components.
    var luminance: Double { (0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)) / 255 }

    /// Whether the components are almost the same.
    var isGray: Bool { max(red, green, blue) - min(red, green, blue) <= 12 }

    /// Whether the color is translucent black or white.
    var isVeil: Bool { alpha < 255 && [0, 255].contains(red) && green == red && blue == red }

    /// The color with every component mirrored: white for black.
    var inverted: RGBA {
        var color = self
        (color.red, color.green, color.blue) = (255 - red, 255 - green, 255 - blue)
        return color
    }

    /// The color that is easier to read on this one: black or white.
    var contrast: RGBA { alpha < 128 || luminance > 0.5 ? .black : .white }

    /// Whether the color is so light that it is hard to read on light gray.
    var isPale: Bool { alpha >= 128 && luminance > 0.7 }
}

/// The fill of a shape.
public enum Fill: Hashable, Sendable {
    /// No fill.
    case none
    /// One color.
    case paint(Paint)
    /// A linear gradient from the top of the shape to its bottom.
    case gradient(top: Paint, bottom: Paint)
    /// Thin diagonal lines on a background, for content that cannot be known.
    case hatch(ground: Paint, lines: Paint)
}

/// The line along the outline of a shape.
public struct Stroke: Hashable, Sendable {
    /// The color of the line.
    public var paint: Paint
    /// The width in points; half of it lies inside the outline.
    public var width: Double
    /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
    public var dash: [Double]
    /// Whether the ends and corners of the line are round.
    public var isRound: Bool

    /// Creates a stroke, by default a solid line with a width of 1 point.
    public init(_ paint: Paint, width: Double = 1, dash: [Double] = [], isRound: Bool = false) {
        self.paint = paint
        self.width = width
        self.dash = dash
        self.isRound = isRound
    }
}
