import QuoinLayout
import Testing

/// The grid of Documentation/WriteABehavior.md, word for word: it must go on working.
struct GridBehaviorTests {
    final class Grid: LayoutBehavior {
        let columns: Int
        let spacing: Double

        init(columns: Int, spacing: Double) {
            self.columns = max(columns, 1)
            self.spacing = spacing
        }

        func constraints(for item: Item) -> [Constraint] {
            let cells = Array(item.children)
            var made: [Constraint] = []
            for (place, cell) in cells.enumerated() {
                let isFirstInRow = place % columns == 0
                made.append(cell.width.equal(to: cells[0].width))
                if isFirstInRow {
                    made.append(cell.leading.equal(to: item.leading))
                    made.append(
                        place == 0
                            ? cell.top.equal(to: item.top)
                            : cell.top.equal(to: cells[place - 1].bottom, plus: spacing))
                } else {
                    made.append(cell.leading.equal(to: cells[place - 1].trailing, plus: spacing))
                    made.append(cell.top.equal(to: cells[place - 1].top))
                    made.append(cell.height.equal(to: cells[place - 1].height))
                }
                if place % columns == columns - 1 { made.append(item.trailing.equal(to: cell.trailing)) }
            }
            if let last = cells.last { made.append(item.bottom.equal(to: last.bottom)) }
            return made
        }
    }

    @Test("Columns are equally wide, and cells are placed in reading order") func equalColumnsAndRowsInReadingOrder() throws {
        let root = Item("root"), grid = Item("grid")
        try root.add(grid)
        grid.behavior = Grid(columns: 2, spacing: 8)
        for width in [40.0, 60, 50] {
            let cell = Item()
            cell.fixedContentSize = ContentSize(width: width, height: 20)
            try grid.add(cell)
        }
        let layout = try Layout(root: root, width: 320)
        let report = try layout.layOut()
        #expect(report.refused.isEmpty && report.conflicts.isEmpty)
        #expect(grid.frame == Rect(x: 0, y: 0, width: 128, height: 48))
        #expect(grid.children.map(\.frame.x) == [0, 68, 0])
    }
}
