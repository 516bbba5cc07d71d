import QuoinLayout

/// The space around the rows of a table's sections, by style: the sides of inset groups, and the space above and below.
///
/// ```text
///        plain                      grouped                     inset grouped
///   ├ 22 (iOS 15) ─┤           ├ 17.5 + 38, or 35 ┤             │16│        │16│
///   │ Header    28 │           │ HEADER           │             │  │ row    │  │
///   │ row          │           │ row              │
///                              ├ 17.5 ─┤  above each next header its own 38, or 17.5
/// ```
///
/// ```swift
/// SectionMetrics(.grouped, screen: screen).gap(above: .nothing, isFirst: true)        // 35
/// ```
///
/// Heights and sides are those that Interface Builder stored in files of iOS 13 and later.
public struct SectionMetrics: Hashable, Sendable {
    /// The style of a table.
    public enum Style: Hashable, Sendable {
        case plain, grouped, insetGrouped
    }
    /// The kind of header or footer above or below a section's rows.
    public enum Label: Hashable, Sendable {
        case nothing, title, view
    }

    /// The style of this table.
    public var style: Style
    /// The iOS version whose tables are reproduced.
    public var era: Era
    /// The number of pixels per point.
    public var scale: Double
    /// The table's width, on which the sides of inset groups depend.
    public var width: Double

    /// Creates the metrics of a table.
    ///
    /// - Parameters:
    ///   - style: The style of the table.
    ///   - era: The iOS version whose metrics are used.
    ///   - scale: The number of pixels per point.
    ///   - width: The width of the screen, in points, which determines its margins.
    public init(_ style: Style, era: Era = .standard, scale: Double = 2, width: Double = 375) {
        (self.style, self.era, self.scale, self.width) = (style, era, scale, width)
    }

    /// Creates the metrics of a table on a screen.
    public init(_ style: Style, screen: Screen, width: Double) {
        self.init(style, era: screen.era, scale: screen.scale, width: width)
    }

    private var isGrouped: Bool { style != .plain }
    private var half: Double { (17.5 * scale).rounded(.up) / scale }

    /// The distance of rows, headers and footers from the sides of the table, in points.
    public var sideInset: Double { style == .insetGrouped && era >= .ios13 ? Screen.minimumMargin(width: width, era: era) : 0 }

    /// Returns the space above a header, or above the rows of a section without a header.
    public func gap(above label: Label, isFirst: Bool) -> Double {
        guard isGrouped else { return label != .nothing && era >= .ios15 ? 22 : 0 }
        return (isFirst && label != .view ? half : 0) + (label == .nothing ? half : 0)
    }

    /// The space below the rows of a section without a footer.
    public var gapBelow: Double { isGrouped ? half : 0 }

    /// Returns the margins above and below the text of a title header or of a footer, in points.
    public func titleMargins(isFooter: Bool) -> (top: Double, bottom: Double) {
        if isFooter && isGrouped { return (7.5, 7.5) }
        return isGrouped ? (15.5, 6.5) : era >= .ios11 ? (3.75, 3.75) : (0.75, 0.75)
    }
}
