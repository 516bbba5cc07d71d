/// A color of Core Image, by its components.
open class CIColor: NSObject, @unchecked Sendable {
    public final let red: CGFloat
    public final let green: CGFloat
    public final let blue: CGFloat
    public final let alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        super.init()
    }
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) { self.init(red: red, green: green, blue: blue, alpha: 1) }
    public convenience init(cgColor: CGColor) {
        self.init(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
    }
    public convenience init(color: UIColor) { self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha) }
    /// Makes the color of a text of three or four numbers, such as `0.5 0 0 1`; missing numbers are 0, and a missing alpha is 1.
    public convenience init(string representation: String) {
        let numbers = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) } + [0, 0, 0]
        let alpha = representation.split(separator: " ").count > 3 ? numbers[3] : 1
        self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha)
    }

    open var numberOfComponents: Int { [red, green, blue, alpha].count }
    open var stringRepresentation: String { [red, green, blue, alpha].map { number(Double($0)) }.joined(separator: " ") }

    public static let black = CIColor(red: 0, green: 0, blue: 0)
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    public static let blue = CIColor(red: 0, green: 0, blue: 1)

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CIColor else { return false }
        return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
    }
    open override var hash: Int { red.hashValue ^ green.hashValue ^ blue.hashValue ^ alpha.hashValue }
}

extension UIColor {
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }
    public var ciColor: CIColor { CIColor(color: self) }
}
