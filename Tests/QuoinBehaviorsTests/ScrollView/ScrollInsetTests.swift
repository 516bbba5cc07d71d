import QuoinBehaviors
import QuoinLayout
import Testing

/// SC-40 to SC-46: what the system adds to insets from iOS 11 on.
struct ScrollInsetTests {
    /// A scroll view that fills a root with that safe area, its content of that height.
    private func scroll(_ height: Double, safe: Insets = Insets(88, 0, 34, 0)) throws -> (Fixture, ScrollView) {
        let fixture = try Fixture(375, 812)
        fixture.root.safeAreaOverride = safe
        let scrollView = ScrollView()
        let item = try fixture.add("s", scrollView)
        try fixture.pin(item, to: fixture.root)
        scrollView.contentSize = Size(width: 375, height: height)
        try fixture.layout.layOut()
        return (fixture, scrollView)
    }

    @Test("SC-40 always: the whole safe area on top of what the program set")
    func always() throws {
        let (fixture, scrollView) = try scroll(300)
        defer { withExtendedLifetime(fixture) {} }
        scrollView.insetAdjustment = .always
        scrollView.contentInset = Insets(10, 0, 10, 0)
        #expect(scrollView.adjustedContentInset == Insets(98, 0, 44, 0))
    }

    @Test("SC-40 never: only what the program set")
    func never() throws {
        let (fixture, scrollView) = try scroll(3000)
        defer { withExtendedLifetime(fixture) {} }
        scrollView.insetAdjustment = .never
        scrollView.contentInset = Insets(all: 1)
        #expect(scrollView.adjustedContentInset == Insets(all: 1))
    }

    @Test("SC-40 scrollableAxes, SC-41: where the content exceeds the frame, or it always bounces")
    func scrollableAxes() throws {
        let (fixture, scrollView) = try scroll(300, safe: Insets(88, 44, 34, 44))
        scrollView.insetAdjustment = .scrollableAxes
        #expect(scrollView.adjustedContentInset == .zero)
        scrollView.alwaysBounces = AxisPair(horizontal: true, vertical: false)
        #expect(scrollView.adjustedContentInset == Insets(0, 44, 0, 44))
        scrollView.alwaysBounces = AxisPair(false)
        scrollView.contentSize = Size(width: 375, height: 813)
        try fixture.layout.layOut()
        #expect(scrollView.adjustedContentInset == Insets(88, 0, 34, 0))
        scrollView.contentSize = Size(width: 375, height: 812)  // not larger
        try fixture.layout.layOut()
        #expect(scrollView.adjustedContentInset == .zero)
        scrollView.contentSize = Size(width: 375, height: 2000)
        scrollView.isScrollEnabled = false
        #expect(scrollView.adjustedContentInset == .zero)
    }

    @Test("SC-40 automatic: top and bottom always for the content of a controller in a container")
    func automatic() throws {
        let (fixture, scrollView) = try scroll(300, safe: Insets(88, 44, 34, 44))
        defer { withExtendedLifetime(fixture) {} }
        #expect(scrollView.adjustedContentInset == .zero)
        scrollView.isContentOfController = true
        #expect(scrollView.adjustedContentInset == Insets(88, 0, 34, 0))
    }

    @Test("SC-25: content at the top stays at the top when the inset comes")
    func offsetFollows() throws {
        let (fixture, scrollView) = try scroll(3000, safe: .zero)
        #expect(scrollView.contentOffset.y == 0)
        fixture.root.safeAreaOverride = Insets(64, 0, 0, 0)
        scrollView.adjustContentOffset()
        #expect(scrollView.contentOffset.y == -64)
        scrollView.contentOffset.y = 500
        fixture.root.safeAreaOverride = Insets(20, 0, 0, 0)
        scrollView.adjustContentOffset()
        #expect(scrollView.contentOffset.y == 500)
    }

