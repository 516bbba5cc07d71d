import QuoinBehaviors
import QuoinLayout
import Testing

/// The rectangles that constraints with a scroll view refer to, and content sizes, rule by rule, with the worked examples.
struct ScrollViewTests {
    /// A scroll view that fills a fixture.
    private func fill(_ width: Double, _ height: Double, scale: Double = 1, solver: Backend = .native) throws -> (Fixture, ScrollView) {
        let fixture = try Fixture(width, height, solver: solver, scale: scale)
        let scrollView = ScrollView()
        let item = try fixture.add("s", scrollView)
        try fixture.pin(item, to: fixture.root)
        return (fixture, scrollView)
    }

    @Test("GV-1, SC-21, SC-26: a trailing pin without a leading one leaves the content's size undetermined")
    func underdetermined() throws {
        let (fixture, scrollView) = try fill(320, 480)
        let label = try fixture.add("l", to: "s", width: 42, height: 21)
        try fixture.install(label.top.equal(to: fixture["s"].top, plus: 20), label.trailing.equal(to: fixture["s"].trailing, plus: -25))
        #expect(try fixture.frame("l") == Rect(-67, 20, 42, 21))
        #expect(scrollView.contentSize == Size(width: 0, height: 0))
    }

    @Test("GV-2, SC-22: four edges and a size", arguments: TestedBackend.allCases)
    func image(solver: TestedBackend) throws {
        let (fixture, scrollView) = try fill(320, 480, solver: solver.backend)
        let image = try fixture.add("v", to: "s", ImageView(size: Size(width: 1000, height: 800)))
        try fixture.pin(image, to: fixture["s"])
        #expect(try fixture.frame("v") == Rect(0, 0, 1000, 800))
        #expect(scrollView.contentSize == Size(width: 1000, height: 800))
    }

    @Test("GV-3, SC-4, SC-5: margins inside mean the content's, the center the frame's")
    func marginsAndCenter() throws {
        let (fixture, scrollView) = try fill(374, 525)
        let s = fixture["s"]
        for name in ["a", "b", "c"] {
            let item = try fixture.add(name, to: "s")
            try fixture.install(item.height.equal(to: 180))
        }
        let (a, b, c) = (fixture["a"], fixture["b"], fixture["c"])
        try fixture.install(
            Constraint(item: a, attribute: .top, relatedBy: .equal, toItem: s, attribute: .topMargin),
            Constraint(item: a, attribute: .leading, relatedBy: .equal, toItem: s, attribute: .leadingMargin),
            Constraint(item: a, attribute: .trailing, relatedBy: .equal, toItem: s, attribute: .trailingMargin),
            a.centerX.equal(to: s.centerX),
            b.leading.equal(to: a.leading), b.trailing.equal(to: a.trailing), c.leading.equal(to: a.leading),
            c.trailing.equal(to: a.trailing), b.top.equal(to: a.bottom, plus: 8), c.top.equal(to: b.bottom, plus: 8),
            c.bottom.equal(to: s.bottom, plus: 39))
        #expect(try fixture.frame("a") == Rect(8, 8, 358, 180))
        #expect(b.frame == Rect(8, 196, 358, 180) && c.frame == Rect(8, 384, 358, 180))
        #expect(scrollView.contentSize == Size(width: 374, height: 525))
    }

    /// The column of three labels of 20.5 in a content view.
    private func column(tied: Bool) throws -> (Fixture, ScrollView) {
        let (fixture, scrollView) = try fill(375, 667, scale: 2)
        let content = try fixture.add("content", to: "s")
        try fixture.pin(content, to: fixture["s"].guide(for: .content))
        if tied { try fixture.install(content.width.equal(to: fixture["s"].guide(for: .visible).width)) }
        let stack = try fixture.add("stack", to: "content", StackView(axis: .vertical, spacing: 16))
        try fixture.pin(stack, to: content, inset: 16)
        for (name, width) in [("a", 100.0), ("b", 200), ("c", 150)] { try fixture.add(name, to: "stack", width: width, height: 20.5) }
        return (fixture, scrollView)
    }

    @Test("GV-4, SC-6: the width tied to the frame guide")
    func widthTie() throws {
        let (fixture, scrollView) = try column(tied: true)
        try fixture.layout.layOut()
        #expect(scrollView.contentSize == Size(width: 375, height: 125.5))
        #expect(scrollView.determinesContentSize(along: .horizontal) && scrollView.determinesContentSize(along: .vertical))
        #expect(scrollView.canScroll(.vertical) == false)
    }

    @Test("GV-5: without the tie the longest label makes the width, and an empty content none")
    func noWidthTie() throws {
        let (fixture, scrollView) = try column(tied: false)
        try fixture.layout.layOut()
        #expect(scrollView.contentSize.width == 232)
        let (empty, other) = try fill(375, 667)
        let content = try empty.add("content", to: "s")
        try empty.pin(content, to: empty["s"].guide(for: .content))
        try empty.layout.layOut()
        #expect(other.contentSize == .zero)
    }

