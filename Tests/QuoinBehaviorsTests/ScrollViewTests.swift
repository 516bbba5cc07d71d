import QuoinBehaviors
import QuoinLayout
import Testing

/// Which rectangle a constraint means, and content sizes, rule by rule, with the worked examples.
struct ScrollViewTests {
    /// A scroll view that fills a room.
    private func fill(_ width: Double, _ height: Double, scale: Double = 1, solver: Backend = .native) throws -> (Room, ScrollView) {
        let room = try Room(width, height, solver: solver, scale: scale)
        let scrollView = ScrollView()
        let item = try room.add("s", scrollView)
        try room.pin(item, to: room.root)
        return (room, scrollView)
    }

    @Test("GV-1, SC-21, SC-26: a trailing pin without a leading one leaves the content's size undetermined")
    func underdetermined() throws {
        let (room, scrollView) = try fill(320, 480)
        let label = try room.add("l", to: "s", 42, 21)
        try room.install(label.top.equal(to: room["s"].top, plus: 20), label.trailing.equal(to: room["s"].trailing, plus: -25))
        #expect(try room.frame("l") == Rect(-67, 20, 42, 21))
        #expect(scrollView.contentSize == Size(width: 0, height: 0))
    }

    @Test("GV-2, SC-22: four edges and a size", arguments: TestedBackend.allCases)
    func image(solver: TestedBackend) throws {
        let (room, scrollView) = try fill(320, 480, solver: solver.backend)
        let image = try room.add("v", to: "s", ImageView(size: Size(width: 1000, height: 800)))
        try room.pin(image, to: room["s"])
        #expect(try room.frame("v") == Rect(0, 0, 1000, 800))
        #expect(scrollView.contentSize == Size(width: 1000, height: 800))
    }

    @Test("GV-3, SC-4, SC-5: margins inside mean the content's, the center the frame's")
    func marginsAndCenter() throws {
        let (room, scrollView) = try fill(374, 525)
        let s = room["s"]
        for name in ["a", "b", "c"] {
            let item = try room.add(name, to: "s")
            try room.install(item.height.equal(to: 180))
        }
        let (a, b, c) = (room["a"], room["b"], room["c"])
        try room.install(
            Constraint(item: a, attribute: .top, relatedBy: .equal, toItem: s, attribute: .topMargin),
            Constraint(item: a, attribute: .leading, relatedBy: .equal, toItem: s, attribute: .leadingMargin),
            Constraint(item: a, attribute: .trailing, relatedBy: .equal, toItem: s, attribute: .trailingMargin),
            a.centerX.equal(to: s.centerX),
            b.leading.equal(to: a.leading), b.trailing.equal(to: a.trailing), c.leading.equal(to: a.leading),
            c.trailing.equal(to: a.trailing), b.top.equal(to: a.bottom, plus: 8), c.top.equal(to: b.bottom, plus: 8),
            c.bottom.equal(to: s.bottom, plus: 39))
        #expect(try room.frame("a") == Rect(8, 8, 358, 180))
        #expect(b.frame == Rect(8, 196, 358, 180) && c.frame == Rect(8, 384, 358, 180))
        #expect(scrollView.contentSize == Size(width: 374, height: 525))
    }

    /// The column of three labels of 20.5 in a content view.
    private func column(tied: Bool) throws -> (Room, ScrollView) {
        let (room, scrollView) = try fill(375, 667, scale: 2)
        let content = try room.add("content", to: "s")
        try room.pin(content, to: room["s"].guide(for: .content))
        if tied { try room.install(content.width.equal(to: room["s"].guide(for: .visible).width)) }
        let stack = try room.add("stack", to: "content", StackView(axis: .vertical, spacing: 16))
        try room.pin(stack, to: content, inset: 16)
        for (name, width) in [("a", 100.0), ("b", 200), ("c", 150)] { try room.add(name, to: "stack", width, 20.5) }
        return (room, scrollView)
    }

    @Test("GV-4, SC-6: the width tied to the frame guide")
    func widthTie() throws {
        let (room, scrollView) = try column(tied: true)
        try room.layout.layOut()
        #expect(scrollView.contentSize == Size(width: 375, height: 125.5))
        #expect(scrollView.determinesContentSize(along: .horizontal) && scrollView.determinesContentSize(along: .vertical))
        #expect(scrollView.canScroll(.vertical) == false)
    }

