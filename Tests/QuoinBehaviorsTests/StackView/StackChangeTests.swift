import QuoinBehaviors
import QuoinLayout
import Testing

/// Views that are added, removed, hidden, shown and moved in a long stack view: the rows are those of a new stack view, and a change makes
/// only the rows that it touches.
struct StackChangeTests {
    /// A stack view of many views, none of which can be ambiguous.
    private struct Column {
        let fixture: Fixture
        let stack: StackView
        let item: Item
        var views: [Item] = []

        init(_ stack: StackView, count: Int, sizes: (Int) -> ContentSize) throws {
            fixture = try Fixture(4000, 4000)
            self.stack = stack
            item = try fixture.add("s", stack)
            try fixture.install(item.leading.equal(to: fixture.root.leading), item.top.equal(to: fixture.root.top))
            for number in 0..<count {
                let view = Item("v\(number)")
                view.fixedContentSize = sizes(number)
                try item.add(view)
                views.append(view)
            }
            try fixture.layout.layOut()
        }

        init(copying other: Column) throws {
            let same = StackView(axis: other.stack.axis, distribution: other.stack.distribution, alignment: other.stack.alignment)
            same.spacing = other.stack.spacing
            fixture = try Fixture(4000, 4000)
            stack = same
            item = try fixture.add("s", same)
            try fixture.install(item.leading.equal(to: fixture.root.leading), item.top.equal(to: fixture.root.top))
            for old in other.item.children where old.kind == .view {
                let view = Item(old.name)
                view.fixedContentSize = old.fixedContentSize
                view.isHidden = old.isHidden
                if let gap = other.stack.customSpacing(after: old) { same.setSpacing(gap, after: view) }
                try item.add(view)
                views.append(view)
            }
            try fixture.layout.layOut()
        }

        /// The rows of the stack view, in the order of their keys.
        var rows: [String] {
            item.contributedConstraints.map(\.description)
        }
    }

    private static let distributions: [StackView.Distribution] = [.fill, .fillEqually]