    @Test("SC-25, SA-6: content starts below the top inset also where the scroll view's frame was right from the start")
    func placedByFrame() throws {
        let fixture = try Fixture(375, 812)
        fixture.root.safeAreaOverride = Insets(44, 0, 34, 0)
        let scrollView = ScrollView()
        scrollView.insetAdjustment = .always
        scrollView.contentSize = Size(width: 375, height: 2000)
        let item = try fixture.add("s", scrollView)
        item.setFrame(Rect(0, 0, 375, 812), inParentOfSize: nil)
        item.autoresizing = []
        let content = try fixture.add("content", to: "s")
        content.setFrame(Rect(0, 0, 375, 2000), inParentOfSize: nil)
        content.autoresizing = []
        try fixture.layout.layOut()
        #expect(item.frame == Rect(0, 0, 375, 812))
        #expect(scrollView.contentOffset == Point(x: 0, y: -44))
        #expect(content.safeArea == .zero)
    }

    @Test("SA-6: what is made up for is passed on to the content on no side, however far it is scrolled")
    func absorbedOnAllSides() throws {
        let fixture = try Fixture(812, 375)
        fixture.root.safeAreaOverride = Insets(0, 44, 21, 44)
        let scrollView = ScrollView()
        scrollView.insetAdjustment = .always
        let item = try fixture.add("s", scrollView)
        try fixture.pin(item, to: fixture.root)
        let content = try fixture.add("content", to: "s", width: 2000, height: 2000)
        try fixture.pin(content, to: item)
        try fixture.layout.layOut()
        #expect(scrollView.contentOffset == Point(x: -44, y: 0))
        #expect(content.safeArea == .zero)
        scrollView.contentOffset = Point(x: 500, y: 500)
        try fixture.layout.layOut()
        #expect(content.safeArea == .zero)
        scrollView.insetAdjustment = .never
        try fixture.layout.layOut()
        #expect(content.safeArea == Insets(0, 44, 21, 44))
    }

    @Test("SC-43: indicators are inset by the safe area, from iOS 13 on and unless the program turns it off")
    func indicators() throws {
        let (fixture, scrollView) = try scroll(300)
        defer { withExtendedLifetime(fixture) {} }
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
        let (fixture, scrollView) = try scroll(300)
        let box = try fixture.add("v", to: "s", width: 100, height: 1000)
        try fixture.pin(box, to: fixture["s"])
        scrollView.contentInset = Insets(all: 50)
        try fixture.layout.layOut()
        #expect(scrollView.contentSize == Size(width: 100, height: 1000) && box.frame == Rect(0, 0, 100, 1000))
    }

    @Test("SA-6, SC-45: what a scroll view has made up for, its content does not see again")
    func absorbed() throws {
        let (fixture, scrollView) = try scroll(300)
        scrollView.insetAdjustment = .always
        let content = try fixture.add("content", to: "s", width: 375, height: 2000)
        try fixture.pin(content, to: fixture["s"])
        content.preservesParentMargins = true
        try fixture.layout.layOut()
        #expect(scrollView.contentOffset.y == -88)
        #expect(content.safeArea == .zero)
        #expect(fixture["s"].effectiveMargins == Insets(all: 8))
        scrollView.insetAdjustment = .never
        try fixture.layout.layOut()
        #expect(fixture["s"].effectiveMargins == Insets(96, 8, 42, 8))
    }

    @Test("Before iOS 11 there is no safe area to adjust to")
    func olderEras() throws {
        let (fixture, scrollView) = try scroll(3000)
        defer { withExtendedLifetime(fixture) {} }
        scrollView.era = .ios9
        scrollView.insetAdjustment = .always
        #expect(scrollView.adjustedContentInset == .zero)
    }

    @Test("A nested scroll view is notified of bars that appear and disappear, though nothing moves")
    func hearsOfInsets() throws {
        let fixture = try Fixture(375, 812)
        fixture.root.safeAreaOverride = Insets(44, 0, 34, 0)
        let box = try fixture.add("box")
        let inner = ScrollView()
        inner.insetAdjustment = .always
        let item = try fixture.add("s", to: "box", inner)
        try fixture.pin(box, to: fixture.root)
        try fixture.pin(item, to: box)
        try fixture.layout.layOut()
        #expect(inner.contentOffset.y == -44)
        fixture.root.safeAreaOverride = Insets(88, 0, 34, 0)
        try fixture.layout.layOut()
        #expect(inner.contentOffset.y == -88)
    }
}
