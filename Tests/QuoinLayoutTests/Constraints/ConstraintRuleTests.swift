import QuoinLayout
import Testing

/// The meaning of a constraint and the definition of a solution.
@Suite("Rules of constraints and of solving")
struct ConstraintRuleTests {
    @Test(
        "CM-1: the first attribute is a multiple of the second and a constant, or the constant alone",
        arguments: [(Relation.equal, 47.0), (.greaterOrEqual, 47), (.lessOrEqual, 0)])
    func equation(relation: Relation, width: Double) throws {
        let f = try Fixture("a", "b")
        try f.install("b", .width, plus: 80)
        try f.install("a", .width, relation, "b", .width, times: 0.5, plus: 7)
        try f.install("a", .height, relation, plus: 47)
        let frame = try f.frame("a")
        #expect(frame.width == width && frame.height == width)
    }

    @Test("CM-3: attributes are those of the alignment rectangle, on both sides of a constraint") func alignmentRectangle() throws {
        let f = try Fixture("a", "b")
        f["a"].alignmentInsets = Insets(top: 1, left: 2, bottom: 3, right: 4)
        try f.install("a", .left, .equal, "root", .left, plus: 10)
        try f.install("a", .top, .equal, "root", .top, plus: 10)
        for size in [Attribute.width, .height] { try f.install("a", size, plus: 50) }
        try f.install("b", .left, .equal, "a", .right)
        try f.install("b", .top, .equal, "a", .bottom)
        try f.install("b", .width, .equal, "a", .width)
        #expect(try f.frame("a") == Rect(8, 9, 56, 54))
        #expect(f["b"].frame == Rect(60, 60, 50, 0))
    }

    /// The values of the attributes of a 100 by 50 item at (40, 30) with margins of 1, 2, 3 and 4.
    private static let values: [(Attribute, leftToRight: Double, rightToLeft: Double)] = [
        (.left, 40, 40), (.right, 140, 140), (.top, 30, 30), (.bottom, 80, 80), (.leading, 40, 140), (.trailing, 140, 40),
        (.centerX, 90, 90), (.centerY, 55, 55), (.firstBaseline, 30, 30), (.lastBaseline, 80, 80), (.leftMargin, 42, 42),
        (.rightMargin, 136, 136), (.topMargin, 31, 31), (.bottomMargin, 77, 77), (.leadingMargin, 42, 136), (.trailingMargin, 136, 42),
        (.centerXWithinMargins, 89, 89), (.centerYWithinMargins, 54, 54),
    ]

    @Test("CM-4, CM-5: every attribute has its value, and margins lie inside", arguments: values)
    func attributes(attribute: Attribute, leftToRight: Double, rightToLeft: Double) throws {
        for (direction, value) in [(LayoutDirection.leftToRight, leftToRight), (.rightToLeft, rightToLeft)] {
            let f = try Fixture("a", "probe", direction: direction)
            f["a"].margins = Insets(top: 1, left: 2, bottom: 3, right: 4)
            try f.install("a", .left, .equal, "root", .left, plus: 40)
            try f.install("a", .top, .equal, "root", .top, plus: 30)
            try f.install("a", .width, plus: 100)
            try f.install("a", .height, plus: 50)
            // A center goes with both families.
            try f.install("probe", attribute.axis == .horizontal ? .centerX : .centerY, .equal, "a", attribute)
            let probe = try f.frame("probe")
            #expect((attribute.axis == .horizontal ? probe.x : probe.y) == value)
        }
    }

    @Test("SV-1: places are relative to the parent, however far away the other item is") func distantRelatives() throws {
        let f = try Fixture("p", "q")
        let a = Item("a"), b = Item("b")
        try f["p"].add(a)
        try f["q"].add(b)
        try f.install("p", .left, .equal, "root", .left, plus: 50)
        try f.install("q", .left, .equal, "root", .left, plus: 200)
        try a.left.equal(to: f["p"].left, plus: 10).install()
        try b.left.equal(to: a.left, plus: 5).install()
        try f.layout.layOut()
        #expect(a.frame.x == 10 && b.frame.x == 50 + 10 + 5 - 200)
    }

    @Test("SV-10, SV-13: a wish that cannot be met still pulls, and an inequality only where it is violated") func pulls() throws {
        let f = try Fixture("a", width: 100)
        try f.install("a", .left, .equal, "root", .left)
        try f.install("a", .right, .lessOrEqual, "root", .right)
        try f.install("a", .width, plus: 500, at: 750)
        try f.install("a", .width, .greaterOrEqual, plus: 40, at: 999)
        #expect(try f.frame("a") == Rect(0, 0, 100, 0))
    }

