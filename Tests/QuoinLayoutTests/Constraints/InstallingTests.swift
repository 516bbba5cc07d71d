import QuoinLayout
import Testing

/// CM-20 to CM-25: where constraints are recorded, and when they go.
struct InstallingTests {
    let root = Item("root"), left = Item("left"), right = Item("right"), inner = Item("inner")

    init() throws {
        try root.add(left)
        try root.add(right)
        try left.add(inner)
    }

    @Test("A constraint between two items is recorded on their nearest common ancestor")
    func aPairIsRecordedOnTheNearestCommonAncestor() throws {
        #expect(try left.top.equal(to: right.top).install().owner === root)
        #expect(try inner.top.equal(to: left.top).install().owner === left)
        #expect(try inner.top.equal(to: right.top).install().owner === root)
        #expect(try inner.top.equal(to: root.top).install().owner === root)
    }

    @Test("A size is recorded on its own item") func aSizeIsRecordedOnItsOwnView() throws {
        #expect(try inner.width.equal(to: 10).install().owner === inner)
        #expect(try inner.width.equal(to: inner.height, times: 2).install().owner === inner)
        let guide = Item(kind: .guide)
        try left.add(guide)
        #expect(try guide.width.equal(to: 10).install().owner === left)
        #expect(try guide.top.equal(to: left.top).install().owner === left)
    }

    @Test("Constraints are listed in the order of installation") func constraintsAreListedInTheOrderOfInstalling() throws {
        let made = try (0..<5).map { try left.top.equal(to: right.top, plus: Double($0)).install() }
        made[2].remove()
        #expect(root.constraints.map(\.constant) == [0, 1, 3, 4])
        made[4].remove()
        made[0].remove()
        #expect(root.constraints.map(\.constant) == [1, 3])
        #expect(Set(left.referencingConstraints.map(\.constant)) == [1, 3])
    }

    @Test("A removed item loses the constraints to outside items and keeps those inside it")
    func leavingTheTreeRemovesWhatReachesOutAndKeepsWhatIsInside() throws {
        let inside = try inner.top.equal(to: left.top).install()
        let outward = try inner.top.equal(to: right.top).install()
        let border = try left.top.equal(to: root.top).install()
        left.remove()
        #expect(inside.isInstalled)
        #expect(!outward.isInstalled && !border.isInstalled)
        #expect(outward.first == nil && right.referencingConstraints.isEmpty)
        try root.add(left)
        #expect(!border.isInstalled && inside.isInstalled)
    }

    @Test("Two equal constraints are both installed") func equalConstraintsAreTwo() throws {
        try left.top.equal(to: right.top).install()
        try left.top.equal(to: right.top).install()
        #expect(root.constraints.count == 2)
    }

    @Test("Removing a constraint twice has no further effect") func removingTwiceIsRemovingOnce() throws {
        let installed = try left.top.equal(to: right.top).install()
        installed.remove()
        installed.remove()
        #expect(root.constraints.isEmpty && installed.value == nil)
    }

    @Test("A constraint is removed when its owner is released") func aConstraintOutlivesNeitherItsItemsNorItsOwner() throws {
        var tree: Item? = Item("tree")
        let child = Item("child")
        try tree?.add(child)
        let installed = try child.top.equal(to: tree?.top ?? child.top).install()
        tree = nil
        #expect(!installed.isInstalled)
        #expect(child.referencingConstraints.isEmpty && child.parent == nil)
    }

    @Test("An item cannot contain itself") func anItemCannotContainItself() throws {
        #expect(throws: TreeError.cycle("root")) { try inner.add(root) }
        #expect(throws: TreeError.cycle("left")) { try left.add(left) }
    }

    @Test("Guides have no children, and areas cannot be moved") func guidesAndAreasHaveTheirPlaces() throws {
        let guide = Item("guide", kind: .guide)
        #expect(throws: TreeError.guideHasNoChildren("guide")) { try guide.add(inner) }
        #expect(throws: TreeError.areaCannotMove("root#margins")) { try left.add(root.guide(for: .margins)) }
        #expect(root.guide(for: .margins) === root.guide(for: .margins))
        #expect(Array(root.children).count == 2)
    }

    @Test("Children are listed in their order") func childrenComeInTheirOrder() throws {
        let first = Item("first")
        try root.insert(first, before: left)
        #expect(root.children.map(\.label) == ["first", "left", "right"])
        try root.insert(right, before: left)
        #expect(root.children.map(\.label) == ["first", "right", "left"])
        try root.add(first)
        #expect(root.children.map(\.label) == ["right", "left", "first"])
        #expect(throws: TreeError.notAChild("inner")) { try root.insert(Item(), before: inner) }
    }

    @Test("The root of a layout cannot be added to an item") func theRootOfALayoutCannotBeAdded() throws {
        let layout = try Layout(root: root)
        #expect(throws: TreeError.isLaidOutAsRoot("root")) { try Item("other").add(layout.root) }
    }

    @Test("A distance is removed together with either of its items") func aDistanceGoesWithItsEnds() throws {
        let distance = try left.trailing.distance(to: right.leading).equal(to: 5).install()
        #expect(distance.owner === root)
        right.remove()
        #expect(!distance.isInstalled && root.constraints.isEmpty)
        #expect(root.children.map(\.label) == ["left"])
    }

    @Test("Ranks order the constraints installed before a layout exists") func rankOrdersWhatIsInstalledBeforeTheLayout() throws {
        // They ask for different widths at the same priority: the later one wins, whichever owner's list comes first.
        try Constraint(item: inner, attribute: .width, constant: 10, priority: 500).install(rank: 2)
        try Constraint(item: inner, attribute: .width, relatedBy: .equal, toItem: left, attribute: .width, constant: 20, priority: 500)
            .install(rank: 1)
        try left.width.equal(to: 0).install()
        let layout = try Layout(root: root, width: 100, height: 100)
        try layout.layOut()
        #expect(inner.frame.width == 10)
    }
}
