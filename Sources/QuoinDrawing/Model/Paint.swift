import QuoinScenes

/// A color in light and in dark appearance.
///
/// ```swift
/// let card = Paint(light: .white, dark: RGBA(28, 28, 30))
/// ```
public struct Paint: Hashable, Sendable {
    public var light: RGBA
    public var dark: RGBA

    public init(light: RGBA, dark: RGBA) {
        self.light = light
        self.dark = dark
    }

    /// The same in both.
    public init(_ color: RGBA) { self.init(light: color, dark: color) }

    /// With its opacity multiplied.
    public func withAlpha(_ factor: Double) -> Paint {
        factor == 1 ? self : Paint(light: light.withAlpha(factor), dark: dark.withAlpha(factor))
    }

    /// A color of the system's by its name, such as `systemBlue` or `labelColor`; nil: no such color.
    public static func system(_ name: String) -> Paint? {
        SystemColors.paint(name) ?? (name.hasSuffix("Color") ? SystemColors.paint(String(name.dropLast(5))) : nil)
    }

    public var isClear: Bool { light.alpha == 0 && dark.alpha == 0 }

    public static let clear = Paint(.clear)
    public static let white = Paint(.white)
    public static let black = Paint(.black)

    /// The same in both: 0 is black, 1 white.
    public static func gray(_ white: Double, _ alpha: Double = 1) -> Paint {
        Paint(RGBA(red: white, green: white, blue: white, alpha: alpha))
    }
}

extension RGBA {
    /// How light it looks, between 0 and 1, by the shares that the components have in it.
    var luminance: Double { (0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)) / 255 }

    /// Black or white, whichever is easier to read on it.
    var contrast: RGBA { alpha < 128 || luminance > 0.5 ? .black : .white }
}

/// The filling of a shape.
public enum Fill: Hashable, Sendable {
    case none
    case paint(Paint)
    /// From the shape's top to its bottom.
    case gradient(top: Paint, bottom: Paint)
    /// Thin diagonal lines on a ground: something that nobody can know.
    case hatch(ground: Paint, lines: Paint)
}

/// The line around a shape.
public struct Stroke: Hashable, Sendable {
    public var paint: Paint
    public var width: Double
    /// Lengths of dashes and gaps; empty: none.
    public var dash: [Double]
    /// Ends and corners are round.
    public var isRound: Bool

    public init(_ paint: Paint, width: Double = 1, dash: [Double] = [], isRound: Bool = false) {
        self.paint = paint
        self.width = width
        self.dash = dash
        self.isRound = isRound
    }
}
