import Testing

@testable import QuoinLayout

/// Items that leave a layout are released, and the layout's tables do not keep growing.
struct ReleaseTests {
    /// 500, or 10,000 where QUOIN_FUZZ asks for the long form.
    static let cycles = RandomTreeTests.seeds.count > 40 ? 10_000 : 500

    /// The feature that an item uses in each cycle.
    enum Use: CaseIterable {
        case margins, safeArea, custom, content, visible, behavior, guide, baselines, mask, wrapping, trivial, distances, offset
    }

    final class Contributing: AttachedBehavior {
        override func constraints(for item: Item) -> [Constraint] { item.children.map { $0.left.equal(to: item.left) } }
        override func contentSize(of item: Item, width: Double?) -> ContentSize {
            ContentSize(width: 40, height: width.map { $0 < 30 ? 40.0 : 20 } ?? 20, firstBaseline: 10, lastBaseline: 5, followsWidth: true)
        }
    }

    final class Counted: Item {
        let alive: Alive
        init(_ alive: Alive) {
            self.alive = alive
            super.init("counted")
            alive.count += 1
        }
        deinit { alive.count -= 1 }
    }

    final class Alive { var count = 0 }

    private func use(_ use: Use, on item: Item, in root: Item, alive: Alive) throws {
        let inner = Counted(alive)
        try item.add(inner)
        switch use {
        case .margins: try inner.left.equal(to: item.guide(for: .margins).left).install()
        case .safeArea: try inner.top.equal(to: item.guide(for: .safeArea).top).install()
        case .custom: try inner.top.equal(to: item.guide(for: .custom).top).install()
        case .content:
            item.hasContentArea = true
            try inner.right.equal(to: item.guide(for: .content).right).install()
        case .visible:
            item.hasContentArea = true
            try inner.left.equal(to: item.guide(for: .visible).left).install()
        case .behavior: item.behavior = Contributing()
        case .guide:
            let guide = Item("guide", kind: .guide)
            try item.add(guide)
            guide.behavior = SnapshotTests.Inset()
            try inner.left.equal(to: guide.left).install()
        case .baselines:
            inner.behavior = Contributing()
            item.firstBaselineItem = inner
            try Constraint(item: item, attribute: .firstBaseline, relatedBy: .equal, toItem: root, attribute: .top, constant: 30).install()
        case .mask: inner.autoresizing = [.width]
        case .wrapping:
            item.behavior = Contributing()
            try item.width.atMost(20).install()
        case .trivial: try inner.left.equal(to: inner.left).install()
        case .distances:
            try item.left.distance(to: inner.left).equal(to: inner.left.distance(to: item.right)).install()
        case .offset:
            item.hasContentArea = true
            try inner.left.equal(to: root.left).install()
            item.contentOffset = Point(x: 4, y: 0)
        }
    }

    @Test("Every item is released", arguments: Use.allCases)
    func nothingStays(of use: Use) throws {
        let root = Item("root")
        let alive = Alive()
        let layout = try Layout(root: root, width: 300, height: 300)
        var sizes: [[Int]] = []
        for cycle in 1...ReleaseTests.cycles {
            let item = Counted(alive)
            try root.add(item)
            try self.use(use, on: item, in: root, alive: alive)
            try layout.layOut()
            item.remove()
            if cycle % 2 == 0 { try layout.layOut() }
            if cycle % (ReleaseTests.cycles / 10) == 0 { sizes.append(layout.tableSizes) }
        }
        try layout.layOut()
        #expect(alive.count == 0)
        #expect(sizes[0] == sizes[sizes.count - 1])
    }
}

extension Layout {
    /// The lengths of the layout's lists.
    fileprivate var tableSizes: [Int] {
        [
            model.items.edges.count, model.items.contentAreas.count, model.items.variableLimit, model.items.handles.positionRows.count,
            insets.trackedCount, wrapping.contents.count, tracked.onContentOffset.members.count, tracked.onBaselineProvider.members.count,
            tracked.trivial.members.count, tracked.mixedAxesCount, conflicts.count,
        ]
    }
}