    @Test("Any changes of views lead to the rows, and the frames, of a new stack view", arguments: 0..<120)
    func sameAsNew(seed: UInt64) throws {
        var random = Random(seed: seed)
        let stack = StackView(
            axis: random.next(below: 2) == 0 ? .vertical : .horizontal,
            distribution: StackView.Distribution.allCases[random.next(below: 5)],
            alignment: StackView.Alignment.allCases[random.next(below: 6)], spacing: Double(random.next(below: 9)))
        let texts = random.next(below: 3)  // of three views
        var column = try Column(stack, count: 2 + random.next(below: 9)) { Self.size($0, isText: $0 % 3 < texts) }
        var away: [Item] = []
        for step in 0..<12 {
            for _ in 0...random.next(below: 3) { try change(&column, &away, using: &random) }
            try column.fixture.layout.layOut()
            let new = try Column(copying: column)
            #expect(column.rows == new.rows, "step \(step)")
            #expect(column.item.children.map(\.description) == new.item.children.map(\.description), "step \(step)")
            for view in away { #expect(view.constraints.isEmpty) }
        }
    }

    private static func size(_ number: Int, isText: Bool) -> ContentSize {
        let (width, height) = (Double(20 + number * 3), Double(15 + number * 2))
        return ContentSize(width: width, height: height, firstBaseline: isText ? height - 4 : nil, lastBaseline: isText ? 4 : nil)
    }

    private func change(_ column: inout Column, _ away: inout [Item], using random: inout Random) throws {
        let views = column.item.children.filter { $0.kind == .view }
        let place = views.isEmpty ? nil : views[random.next(below: views.count)]
        switch random.next(below: 7) {
        case 6: place?.fixedContentSize = Self.size(Int(random.next(below: 20)), isText: random.next(below: 3) == 0)
        case 0, 1: place?.isHidden.toggle()
        case 2:
            guard let place else { return }
            place.remove()
            away.append(place)
        case 3:
            guard let view = away.popLast() else { return }
            try column.item.insert(view, before: place)
        case 4:
            guard let place else { return }
            let other = views[random.next(below: views.count)]
            if other !== place { try column.item.insert(place, before: other) }
        default:
            guard let place else { return }
            column.stack.setSpacing(random.next(below: 2) == 0 ? nil : .points(Double(random.next(below: 20))), after: place)
        }
    }

    @Test("Views of a list that are hidden, shown, or taken out and put back lead to the rows of a new stack view", arguments: 0..<40)
    func namedViews(seed: UInt64) throws {
        var random = Random(seed: seed)
        let stack = StackView(
            axis: .vertical, distribution: Self.distributions[random.next(below: 2)],
            alignment: StackView.Alignment.allCases[random.next(below: 6)], spacing: 6)
        let column = try Column(stack, count: 9) { ContentSize(width: Double(20 + $0 * 3), height: Double(15 + $0 * 2)) }
        let first = [7, 2, 5, 0, 8, 3].map { column.views[$0] }
        var listed = first
        stack.arrange(listed)
        try column.fixture.layout.layOut()
        for step in 0..<12 {
            for _ in 0...random.next(below: 2) {
                let view = column.views[random.next(below: 9)]
                switch random.next(below: 7) {
                case 0: view.remove()
                case 2, 3: relist(view, in: &listed, at: random.next(below: listed.count + 1))
                case 1: try column.item.insert(view, before: column.item.children.first { $0.kind == .view && $0 !== view })
                default: view.isHidden.toggle()
                }
            }
            stack.arrange(listed)
            try column.fixture.layout.layOut()
            let changed = column.rows
            column.item.invalidateConstraints()
            try column.fixture.layout.layOut()
            #expect(changed == column.rows, "step \(step)")
        }
        for view in column.views where view.parent == nil { try column.item.add(view) }
        try column.fixture.layout.layOut()
        stack.arrange(first)
        for view in first { view.isHidden = false }
        try column.fixture.layout.layOut()
        #expect(stack.changes(for: column.item, children: [first[2]]) != nil)
    }

    /// Takes a view out of a list, or puts it in.
    private func relist(_ view: Item, in list: inout [Item], at place: Int) {
        if let index = list.firstIndex(where: { $0 === view }) { list.remove(at: index) } else { list.insert(view, at: place) }
    }

    @Test("A view that is put into a list of 1,000, or taken out, makes a few rows", arguments: distributions)
    func fewRowsOfList(distribution: StackView.Distribution) throws {
        let stack = StackView(axis: .vertical, distribution: distribution, alignment: .leading, spacing: 4)
        let column = try Column(stack, count: 1000) { ContentSize(width: Double(20 + $0 % 40), height: Double(15 + $0 % 20)) }
        var listed = column.views.filter { $0 !== column.views[500] }
        stack.arrange(listed)
        try column.fixture.layout.layOut()
        for index in [300, 999, 1] {
            try expectFewRows(column) {
                listed.insert(column.views[500], at: index)
                stack.arrange(listed)
            }
            try expectFewRows(column) {
                listed.remove(at: index)
                column.views[500].remove()
                stack.arrange(listed)
            }
            try column.item.add(column.views[500])
        }
    }

    @Test(
        "At equal gaps a view that is hidden or shown leaves the other guides in the tree",
        arguments: [StackView.Distribution.equalSpacing, .equalCentering])
    func guidesStay(distribution: StackView.Distribution) throws {
        let stack = StackView(axis: .vertical, distribution: distribution, spacing: 4)
        let column = try Column(stack, count: 20) { ContentSize(width: 40, height: Double(15 + $0)) }
        let guides = column.item.children.filter { $0.kind == .guide }
        column.views[9].isHidden = true
        try column.fixture.layout.layOut()
        let left = column.item.children.filter { $0.kind == .guide }
        #expect(guides.count == 19 && left.count == 18 && left.allSatisfy { guide in guides.contains { $0 === guide } })
        #expect(left.map(\.name) == (0..<18).map { "gap\($0)" })
    }

    @Test("A change in a stack view of 1,000 views makes a few rows", arguments: distributions, [StackView.Alignment.fill, .leading])
    func fewRows(distribution: StackView.Distribution, alignment: StackView.Alignment) throws {
        let stack = StackView(axis: .vertical, distribution: distribution, alignment: alignment, spacing: 4)
        let column = try Column(stack, count: 1000) { ContentSize(width: Double(20 + $0 % 40), height: Double(15 + $0 % 20)) }
        let view = column.views[500]
        try expectFewRows(column) { view.isHidden = true }
        try expectFewRows(column) { view.isHidden = false }
        try expectFewRows(column) { view.remove() }
        try expectFewRows(column) { try column.item.insert(view, before: column.views[200]) }
        try expectFewRows(column) { try column.item.insert(view, before: column.views[800]) }
        try expectFewRows(column) { try column.item.add(view) }
        try expectFewRows(column) { view.remove() }
    }

    @Test("In a row with one first baseline a view that is hidden, or whose text changes, makes a few rows")
    func fewRowsOfTexts() throws {
        let stack = StackView(axis: .horizontal, alignment: .firstBaseline, spacing: 4)
        let row = try Column(stack, count: 300) { Self.size($0 % 20, isText: $0 % 2 == 0) }
        for index in [1, 150, 299] { #expect(stack.changes(for: row.item, children: [row.views[index]]) != nil) }
        for isText in [true, false] {
            try expectFewRows(row) { row.views[150].fixedContentSize = Self.size(7, isText: isText) }
            try expectFewRows(row) { row.views[150].isHidden = true }
            try expectFewRows(row) { row.views[150].isHidden = false }
            let new = try Column(copying: row)
            #expect(row.rows == new.rows)
        }
        for view in row.views { view.fixedContentSize = Self.size(3, isText: false) }
        try row.fixture.layout.layOut()
        row.views[9].fixedContentSize = Self.size(3, isText: true)
        #expect(stack.changes(for: row.item, children: [row.views[9]]) == nil, "the canvas is connected otherwise")
        try row.fixture.layout.layOut()
        #expect(stack.changes(for: row.item, children: [row.views[9]]) != nil)
    }

    @Test("A stack view of 1,000 views is asked for the rows of two, in any place but the first", arguments: distributions)
    func fewViews(distribution: StackView.Distribution) throws {
        let stack = StackView(axis: .vertical, distribution: distribution, alignment: .leading, spacing: 4)
        let column = try Column(stack, count: 1000) { ContentSize(width: Double(20 + $0 % 40), height: Double(15 + $0 % 20)) }
        for index in [1, 2, 500, 998, 999] {
            let changes = try #require(stack.changes(for: column.item, children: [column.views[index]]))
            #expect(changes.reduce(0) { $0 + $1.made.count } <= 14)
            #expect("\(changes)".contains("→ [v\(index).top == v\(index - 1).bottom + 4"))
        }
        #expect(stack.changes(for: column.item, children: [column.views[0]]) == nil)
    }

    /// Rows that stay are the same objects.
    private func expectFewRows(_ column: Column, _ change: () throws -> Void) throws {
        let before = Set(column.item.contributedConstraints.map(ObjectIdentifier.init))
        try change()
        try column.fixture.layout.layOut()
        #expect(column.item.contributedConstraints.filter { !before.contains(ObjectIdentifier($0)) }.count <= 12)
    }
}