    @Test("SV-11: at one priority the sum of the errors counts, not the greatest of them") func sumOfErrors() throws {
        // At 0 one is off by 90; between them the sum would be greater.
        let f = try Fixture("a")
        for wish in [0.0, 0, 90] { try f.install("a", .left, .equal, "root", .left, plus: wish, at: 500) }
        #expect(try f.frame("a").x == 0)
    }

    @Test("SV-14: one answer, whatever solves", arguments: [Backend.native, .plain].map(\.name))
    func oneAnswer(name: String) throws {
        let f = try Fixture("a", "b", "c", width: 300, solver: try #require(Backend(named: name)))
        for (index, size) in [120.0, 90, 150].enumerated() {
            let item = ["a", "b", "c"][index]
            f.content(item, width: size, height: 20)
            f[item].horizontalHugging = Priority(Double(250 + index))
            f[item].horizontalResistance = Priority(Double(750 - index))
        }
        try f.install("a", .leading, .equal, "root", .leading)
        try f.install("b", .leading, .equal, "a", .trailing)
        try f.install("c", .leading, .equal, "b", .trailing)
        try f.install("root", .trailing, .equal, "c", .trailing)
        try f.layout.layOut()
        #expect(["a", "b", "c"].map { f[$0].frame.width } == [120, 90, 90])
    }

    @Test("SV-21: a content size is the size of the alignment rectangle") func contentSize() throws {
        let f = try Fixture("a")
        f["a"].alignmentInsets = Insets(top: 0, left: 2, bottom: 1, right: 2)
        f.content("a", width: 100, height: 30)
        #expect(try f.frame("a") == Rect(-2, 0, 104, 31))
    }

    @Test("SV-22: an item hugs at 250 and resists at 750") func defaults() throws {
        let item = Item()
        #expect(item.horizontalHugging == 250 && item.verticalHugging == 250)
        #expect(item.horizontalResistance == 750 && item.verticalResistance == 750)
        let f = try Fixture("a")
        f.content("a", width: 50, height: 50)
        try f.install("a", .width, plus: 80, at: 251)
        try f.install("a", .height, plus: 30, at: 749)
        #expect(try f.frame("a") == Rect(0, 0, 80, 50))
    }

    @Test("SV-23: content sizes are none of the item's constraints, and decide where they are asked for") func contentRows() throws {
        let f = try Fixture("a")
        f.content("a", width: 50, height: 50)
        try f.install("a", .left, .equal, "root", .left)
        try f.layout.layOut()
        #expect(f["a"].constraints.isEmpty)
        let origins = try f.layout.constraints(affecting: f["a"], along: .horizontal).map(\.origin)
        #expect(origins.contains(.contentSize) && origins.contains(.user))
        // Never broken: the other constraint is, although it is the earlier one.
        let wide = try f.install("a", .width, plus: 90)
        f["a"].horizontalHugging = .required
        #expect(try f.layout.layOut().conflicts.first?.broken.installed === wide)
    }

    @Test("SV-30: ambiguous is what could be otherwise without any constraint being the worse for it") func ambiguity() throws {
        let f = try Fixture("v")
        try f.install("v", .top, .equal, "root", .top)
        try f.install("v", .width, plus: 10)
        let loose = try f.install("v", .left, .greaterOrEqual, "root", .left)
        #expect(try f.layout.ambiguousDimensions(of: f["v"]) == [.x, .height])
        #expect(try f.frame("v") == Rect(0, 0, 10, 0))
        try f.install("v", .left, .lessOrEqual, "root", .left)
        #expect(try f.layout.ambiguousDimensions(of: f["v"]) == [.height])
        loose.remove()
        try f.install("v", .left, .equal, "root", .left, plus: -5, at: 1)
        try f.install("v", .height, plus: 3, at: 1)
        #expect(try f.layout.ambiguousDimensions(of: f["v"]) == [])
    }

    @Test("VW-4: an edge of the parent is the edge of its bounds, wherever their origin is") func boundsOrigin() throws {
        let f = try Fixture("p")
        let child = Item("child")
        try f["p"].add(child)
        try f.install("p", .left, .equal, "root", .left, plus: 30)
        for size in [Attribute.width, .height] { try f.install("p", size, plus: 100) }
        try child.left.equal(to: f["p"].left, plus: 8).install()
        try f.layout.layOut()
        f["p"].contentOffset = Point(x: 40, y: 0)
        try f.layout.layOut()
        #expect(child.frame.x == 8)
    }
}
