/// A color. Colors are stored and compared, not drawn.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat
    let alpha: CGFloat
    let name: String?
    /// The closure of a color that depends on traits.
    private let provider: ((UITraitCollection) -> UIColor)?

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        name = nil
        provider = nil
        super.init()
    }

    /// Makes the color of a `#colorLiteral(red: …)`.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(red: white, green: white, blue: white, alpha: alpha) }

    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        func part(_ shift: CGFloat) -> CGFloat {
            let turn = (shift + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(turn, 4 - turn, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
    }

    public convenience init(cgColor: CGColor) {
        self.init(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
    }

    /// Makes a color that depends on traits. Its components are those for the current traits.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let color = dynamicProvider(.current)
        (red, green, blue, alpha) = (color.red, color.green, color.blue, color.alpha)
        name = nil
        provider = dynamicProvider
        super.init()
    }

    /// Makes a pattern color, which has no components of its own.
    public convenience init(patternImage image: UIImage) { self.init(white: 0, alpha: 1) }

    /// Looks a color up in asset catalogs. They are not read for colors, so it is always nil.
    public convenience init?(named name: String) { return nil }
    /// Looks a color up in asset catalogs. They are not read for colors, so it is always nil.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) { return nil }

    init(_ name: String, _ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) {
        (self.red, self.green, self.blue) = (CGFloat(red) / 255, CGFloat(green) / 255, CGFloat(blue) / 255)
        self.alpha = alpha
        self.name = name
        provider = nil
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

    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { provider?(traitCollection) ?? self }

    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard red == green, green == blue else { return false }
        white?.pointee = red
        alpha?.pointee = self.alpha
        return true
    }

    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let most = max(red, green, blue), span = most - min(red, green, blue)
        let sector: CGFloat =
            span == 0
            ? 0 : most == red ? (green - blue) / span : most == green ? 2 + (blue - red) / span : 4 + (red - green) / span
        hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
        saturation?.pointee = most == 0 ? 0 : span / most
        brightness?.pointee = most
        alpha?.pointee = self.alpha
        return true
    }
    /// No effect.
    public func set() {}
    /// No effect.
    public func setFill() {}
    /// No effect.
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
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
