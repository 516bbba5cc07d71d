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
    public var text: String
    public var items: [String: Item]
    public var metrics: [String: Double]
    public var options: Options
    /// The meaning of `|-[view]` (VF-2).
    public var edgeSpacing: EdgeSpacing

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
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let alignAllLeft = Options(rawValue: 1 << 1)
        public static let alignAllRight = Options(rawValue: 1 << 2)
        public static let alignAllTop = Options(rawValue: 1 << 3)
        public static let alignAllBottom = Options(rawValue: 1 << 4)
        public static let alignAllLeading = Options(rawValue: 1 << 5)
        public static let alignAllTrailing = Options(rawValue: 1 << 6)
        public static let alignAllCenterX = Options(rawValue: 1 << 9)
        public static let alignAllCenterY = Options(rawValue: 1 << 10)
        public static let alignAllLastBaseline = Options(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = Options(rawValue: 1 << 12)
        public static let leftToRight = Options(rawValue: 1 << 16)
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
