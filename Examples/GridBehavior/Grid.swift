import QuoinLayout

/// Children in columns of equal width, row by row; each row is as high as its highest cell asks for.
///
/// ```text
///          column 0   column 1   column 2          guides, one a column and one a row:
///   row 0  ┌ a ────┐  ┌ b ────┐  ┌ c ────┐         a cell lies between edges of them,
///          └───────┘  └───────┘  └───────┘         and nothing is reckoned here
///   row 1  ┌ d, two columns ──┐  ┌ e ────┐
///          └──────────────────┘  └───────┘
/// ```
///
/// ```swift
/// let grid = Grid(columns: 3, spacing: 8)
/// item.behavior = grid
/// for cell in cells { try item.add(cell) }
/// grid.setSpan(2, of: cells[3])
/// ```
public final class Grid: AttachedBehavior {
    public var columns: Int { didSet { if columns != oldValue { constraintsChanged() } } }
    public var spacing: Double { didSet { if spacing != oldValue { constraintsChanged() } } }
    private var spans: [(cell: Weak, columns: Int)] = []
    private var columnGuides: [Item] = []
    private var rowGuides: [Item] = []

    private struct Weak {
        weak var item: Item?
    }

    public init(columns: Int, spacing: Double = 0) {
        self.columns = columns
        self.spacing = spacing
        super.init()
    }

    /// Sets the number of columns that a cell spans, which is 1 by default.
    public func setSpan(_ columns: Int, of cell: Item) {
        spans.removeAll { $0.cell.item == nil || $0.cell.item === cell }
        spans.append((Weak(item: cell), columns))
        constraintsChanged()
    }

    override public func constraints(for item: Item) -> [Constraint] {
        let cells = item.children.filter { $0.kind == .view }
        let places = places(of: cells)
        let rows = places.last.map { $0.row + 1 } ?? 0
        columnGuides = guides(columnGuides, count: cells.isEmpty ? 0 : max(1, columns), named: "column", in: item)
        rowGuides = guides(rowGuides, count: rows, named: "row", in: item)
        var made = lineUp(columnGuides, in: item, from: .leading, to: .trailing) + lineUp(rowGuides, in: item, from: .top, to: .bottom)
        for other in columnGuides.dropFirst() { made.append(other.width.equal(to: columnGuides[0].width)) }
        for (cell, place) in zip(cells, places) {
            made.append(cell.leading.equal(to: columnGuides[place.column].leading))
            made.append(cell.trailing.equal(to: columnGuides[place.column + place.span - 1].trailing))
            made.append(cell.top.equal(to: rowGuides[place.row].top))
            made.append(cell.bottom.equal(to: rowGuides[place.row].bottom))
        }
        return made
    }

    /// Left to right, in the next row where a cell no longer fits.
    private func places(of cells: [Item]) -> [(row: Int, column: Int, span: Int)] {
        let columns = max(1, columns)
        var row = 0
        var column = 0
        return cells.map { cell in
            let asked = spans.first { $0.cell.item === cell }?.columns ?? 1
            let span = min(max(1, asked), columns)
            if column + span > columns {
                row += 1
                column = 0
            }
            defer { column += span }
            return (row, column, span)
        }
    }

    /// As many guides as needed, old ones first.
    private func guides(_ held: [Item], count: Int, named name: String, in item: Item) -> [Item] {
        for guide in held.dropFirst(count) { guide.remove() }
        return (0..<count).map { place in
            if place < held.count, held[place].parent === item { return held[place] }
            let guide = Item("\(name) \(place)", kind: .guide)
            try? item.add(guide)
            return guide
        }
    }

    /// One behind the other from edge to edge, a gap between each two.
    private func lineUp(_ guides: [Item], in item: Item, from near: Attribute, to far: Attribute) -> [Constraint] {
        guard let first = guides.first, let last = guides.last else { return [] }
        var made = [
            Constraint(item: first, attribute: near, relatedBy: .equal, toItem: item, attribute: near),
            Constraint(item: item, attribute: far, relatedBy: .equal, toItem: last, attribute: far),
        ]
        for (before, after) in zip(guides, guides.dropFirst()) {
            made.append(Constraint(item: after, attribute: near, relatedBy: .equal, toItem: before, attribute: far, constant: spacing))
        }
        return made
    }
}
