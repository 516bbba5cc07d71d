import QuoinBehaviors
import QuoinLayout
import Testing

/// Safe areas, margins and extension under bars.
struct ControllerTests {
    private func controller(
        _ id: String = "retina4_7", _ orientation: Orientation = .portrait, era: Era = .ios15, bars: Bars = .none,
        extended: ExtendedLayout = ExtendedLayout(), statusBarHidden: Bool? = nil
    ) throws -> Controller {
        let device = try #require(Device(id: id))
        let screen = Screen(device, orientation, era: era, statusBarHidden: statusBarHidden)
        let controller = Controller(view: Item("root"), screen: screen, bars: bars, extendedLayout: extended)
        controller.appear()
        return controller
    }

    @Test("SA-1, BR-1 bars and status bar add up to 64, 116, 88, 140 at the top and 49, 83, 44, 78 at the bottom")
    func sums() throws {
        let bar = Bars(navigation: NavigationBar()), large = Bars(navigation: NavigationBar(hasLargeTitle: true))
        #expect(try controller().view.safeAreaOverride == Insets(20, 0, 0, 0))
        #expect(try controller("retina4_7", bars: bar).view.safeArea == Insets(64, 0, 0, 0))
        #expect(try controller("retina4_7", bars: large).view.safeArea.top == 116)
        #expect(try controller("retina5_9", era: .ios11, bars: bar).view.safeArea == Insets(88, 0, 34, 0))
        #expect(try controller("retina5_9", era: .ios11, bars: large).view.safeArea.top == 140)
        #expect(try controller("retina4_7", bars: Bars(tab: TabBar())).view.safeArea.bottom == 49)
        #expect(try controller("retina6_12", bars: Bars(tab: TabBar())).view.safeArea.bottom == 83)
        let tool = Bars(navigation: NavigationBar(), tool: Toolbar())
        #expect(try controller("retina4_7", bars: tool).view.safeArea.bottom == 44)
        #expect(try controller("retina6_12", bars: tool).view.safeArea.bottom == 78)
    }

    @Test("BR-1 in landscape bars are 32 and 53 high")
    func sideways() throws {
        let bars = Bars(navigation: NavigationBar(), tab: TabBar())
        #expect(try controller("retina4_7", .landscape, bars: bars).view.safeArea == Insets(32, 0, 32, 0))
        #expect(try controller("retina5_9", .landscape, era: .ios11, bars: bars).view.safeArea == Insets(32, 44, 53, 44))
    }

    @Test("EX-4 hidden bars and hidden status bars add no inset")
    func hidden() throws {
        let bars = Bars(navigation: NavigationBar(isHidden: true), tab: TabBar(isHidden: true))
        #expect(try controller("retina4_7", bars: bars).view.safeArea == Insets(20, 0, 0, 0))
        #expect(try controller("retina4_7", bars: bars, statusBarHidden: true).view.safeArea == .zero)
    }

    @Test("SA-1 additional insets are added")
    func additional() throws {
        let controller = try controller()
        controller.additionalSafeArea = Insets(0, 0, 100, 0)
        #expect(controller.view.safeArea == Insets(20, 0, 100, 0))
    }

    @Test("EX-1, OI-10 a view that does not extend lies between the bars, and nothing covers it")
    func notExtended() throws {
        let bars = Bars(navigation: NavigationBar())
        let controller = try controller("retina4_7", bars: bars, extended: ExtendedLayout(edges: []))
        #expect(controller.placement.frame == Rect(0, 64, 375, 603))
        #expect(controller.view.safeArea == .zero)
        controller.extendedLayout.edges = .all
        #expect(controller.placement.frame == Rect(0, 0, 375, 667))
        controller.bars.tab = TabBar()
        controller.extendedLayout.edges = .top
        #expect(controller.placement.frame == Rect(0, 0, 375, 618) && controller.view.safeArea == Insets(64, 0, 0, 0))
    }

    @Test("EX-2, EX-3 a view extends under opaque bars only if it says so")
    func opaque() throws {
        let bars = Bars(navigation: NavigationBar(isTranslucent: false))
        let controller = try controller("retina4_7", bars: bars)
        #expect(controller.placement.frame == Rect(0, 64, 375, 603) && controller.view.safeArea.top == 0)
        controller.extendedLayout.includesOpaqueBars = true
        #expect(controller.placement.frame == Rect(0, 0, 375, 667) && controller.view.safeArea.top == 64)
    }

    @Test("Without bars nothing keeps a view from the window's edges; before iOS 7 the status bar did")
    func noBars() throws {
        #expect(try controller("retina4_7", bars: .none, extended: ExtendedLayout(edges: [])).placement.frame == Rect(0, 0, 375, 667))
        #expect(try controller("retina3_5", era: .ios6).placement.frame == Rect(0, 20, 320, 460))
        let bars = Bars(navigation: NavigationBar(), tab: TabBar())
        #expect(try controller("retina3_5", era: .ios6, bars: bars).placement.frame == Rect(0, 64, 320, 367))
    }

    @Test("SA-4 before it shows, nothing covers a view")
    func lifeCycle() throws {
        let device = try #require(Device(id: "retina4_7"))
        let controller = Controller(view: Item("root"), screen: Screen(device), bars: Bars(navigation: NavigationBar()))
        controller.load()
        #expect(controller.view.safeArea == .zero && controller.stage == .loaded)
        controller.willAppear()
        #expect(controller.view.safeArea == .zero)
        controller.didAppear()
        #expect(controller.view.safeArea.top == 64)
        controller.load()  // stages never go back
        #expect(controller.stage == .didAppear)
    }

