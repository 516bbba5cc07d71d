import QuoinLayout
import Testing

/// Answers of whole layouts.
struct LayoutTests {
    @Test("A box is centered in its parent") func aBoxIsCenteredInItsParent() throws {
        let f = try Fixture("box")
        try f.install("box", .centerX, .equal, "root", .centerX)
        try f.install("box", .top, .equal, "root", .top, plus: 20)
        try f.install("box", .width, plus: 120)
        let report = try f.layout.layOut()
        #expect(f["box"].frame == Rect(128, 20, 120, 0))
        #expect(report.solves == 1 && report.rounds == 1)
    }

    @Test("A layout without changes does not solve") func nothingChangedCostsNothing() throws {
        let f = try Fixture("box")
        try f.layout.layOut()
        #expect(!f.layout.needsLayout)
        let report = try f.layout.layOut()
        #expect(report.solves == 0 && report.moved.isEmpty)
    }

    @Test("An item without constraints is empty, at the origin") func anUnconstrainedItemIsNowhereAndNothing() throws {  // SV-31
        let f = try Fixture("box")
        #expect(try f.frame("box") == Rect(0, 0, 0, 0))
    }

    @Test("A single inequality on a position holds with equality", arguments: [Relation.lessOrEqual, .equal, .greaterOrEqual])
    func aLoneInequalityOnAPositionRestsOnItsBound(relation: Relation) throws {  // T3
        let f = try Fixture("box")
        try f.install("box", .top, relation, "root", .top, plus: 10, at: 751)
        try f.install("box", .right, relation, "root", .right, plus: -20, at: 751)
        try f.install("box", .width, plus: 100)
        #expect(try f.frame("box") == Rect(255, 10, 100, 0))
    }

    @Test("Sizes without a preference are the smallest possible") func sizesCollapse() throws {  // T2, SV-31
        let f = try Fixture("a", "b", "c", "d")
        try f.install("a", .width, .lessOrEqual, plus: 23)
        try f.install("b", .width, .lessOrEqual, "root", .width, plus: -52)
        try f.install("c", .width, .greaterOrEqual, plus: 23)
        try f.install("d", .width, .greaterOrEqual, plus: 100)
        try f.install("d", .width, .lessOrEqual, plus: 200)
        try f.layout.layOut()
        #expect(["a", "b", "c", "d"].map { f[$0].frame.width } == [0, 0, 23, 100])
    }

    @Test("Multipliers on locations count from the common ancestor")
    func multipliersOnLocationsCountFromTheCommonAncestor() throws {  // CM-7
        let f = try Fixture("card", width: 400, height: 200)
        let inner = Item("inner")
        try f["card"].add(inner)
        try f.install("card", .left, .equal, "root", .left, plus: 100)
        try f.install("card", .width, plus: 200)
        try f.install("card", .height, plus: 100)
        try f.install("card", .top, .equal, "root", .bottom, times: 0.1)
        try Constraint(item: inner, attribute: .centerX, relatedBy: .equal, toItem: f["card"], attribute: .centerX, multiplier: 0.5)
            .install()
        try Constraint(item: inner, attribute: .top, relatedBy: .equal, toItem: f["card"], attribute: .bottom, multiplier: 0.25).install()
        try inner.width.equal(to: 20).install()
        try f.layout.layOut()
        #expect(f["card"].frame == Rect(100, 20, 200, 100))
        #expect(inner.frame == Rect(40, 25, 20, 0))
    }

    @Test("CM-3, CM-7: multiplied locations follow the alignment rectangle of the ancestor that they are measured in")
    func multipliedLocationsFollowTheAncestorsAlignment() throws {
        let f = try Fixture("a", "b")
        try f.install("a", .left, .equal, "root", .left, plus: 20)
        try f.install("b", .left, .equal, "a", .left, times: 2)
        #expect(try f.frame("b").x == 40)
        f.root.alignmentInsets = Insets(top: 0, left: 16, bottom: 0, right: 0)
        // 20 from the alignment rectangle is 36 from the frame, whose edge the multiple is measured from.
        #expect(try f.frame("b").x == 72)
        #expect(f["a"].frame.x == 36)
    }

    @Test("A width can be a multiple of the height") func widthCanFollowHeight() throws {  // CM-8
        let f = try Fixture("box")
        try f.install("box", .height, plus: 90)
        try f.install("box", .width, .equal, "box", .height, times: 16.0 / 9)
        #expect(try f.frame("box") == Rect(0, 0, 160, 90))
    }

    @Test("Of items with equal hugging the first is stretched") func hugggingTiesStretchTheFirst() throws {  // GV-24, SV-12
        let f = try Fixture("a", "b", width: 428, scale: 3)
        f.content("a", width: 71, height: 20)
        f.content("b", width: 97 + 1.0 / 3, height: 20)
        try f.install("a", .leading, .equal, "root", .leading, plus: 20)
        try f.install("b", .leading, .equal, "a", .trailing, plus: 10)
        try f.install("root", .trailing, .equal, "b", .trailing, plus: 20)
        try f.layout.layOut()
        #expect((f["a"].frame.width - 280.667).magnitude < 0.001)
        #expect((f["b"].frame.width - 97.333).magnitude < 0.001)
    }

