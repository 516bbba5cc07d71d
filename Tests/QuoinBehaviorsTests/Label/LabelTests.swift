import QuoinBehaviors
import QuoinLayout
import Testing

/// Text: lines, widths, baselines.
struct LabelTests {
    private func fixture(_ label: Label, width: Double = 300) throws -> Fixture {
        let fixture = try Fixture(width, 600, scale: 1)
        let item = try fixture.add("l", label)
        try fixture.install(
            item.leading.equal(to: fixture.root.leading), fixture.root.trailing.atLeast(item.trailing), item.top.equal(to: fixture.root.top)
        )
        return fixture
    }

    @Test("TX-6 a label of one line stays on one line, however narrow it is")
    func oneLine() throws {
        #expect(try fixture(Label(measure: typewriter(50))).frame("l") == Rect(0, 0, 300, 20))
        #expect(try fixture(Label(measure: typewriter(20))).frame("l") == Rect(0, 0, 200, 20))
    }

    @Test("PW-2 from iOS 8 on a label wraps at the width it gets, at the price of one solve", arguments: TestedBackend.allCases)
    func wraps(solver: TestedBackend) throws {
        let fixture = try Fixture(300, 600, solver: solver.backend, scale: 1)
        let label = Label(lines: 0, measure: typewriter(50))
        let item = try fixture.add("l", label)
        try fixture.install(
            item.leading.equal(to: fixture.root.leading), item.trailing.equal(to: fixture.root.trailing),
            item.top.equal(to: fixture.root.top))
        let report = try fixture.layout.layOut()
        #expect(item.frame == Rect(0, 0, 300, 40))
        #expect(report.solves == 2)
        fixture.layout.width = 100
        #expect(try fixture.frame("l") == Rect(0, 0, 100, 100))
        fixture.layout.width = 600
        #expect(try fixture.frame("l").height == 20)
    }

    @Test("PW-2: a label wraps at its width once its number of lines allows it")
    func wrapsFromNowOn() throws {
        let label = Label(lines: 1, measure: typewriter(50))
        let fixture = try fixture(label)
        #expect(try fixture.frame("l") == Rect(0, 0, 300, 20))
        label.numberOfLines = 0
        #expect(try fixture.frame("l") == Rect(0, 0, 300, 40))
        label.numberOfLines = 1
        #expect(try fixture.frame("l") == Rect(0, 0, 300, 20))
    }

    @Test("a wrapped label is as wide as its widest line, and wider again when there is room", arguments: TestedBackend.allCases)
    func narrows(solver: TestedBackend) throws {
        let fixture = try Fixture(300, 600, solver: solver.backend, scale: 1)
        let label = Label(lines: 0) { request in
            // Two words of 120 and 160, and a space of 10.
            let isWhole = request.width.map { $0 >= 290 } ?? true
            return MeasuredText(width: isWhole ? 290 : 160, height: isWhole ? 20 : 40)
        }
        let item = try fixture.add("l", label)
        try fixture.install(
            item.leading.equal(to: fixture.root.leading), fixture.root.trailing.atLeast(item.trailing), item.top.equal(to: fixture.root.top)
        )
        #expect(try fixture.frame("l") == Rect(0, 0, 290, 20))
        fixture.layout.width = 200
        #expect(try fixture.frame("l") == Rect(0, 0, 160, 40))
        fixture.layout.width = 300
        #expect(try fixture.frame("l") == Rect(0, 0, 290, 20))
    }

    @Test("TX-6 the number of lines limits the height")
    func lineCap() throws {
        let label = Label(lines: 2, measure: typewriter(100))
        let fixture = try fixture(label)
        #expect(try fixture.frame("l").height == 40)
        label.numberOfLines = 3
        #expect(try fixture.frame("l").height == 60)
        label.numberOfLines = 0
        #expect(try fixture.frame("l").height == 80)
        label.numberOfLines = 1
        #expect(try fixture.frame("l").height == 20)
    }

    @Test("PW-1 before iOS 8 a label wraps only at its preferred width")
    func olderEras() throws {
        let label = Label(lines: 0, traits: Traits(era: .ios7), measure: typewriter(50))
        #expect(try fixture(label).frame("l").height == 20)
        label.preferredMaxLayoutWidth = 250
        #expect(try fixture(label).frame("l") == Rect(0, 0, 250, 40))
    }