    @Test("GV-6, GV-7, SC-9: a label that never wraps makes the content as wide as itself, a tie to an outside view ends that")
    func labelInContent() throws {
        let (fixture, scrollView) = try fill(375, 667)
        let content = try fixture.add("content", to: "s")
        try fixture.pin(content, to: fixture["s"])
        let label = try fixture.add("l", to: "content", Label(lines: 0, measure: typewriter(60)))
        try fixture.install(
            Constraint(item: label, attribute: .leading, relatedBy: .equal, toItem: content, attribute: .leadingMargin),
            Constraint(item: content, attribute: .trailingMargin, relatedBy: .equal, toItem: label, attribute: .trailing),
            Constraint(item: label, attribute: .top, relatedBy: .equal, toItem: content, attribute: .topMargin),
            Constraint(item: content, attribute: .bottomMargin, relatedBy: .equal, toItem: label, attribute: .bottom))
        try fixture.layout.layOut()
        #expect(scrollView.contentSize == Size(width: 616, height: 36))  // PW-4
        try fixture.install(content.width.equal(to: fixture.root.width))
        try fixture.layout.layOut()
        #expect(label.frame.width == 359)
        #expect(scrollView.contentSize == Size(width: 375, height: 56))
    }

    @Test("GV-8, SC-23: a content size set by hand is overwritten where constraints decide it")
    func overwritten() throws {
        let (fixture, scrollView) = try column(tied: true)
        try fixture.layout.layOut()
        scrollView.contentSize = Size(width: 375, height: 2000)
        #expect(scrollView.contentSize.height == 2000)
        try fixture.layout.layOut()
        #expect(scrollView.contentSize.height == 125.5)
    }

    @Test("GV-9, SC-23: it stays where nothing decides it")
    func mixedApproach() throws {
        let (fixture, scrollView) = try fill(320, 480)
        let content = try fixture.add("content", to: "s")
        content.frame = Rect(0, 0, 800, 600)
        content.autoresizing = []
        scrollView.contentSize = Size(width: 800, height: 600)
        try fixture.layout.layOut()
        #expect(scrollView.contentSize == Size(width: 800, height: 600))
        #expect(content.frame == Rect(0, 0, 800, 600))
    }

    @Test("SC-20: per axis")
    func oneAxisByHand() throws {
        let (fixture, scrollView) = try fill(320, 480)
        let box = try fixture.add("v", to: "s", width: 500, height: 40)
        try fixture.install(
            box.leading.equal(to: fixture["s"].leading), box.trailing.equal(to: fixture["s"].trailing), box.top.equal(to: fixture["s"].top))
        scrollView.contentSize = Size(width: 1, height: 900)
        try fixture.layout.layOut()
        #expect(scrollView.contentSize == Size(width: 500, height: 900))
    }

    @Test("SC-1, SC-7: from outside, edges and frame guide mean the frame")
    func outside() throws {
        let fixture = try Fixture(320, 480, scale: 1)
        let s = try fixture.add("s", ScrollView())
        let below = try fixture.add("below", to: "root", width: 10, height: 10)
        try fixture.pin(s.guide(for: .visible), to: fixture.root, inset: 20)
        try fixture.install(below.top.equal(to: s.bottom), below.leading.equal(to: s.leading))
        #expect(try fixture.frame("s") == Rect(20, 20, 280, 440))
        #expect(below.frame.y == 460)
    }

    @Test("SC-6, SC-8: what is tied to the frame or to the outside floats; content scrolls along, centers too")
    func floating() throws {
        let (fixture, scrollView) = try fill(320, 480)
        let s = fixture["s"]
        let tall = try fixture.add("tall", to: "s", width: 320, height: 2000)
        try fixture.pin(tall, to: s)
        for name in ["framed", "outer", "centered"] { try fixture.add(name, to: "s", width: 10, height: 10) }
        try fixture.install(
            fixture["framed"].top.equal(to: s.guide(for: .visible).top, plus: 5),
            fixture["framed"].left.equal(to: s.guide(for: .visible).left),
            fixture["outer"].top.equal(to: fixture.root.top, plus: 7), fixture["outer"].left.equal(to: fixture.root.left),
            fixture["centered"].centerY.equal(to: s.centerY), fixture["centered"].left.equal(to: s.left))
        #expect(try fixture.frame("framed").y == 5)
        scrollView.contentOffset = Point(x: 0, y: 100)
        try fixture.layout.layOut()
        #expect(fixture["framed"].frame.y == 105 && fixture["outer"].frame.y == 107)
        #expect(fixture["centered"].frame.y == 235 && tall.frame.y == 0)
        #expect(scrollView.contentSize.height == 2000)
    }

