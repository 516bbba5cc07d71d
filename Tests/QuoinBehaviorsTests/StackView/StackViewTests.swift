import QuoinBehaviors
import QuoinLayout
import Testing

/// Stack views, rule by rule.
struct StackViewTests {
    /// The three views of 160 × 200, 80 × 100 and 40 × 50 in a stack at the root's corner.
    private func three(_ stack: StackView, width: Double? = nil, solver: Backend = .native) throws -> Fixture {
        let fixture = try Fixture(2000, 2000, solver: solver)
        let item = try fixture.add("s", stack)
        try fixture.install(item.leading.equal(to: fixture.root.leading), item.top.equal(to: fixture.root.top))
        if let width { try fixture.install(item.width.equal(to: width)) }
        for (name, size) in [("a", (160.0, 200.0)), ("b", (80, 100)), ("c", (40, 50))] {
            try fixture.add(name, to: "s", width: size.0, height: size.1)
        }
        return fixture
    }

    private func xs(_ fixture: Fixture) throws -> [Double] {
        try fixture.layout.layOut()
        return ["a", "b", "c"].map { fixture[$0].frame.x }
    }

    private func widths(_ fixture: Fixture) throws -> [Double] {
        try fixture.layout.layOut()
        return ["a", "b", "c"].map { fixture[$0].frame.width }
    }

    @Test("ST-1 defaults: a row without gaps that fills both ways")
    func defaults() {
        let stack = StackView()
        #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
        #expect(stack.spacing == .points(0) && !stack.isMarginsRelative && !stack.isBaselineRelative)
    }

    @Test("ST-34 raw values are those of layout files")
    func rawValues() {
        #expect(StackView.Alignment.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
        #expect(StackView.Alignment(rawValue: 3) == .center && StackView.Alignment(rawValue: 5) == .lastBaseline)
        #expect(StackView.Distribution(rawValue: 2) == .fillProportionally && StackView.Distribution(rawValue: 4) == .equalCentering)
    }

    @Test("GV-10 fill without a size from outside", arguments: TestedBackend.allCases)
    func fill(solver: TestedBackend) throws {
        let fixture = try three(StackView(), solver: solver.backend)
        #expect(try fixture.frame("s") == Rect(0, 0, 280, 200))
        #expect(try xs(fixture) == [0, 160, 240])
        #expect(["a", "b", "c"].allSatisfy { fixture[$0].frame.height == 200 })
    }

    @Test("GV-11 equal widths: resistance beats hugging")
    func fillEqually() throws {
        let fixture = try three(StackView(distribution: .fillEqually))
        #expect(try fixture.frame("s") == Rect(0, 0, 480, 200))
        #expect(try widths(fixture) == [160, 160, 160])
    }

    @Test("GV-12 in proportion to content sizes")
    func fillProportionally() throws {
        let fixture = try three(StackView(distribution: .fillProportionally), width: 200)
        #expect(try widths(fixture) == [114.5, 57, 28.5])  // 114.286, 57.143, 28.571 on half points, edge by edge
    }

    @Test("GV-13, ST-22: with gaps the last view takes what is left over")
    func proportionsWithGaps() throws {
        let fixture = try Fixture(2000, 2000)
        let item = try fixture.add("s", StackView(distribution: .fillProportionally, spacing: 10))
        try fixture.install(item.width.equal(to: 640))
        for name in ["a", "b", "c"] { try fixture.add(name, to: "s", width: 100, height: 20) }
        #expect(try widths(fixture) == [200, 200, 220])
    }

    @Test("GV-14 equal gaps")
    func equalSpacing() throws {
        let fixture = try three(StackView(distribution: .equalSpacing, spacing: 10), width: 500)
        #expect(try xs(fixture) == [0, 270, 460])
        let free = try three(StackView(distribution: .equalSpacing, spacing: 10))
        #expect(try free.frame("s").width == 300)
    }

    @Test("GV-15, ST-24 equal distances between centers")
    func equalCentering() throws {
        let fixture = try three(StackView(distribution: .equalCentering), width: 500)
        #expect(try xs(fixture) == [0, 240, 460])
        let free = try three(StackView(distribution: .equalCentering, spacing: 10))
        #expect(try free.frame("s").width == 360)
    }

    @Test("GV-16, ST-12: a hidden first view leaves no gap")
    func hiddenFirst() throws {
        let fixture = try three(StackView(spacing: 10))
        fixture["a"].isHidden = true
        #expect(try fixture.frame("s").width == 130)
        #expect(try xs(fixture) == [0, 0, 90])
        #expect(fixture["a"].frame.width == 0)
    }

