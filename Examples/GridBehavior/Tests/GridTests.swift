import GridBehavior
import QuoinLayout
import Testing

struct GridTests {
    private let root = Item("root"), grid = Grid(columns: 3, spacing: 10)
    private let layout: Layout

    init() throws {
        root.behavior = grid
        layout = try Layout(root: root, width: 320)
        for (name, height) in [("a", 20.0), ("b", 40), ("c", 30), ("d", 50), ("e", 10)] { try add(name, height) }
    }

    private func add(_ name: String, _ height: Double) throws {
        let cell = Item(name)
        cell.fixedContentSize = ContentSize(width: 10, height: height)
        try root.add(cell)
    }

    private func frame(_ name: String) throws -> [Double] {
        try layout.layOut()
        let frame = root.children.first { $0.name == name }?.frame ?? .zero
        return [frame.x, frame.y, frame.width, frame.height]
    }

    @Test("Columns are equally wide, and rows are as high as their highest cells")
    func columnsAreEquallyWideAndRowsAsHighAsTheirHighestCell() throws {
        #expect(try frame("a") == [0, 0, 100, 40])
        #expect(try frame("b") == [110, 0, 100, 40])
        #expect(try frame("c") == [220, 0, 100, 40])
        #expect(try frame("d") == [0, 50, 100, 50])
        #expect(root.frame.height == 100)
    }

    @Test("A cell can span columns") func aCellMaySpanColumns() throws {
        if let cell = root.children.first(where: { $0.name == "b" }) { grid.setSpan(2, of: cell) }
        #expect(try frame("b") == [110, 0, 210, 40])
        #expect(try frame("c") == [0, 50, 100, 50])
        if let cell = root.children.first(where: { $0.name == "e" }) { grid.setSpan(99, of: cell) }
        #expect(try frame("e") == [0, 110, 320, 10])
    }

    @Test("The grid follows every change") func itFollowsEveryChange() throws {
        try layout.layOut()
        grid.columns = 2
        #expect(try frame("c") == [0, 50, 155, 50])
        grid.spacing = 0
        #expect(try frame("d") == [160, 40, 160, 50])
        try add("f", 70)
        #expect(try frame("f") == [160, 90, 160, 70])
        grid.columns = 0  // as one
        #expect(try frame("f") == [0, 150, 320, 70])
        for child in Array(root.children) where child.kind == .view { child.remove() }
        try layout.layOut()
        #expect(root.frame.height == 0 && Array(root.children).isEmpty)
    }

    @Test("The grid is laid out from right to left") func itReadsFromRightToLeft() throws {
        root.direction = .rightToLeft
        #expect(try frame("a") == [220, 0, 100, 40])
    }

    @Test("Every solver gives the same frames", arguments: 0..<3) func everySolverAgrees(number: Int) throws {
        let solver: Backend = [.native, .hybrid, .glpk][number]
        guard solver.isAvailable else { return }
        let other = Item("root")
        other.behavior = Grid(columns: 3, spacing: 10)
        for (name, height) in [("a", 20.0), ("b", 40), ("c", 30), ("d", 50), ("e", 10)] {
            let cell = Item(name)
            cell.fixedContentSize = ContentSize(width: 10, height: height)
            try other.add(cell)
        }
        try Layout(root: other, width: 320, solver: solver).layOut()
        for child in other.children where child.kind == .view {
            #expect(try frame(child.label) == [child.frame.x, child.frame.y, child.frame.width, child.frame.height])
        }
    }
}