    @Test("Rotating the device changes size, bars and insets")
    func rotation() throws {
        let controller = try controller("retina6_12", bars: Bars(navigation: NavigationBar(), tab: TabBar()))
        #expect(controller.view.safeArea == Insets(103, 0, 83, 0))
        controller.rotate(to: Screen(try #require(Device(id: "retina6_12")), .landscape))
        #expect(controller.view.safeArea == Insets(32, 59, 53, 59))
        #expect(controller.placement.frame.size == Size(width: 852, height: 393))
        #expect(controller.view.effectiveMargins == Insets(32, 79, 53, 79))
    }

    @Test("GV-25, GV-26, SA-2 a child sees what reaches into it")
    func children() throws {
        let controller = try controller("retina6_12", bars: .none)
        let fixture = try Fixture(controller)
        let child = try fixture.add("child")
        try fixture.install(
            child.leading.equal(to: fixture.root.leading), child.trailing.equal(to: fixture.root.trailing),
            child.top.equal(to: fixture.root.top, plus: 20), fixture.root.bottom.equal(to: child.bottom, plus: 30))
        try fixture.layout.layOut()
        #expect(child.safeArea == Insets(39, 0, 4, 0))
        controller.additionalSafeArea.bottom = 46
        try fixture.layout.layOut()
        #expect(child.safeArea.bottom == 50)
    }

    @Test("GV-27, MG-2 a plain view adds its safe area to its 8")
    func plainMargins() throws {
        let fixture = try Fixture(controller())
        let child = try fixture.add("child")
        try fixture.pin(child, to: fixture.root)
        try fixture.layout.layOut()
        #expect(child.effectiveMargins == Insets(28, 8, 8, 8))
        child.marginsIncludeSafeArea = false
        #expect(child.effectiveMargins == Insets(all: 8))
    }

    @Test("MG-4, MG-5 a root's margins: 16 or 20 at the sides, the safe area above and below")
    func rootMargins() throws {
        let phone = try controller()
        #expect(phone.view.effectiveMargins == Insets(20, 16, 0, 16))
        phone.margins = Insets(5, 10, 5, 30)
        #expect(phone.view.effectiveMargins == Insets(25, 16, 5, 30))
        phone.respectsSystemMinimumMargins = false
        #expect(phone.view.effectiveMargins == Insets(25, 10, 5, 30))
        #expect(try controller("retina5_5").view.effectiveMargins.left == 20)
        #expect(try controller("ipad9_7").view.effectiveMargins.left == 20)
    }

    @Test("MG-4 before iOS 11 a root's margins are fixed, and views have no safe area")
    func olderEras() throws {
        let controller = try controller(era: .ios9, bars: Bars(navigation: NavigationBar()))
        controller.margins = Insets(all: 50)
        #expect(controller.view.effectiveMargins == Insets(0, 16, 0, 16))
        let fixture = try Fixture(controller)
        let child = try fixture.add("child")
        try fixture.pin(child, to: fixture.root)
        try fixture.layout.layOut()
        #expect(child.safeArea == .zero && child.effectiveMargins == Insets(all: 8))
    }

    @Test("SA-3 an embedded controller's view has what reaches into it, and margins of its width")
    func embedded() throws {
        let parent = try controller("ipad9_7", bars: Bars(navigation: NavigationBar()))
        let fixture = try Fixture(parent)
        let child = Controller(view: try fixture.add("child"), screen: parent.screen)
        parent.embed(child)
        try fixture.install(
            child.view.left.equal(to: fixture.root.left), child.view.top.equal(to: fixture.root.top), child.view.width.equal(to: 240),
            child.view.height.equal(to: 400))
        try fixture.layout.layOut()
        child.update()
        try fixture.layout.layOut()
        #expect(child.view.safeArea == Insets(70, 0, 0, 0))
        #expect(child.view.effectiveMargins.left == 16)
        #expect(child.stage == .didAppear)
    }

    @Test("GD-5 margins that follow the readable width")
    func readableMargins() throws {
        let pad = try controller("ipad9_7", .landscape)
        #expect(pad.view.effectiveMargins.left == 20)
        pad.followsReadableWidth = true
        #expect(pad.view.effectiveMargins == Insets(20, 176, 0, 176))
        pad.category = .extraLarge
        #expect(pad.view.effectiveMargins.left == 140)
        let phone = try controller()
        phone.followsReadableWidth = true
        #expect(phone.view.effectiveMargins.left == 16)
    }

    @Test("Controllers do not retain each other in a cycle")
    func rings() throws {
        let first = try controller(), second = try controller(), third = try controller()
        first.embed(second)
        second.embed(third)
        third.embed(first)
        third.embed(third)
        #expect(first.parent == nil && third.parent === second && third.children.isEmpty)
    }

    @Test("RectEdge by name")
    func edges() {
        #expect(RectEdge(named: "all") == .all && RectEdge(named: "none") == [] && RectEdge(named: "top, bottom") == [.top, .bottom])
        #expect(RectEdge(named: "up") == nil)
    }
}