    @Test("GV-17, ST-12: a hidden middle view leaves half a gap on each side")
    func hiddenMiddle() throws {
        let fixture = try three(StackView(spacing: 10))
        fixture["b"].isHidden = true
        #expect(try fixture.frame("s").width == 210)
        #expect(try xs(fixture) == [0, 165, 170])
    }

    @Test("GV-18 centered across")
    func center() throws {
        let stack = StackView(alignment: .center)
        let fixture = try three(stack)
        #expect(try fixture.frame("s").height == 200)
        #expect(["a", "b", "c"].map { fixture[$0].frame.y } == [0, 50, 75])
        stack.alignment = .trailing
        try fixture.layout.layOut()
        #expect(["a", "b", "c"].map { fixture[$0].frame.y } == [0, 100, 150])
    }

    @Test("GV-30, F36: the system's gap is 8")
    func systemSpacing() throws {
        let stack = StackView()
        stack.spacing = .system
        #expect(try xs(three(stack)) == [0, 168, 256])
    }

    @Test("ST-13: a gap of its own after one view, until that is hidden")
    func customSpacing() throws {
        let stack = StackView(spacing: 10)
        let fixture = try three(stack)
        stack.setSpacing(.points(30), after: fixture["a"])
        #expect(try xs(fixture) == [0, 190, 280])
        stack.setSpacing(.system, after: fixture["b"])
        #expect(try xs(fixture) == [0, 190, 278])
        fixture["b"].isHidden = true
        #expect(try xs(fixture)[2] == 190)  // the visible a's 30 holds up to c
        fixture["b"].isHidden = false
        fixture["a"].isHidden = true
        #expect(try xs(fixture) == [0, 0, 88])
        stack.setSpacing(nil, after: fixture["a"])
        fixture["a"].isHidden = false
        #expect(try xs(fixture) == [0, 170, 258])
        #expect(stack.customSpacing(after: fixture["a"]) == nil)
    }

    @Test("ST-2: arranged in another order than the children, and some not at all")
    func arrangement() throws {
        let stack = StackView()
        let fixture = try three(stack)
        stack.arrange([fixture["c"], fixture["a"]])
        #expect(try fixture.frame("s").width == 200)
        #expect(fixture["c"].frame.x == 0 && fixture["a"].frame.x == 40)
        fixture["c"].remove()
        #expect(try fixture.frame("s").width == 160)
        stack.arrange(nil)
        #expect(try fixture.frame("s").width == 240)
    }

    @Test("ST-11: within the margins")
    func margins() throws {
        let stack = StackView()
        let fixture = try three(stack)
        stack.isMarginsRelative = true
        #expect(try fixture.frame("s") == Rect(0, 0, 296, 216))  // 8 on each edge
        fixture["s"].margins = Insets(10, 20, 30, 40)
        #expect(try fixture.frame("s") == Rect(0, 0, 340, 240))
        #expect(fixture["a"].frame.origin == Point(x: 20, y: 10))
    }

    @Test("ST-14: in a column gaps can be measured between baselines")
    func baselineRelative() throws {
        let stack = StackView(axis: .vertical, spacing: 30)
        let fixture = try Fixture()
        try fixture.add("s", stack)
        for name in ["a", "b"] {
            try fixture.add(name, to: "s").fixedContentSize = ContentSize(width: 50, height: 20, firstBaseline: 15, lastBaseline: 5)
        }
        #expect(try fixture.frame("b").y == 50)
        stack.isBaselineRelative = true
        #expect(try fixture.frame("b").y == 30)  // 15 + 30 − 15
    }

    @Test("ST-31, ST-33: first and last baselines in a row, none in a column")
    func baselines() throws {
        let stack = StackView(alignment: .firstBaseline)
        let fixture = try Fixture()
        let item = try fixture.add("s", stack)
        try fixture.install(item.leading.equal(to: fixture.root.leading), item.top.equal(to: fixture.root.top))
        for (name, size) in [
            ("a", ContentSize(width: 40, height: 20, firstBaseline: 15, lastBaseline: 5)),
            ("b", ContentSize(width: 40, height: 40, firstBaseline: 30, lastBaseline: 10)),
        ] {
            try fixture.add(name, to: "s").fixedContentSize = size
        }
        #expect(try fixture.frame("a").y == 15)
        #expect(fixture["b"].frame.y == 0 && fixture["s"].frame.height == 40)
        stack.alignment = .lastBaseline
        #expect(try fixture.frame("a").y == 15)
        #expect(fixture["s"].frame.height == 35)  // the first view's bottom; what is below another's baseline may stick out
        stack.axis = .vertical
        #expect(stack.constraints(for: item).allSatisfy { $0.identifier != "UISV-alignment" })
    }

