import QuoinLayout
import Testing

/// A program's own node, which says how large it is and hears what moved.
private final class Node: Item {
    var size = ContentSize.none
    var told: [String] = []
    var whenTold: (() -> Void)?

    override func adjustedContentSize(_ size: ContentSize, width: Double?) -> ContentSize { self.size }
    override func frameDidChange() {
        told.append("moved to \(Int(frame.width))")
        whenTold?()
    }
    override func childFrameDidChange() { told.append("child moved") }
}

@Suite("Items with a say of their own")
struct CustomItemTests {
    let root = Item("root")
    private let node = Node("node")

    private func layout() throws -> Layout {
        try root.add(node)
        try node.left.equal(to: root.left).install()
        try node.top.equal(to: root.top).install()
        return try Layout(root: root, width: 100, height: 100)
    }

    @Test("An item without a behavior is asked for its size only if it says so")
    func size() throws {
        node.size = ContentSize(width: 30, height: 20)
        let layout = try layout()
        try layout.layOut()
        #expect(node.frame.width == 0 && node.told.isEmpty)
        node.hasLayoutCallbacks = true
        try layout.layOut()
        #expect(node.frame.size == Size(width: 30, height: 20))
        node.size = ContentSize(width: 40, height: 20)
        node.invalidateContentSize()
        try layout.layOut()
        #expect(node.frame.width == 40)
        #expect(node.told == ["moved to 30", "moved to 40"])
    }

    @Test("It takes its size along from one tree to another")
    func otherTree() throws {
        node.size = ContentSize(width: 30, height: 20)
        node.hasLayoutCallbacks = true
        try layout().layOut()
        let other = Item("other")
        try other.add(node)
        try node.left.equal(to: other.left).install()
        try node.top.equal(to: other.top).install()
        let layout = try Layout(root: other, width: 50, height: 50)
        try layout.layOut()
        #expect(node.frame.size == Size(width: 30, height: 20))
    }

    @Test("An item is notified of children that moved, not of guides")
    func children() throws {
        node.size = ContentSize(width: 30, height: 20)
        node.hasLayoutCallbacks = true
        let child = Item("child"), guide = Item("guide", kind: .guide)
        for item in [child, guide] {
            try node.add(item)
            try item.left.equal(to: node.left, plus: 3).install()
            try item.top.equal(to: node.top).install()
            try item.width.equal(to: 5).install()
            try item.height.equal(to: 5).install()
        }
        let layout = try layout()
        #expect(try layout.layOut(eachMoved: nil).moved.isEmpty)
        #expect(node.told.sorted() == ["child moved", "moved to 30"])
        node.told = []
        layout.width = 200
        try layout.layOut()
        #expect(node.told.isEmpty)
    }

    @Test("A visitor sees each item that moved, once, where the report would have listed it")
    func visiting() throws {
        node.size = ContentSize(width: 30, height: 20)
        node.hasLayoutCallbacks = true
        let layout = try layout()
        var seen: [String?] = []
        #expect(try layout.layOut { seen.append($0.name) }.moved.isEmpty)
        #expect(seen.filter { $0 == "node" }.count == 1)
        seen = []
        node.size.width = 40
        node.invalidateContentSize()
        try layout.layOut { seen.append("\($0.name ?? "") \($0.frame.width)") }
        #expect(seen == ["node 40.0"])
        try layout.layOut { seen.append($0.name) }
        #expect(seen.count == 1)
    }

    @Test("A callback may remove items, itself too, and ask for a layout, which is then the next one")
    func leaving() throws {
        node.hasLayoutCallbacks = true
        node.size = ContentSize(width: 30, height: 20)
        weak var gone: Node?
        let layout = try layout()
        do {
            let other = Node("other")
            other.hasLayoutCallbacks = true
            other.size = ContentSize(width: 10, height: 10)
            try node.add(other)
            try other.left.equal(to: node.left).install()
            try other.top.equal(to: node.top).install()
            other.whenTold = { [unowned other, node] in
                other.remove()
                node.remove()
            }
            node.whenTold = { [weak layout] in #expect((try? layout?.layOut())?.rounds == 0) }
            gone = other
        }
        try layout.layOut()
        #expect(gone == nil && node.parent == nil)
        try layout.layOut()
        #expect(Array(root.children).isEmpty)
    }
}