    @Test("SC-24: what scrolling can reach, with insets")
    func offsetRange() throws {
        let (fixture, scrollView) = try column(tied: true)
        try fixture.install(fixture["stack"].height.equal(to: 1000))
        scrollView.contentInset = Insets(10, 0, 20, 0)
        try fixture.layout.layOut()
        #expect(scrollView.contentSize.height == 1032)
        #expect(scrollView.offsetRange.least == Point(x: 0, y: -10))
        #expect(scrollView.offsetRange.greatest == Point(x: 0, y: 1032 + 20 - 667))
        #expect(scrollView.canScroll(.vertical) && !scrollView.canScroll(.horizontal))
        scrollView.alwaysBounces = AxisPair(horizontal: true, vertical: false)
        #expect(scrollView.canScroll(.horizontal))
        scrollView.isScrollEnabled = false
        #expect(!scrollView.canScroll(.vertical))
    }

    @Test("SC-25, PS-4: the offset comes back when the content shrinks, but not under a finger")
    func clamping() throws {
        let (fixture, scrollView) = try column(tied: true)
        let height = try fixture["stack"].height.equal(to: 1000).install()
        try fixture.layout.layOut()
        scrollView.contentOffset = Point(x: 0, y: 300)
        scrollView.isDragging = true
        height.constant = 800
        try fixture.layout.layOut()
        #expect(scrollView.contentOffset.y == 300)
        scrollView.isDragging = false
        #expect(scrollView.contentOffset.y == 832 - 667)
        height.constant = 100
        try fixture.layout.layOut()
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test("SC-27: no size for itself")
    func noContentSize() throws {
        #expect(ScrollView().contentSize(of: Item(), width: 100) == .none)
    }

    @Test("SC-28, SZ-20: a table's content size is its rows'")
    func table() throws {
        let fixture = try Fixture(320, 480, scale: 1)
        let table = TableView()
        let item = try fixture.add("t", table)
        try fixture.pin(item, to: fixture.root)
        for name in ["a", "b", "c"] { try fixture.add(name, to: "t") }
        let text = try fixture.add("text", to: "b", Label(lines: 0, measure: typewriter(60)))
        try fixture.pin(text, to: fixture["b"], inset: 10)
        table.headerHeight = 30
        table.rows = [.fixed(fixture["a"], height: 44), .automatic(fixture["b"]), .fixed(fixture["c"], height: 44)]
        try fixture.layout.layOut()
        #expect(fixture["a"].frame == Rect(0, 30, 320, 44))
        #expect(fixture["b"].frame == Rect(0, 74, 320, 60))  // 600 points of text in 300: two lines
        #expect(fixture["c"].frame == Rect(0, 134, 320, 44))
        #expect(table.contentSize == Size(width: 320, height: 178))
        table.contentSize = Size(width: 1, height: 1)
        try fixture.layout.layOut()
        #expect(table.contentSize.height == 178)
        table.fixedContentHeight = 4400
        #expect(table.contentSize.height == 4400)
    }

    @Test("SC-29: a scroll view in another is a content item with content of its own")
    func nested() throws {
        let (fixture, outer) = try fill(320, 480)
        let inner = ScrollView()
        let item = try fixture.add("inner", to: "s", inner)
        try fixture.pin(item, to: fixture["s"])
        try fixture.install(item.width.equal(to: fixture["s"].width), item.height.equal(to: 700))
        let wide = try fixture.add("wide", to: "inner", width: 900, height: 700)
        try fixture.pin(wide, to: item)
        try fixture.layout.layOut()
        #expect(outer.contentSize == Size(width: 320, height: 700))
        #expect(inner.contentSize == Size(width: 900, height: 700))
        #expect(item.frame == Rect(0, 0, 320, 700))
    }

    @Test("SC-30: zooming multiplies the content size")
    func zoom() throws {
        let (fixture, scrollView) = try column(tied: true)
        try fixture.layout.layOut()
        scrollView.zoomScale = 2
        #expect(scrollView.contentSize == Size(width: 750, height: 251))
        scrollView.zoomScale = 0
        #expect(scrollView.zoomScale == 2)
    }

    @Test("SC-44: content smaller than the frame is aligned as the scroll view says")
    func alignmentPoint() throws {
        let (fixture, scrollView) = try fill(320, 480)
        let box = try fixture.add("v", to: "s", width: 100, height: 80)
        try fixture.pin(box, to: fixture["s"])
        scrollView.contentAlignment = Point(x: 0.5, y: 1)
        try fixture.layout.layOut()
        #expect(scrollView.contentOffset == Point(x: -110, y: -400))
    }

    @Test("Another behavior takes the content area away")
    func replaced() throws {
        let (fixture, scrollView) = try fill(320, 480)
        try fixture.layout.layOut()
        fixture["s"].behavior = nil
        #expect(!fixture["s"].hasContentArea && scrollView.item == nil)
        fixture["s"].behavior = scrollView
        #expect(fixture["s"].hasContentArea)
    }
}
