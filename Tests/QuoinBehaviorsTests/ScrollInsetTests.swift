import QuoinBehaviors
import QuoinLayout
import Testing

/// SC-40 to SC-46: what the system adds to insets from iOS 11 on.
struct ScrollInsetTests {
    /// A scroll view that fills a root with that safe area, its content of that height.
    private func scroll(_ height: Double, safe: Insets = Insets(88, 0, 34, 0)) throws -> (Room, ScrollView) {
        let room = try Room(375, 812)
        room.root.safeAreaOverride = safe
        let scrollView = ScrollView()
        let item = try room.add("s", scrollView)
        try room.pin(item, to: room.root)
        scrollView.contentSize = Size(width: 375, height: height)
        try room.layout.layOut()
        return (room, scrollView)
    }

    @Test("SC-40 always: the whole safe area on top of what the program set")
    func always() throws {
        let (room, scrollView) = try scroll(300)
        defer { withExtendedLifetime(room) {} }
        scrollView.insetAdjustment = .always
        scrollView.contentInset = Insets(10, 0, 10, 0)
        #expect(scrollView.adjustedContentInset == Insets(98, 0, 44, 0))
    }

    @Test("SC-40 never: only what the program set")
    func never() throws {
        let (room, scrollView) = try scroll(3000)
        defer { withExtendedLifetime(room) {} }
        scrollView.insetAdjustment = .never
        scrollView.contentInset = Insets(all: 1)
        #expect(scrollView.adjustedContentInset == Insets(all: 1))
    }

    @Test("SC-40 scrollableAxes, SC-41: where the content exceeds the frame, or it always bounces")
    func scrollableAxes() throws {
        let (room, scrollView) = try scroll(300, safe: Insets(88, 44, 34, 44))
        scrollView.insetAdjustment = .scrollableAxes
        #expect(scrollView.adjustedContentInset == .zero)
        scrollView.alwaysBounces = AxisPair(horizontal: true, vertical: false)
        #expect(scrollView.adjustedContentInset == Insets(0, 44, 0, 44))
        scrollView.alwaysBounces = AxisPair(false)
        scrollView.contentSize = Size(width: 375, height: 813)
        try room.layout.layOut()
        #expect(scrollView.adjustedContentInset == Insets(88, 0, 34, 0))
        scrollView.contentSize = Size(width: 375, height: 812)  // not larger
        try room.layout.layOut()
        #expect(scrollView.adjustedContentInset == .zero)
        scrollView.contentSize = Size(width: 375, height: 2000)
        scrollView.isScrollEnabled = false
        #expect(scrollView.adjustedContentInset == .zero)
    }

    @Test("SC-40 automatic: top and bottom always for the content of a controller in a container")
    func automatic() throws {
        let (room, scrollView) = try scroll(300, safe: Insets(88, 44, 34, 44))
        defer { withExtendedLifetime(room) {} }
        #expect(scrollView.adjustedContentInset == .zero)
        scrollView.isContentOfController = true
        #expect(scrollView.adjustedContentInset == Insets(88, 0, 34, 0))
    }

    @Test("SC-25: content at the top stays at the top when the inset comes")
    func offsetFollows() throws {
        let (room, scrollView) = try scroll(3000, safe: .zero)
        #expect(scrollView.contentOffset.y == 0)
        room.root.safeAreaOverride = Insets(64, 0, 0, 0)
        scrollView.adjustContentOffset()
        #expect(scrollView.contentOffset.y == -64)
        scrollView.contentOffset.y = 500
        room.root.safeAreaOverride = Insets(20, 0, 0, 0)
        scrollView.adjustContentOffset()
        #expect(scrollView.contentOffset.y == 500)
    }

    @Test("SC-25, SA-6: content starts below the top inset also where the scroll view's frame was right from the start")
    func placedByFrame() throws {
        let room = try Room(375, 812)
        room.root.safeAreaOverride = Insets(44, 0, 34, 0)
        let scrollView = ScrollView()
        scrollView.insetAdjustment = .always
        scrollView.contentSize = Size(width: 375, height: 2000)
        let item = try room.add("s", scrollView)
        item.setFrame(Rect(0, 0, 375, 812), inParentOfSize: nil)
        item.autoresizing = []
        let content = try room.add("content", to: "s")
        content.setFrame(Rect(0, 0, 375, 2000), inParentOfSize: nil)
        content.autoresizing = []
        try room.layout.layOut()
        #expect(item.frame == Rect(0, 0, 375, 812))
        #expect(scrollView.contentOffset == Point(x: 0, y: -44))
        #expect(content.safeArea == .zero)
    }