    @Test("GV-5: without the tie the longest label makes the width, and an empty content none")
    func noWidthTie() throws {
        let (room, scrollView) = try column(tied: false)
        try room.layout.layOut()
        #expect(scrollView.contentSize.width == 232)
        let (empty, other) = try fill(375, 667)
        let content = try empty.add("content", to: "s")
        try empty.pin(content, to: empty["s"].guide(for: .content))
        try empty.layout.layOut()
        #expect(other.contentSize == .zero)
    }

    @Test("GV-6, GV-7, SC-9: a label that never wraps makes the content as wide as itself, a tie to an outside view ends that")
    func labelInContent() throws {
        let (room, scrollView) = try fill(375, 667)
        let content = try room.add("content", to: "s")
        try room.pin(content, to: room["s"])
        let label = try room.add("l", to: "content", Label(lines: 0, measure: typewriter(60)))
        try room.install(
            Constraint(item: label, attribute: .leading, relatedBy: .equal, toItem: content, attribute: .leadingMargin),
            Constraint(item: content, attribute: .trailingMargin, relatedBy: .equal, toItem: label, attribute: .trailing),
            Constraint(item: label, attribute: .top, relatedBy: .equal, toItem: content, attribute: .topMargin),
            Constraint(item: content, attribute: .bottomMargin, relatedBy: .equal, toItem: label, attribute: .bottom))
        try room.layout.layOut()
        #expect(scrollView.contentSize == Size(width: 616, height: 36))  // PW-4
        try room.install(content.width.equal(to: room.root.width))
        try room.layout.layOut()
        #expect(label.frame.width == 359)
        #expect(scrollView.contentSize == Size(width: 375, height: 56))
    }

    @Test("GV-8, SC-23: a content size set by hand is overwritten where constraints decide it")
    func overwritten() throws {
        let (room, scrollView) = try column(tied: true)
        try room.layout.layOut()
        scrollView.contentSize = Size(width: 375, height: 2000)
        #expect(scrollView.contentSize.height == 2000)
        try room.layout.layOut()
        #expect(scrollView.contentSize.height == 125.5)
    }

    @Test("GV-9, SC-23: it stays where nothing decides it")
    func mixedApproach() throws {
        let (room, scrollView) = try fill(320, 480)
        let content = try room.add("content", to: "s")
        content.frame = Rect(0, 0, 800, 600)
        content.autoresizing = []
        scrollView.contentSize = Size(width: 800, height: 600)
        try room.layout.layOut()
        #expect(scrollView.contentSize == Size(width: 800, height: 600))
        #expect(content.frame == Rect(0, 0, 800, 600))
    }

    @Test("SC-20: per axis")
    func oneAxisByHand() throws {
        let (room, scrollView) = try fill(320, 480)
        let box = try room.add("v", to: "s", 500, 40)
        try room.install(
            box.leading.equal(to: room["s"].leading), box.trailing.equal(to: room["s"].trailing), box.top.equal(to: room["s"].top))
        scrollView.contentSize = Size(width: 1, height: 900)
        try room.layout.layOut()
        #expect(scrollView.contentSize == Size(width: 500, height: 900))
    }

    @Test("SC-1, SC-7: from outside, edges and frame guide mean the frame")
    func outside() throws {
        let room = try Room(320, 480, scale: 1)
        let s = try room.add("s", ScrollView())
        let below = try room.add("below", to: "root", 10, 10)
        try room.pin(s.guide(for: .visible), to: room.root, inset: 20)
        try room.install(below.top.equal(to: s.bottom), below.leading.equal(to: s.leading))
        #expect(try room.frame("s") == Rect(20, 20, 280, 440))
        #expect(below.frame.y == 460)
    }

    @Test("SC-6, SC-8: what is tied to the frame or to the outside floats; content scrolls along, centers too")
    func floating() throws {
        let (room, scrollView) = try fill(320, 480)
        let s = room["s"]
        let tall = try room.add("tall", to: "s", 320, 2000)
        try room.pin(tall, to: s)
        for name in ["framed", "outer", "centered"] { try room.add(name, to: "s", 10, 10) }
        try room.install(
            room["framed"].top.equal(to: s.guide(for: .visible).top, plus: 5), room["framed"].left.equal(to: s.guide(for: .visible).left),
            room["outer"].top.equal(to: room.root.top, plus: 7), room["outer"].left.equal(to: room.root.left),
            room["centered"].centerY.equal(to: s.centerY), room["centered"].left.equal(to: s.left))
        #expect(try room.frame("framed").y == 5)
        scrollView.contentOffset = Point(x: 0, y: 100)
        try room.layout.layOut()
        #expect(room["framed"].frame.y == 105 && room["outer"].frame.y == 107)
        #expect(room["centered"].frame.y == 235 && tall.frame.y == 0)
        #expect(scrollView.contentSize.height == 2000)
    }

