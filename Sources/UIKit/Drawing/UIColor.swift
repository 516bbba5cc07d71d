/// A color by its components. Nothing is drawn; colors are kept and compared.
public final class UIColor: NSObject, NSCopying, Sendable {
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat
    let alpha: CGFloat
    let name: String?

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        name = nil
        super.init()
    }

    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(red: white, green: white, blue: white, alpha: alpha) }

    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        func part(_ shift: CGFloat) -> CGFloat {
            let place = (shift + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
    }

    public convenience init(cgColor: CGColor) {
        self.init(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
    }

    /// The color for the current traits.
    @MainActor
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        let color = dynamicProvider(.current)
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// Asset catalogs are not read for colors: nil.
    public convenience init?(named name: String) { return nil }

    private init(_ name: String, _ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) {
        (self.red, self.green, self.blue) = (CGFloat(red) / 255, CGFloat(green) / 255, CGFloat(blue) / 255)
        self.alpha = alpha
        self.name = name
        super.init()
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }
    public var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = self.red
        green?.pointee = self.green
        blue?.pointee = self.blue
        alpha?.pointee = self.alpha
        return true
    }

    @MainActor public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
    public func set() {}
    public func setFill() {}
    public func setStroke() {}

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
    }
    public override var hash: Int {
        var hasher = Hasher()
        for part in [red, green, blue, alpha] { hasher.combine(part) }
        return hasher.finalize()
    }
    public override var description: String {
        "UIExtendedSRGBColorSpace \(number(Double(red))) \(number(Double(green))) \(number(Double(blue))) \(number(Double(alpha)))"
    }

    public static let black = UIColor("black", 0, 0, 0)
    public static let darkGray = UIColor("darkGray", 85, 85, 85)
    public static let lightGray = UIColor("lightGray", 170, 170, 170)
    public static let white = UIColor("white", 255, 255, 255)
    public static let gray = UIColor("gray", 128, 128, 128)
    public static let red = UIColor("red", 255, 0, 0)
    public static let green = UIColor("green", 0, 255, 0)
    public static let blue = UIColor("blue", 0, 0, 255)
    public static let cyan = UIColor("cyan", 0, 255, 255)
    public static let yellow = UIColor("yellow", 255, 255, 0)
    public static let magenta = UIColor("magenta", 255, 0, 255)
    public static let orange = UIColor("orange", 255, 128, 0)
    public static let purple = UIColor("purple", 128, 0, 128)
    public static let brown = UIColor("brown", 153, 102, 51)
    public static let clear = UIColor("clear", 0, 0, 0, 0)
    public static let systemRed = UIColor("systemRed", 255, 59, 48)
    public static let systemGreen = UIColor("systemGreen", 52, 199, 89)
    public static let systemBlue = UIColor("systemBlue", 0, 122, 255)
    public static let systemOrange = UIColor("systemOrange", 255, 149, 0)
    public static let systemYellow = UIColor("systemYellow", 255, 204, 0)
    public static let systemPink = UIColor("systemPink", 255, 45, 85)
    public static let systemPurple = UIColor("systemPurple", 175, 82, 222)
    public static let systemTeal = UIColor("systemTeal", 48, 176, 199)
    public static let systemIndigo = UIColor("systemIndigo", 88, 86, 214)
    public static let systemBrown = UIColor("systemBrown", 162, 132, 94)
    public static let systemMint = UIColor("systemMint", 0, 199, 190)
    public static let systemCyan = UIColor("systemCyan", 50, 173, 230)
    public static let systemGray = UIColor("systemGray", 142, 142, 147)
    public static let systemGray2 = UIColor("systemGray2", 174, 174, 178)
    public static let systemGray3 = UIColor("systemGray3", 199, 199, 204)
    public static let systemGray4 = UIColor("systemGray4", 209, 209, 214)
    public static let systemGray5 = UIColor("systemGray5", 229, 229, 234)
    public static let systemGray6 = UIColor("systemGray6", 242, 242, 247)
    public static let label = UIColor("label", 0, 0, 0)
    public static let secondaryLabel = UIColor("secondaryLabel", 60, 60, 67, 0.6)
    public static let tertiaryLabel = UIColor("tertiaryLabel", 60, 60, 67, 0.3)
    public static let quaternaryLabel = UIColor("quaternaryLabel", 60, 60, 67, 0.18)
    public static let placeholderText = UIColor("placeholderText", 60, 60, 67, 0.3)
    public static let link = UIColor("link", 0, 122, 255)
    public static let separator = UIColor("separator", 60, 60, 67, 0.29)
    public static let opaqueSeparator = UIColor("opaqueSeparator", 198, 198, 200)
    public static let tintColor = UIColor("tintColor", 0, 122, 255)
    public static let systemBackground = UIColor("systemBackground", 255, 255, 255)
    public static let secondarySystemBackground = UIColor("secondarySystemBackground", 242, 242, 247)
    public static let tertiarySystemBackground = UIColor("tertiarySystemBackground", 255, 255, 255)
    public static let systemGroupedBackground = UIColor("systemGroupedBackground", 242, 242, 247)
    public static let secondarySystemGroupedBackground = UIColor("secondarySystemGroupedBackground", 255, 255, 255)
    public static let tertiarySystemGroupedBackground = UIColor("tertiarySystemGroupedBackground", 242, 242, 247)
    public static let systemFill = UIColor("systemFill", 120, 120, 128, 0.2)
    public static let secondarySystemFill = UIColor("secondarySystemFill", 120, 120, 128, 0.16)
    public static let tertiarySystemFill = UIColor("tertiarySystemFill", 118, 118, 128, 0.12)
    public static let quaternarySystemFill = UIColor("quaternarySystemFill", 116, 116, 128, 0.08)
}

/// A color for layers.
public final class CGColor: Hashable, Sendable {
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat
    public let alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    public var components: [CGFloat]? { [red, green, blue, alpha] }
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.components == rhs.components }
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
