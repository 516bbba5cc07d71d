/// A color in sRGB with 8 bits a component.
///
/// ```swift
/// RGBA(hex: "#007AFF")?.withAlpha(0.5).hex        // "#007AFF80"
/// ```
public struct RGBA: Hashable, Sendable {
    /// The red component, from 0 to 255.
    public var red: UInt8
    /// The green component, from 0 to 255.
    public var green: UInt8
    /// The blue component, from 0 to 255.
    public var blue: UInt8
    /// The opacity, from 0 (clear) to 255 (opaque).
    public var alpha: UInt8

    /// Creates a color from components between 0 and 255; opaque by default.
    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Creates a color from components between 0 and 1; components outside that range are clamped.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.init(RGBA.byte(red), RGBA.byte(green), RGBA.byte(blue), RGBA.byte(alpha))
    }

    /// Creates a color from `#RRGGBB` or `#RRGGBBAA`; nil for any other text.
    public init?(hex text: some StringProtocol) {
        guard text.utf8.first == UInt8(ascii: "#") else { return nil }
        var digits = String(text.dropFirst())
        guard digits.utf8.count == 6 || digits.utf8.count == 8, digits.allSatisfy(\.isHexDigit) else { return nil }
        if digits.utf8.count == 6 { digits += "FF" }
        guard let value = UInt32(digits, radix: 16) else { return nil }
        self.init(UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255))
    }

    /// Black without opacity, which paints nothing.
    public static let clear = RGBA(0, 0, 0, 0)
    /// Opaque black.
    public static let black = RGBA(0, 0, 0)
    /// Opaque white.
    public static let white = RGBA(255, 255, 255)

    /// The opacity as a number between 0 and 1.
    public var opacity: Double { Double(alpha) / 255 }

    /// Returns the color with its opacity multiplied by a factor.
    public func withAlpha(_ factor: Double) -> RGBA {
        var copy = self
        copy.alpha = RGBA.byte(opacity * factor)
        return copy
    }

    /// The color as `#RRGGBB`, or as `#RRGGBBAA` if it is not opaque.
    public var hex: String {
        alpha == 255 ? "#" + RGBA.digits([red, green, blue]) : "#" + RGBA.digits([red, green, blue, alpha])
    }

    private static func digits(_ bytes: [UInt8]) -> String {
        let all = Array("0123456789ABCDEF".utf8)
        return String(decoding: bytes.flatMap { [all[Int($0 >> 4)], all[Int($0 & 15)]] }, as: UTF8.self)
    }

    private static func byte(_ component: Double) -> UInt8 {
        component.isFinite ? UInt8((min(max(component, 0), 1) * 255).rounded()) : 0
    }
}
