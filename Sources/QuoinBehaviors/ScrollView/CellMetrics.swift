import QuoinLayout

/// The parts of a table's cell around its content: margins of its content view, separator, accessory (MG-8, F20 to F22).
///
/// ```swift
/// let metrics = CellMetrics(screen: screen)
/// cell.contentView.margins = metrics.margins()
/// let inner = metrics.contentSize(cell: Size(width: 375, height: 44), accessory: .disclosure)     // 348.5 × 43.5 at 2x
/// ```
public struct CellMetrics: Hashable, Sendable {
    /// A view at the end of a row that the system draws.
    public enum Accessory: String, Hashable, Sendable, CaseIterable {
        case none, disclosure, detail, checkmark
    }

    /// The iOS version whose rows are reproduced.
    public var era: Era
    /// The number of pixels per point.
    public var scale: Double
    /// The screen's width.
    public var width: Double

    /// Creates the metrics of rows of a width.
    public init(era: Era = .standard, scale: Double = 2, width: Double = 375) {
        self.era = era
        self.scale = scale
        self.width = width
    }

    /// Creates the metrics of rows as wide as a screen.
    public init(screen: Screen) {
        self.init(era: screen.era, scale: screen.scale, width: screen.size.width)
    }

    /// Returns the content view's margins: 8 all around before iOS 11; then 11 above and below, 16 or from 393 points on 20 at the
    /// sides, and 8 beside an accessory.
    public func margins(accessory: Accessory = .none) -> Insets {
        guard era >= .ios11 else { return Insets(all: 8) }
        let side = width >= 393 ? 20.0 : 16
        return Insets(top: 11, left: side, bottom: 11, right: accessory == .none ? side : 8)
    }

    /// Returns the size of the content view in a cell of a size: the accessory takes a part of it, and so does a pixel for
    /// the separator before iOS 13.
    public func contentSize(cell: Size, accessory: Accessory = .none, hasSeparator: Bool = true) -> Size {
        Size(
            width: max(0, cell.width - accessoryWidth(accessory)),
            height: max(0, cell.height - (hasSeparator ? separatorHeight : 0)))
    }

    /// The height that a separator takes from a row.
    public var separatorHeight: Double { era < .ios13 && scale > 0 ? 1 / scale : 0 }

    /// The minimum height of a row with the system's own labels that is as high as its content: 44, less a pixel.
    public var leastHeight: Double { era < .ios13 || scale <= 0 ? 44 : 44 - 1 / scale }

    /// Returns the width that an accessory takes from the content.
    public func accessoryWidth(_ accessory: Accessory) -> Double {
        switch accessory {
        case .none: 0
        case .disclosure: era < .ios13 ? 34 : width >= 414 ? 30.5 : 26.5
        case .checkmark: era >= .ios13 && width >= 414 ? 44 : 40
        case .detail: 47  // believed
        }
    }
}
