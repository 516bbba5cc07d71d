/// A fraction, so that a system can be read by eyes and by the exact solver; backends get the nearest `Double`.
struct Ratio: Hashable, ExpressibleByIntegerLiteral {
    var numerator: Int
    var denominator: Int

    init(_ numerator: Int, _ denominator: Int = 1) {
        self.numerator = numerator
        self.denominator = denominator
    }

    init(integerLiteral value: Int) { self.init(value) }

    var double: Double { Double(numerator) / Double(denominator) }

    static prefix func - (operand: Ratio) -> Ratio { Ratio(-operand.numerator, operand.denominator) }
}

extension Ratio: CustomStringConvertible {
    /// `7/3`, or `7`.
    var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }

    init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "/", maxSplits: 1)
        guard let first = parts.first, let numerator = Int(first) else { return nil }
        guard parts.count == 2 else {
            self.init(numerator)
            return
        }
        guard let denominator = Int(parts[1]) else { return nil }
        self.init(numerator, denominator)
    }
}
