import QuoinBehaviors
import QuoinLayout
import Testing

/// The constraints of stack views, rule by rule, as they are listed.
struct StackRuleTests {
    private func rows(_ stack: StackView, hidden: Set<String> = [], _ names: String...) throws -> [String] {
        let fixture = try Fixture(1000, 1000)
        let item = try fixture.add("s", stack)
        for name in names { try fixture.add(name, to: "s", width: 30, height: 20).isHidden = hidden.contains(name) }
        try fixture.install(item.leading.equal(to: fixture.root.leading), item.top.equal(to: fixture.root.top))
        try fixture.layout.layOut()
        return fixture.layout.constraints.filter { $0.origin == .behavior }.map(\.constraint.description)
    }

    private func named(_ identifier: String, _ rows: [String]) -> [String] {
        rows.filter { $0.hasSuffix("(\(identifier))") }.map { String($0.dropLast(identifier.count + 3)) }
    }

    @Test("ST-10: the first and the last that show are connected to the canvas")
    func canvas() throws {
        let rows = try rows(StackView(), hidden: ["a", "d"], "a", "b", "c", "d")
        let along = named("UISV-canvas-connection", rows).filter { $0.contains("leading") || $0.contains("trailing") }
        #expect(along == ["s.leading == b.leading", "c.trailing == s.trailing"])
    }

    @Test("ST-5: across, all arranged views are aligned with the first, also where it is hidden")
    func alignment() throws {
        let rows = try rows(StackView(alignment: .leading), hidden: ["a"], "a", "b", "c")
        #expect(named("UISV-alignment", rows) == ["a.top == b.top", "a.top == c.top"])
    }

    @Test("ST-20: fill says nothing of lengths")
    func fill() throws {
        let rows = try rows(StackView(spacing: 8), "a", "b")
        #expect(!rows.contains { $0.contains("width") })
        #expect(named("UISV-spacing", rows) == ["b.leading == a.trailing + 8"])
    }

    @Test("ST-21: equal lengths are the first one's that shows")
    func fillEqually() throws {
        let rows = try rows(StackView(distribution: .fillEqually), hidden: ["a"], "a", "b", "c", "d")
        #expect(named("UISV-fill-equally", rows) == ["c.width == b.width", "d.width == b.width"])
    }

    @Test("ST-23: equal gaps are guides, as wide as the first of them")
    func equalSpacing() throws {
        let rows = try rows(StackView(distribution: .equalSpacing, spacing: 4), "a", "b", "c")
        #expect(
            named("UISV-distributing-edge", rows) == [
                "gap0.leading == a.trailing", "gap0.trailing == b.leading", "gap1.leading == b.trailing", "gap1.trailing == c.leading",
            ])
        #expect(named("UISV-fill-equally", rows) == ["gap1.width == gap0.width"])
        #expect(named("UISV-spacing", rows) == ["b.leading >= a.trailing + 4", "c.leading >= b.trailing + 4"])
        #expect(named("UISV-canvas-fit", rows) == ["s.width == 0 @49"])
    }

    @Test("ST-32: one view alone is connected without a spanner")
    func single() throws {
        let rows = try rows(StackView(alignment: .center), "a")
        let across = named("UISV-canvas-connection", rows).filter { !$0.contains("leading") && !$0.contains("trailing") }
        #expect(across == ["s.top <= a.top", "s.bottom >= a.bottom", "s.centerY == a.centerY"])
        #expect(named("UISV-canvas-fit", rows) == ["s.height == 0 @49"])
        #expect(named("UISV-ambiguity-suppression", rows) == ["a.height == 0 @25"])
    }

    @Test("ST-72: gaps that do not fit squeeze the views, and then contradict")
    func gapsTooLarge() throws {
        let fixture = try Fixture(1000, 1000)
        let item = try fixture.add("s", StackView(spacing: 40))
        for name in ["a", "b", "c"] { try fixture.add(name, to: "s", width: 30, height: 20) }
        let width = try item.width.equal(to: 80).install()
        #expect(try fixture.layout.layOut().conflicts.isEmpty)
        #expect(["a", "b", "c"].map { fixture[$0].frame.width } == [0, 0, 0])
        width.constant = 79
        #expect(try fixture.layout.layOut().conflicts.count == 1)
    }

    @Test("One change in a long stack exchanges the rows beside it, and no others")
    func oneChange() throws {
        let fixture = try Fixture(1000, 1000)
        let stack = StackView(axis: .vertical, spacing: 8)
        let item = try fixture.add("s", stack)
        for number in 0..<200 { try fixture.add("\(number)", to: "s", width: 30, height: 20) }
        try fixture.install(item.leading.equal(to: fixture.root.leading), item.top.equal(to: fixture.root.top))
        try fixture.layout.layOut()
        let before = Set(item.constraints.map(ObjectIdentifier.init))
        fixture["100"].isHidden = true
        try fixture.layout.layOut()
        #expect(item.constraints.filter { !before.contains(ObjectIdentifier($0)) }.count <= 4)
        #expect(fixture["101"].frame.y == 100 * 28)
        stack.setSpacing(.points(30), after: fixture["50"])
        let mid = Set(item.constraints.map(ObjectIdentifier.init))
        try fixture.layout.layOut()
        #expect(Set(item.constraints.map(ObjectIdentifier.init)) == mid)
        #expect(fixture["51"].frame.y == 51 * 28 + 22)
    }

    @Test("A behavior's constraint that the program took away comes back when the behavior is asked again")
    func removedByHand() throws {
        let fixture = try Fixture(1000, 1000)
        let item = try fixture.add("s", StackView(spacing: 5))
        for name in ["a", "b", "c"] { try fixture.add(name, to: "s", width: 30, height: 20) }
        try fixture.layout.layOut()
        item.constraints.first { $0.identifier == "UISV-spacing" }?.remove()
        try fixture.layout.layOut()
        #expect(item.constraints.filter { $0.identifier == "UISV-spacing" }.count == 1)
        item.invalidateConstraints()
        try fixture.layout.layOut()
        #expect(item.constraints.filter { $0.identifier == "UISV-spacing" }.count == 2)
        #expect(fixture["c"].frame.x == 70)
    }
}
