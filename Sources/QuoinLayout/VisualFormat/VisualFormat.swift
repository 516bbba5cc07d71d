/// The visual format language: constraints drawn as text.
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
    /// Alignments and direction.
    public var options: Options
    /// The meaning of `|-[view]` (VF-2).
    public var edgeSpacing: EdgeSpacing

    /// Makes a format; nothing is parsed yet.
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

    /// Alignment, direction and spacing; the bits are UIKit's (VF-6 to VF-8).
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits, as `NSLayoutConstraint.FormatOptions` has them.
        public let rawValue: UInt
        /// Makes options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Align all left edges.
        public static let alignAllLeft = Options(rawValue: 1 << 1)
        /// Align all right edges.
        public static let alignAllRight = Options(rawValue: 1 << 2)
        /// Align all top edges.
        public static let alignAllTop = Options(rawValue: 1 << 3)
        /// Align all bottom edges.
        public static let alignAllBottom = Options(rawValue: 1 << 4)
        /// Align all leading edges.
        public static let alignAllLeading = Options(rawValue: 1 << 5)
        /// Align all trailing edges.
        public static let alignAllTrailing = Options(rawValue: 1 << 6)
        /// Align all horizontal centers.
        public static let alignAllCenterX = Options(rawValue: 1 << 9)
        /// Align all vertical centers.
        public static let alignAllCenterY = Options(rawValue: 1 << 10)
        /// Align the baselines of the last lines of text.
        public static let alignAllLastBaseline = Options(rawValue: 1 << 11)
        /// Align the baselines of the first lines of text.
        public static let alignAllFirstBaseline = Options(rawValue: 1 << 12)
        /// Go from left to right, whatever the language.
        public static let leftToRight = Options(rawValue: 1 << 16)
        /// Go from right to left, whatever the language.
        public static let rightToLeft = Options(rawValue: 2 << 16)
        /// Vertical gaps run from last baseline to first baseline.
        public static let baselineToBaseline = Options(rawValue: 1 << 19)
    }
}

extension VisualFormat {
    /// The constraints in the order of the text, alignments last (VF-12). None is installed.
    public func constraints() throws(VisualFormatError) -> [Constraint] {
        guard !text.isEmpty else { throw VisualFormatError(reason: "It's an empty string.", format: "", column: 0) }
        var parser = VisualFormatParser(self)
        return try parser.parse()
    }
}
