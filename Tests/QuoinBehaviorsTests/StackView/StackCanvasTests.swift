import QuoinBehaviors
import QuoinLayout
import Testing

/// The differences between stack views on Interface Builder's canvas and at run time.
struct StackCanvasTests {
    private func fixture(_ stack: StackView, _ sizes: [(Double?, Double?)]) throws -> Fixture {
        stack.policy = .canvas
        let fixture = try Fixture(2000, 2000)
        let item = try fixture.add("s", stack)
        try fixture.install(item.leading.equal(to: fixture.root.leading), item.top.equal(to: fixture.root.top))
        for (number, size) in sizes.enumerated() { try fixture.add("v\(number)", to: "s", width: size.0, height: size.1) }
        return fixture
    }

    @Test("F38: neighbors keep one gap, and hidden views rest half a gap behind")
    func hiddenBetween() throws {
        let fixture = try fixture(StackView(spacing: 10), Array(repeating: (40, 20), count: 4))
        fixture["v1"].isHidden = true
        fixture["v2"].isHidden = true
        #expect(try fixture.frame("v3").x == 50)
        #expect(fixture["v1"].frame.x == 45 && fixture["v1"].frame.width == 0)
        #expect(fixture["v2"].frame.x == 45 && fixture["s"].frame.width == 90)
    }

    @Test("F38: a hidden view's own required width wins and moves no other view")
    func hiddenWithSize() throws {
        let fixture = try fixture(StackView(spacing: 10), Array(repeating: (40, 20), count: 3))
        fixture["v1"].isHidden = true
        try fixture.install(fixture["v1"].width.equal(to: 30))
        let report = try fixture.layout.layOut()
        #expect(report.conflicts.isEmpty)
        #expect(fixture["v1"].frame.width == 30 && fixture["v2"].frame.x == 50)
    }

    @Test("F38: at the ends hidden views rest at the end or the start")
    func hiddenAtTheEnds() throws {
        let fixture = try fixture(StackView(spacing: 10), Array(repeating: (40, 20), count: 4))
        fixture["v0"].isHidden = true
        fixture["v3"].isHidden = true
        #expect(try fixture.frame("v0").x == 0)
        #expect(fixture["v1"].frame.x == 0 && fixture["v2"].frame.x == 50)
        #expect(fixture["v3"].frame.x == 90)
        fixture["v2"].isHidden = true
        #expect(try fixture.frame("v3").x == 0)  // one visible view only
    }

    @Test("F31: plain views are 240 wide in a column and 128 high in a row, unless squeezed")
    func designTimeSizes() throws {
        let column = try fixture(StackView(axis: .vertical, alignment: .leading), [(nil, 20), (50, 20)])
        #expect(try column.frame("v0").width == 240)
        let row = try fixture(StackView(alignment: .center), [(20, nil), (20, 50)])
        #expect(try row.frame("v0").height == 128)
        try row.install(row["s"].height.equal(to: 96))
        #expect(try row.frame("v0").height == 96)
        let filled = try fixture(StackView(axis: .vertical), [(nil, 20), (50, 20)])
        #expect(try filled.frame("v0").width == 50)
    }

    @Test("F39: a view without content size is not forced to zero; one with a stack in it counts")
    func proportions() throws {
        let stack = StackView(distribution: .fillProportionally)
        let fixture = try fixture(stack, [(100, 20), (nil, 20)])
        try fixture.install(fixture["s"].width.equal(to: 300), fixture["v1"].width.equal(to: 50))
        #expect(try fixture.layout.layOut().conflicts.isEmpty)
        #expect(fixture["v1"].frame.width == 50)
        let outer = StackView(distribution: .fillProportionally)
        let nested = try self.fixture(outer, [(100, 20)])
        try nested.add("inner", to: "s", StackView())
        try nested.add("x", to: "inner", width: 200, height: 20)
        try nested.install(nested["s"].width.equal(to: 600))
        #expect(try nested.frame("v0").width == 200)
        #expect(nested["inner"].frame.width == 400)
    }

    @Test("At run time a nested stack counts as nothing (ST-71)")
    func proportionsAtRunTime() throws {
        let outer = StackView(distribution: .fillProportionally)
        let nested = try fixture(outer, [(100, 20)])
        outer.policy = .system
        try nested.add("inner", to: "s", StackView())
        try nested.install(nested["s"].width.equal(to: 600))
        #expect(try nested.frame("v0").width == 600)
        #expect(nested["inner"].frame.width == 0)
    }
}
