import QuoinLayout
import Testing

/// CM-6, RT-2: leading and trailing by the direction of the owner.
struct DirectionTests {
    func fixture(_ direction: LayoutDirection) throws -> Fixture {
        let f = try Fixture("a", "b", width: 300, height: 100, direction: direction)
        for name in ["a", "b"] { try f.install(name, .width, plus: 50) }
        return f
    }

    @Test("Right-to-left layout mirrors gaps and edges") func rightToLeftMirrorsGapsAndEdges() throws {
        let f = try fixture(.rightToLeft)
        try f.install("a", .leading, .equal, "root", .leading, plus: 20)
        try f.install("b", .leading, .equal, "a", .trailing, plus: 10)
        try f.layout.layOut()
        #expect(f["a"].frame.x == 230 && f["b"].frame.x == 170)
    }

    @Test("Inequalities are mirrored") func inequalitiesTurn() throws {
        let f = try fixture(.rightToLeft)
        try f.install("a", .leading, .greaterOrEqual, "root", .leading, plus: 20)
        try f.install("a", .left, .equal, "root", .left, plus: 240, at: 500)
        #expect(try f.frame("a").x == 230)
    }

    @Test("Left and right are never mirrored") func leftAndRightNeverTurn() throws {
        let f = try fixture(.rightToLeft)
        try f.install("a", .left, .equal, "root", .left, plus: 20)
        try f.install("b", .centerX, .equal, "root", .centerX, plus: 10)
        try f.layout.layOut()
        #expect(f["a"].frame.x == 20 && f["b"].frame.x == 135)
    }

    /// CM-9.
    @Test("Locations on different axes count from the ancestor's edges", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func locationsOnDifferentAxesCountFromTheAncestorsEdges(direction: LayoutDirection) throws {
        let f = try fixture(direction)
        for name in ["a", "b"] { try f.install(name, .height, plus: 10) }
        try f.install("a", .top, .equal, "root", .top, plus: 30)
        try f.install("a", .left, .equal, "a", .top, plus: 5)
        try f.install("b", .leading, .equal, "a", .centerY, times: 2, plus: 1)
        try f.install("b", .centerY, .equal, "a", .right)
        try f.layout.layOut()
        #expect(f["a"].frame.x == 35 && f["a"].frame.y == 30)
        // a's center is at 35: 71 from the leading edge, which is the right one from right to left.
        #expect(f["b"].frame.x == (direction == .leftToRight ? 71 : 300 - 71 - 50))
        #expect(f["b"].frame.y == 85 - 5)
    }

    @Test("Locations on different axes count from a deep ancestor") func locationsOnDifferentAxesCountFromADeepAncestor() throws {
        let f = try Fixture("card", width: 300, height: 200)
        let inner = Item("inner")
        try f["card"].add(inner)
        for (attribute, value) in [(Attribute.left, 40.0), (.top, 70)] {
            try f.install("card", attribute, .equal, "root", attribute, plus: value)
        }
        for attribute in [Attribute.width, .height] { try f.install("card", attribute, plus: 100) }
        for constraint in [
            Constraint(item: inner, attribute: .width, constant: 20), Constraint(item: inner, attribute: .height, constant: 20),
            Constraint(item: inner, attribute: .top, relatedBy: .equal, toItem: f["card"], attribute: .top, constant: 12),
            Constraint(item: inner, attribute: .left, relatedBy: .equal, toItem: inner, attribute: .bottom),
        ] { try constraint.install() }
        try f.layout.layOut()
        #expect(inner.frame.x == 32 && inner.frame.y == 12)
    }

    @Test("A constraint between leading and a center is mirrored") func leadingAgainstACenterTurns() throws {
        let f = try fixture(.rightToLeft)
        try f.install("a", .leading, .equal, "root", .centerX, plus: 10)
        #expect(try f.frame("a").maxX == 140)
    }

    @Test("Multipliers count from the right edge in right-to-left layout") func multipliersCountFromTheRightEdge() throws {  // CM-7
        let f = try fixture(.rightToLeft)
        try f.install("a", .leading, .equal, "root", .trailing, times: 0.25)
        #expect(try f.frame("a").maxX == 225)
    }

    @Test("An item may have its own direction") func anItemMayHaveItsOwnDirection() throws {
        let f = try fixture(.leftToRight)
        try f.install("a", .leading, .equal, "root", .leading, plus: 20)
        try f.layout.layOut()
        f.root.direction = .rightToLeft
        #expect(try f.frame("a").x == 230)
        f.root.direction = nil
        #expect(try f.frame("a").x == 20)
    }

    @Test("Margins are mirrored") func marginsMirror() throws {
        let f = try fixture(.rightToLeft)
        f.root.margins = Insets(top: 0, left: 5, bottom: 0, right: 30)
        try f.install("a", .leading, .equal, "root", .leadingMargin)
        #expect(try f.frame("a").maxX == 270)
    }

    @Test("Distances run in the reading direction") func distancesRunInReadingDirection() throws {
        let f = try fixture(.rightToLeft)
        try f.install("a", .leading, .equal, "root", .leading)
        try f["a"].trailing.distance(to: f["b"].leading).equal(to: 30).install()
        #expect(try f.frame("b").maxX == 220)
    }

    @Test("An item of width zero pinned to the leading edge is at the right")
    func aZeroWideItemPinnedAtTheLeadingEdgeSitsAtTheRight() throws {
        let f = try Fixture("v", width: 300, direction: .rightToLeft)
        try f.install("v", .leading, .equal, "root", .leading)
        #expect(try f.frame("v") == Rect(300, 0, 0, 0))
    }
}
