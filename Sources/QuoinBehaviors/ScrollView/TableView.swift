import QuoinLayout

/// A table as a kind of scroll view: rows one below the other, each as wide as the table. Its content size comes from the
/// rows, whatever constraints say (SC-28).
///
/// ```swift
/// let table = TableView()
/// item.behavior = table
/// table.rows = [.fixed(header, height: 44), .automatic(cell)]      // children of the item
/// ```
///
/// An automatic row is as high as its content requires at the table's width (SZ-20). Children that are not rows are placed by their own
/// constraints.
///
/// This type is not `Sendable`: it is used on the thread of its item.
public final class TableView: ScrollView {
    /// A row of the table: a child and its height.
    public struct Row {
        /// The height of a row: given, or that of its content.
        public enum Height: Hashable, Sendable {
            case fixed(Double)
            /// The height that the row's constraints give.
            case automatic
        }

        weak var item: Item?
        /// The height of this row.
        public var height: Height
        /// The space above the row.
        public var gap = 0.0
        /// The space at either side of the row.
        public var sideInset = 0.0

        /// Returns a row of a given height.
        public static func fixed(_ item: Item, height: Double) -> Row { Row(item: item, height: .fixed(height)) }
        /// Returns a row that is as high as its content.
        public static func automatic(_ item: Item) -> Row { Row(item: item, height: .automatic) }
    }

    /// The rows from top to bottom.
    public var rows: [Row] = [] { didSet { constraintsChanged() } }
    /// The space above the first row, such as a header's, in points.
    public var headerHeight = 0.0 { didSet { constraintsChanged() } }
    /// The height of the footer in points.
    public var footerHeight = 0.0 { didSet { constraintsChanged() } }
    /// A height to report where rows are not items of the tree, as in a file that holds only prototypes.
    public var fixedContentHeight: Double?

    override public func constraints(for item: Item) -> [Constraint] {
        var made = super.constraints(for: item)
        let content = item.guide(for: .content)
        var above = content.top
        var gap = headerHeight
        for row in rows {
            guard let cell = row.item, cell.parent === item else { continue }
            made.append(cell.top.equal(to: above, plus: gap + row.gap))
            made.append(cell.leading.equal(to: content.leading, plus: row.sideInset))
            made.append(cell.width.equal(to: item.width, plus: -2 * row.sideInset))
            switch row.height {
            case .fixed(let height): made.append(cell.height.equal(to: max(0, height)))
            case .automatic: made.append(cell.height.equal(to: 0).at(.fitting))
            }
            above = cell.bottom
            gap = 0
        }
        made.append(content.width.equal(to: item.width))
        made.append(content.bottom.equal(to: above, plus: gap + footerHeight))
        return made
    }

    override public func ownContentSize(_ axis: Axis) -> Double? {
        guard let item else { return nil }
        if axis == .horizontal { return item.frame.width }
        return fixedContentHeight ?? item.contentAreaSize.height
    }
}
