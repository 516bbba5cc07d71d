import QuoinLayout
import Testing

/// CM-6, RT-2: leading and trailing by the direction of the owner.
struct DirectionTests {
    func fixture(_ direction: LayoutDirection) throws -> Fixture {
        let f = try Fixture("a", "b", width: 300, height: 100, direction: direction)
        for name in ["a", "b"] { try f.install(name, .width, plus: 50) }
        return f
    }

    @Test func rightToLeftMirrorsGapsAndEdges() throws {
        let f = try fixture(.rightToLeft)
        try f.install("a", .leading, .equal, "root", .leading, plus: 20)
        try f.install("b", .leading, .equal, "a", .trailing, plus: 10)
        try f.layout.layOut()
        #expect(f["a"].frame.x == 230 && f["b"].frame.x == 170)
    }

    @Test func inequalitiesTurn() throws {
        let f = try fixture(.rightToLeft)
        try f.install("a", .leading, .greaterOrEqual, "root", .leading, plus: 20)
        try f.install("a", .left, .equal, "root", .left, plus: 240, at: 500)
        #expect(try f.frame("a").x == 230)
    }

    @Test func leftAndRightNeverTurn() throws {
        let f = try fixture(.rightToLeft)
        try f.install("a", .left, .equal, "root", .left, plus: 20)
        try f.install("b", .centerX, .equal, "root", .centerX, plus: 10)
        try f.layout.layOut()
        #expect(f["a"].frame.x == 20 && f["b"].frame.x == 135)
    }

    @Test func leadingAgainstACenterTurns() throws {
        let f = try fixture(.rightToLeft)
        try f.install("a", .leading, .equal, "root", .centerX, plus: 10)
        #expect(try f.frame("a").maxX == 140)
    }

    @Test func multipliersCountFromTheRightEdge() throws {  // CM-7
        let f = try fixture(.rightToLeft)
        try f.install("a", .leading, .equal, "root", .trailing, times: 0.25)
        #expect(try f.frame("a").maxX == 225)
    }

    @Test func anItemMayHaveItsOwnDirection() throws {
        let f = try fixture(.leftToRight)
        try f.install("a", .leading, .equal, "root", .leading, plus: 20)
        try f.layout.layOut()
        f.root.direction = .rightToLeft
        #expect(try f.frame("a").x == 230)
        f.root.direction = nil
        #expect(try f.frame("a").x == 20)
    }

    @Test func marginsMirror() throws {
        let f = try fixture(.rightToLeft)
        f.root.margins = Insets(top: 0, left: 5, bottom: 0, right: 30)
        try f.install("a", .leading, .equal, "root", .leadingMargin)
        #expect(try f.frame("a").maxX == 270)
    }

    @Test func distancesRunInReadingDirection() throws {
        let f = try fixture(.rightToLeft)
        try f.install("a", .leading, .equal, "root", .leading)
        try f["a"].trailing.distance(to: f["b"].leading).equal(to: 30).install()
        #expect(try f.frame("b").maxX == 220)
    }

    @Test func aZeroWideItemPinnedAtTheLeadingEdgeSitsAtTheRight() throws {
        let f = try Fixture("v", width: 300, direction: .rightToLeft)
        try f.install("v", .leading, .equal, "root", .leading)
        #expect(try f.frame("v") == Rect(300, 0, 0, 0))
    }
}