    @Test("ST-25: a required width of a hidden view is the well-known conflict")
    func hidingConflict() throws {
        let fixture = try three(StackView())
        try fixture.install(fixture["b"].width.equal(to: 80))
        fixture["b"].isHidden = true
        let conflicts = try fixture.layout.layOut().conflicts
        #expect(conflicts.count == 1)
        #expect(conflicts[0].members.contains { $0.constraint.identifier == "UISV-hiding" })
        #expect(conflicts[0].broken.origin == .user)
    }

    @Test("ST-60: texts of several lines share the width, those of one line do not")
    func textWidth() throws {
        let stack = StackView(spacing: 10)
        let fixture = try Fixture()
        let item = try fixture.add("s", stack)
        try fixture.install(item.width.equal(to: 310), item.leading.equal(to: fixture.root.leading), item.top.equal(to: fixture.root.top))
        let labels = [Label(lines: 0, measure: typewriter(100)), Label(lines: 0, measure: typewriter(50))]
        for (name, label) in zip(["a", "b"], labels) { try fixture.add(name, to: "s", label) }
        #expect(try fixture.frame("a").width == 150)
        #expect(fixture["b"].frame.width == 150)
        let made = stack.constraints(for: item).filter { $0.identifier == "UISV-text-width-disambiguation" }
        #expect(made.count == 2 && made[0].priority == 760 && made[0].multiplier == 0.5 && made[0].constant == -5)
        labels[0].numberOfLines = 1
        #expect(stack.constraints(for: item).filter { $0.identifier == "UISV-text-width-disambiguation" }.count == 1)
    }

    @Test("ST-30: where views need not fill the stack, they and the spanner would be nothing across it; where they fill it, not")
    func spanning() throws {
        for axis in Axis.allCases {
            let stack = StackView(axis: axis, alignment: .center)
            let fixture = try three(stack)
            let across: Attribute = axis == .horizontal ? .height : .width
            func made(_ identifier: String) -> [Constraint] {
                stack.constraints(for: fixture["s"]).filter { $0.identifier == identifier }
            }
            let fit = made("UISV-spanning-fit"), suppression = made("UISV-ambiguity-suppression")
            #expect(fit.map(\.priority.rawValue) == [51] && suppression.map(\.priority.rawValue) == [25, 25, 25])
            #expect((fit + suppression).allSatisfy { $0.firstAttribute == across && $0.constant == 0 && $0.relation == .equal })
            stack.alignment = .fill
            #expect(made("UISV-spanning-fit").isEmpty && made("UISV-ambiguity-suppression").isEmpty)
        }
    }

    @Test("ST-70: an empty stack is nothing")
    func empty() throws {
        let fixture = try Fixture()
        let item = try fixture.add("s", StackView(alignment: .center, spacing: 10))
        try fixture.install(item.leading.equal(to: fixture.root.leading), item.top.equal(to: fixture.root.top))
        #expect(try fixture.frame("s") == Rect(0, 0, 0, 0))
    }

    @Test("ST-4: no content size of its own")
    func noContentSize() {
        #expect(StackView().contentSize(of: Item(), width: nil) == .none)
    }

    @Test("RT-3: a row turns with the reading direction")
    func rightToLeft() throws {
        let fixture = try Fixture(375, 100, direction: .rightToLeft)
        let item = try fixture.add("s", StackView(spacing: 10))
        try fixture.pin(item, to: fixture.root)
        try fixture.add("a", to: "s", width: 100, height: 20)
        try fixture.add("b", to: "s", width: 50, height: 20)
        fixture["a"].horizontalHugging = 251
        #expect(try fixture.frame("a") == Rect(275, 0, 100, 100))
        #expect(fixture["b"].frame == Rect(0, 0, 265, 100))
    }

    @Test("BL-2: the baseline of a column is its first view's, of a row its tallest view's")
    func lentBaselines() throws {
        let stack = StackView(axis: .vertical)
        let fixture = try Fixture()
        let item = try fixture.add("s", stack)
        try fixture.add("other", to: "root", width: 10, height: 10)
        try fixture.install(
            item.leading.equal(to: fixture.root.leading), item.top.equal(to: fixture.root.top, plus: 20),
            fixture["other"].top.equal(to: item.top).at(1), fixture["other"].bottom.equal(to: item.firstBaseline))
        for (name, height) in [("a", 20.0), ("b", 40)] {
            try fixture.add(name, to: "s").fixedContentSize = ContentSize(
                width: 40, height: height, firstBaseline: height - 5, lastBaseline: 5)
        }
        #expect(try fixture.frame("other").maxY == 35)
        stack.axis = .horizontal
        stack.alignment = .leading
        #expect(try fixture.frame("other").maxY == 55)
        stack.policy = .canvas
        #expect(try fixture.frame("other").maxY == 35)
    }
}