    @Test("SA-6: what is made up for is passed on to the content on no side, however far it is scrolled")
    func absorbedOnAllSides() throws {
        let room = try Room(812, 375)
        room.root.safeAreaOverride = Insets(0, 44, 21, 44)
        let scrollView = ScrollView()
        scrollView.insetAdjustment = .always
        let item = try room.add("s", scrollView)
        try room.pin(item, to: room.root)
        let content = try room.add("content", to: "s", 2000, 2000)
        try room.pin(content, to: item)
        try room.layout.layOut()
        #expect(scrollView.contentOffset == Point(x: -44, y: 0))
        #expect(content.safeArea == .zero)
        scrollView.contentOffset = Point(x: 500, y: 500)
        try room.layout.layOut()
        #expect(content.safeArea == .zero)
        scrollView.insetAdjustment = .never
        try room.layout.layOut()
        #expect(content.safeArea == Insets(0, 44, 21, 44))
    }

    @Test("SC-43: indicators are inset by the safe area, from iOS 13 on and unless told otherwise")
    func indicators() throws {
        let (room, scrollView) = try scroll(300)
        defer { withExtendedLifetime(room) {} }
        scrollView.scrollIndicatorInsets = Insets(1, 0, 0, 0)
        #expect(scrollView.indicatorInsets == Insets(89, 0, 34, 0))
        scrollView.era = .ios11
        #expect(scrollView.indicatorInsets == Insets(1, 0, 0, 0))
        scrollView.era = .ios15
        scrollView.adjustsScrollIndicatorInsets = false
        #expect(scrollView.indicatorInsets == Insets(1, 0, 0, 0))
    }

    @Test("SC-46: insets never change the content's size or place")
    func invisibleToConstraints() throws {
        let (room, scrollView) = try scroll(300)
        let box = try room.add("v", to: "s", 100, 1000)
        try room.pin(box, to: room["s"])
        scrollView.contentInset = Insets(all: 50)
        try room.layout.layOut()
        #expect(scrollView.contentSize == Size(width: 100, height: 1000) && box.frame == Rect(0, 0, 100, 1000))
    }

    @Test("SA-6, SC-45: what a scroll view has made up for, its content does not see again")
    func absorbed() throws {
        let (room, scrollView) = try scroll(300)
        scrollView.insetAdjustment = .always
        let content = try room.add("content", to: "s", 375, 2000)
        try room.pin(content, to: room["s"])
        content.preservesParentMargins = true
        try room.layout.layOut()
        #expect(scrollView.contentOffset.y == -88)
        #expect(content.safeArea == .zero)
        #expect(room["s"].effectiveMargins == Insets(all: 8))
        scrollView.insetAdjustment = .never
        try room.layout.layOut()
        #expect(room["s"].effectiveMargins == Insets(96, 8, 42, 8))
    }

    @Test("Before iOS 11 there is no safe area to adjust to")
    func olderEras() throws {
        let (room, scrollView) = try scroll(3000)
        defer { withExtendedLifetime(room) {} }
        scrollView.era = .ios9
        scrollView.insetAdjustment = .always
        #expect(scrollView.adjustedContentInset == .zero)
    }

    @Test("A scroll view deep inside hears of bars that come and go, though nothing moves")
    func hearsOfInsets() throws {
        let room = try Room(375, 812)
        room.root.safeAreaOverride = Insets(44, 0, 34, 0)
        let box = try room.add("box")
        let inner = ScrollView()
        inner.insetAdjustment = .always
        let item = try room.add("s", to: "box", inner)
        try room.pin(box, to: room.root)
        try room.pin(item, to: box)
        try room.layout.layOut()
        #expect(inner.contentOffset.y == -44)
        room.root.safeAreaOverride = Insets(88, 0, 34, 0)
        try room.layout.layOut()
        #expect(inner.contentOffset.y == -88)
    }
}
