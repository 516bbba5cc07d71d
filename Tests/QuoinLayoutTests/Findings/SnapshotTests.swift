import Testing

@testable import QuoinLayout

/// Findings and fitting sizes are computed in a model of their own: it must contain all that the layout's model does.
struct SnapshotTests {
    /// A guide's behavior: 20 points within its parent.
    final class Inset: LayoutBehavior {
        func constraints(for item: Item) -> [Constraint] {
            guard let parent = item.parent else { return [] }
            return [
                item.left.equal(to: parent.left, plus: 20), item.top.equal(to: parent.top, plus: 20),
                item.right.equal(to: parent.right, plus: -20), item.bottom.equal(to: parent.bottom, plus: -20),
            ]
        }
    }

    /// A card with a content of 100 × 50, pinned to a guide that comes after it and contributes its own constraints.
    private func card() throws -> (card: Item, content: Item) {
        let card = Item("card"), content = Item("content"), guide = Item("guide", kind: .guide)
        try card.add(content)
        try card.add(guide)
        guide.behavior = Inset()
        content.fixedContentSize = ContentSize(width: 100, height: 50)
        for edge in [Attribute.left, .top, .right, .bottom] {
            try Constraint(item: content, attribute: edge, relatedBy: .equal, toItem: guide, attribute: edge).install()
        }
        return (card, content)
    }

    @Test("An item pinned to a later guide is not ambiguous") func whatIsPinnedToALaterGuideIsNotAmbiguous() throws {
        let (card, content) = try card()
        let layout = try Layout(root: card, width: 200, height: 100)
        #expect(try layout.ambiguousItems().isEmpty)
        #expect(content.frame == Rect(20, 20, 160, 60))
        let influence = try layout.constraints(affecting: content, along: .horizontal).map(\.description)
        #expect(influence.contains { $0.hasPrefix("guide.left == card.left + 20") } && influence.contains("content.left == guide.left"))
    }

    @Test("A fitting size includes the constraints of a later guide") func aFittingSizeReckonsWithALaterGuide() throws {
        let (card, _) = try card()
        #expect(try Layout.fittingSize(of: card, target: .zero) == Size(width: 140, height: 90))
        let root = Item("root")
        try root.add(card)
        let layout = try Layout(root: root, width: 300, height: 300)
        try layout.layOut()
        #expect(try Layout.fittingSize(of: card, target: .zero) == Size(width: 140, height: 90))
    }

    /// Constraints that are recorded on an area's behalf, with an area on either side.
    @Test("Constraints between areas count in a fitting size") func constraintsBetweenAreasTakePart() throws {
        let root = Item("root"), content = Item("content")
        try root.add(content)
        root.margins = Insets(all: 12)
        content.fixedContentSize = ContentSize(width: 100, height: 50)
        let margins = root.guide(for: .margins)
        for edge in [Attribute.left, .top, .right, .bottom] {
            try Constraint(item: margins, attribute: edge, relatedBy: .equal, toItem: content, attribute: edge).install()
        }
        #expect(try Layout.fittingSize(of: root, target: .zero) == Size(width: 124, height: 74))
        let layout = try Layout(root: root, width: 200, height: 100)
        #expect(try layout.ambiguousItems().isEmpty)
    }

    /// A snapshot of the whole tree, in a root of the layout's size, has the layout's own answer.
    @Test("A snapshot gives the same answer as its layout", arguments: RandomTreeTests.seeds)
    func aSnapshotAnswersAsTheLayoutDoes(seed: UInt64) throws {
        let tests = RandomTreeTests()
        let tree = try tests.tree(seed)
        for _ in 0..<3 { try tree.addGuideWithBehavior() }
        for _ in 0..<8 { try tree.constrain() }
        let layout = try tests.layout(tree)
        try layout.layOut()
        for _ in 0..<6 { try tree.step() }
        try layout.layOut()
        let values = try Snapshot.take(
            below: tree.root, backend: .native, environment: layout.environment, contentSize: \.currentContentSize
        ) { (snapshot) throws(SolverError) in
            snapshot.model.writeRoot(tree.root, width: 320, height: 480)
            try snapshot.model.send()
            try snapshot.model.solver.solve()
            return tree.items.map { item in
                snapshot.model.edges(of: item).map { own in
                    [own.left, own.top, own.right, own.bottom].map { snapshot.model.value($0) }
                } ?? []
            }
        }
        let solved = tree.items.map { item in
            layout.model.edges(of: item).map { own in
                [own.left, own.top, own.right, own.bottom].map { layout.model.value($0) }
            } ?? []
        }
        for (one, other) in zip(solved, values) {
            #expect(one.count == other.count)
            for (a, b) in zip(one, other) { #expect(abs(a - b) < 1e-6) }
        }
    }
}

extension RandomTreeTests.RandomTree {
    /// Adds a guide that contributes its own constraints, in front of or behind other children.
    func addGuideWithBehavior() throws {
        let parent = items[random.below(items.count)]
        guard parent.isView else { return }
        let guide = Item("g\(items.count)", kind: .guide)
        guide.behavior = SnapshotTests.Inset()
        let children = Array(parent.children)
        try parent.insert(guide, before: random.chance(30) ? children.first : nil)
        items.append(guide)
    }
}