    @Test("The item with stronger hugging keeps its width") func strongerHuggingKeepsItsWidth() throws {
        let f = try Fixture("a", "b", width: 300)
        f.content("a", width: 50, height: 20)
        f.content("b", width: 60, height: 20)
        f["a"].horizontalHugging = 251
        try f.install("a", .leading, .equal, "root", .leading)
        try f.install("b", .leading, .equal, "a", .trailing)
        try f.install("root", .trailing, .equal, "b", .trailing)
        try f.layout.layOut()
        #expect(f["a"].frame.width == 50 && f["b"].frame.width == 250)
    }

    @Test("Priorities are strict") func prioritiesAreStrict() throws {  // CM-11
        let f = try Fixture("box", width: 100)
        for _ in 0..<50 { try f.install("box", .width, plus: 10, at: 500) }
        try f.install("box", .width, plus: 80, at: 501)
        #expect(try f.frame("box").width == 80)
    }

    @Test("Of two constraints with equal priority the later one wins") func theLaterOfTwoEqualWishesWins() throws {  // SV-12, T1
        let f = try Fixture("box")
        try f.install("box", .width, plus: 100, at: 500)
        let later = try f.install("box", .width, plus: 200, at: 500)
        #expect(try f.frame("box").width == 200)
        later.remove()
        #expect(try f.frame("box").width == 100)
    }

    @Test("An explicit width wins over hugging") func explicitWidthBeatsImplicitHugging() throws {
        let f = try Fixture("box")
        f.content("box", width: 50, height: 50)
        f["box"].horizontalResistance = 250
        try f.install("box", .width, .greaterOrEqual, plus: 100, at: 250)
        #expect(try f.frame("box").width == 100)
    }

    @Test("A root without a given size takes that of its content") func theRootTakesTheSizeOfItsContentWhereNoneIsGiven() throws {
        let f = try Fixture("box", width: nil, height: 50)
        f.content("box", width: 120, height: 20)
        try f.install("box", .leading, .equal, "root", .leading, plus: 8)
        try f.install("root", .trailing, .equal, "box", .trailing, plus: 8)
        try f.layout.layOut()
        #expect(f.root.frame == Rect(0, 0, 136, 50))
        f.layout.width = 300
        try f.layout.layOut()
        #expect(f.root.frame.width == 300 && f["box"].frame.width == 284)
    }

    @Test("Changing a constant is an edit") func aConstantIsAnEdit() throws {
        let f = try Fixture("box")
        let width = try f.install("box", .width, plus: 100)
        try f.layout.layOut()
        width.constant = 150
        let report = try f.layout.layOut()
        #expect(report.moved.map(\.label) == ["box"] && f["box"].frame.width == 150)
    }

    @Test("Moving a row leaves the frames in it alone") func movingARowDoesNotTouchItsInsides() throws {
        let f = try Fixture("head", "row")
        let inner = Item("inner")
        try f["row"].add(inner)
        try inner.top.equal(to: f["row"].top, plus: 4).install()
        let height = try f.install("head", .height, plus: 100)
        try f.install("head", .top, .equal, "root", .top)
        try f.install("row", .top, .equal, "head", .bottom)
        try f.layout.layOut()
        height.constant = 120
        let report = try f.layout.layOut()
        #expect(Set(report.moved.map(\.label)) == ["head", "row"])
        #expect(f["row"].frame.y == 120 && inner.frame.y == 4)
    }

    @Test("Distances can be compared like sizes") func distancesCompareLikeSizes() throws {  // CM-34
        let f = try Fixture("a", "b", "c", width: 300)
        for (name, x) in [("a", 0.0), ("c", 200)] {
            try f.install(name, .left, .equal, "root", .left, plus: x)
            try f.install(name, .width, plus: 20)
        }
        try f.install("b", .width, plus: 30)
        let before = f["a"].trailing.distance(to: f["b"].leading)
        let after = f["b"].trailing.distance(to: f["c"].leading)
        let equal = try before.equal(to: after).install()
        #expect(try f.frame("b").x == 95)
        equal.remove()
        #expect(f.root.constraints.allSatisfy { $0.first?.kind == .view })
        #expect(try f.frame("b").x == 0)
    }

    @Test("System spacing is 8 points") func systemSpacingIsEight() throws {  // CM-35
        let f = try Fixture("a", "b")
        try f["a"].leading.equal(to: f.root.leading).install()
        try f["b"].leading.spaced(after: f["a"].trailing, count: 2.5).install()
        #expect(try f.frame("b").x == 20)
    }

    @Test("SV-3: a tree is laid out by one layout") func aTreeIsLaidOutByOneLayout() throws {
        let f = try Fixture("box")
        #expect(throws: LayoutError.alreadyLaidOut("root")) { try Layout(root: f.root) }
        #expect(throws: LayoutError.rootHasParent("box")) { try Layout(root: f["box"]) }
    }

    @Test("Frames remain after the layout is released") func framesStayWhenTheLayoutGoes() throws {
        let root = Item("root"), box = Item("box")
        try root.add(box)
        try box.width.equal(to: 30).install()
        do {
            let layout = try Layout(root: root, width: 100, height: 100)
            try layout.layOut()
        }
        #expect(box.frame.width == 30)
        let again = try Layout(root: root, width: 100, height: 100)
        try again.layOut()
        #expect(box.frame.width == 30)
    }
}
