/// A format in the visual format language, which draws constraints as text.
///
/// ```swift
/// let format = VisualFormat("H:|-[icon(44)]-8-[title(>=100@500)]-|", items: ["icon": icon, "title": title])
/// for constraint in try format.constraints() { try constraint.install() }
/// ```
///
/// ```text
/// format      := ['H:' | 'V:'] ['|' connection] view { connection view } [connection '|']
/// connection  := '' | '-' | '-' spec '-'
/// spec        := number | metric | '(' predicate {',' predicate} ')'
/// view        := '[' name ['(' predicate {',' predicate} ')'] ']'
/// predicate   := ['==' | '<=' | '>='] (number | metric | name) ['@' (number | metric)]
/// ```
///
/// This type is not `Sendable`: it names items, which one thread at a time uses.
public struct VisualFormat {
    /// The format, such as `H:|-[name]-|`.
    public var text: String
    /// The items by the names that the format has for them.
    public var items: [String: Item]
    /// The numbers by the names that the format has for them.
    public var metrics: [String: Double]
    /// The options for alignment and direction.
    public var options: Options
    /// The meaning of `|-[view]` (VF-2).
    public var edgeSpacing: EdgeSpacing

    /// Creates a format; nothing is parsed yet.
    public init(
        _ text: String, items: [String: Item], metrics: [String: Double] = [:], options: Options = [],
        edgeSpacing: EdgeSpacing = .margin
    ) {
        self.text = text
        self.items = items
        self.metrics = metrics
        self.options = options
        self.edgeSpacing = edgeSpacing
    }

    /// The standard gap between a view and its parent.
    public enum EdgeSpacing: Hashable, Sendable {
        /// The parent's margin: since iOS 8.
        case margin
        /// A distance from the parent's edge: 20 until iOS 7.
        case distance(Double)
    }

    /// The options for alignment, direction and spacing, with the bits of UIKit's (VF-6 to VF-8).
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits, as `NSLayoutConstraint.FormatOptions` has them.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Aligns all left edges.
        public static let alignAllLeft = Options(rawValue: 1 << 1)
        /// Aligns all right edges.
        public static let alignAllRight = Options(rawValue: 1 << 2)
        /// Aligns all top edges.
        public static let alignAllTop = Options(rawValue: 1 << 3)
        /// Aligns all bottom edges.
        public static let alignAllBottom = Options(rawValue: 1 << 4)
        /// Aligns all leading edges.
        public static let alignAllLeading = Options(rawValue: 1 << 5)
        /// Aligns all trailing edges.
        public static let alignAllTrailing = Options(rawValue: 1 << 6)
        /// Aligns all horizontal centers.
        public static let alignAllCenterX = Options(rawValue: 1 << 9)
        /// Aligns all vertical centers.
        public static let alignAllCenterY = Options(rawValue: 1 << 10)
        /// Aligns the baselines of the last lines of text.
        public static let alignAllLastBaseline = Options(rawValue: 1 << 11)
        /// Aligns the baselines of the first lines of text.
        public static let alignAllFirstBaseline = Options(rawValue: 1 << 12)
        /// Arranges the items from left to right in every language.
        public static let leftToRight = Options(rawValue: 1 << 16)
        /// Arranges the items from right to left in every language.
        public static let rightToLeft = Options(rawValue: 2 << 16)
        /// Measures vertical gaps from the last baseline of one item to the first baseline of the next.
        public static let baselineToBaseline = Options(rawValue: 1 << 19)
    }
}

extension VisualFormat {
    /// Returns the constraints in the order of the text, alignments last (VF-12). None is installed.
    public func constraints() throws(VisualFormatError) -> [Constraint] {
        guard !text.isEmpty else { throw VisualFormatError(reason: "It's an empty string.", format: "", column: 0) }
        var parser = VisualFormatParser(self)
        return try parser.parse()
    }
}
