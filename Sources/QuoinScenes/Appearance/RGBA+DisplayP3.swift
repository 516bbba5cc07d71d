extension RGBA {
    /// Creates the color of sRGB that is nearest to a color of Display P3, whose components are between 0 and 1.
    public init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double = 1) {
        let (red, green, blue) = (RGBA.linear(red), RGBA.linear(green), RGBA.linear(blue))
        self.init(
            red: RGBA.encoded(1.22494 * red - 0.22494 * green), green: RGBA.encoded(-0.04206 * red + 1.04206 * green),
            blue: RGBA.encoded(-0.01964 * red - 0.07864 * green + 1.09828 * blue), alpha: alpha)
    }

    /// Returns the linear value of an encoded component.
    ///
    /// Both color spaces share this curve. The power is computed by Newton's method, because nothing else here needs a math
    /// library: x^2.4 = (x^12)^(1/5), x^(1/2.4) = (x^5)^(1/12).
    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : root(power((value + 0.055) / 1.055, 12), 5)
    }

    private static func encoded(_ value: Double) -> Double {
        if value <= 0 { return 0 }
        return value <= 0.0031308 ? value * 12.92 : 1.055 * root(power(min(value, 1), 5), 12) - 0.055
    }

    private static func power(_ base: Double, _ exponent: Int) -> Double {
        var result = 1.0
        for _ in 0..<exponent { result *= base }
        return result
    }

    /// Newton's method from above: 60 steps suffice for numbers between 1e-12 and 1.
    private static func root(_ value: Double, _ degree: Int) -> Double {
        var guess = 1.0
        for _ in 0..<60 {
            let next = guess - (guess - value / power(guess, degree - 1)) / Double(degree)
            if abs(next - guess) < 1e-12 { return next }
            guess = next
        }
        return guess
    }
}