    @Test("PW-3 a label wraps at its preferred width, however wide it is")
    func preferredWidth() throws {
        let label = Label(lines: 0, measure: typewriter(50))
        label.preferredMaxLayoutWidth = 100
        let fixture = try fixture(label)
        #expect(try fixture.frame("l") == Rect(0, 0, 100, 100))
        label.preferredMaxLayoutWidth = 0
        #expect(try fixture.frame("l") == Rect(0, 0, 300, 40))
    }

    @Test("PW-5 fitting sizes measure at the required width")
    func fitting() throws {
        let cell = Item("cell"), item = Item("l")
        item.behavior = Label(lines: 0, measure: typewriter(50))
        try cell.add(item)
        try item.leading.equal(to: cell.leading).install()
        try item.trailing.equal(to: cell.trailing).install()
        try item.top.equal(to: cell.top).install()
        try item.bottom.equal(to: cell.bottom).install()
        let size = try Layout.fittingSize(of: cell, target: Size(width: 100, height: 0), horizontal: .required)
        #expect(size == Size(width: 100, height: 100))
    }

    @Test("TX-6 an empty text has no size")
    func empty() throws {
        #expect(try fixture(Label(measure: typewriter(0))).frame("l") == Rect(0, 0, 0, 0))
    }

    @Test("A changed text is measured again")
    func changes() throws {
        let label = Label(measure: typewriter(5))
        let fixture = try fixture(label)
        #expect(try fixture.frame("l").width == 50)
        label.measure = typewriter(7)
        #expect(try fixture.frame("l").width == 70)
    }

    @Test("TX-9 baselines are the text's, from the label's own edges")
    func baselines() throws {
        let fixture = try fixture(Label(lines: 0, measure: typewriter(60)))
        let box = try fixture.add("b", to: "root", width: 10, height: 10)
        try fixture.install(
            fixture["l"].height.equal(to: 100), box.top.equal(to: fixture["l"].firstBaseline), box.left.equal(to: fixture.root.left))
        #expect(try fixture.frame("b").y == 15)
        let below = try fixture.add("c", to: "root", width: 10, height: 10)
        try fixture.install(below.top.equal(to: fixture["l"].lastBaseline))
        #expect(try fixture.frame("c").y == 95)  // F35: a stretched label does not center
    }

    /// A text twice as large from the accessibility sizes on.
    private func scaled(_ request: TextRequest) -> MeasuredText {
        let factor = request.traits.category.isAccessibility ? 2.0 : 1
        return MeasuredText(width: 50 * factor, height: 20 * factor)
    }

    @Test("DT-2 a label is measured again when the text size changes, unless it does not adjust")
    func category() throws {
        let label = Label(measure: scaled)
        let fixture = try fixture(label)
        #expect(try fixture.frame("l").height == 20)
        label.traits.category = .accessibilityLarge
        #expect(try fixture.frame("l").height == 40)
        let frozen = Label(measure: scaled)
        frozen.adjustsForCategory = false
        let other = try self.fixture(frozen)
        #expect(try other.frame("l").height == 20)
        frozen.traits.category = .accessibilityLarge
        #expect(try other.frame("l").height == 20)
        frozen.adjustsForCategory = true
        #expect(try other.frame("l").height == 40)
    }

    @Test("GV-24 of two labels of equal hugging the first takes what is left over")
    func equalHugging() throws {
        let fixture = try Fixture(428, 100, scale: 3)
        let first = try fixture.add("a", to: "root", width: 71, height: 20)
        let second = try fixture.add("b", to: "root", width: 97 + 1.0 / 3, height: 20)
        try fixture.install(
            first.leading.equal(to: fixture.root.leading, plus: 20), second.leading.equal(to: first.trailing, plus: 10),
            fixture.root.trailing.equal(to: second.trailing, plus: 20))
        #expect(abs(try fixture.frame("a").width - 280.667) < 0.01)
        #expect(abs(second.frame.width - 97.333) < 0.01)
    }
}
