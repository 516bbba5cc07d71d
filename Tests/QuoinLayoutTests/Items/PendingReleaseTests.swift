import QuoinLayout
import Testing

/// Lists of changes do not retain what they name: what leaves the layout meanwhile stays until no list names it, and no longer.
struct PendingReleaseTests {
    /// A change after which a list names the item, or a constraint of it.
    enum Change: CaseIterable {
        case none, added, content, behavior, mask, contentArea, constraint, constant, priority, insets, alignment
    }

    final class Alive { var count = 0 }

    class Counted: Item {
        let alive: Alive
        var onChange: (() -> Void)?
        init(_ alive: Alive) {
            self.alive = alive
            super.init("counted")
            alive.count += 1
        }
        deinit { alive.count -= 1 }

        override func adjustedContentSize(_ size: ContentSize, width: Double?) -> ContentSize {
            onChange?()
            return ContentSize(width: 10, height: 10)
        }
        override func frameDidChange() { onChange?() }
    }

    final class Stacking: AttachedBehavior {
        override func constraints(for item: Item) -> [Constraint] { item.children.map { $0.left.equal(to: item.left) } }
    }

    let root = Item("root")
    let alive = Alive()
    let layout: Layout

    init() throws { layout = try Layout(root: root, width: 300, height: 300) }

    /// Adds an item that nothing else holds, lays out, and changes it so that a list names it.
    private func addItem(_ change: Change) throws -> Counted {
        let item = Counted(alive), inner = Counted(alive)
        try item.add(inner)
        try root.add(item)
        let edge = try inner.left.equal(to: item.left, plus: 3).install()
        let width = try item.width.atLeast(20).at(600).install()
        if change != .added { try layout.layOut() }
        switch change {
        case .none, .added: break
        case .content: inner.fixedContentSize = ContentSize(width: 4, height: 5)
        case .behavior: item.behavior = Stacking()
        case .mask: inner.autoresizing = [.width]
        case .contentArea: item.hasContentArea = true
        case .constraint: try inner.right.equal(to: root.right).install()
        case .constant: edge.constant = 7
        case .priority: try width.setPriority(500)
        case .insets: try inner.top.equal(to: item.guide(for: .margins).top).install()
        case .alignment: inner.alignmentInsets = Insets(all: 2)
        }
        return item
    }

    @Test("An item that is removed while a change is pending is released by the next layout", arguments: Change.allCases)
    func removed(after change: Change) throws {
        try addItem(change).remove()
        try layout.layOut()
        #expect(alive.count == 0)
    }

    @Test("An item without a pending change is released when it is removed")
    func removedAtOnce() throws {
        let sibling = Item("sibling")
        try root.add(sibling)
        _ = try addItem(.none)
        sibling.fixedContentSize = ContentSize(width: 8, height: 8)
        #expect(layout.needsLayout)
        root.children.first { $0 !== sibling }?.remove()
        #expect(alive.count == 0)
    }

    @Test("A constraint that is removed while a change is pending is released by the next layout", arguments: [0.0, 9])
    func removedConstraint(newConstant: Double) throws {
        weak var edge: InstalledConstraint?
        let item = try addItem(.none)
        do {
            let made = try item.left.equal(to: root.left).at(300).install()
            edge = made
            if newConstant != 0 {
                try layout.layOut()
                made.constant = newConstant
                try made.setPriority(400)
            }
        }
        edge?.remove()
        try layout.layOut()
        #expect(edge == nil)
        item.remove()
    }

    @Test("A callback may remove items that nothing else holds", arguments: [false, true], [1, 2, 3])
    func removedInCallback(whileMeasuring: Bool, count: Int) throws {
        for _ in 0..<4 { _ = try addItem(.added) }
        let calling = Counted(alive)
        calling.hasLayoutCallbacks = true
        try root.insert(calling, before: root.children.first { _ in true })
        var measured = 0
        calling.onChange = { [root] in
            measured += 1
            guard measured == (whileMeasuring ? 1 : 2) else { return }
            // Among them the item that is being called.
            for child in root.children.prefix(count) { child.remove() }
        }
        try layout.layOut()
        calling.onChange = nil
        try layout.layOut()
        #expect(root.children.reduce(0) { sum, _ in sum + 1 } == 5 - count)
        for child in root.children { child.remove() }
        try layout.layOut()
        withExtendedLifetime(calling) { #expect(alive.count == 1) }
    }
}