    @Test("SC-24: what scrolling can reach, with insets")
    func offsetRange() throws {
        let (room, scrollView) = try column(tied: true)
        try room.install(room["stack"].height.equal(to: 1000))
        scrollView.contentInset = Insets(10, 0, 20, 0)
        try room.layout.layOut()
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
        let (room, scrollView) = try column(tied: true)
        let height = try room["stack"].height.equal(to: 1000).install()
        try room.layout.layOut()
        scrollView.contentOffset = Point(x: 0, y: 300)
        scrollView.isDragging = true
        height.constant = 800
        try room.layout.layOut()
        #expect(scrollView.contentOffset.y == 300)
        scrollView.isDragging = false
        #expect(scrollView.contentOffset.y == 832 - 667)
        height.constant = 100
        try room.layout.layOut()
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test("SC-27: no size for itself")
    func noContentSize() throws {
        #expect(ScrollView().contentSize(of: Item(), width: 100) == .none)
    }

    @Test("SC-28, SZ-20: a table's content size is its rows'")
    func table() throws {
        let room = try Room(320, 480, scale: 1)
        let table = TableView()
        let item = try room.add("t", table)
        try room.pin(item, to: room.root)
        for name in ["a", "b", "c"] { try room.add(name, to: "t") }
        let text = try room.add("text", to: "b", Label(lines: 0, measure: typewriter(60)))
        try room.pin(text, to: room["b"], inset: 10)
        table.headerHeight = 30
        table.rows = [.fixed(room["a"], height: 44), .automatic(room["b"]), .fixed(room["c"], height: 44)]
        try room.layout.layOut()
        #expect(room["a"].frame == Rect(0, 30, 320, 44))
        #expect(room["b"].frame == Rect(0, 74, 320, 60))  // 600 points of text in 300: two lines
        #expect(room["c"].frame == Rect(0, 134, 320, 44))
        #expect(table.contentSize == Size(width: 320, height: 178))
        table.contentSize = Size(width: 1, height: 1)
        try room.layout.layOut()
        #expect(table.contentSize.height == 178)
        table.fixedContentHeight = 4400
        #expect(table.contentSize.height == 4400)
    }

    @Test("SC-29: a scroll view in another is a content item with content of its own")
    func nested() throws {
        let (room, outer) = try fill(320, 480)
        let inner = ScrollView()
        let item = try room.add("inner", to: "s", inner)
        try room.pin(item, to: room["s"])
        try room.install(item.width.equal(to: room["s"].width), item.height.equal(to: 700))
        let wide = try room.add("wide", to: "inner", 900, 700)
        try room.pin(wide, to: item)
        try room.layout.layOut()
        #expect(outer.contentSize == Size(width: 320, height: 700))
        #expect(inner.contentSize == Size(width: 900, height: 700))
        #expect(item.frame == Rect(0, 0, 320, 700))
    }

    @Test("SC-30: zooming multiplies the content size")
    func zoom() throws {
        let (room, scrollView) = try column(tied: true)
        try room.layout.layOut()
        scrollView.zoomScale = 2
        #expect(scrollView.contentSize == Size(width: 750, height: 251))
        scrollView.zoomScale = 0
        #expect(scrollView.zoomScale == 2)
    }

    @Test("SC-44: content smaller than the frame lies where it is told")
    func alignmentPoint() throws {
        let (room, scrollView) = try fill(320, 480)
        let box = try room.add("v", to: "s", 100, 80)
        try room.pin(box, to: room["s"])
        scrollView.contentAlignment = Point(x: 0.5, y: 1)
        try room.layout.layOut()
        #expect(scrollView.contentOffset == Point(x: -110, y: -400))
    }

    @Test("Another behavior takes the content area away")
    func replaced() throws {
        let (room, scrollView) = try fill(320, 480)
        try room.layout.layOut()
        room["s"].behavior = nil
        #expect(!room["s"].hasContentArea && scrollView.item == nil)
        room["s"].behavior = scrollView
        #expect(room["s"].hasContentArea)
    }
}
