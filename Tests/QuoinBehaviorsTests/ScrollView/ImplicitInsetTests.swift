import QuoinBehaviors
import QuoinLayout
import Testing

/// OI-1 to OI-12: before iOS 11 a navigation controller adds to a scroll view's own insets.
struct ImplicitInsetTests {
    /// A controller whose view holds the named children; those that begin with s scroll.
    private func controller(
        _ children: [String] = ["s"], navigation: NavigationBar? = NavigationBar(), tab: TabBar? = nil, tool: Toolbar? = nil,
        extended: ExtendedLayout = ExtendedLayout(), orientation: Orientation = .portrait, era: Era = .ios7, statusBarHidden: Bool? = nil
    ) throws -> (Controller, [ScrollView]) {
        let root = Item("root")
        var scrollViews: [ScrollView] = []
        for name in children {
            let item = Item(name)
            if name.hasPrefix("s") {
                let scrollView = ScrollView()
                item.behavior = scrollView
                scrollViews.append(scrollView)
            }
            try root.add(item)
        }
        let screen = Screen(try #require(Device(id: "retina4_7")), orientation, era: era, statusBarHidden: statusBarHidden)
        let bars = Bars(navigation: navigation, tab: tab, tool: tool)
        let controller = Controller(view: root, screen: screen, bars: bars, extendedLayout: extended)
        controller.load()
        return (controller, scrollViews)
    }

    private func inset(_ made: (Controller, [ScrollView])) -> Insets {
        made.0.appear()
        return made.1.first?.contentInset ?? .zero
    }

    @Test("OI-3 amounts: 64; hidden bar 20; no status bar 0; 52 and 32 on its side; 49 and 44 below")
    func amounts() throws {
        #expect(try inset(controller()) == Insets(64, 0, 0, 0))
        #expect(try inset(controller(navigation: NavigationBar(isHidden: true))) == Insets(20, 0, 0, 0))
        #expect(try inset(controller(navigation: NavigationBar(isHidden: true), statusBarHidden: true)) == .zero)
        #expect(try inset(controller(statusBarHidden: true)).top == 44)
        #expect(try inset(controller(orientation: .landscape, era: .ios7)).top == 52)
        #expect(try inset(controller(orientation: .landscape, era: .ios8)).top == 32)
        #expect(try inset(controller(tab: TabBar())) == Insets(64, 0, 49, 0))
        #expect(try inset(controller(tool: Toolbar())) == Insets(64, 0, 44, 0))
        #expect(try inset(controller(tab: TabBar(isHidden: true))).bottom == 0)
    }

    @Test("GV-28, OI-5 added to what the program set: 84; 40 under a hidden bar")
    func additive() throws {
        let shown = try controller(tab: TabBar())
        shown.1[0].contentInset.top = 20
        #expect(inset(shown) == Insets(84, 0, 49, 0))
        let hidden = try controller(navigation: NavigationBar(isHidden: true))
        hidden.1[0].contentInset.top = 20
        #expect(inset(hidden).top == 40)
    }

    @Test("The negative inset of the fixed screen: −64 makes up for it")
    func negativeInset() throws {
        let made = try controller()
        made.1[0].contentInset.top = -64
        #expect(inset(made) == .zero)
    }

    @Test("GV-29, OI-1 d, OI-11: only the view itself or its first subview")
    func firstSubviewOnly() throws {
        let made = try controller(["label", "s"])
        made.1[0].contentInset.top = 20
        #expect(inset(made).top == 20)
        let root = Item("root")
        let own = ScrollView()
        root.behavior = own
        let screen = Screen(try #require(Device(id: "retina4_7")), era: .ios9)
        let controller = Controller(view: root, screen: screen, bars: Bars(navigation: NavigationBar()))
        controller.appear()
        #expect(own.contentInset.top == 64)
    }

    @Test("OI-1 d counts views, not guides")
    func guidesDoNotCount() throws {
        let made = try controller()
        let first = made.0.view.children.first { _ in true }
        try made.0.view.insert(Item("guide", kind: .guide), before: first)
        #expect(inset(made).top == 64)
    }

    @Test("OI-8 only that one")
    func onlyOne() throws {
        let made = try controller(["s1", "s2"])
        #expect(inset(made).top == 64)
        #expect(made.1[1].contentInset == .zero)
    }

    @Test("OI-4 a tab bar controller alone does nothing")
    func tabAlone() throws {
        #expect(try inset(controller(navigation: nil, tab: TabBar())) == .zero)
    }

    @Test("OI-6 once, between will and did appear; later only the program changes it")
    func once() throws {
        let (controller, scrollViews) = try controller()
        #expect(scrollViews[0].contentInset == .zero)
        controller.willAppear()
        #expect(scrollViews[0].contentInset == .zero)
        controller.didAppear()
        #expect(scrollViews[0].contentInset.top == 64)
        scrollViews[0].contentInset = .zero
        controller.update()
        controller.bars.navigation?.isHidden = true
        #expect(scrollViews[0].contentInset == .zero)
    }

    @Test("OI-7 wherever the scroll view lies")
    func positionBlind() throws {
        let (controller, scrollViews) = try controller(tab: TabBar())
        let item = try #require(scrollViews[0].item)
        let fixture = try Fixture(controller)
        try fixture.install(
            item.top.equal(to: fixture.root.top, plus: 300), item.left.equal(to: fixture.root.left), item.width.equal(to: 100),
            item.height.equal(to: 100))
        try fixture.layout.layOut()
        controller.appear()
        #expect(scrollViews[0].contentInset == Insets(64, 0, 49, 0))
    }

    @Test("OI-9 the indicators' insets too, and the content starts below the bar")
    func indicatorsAndOffset() throws {
        let (controller, scrollViews) = try controller()
        controller.appear()
        #expect(scrollViews[0].scrollIndicatorInsets.top == 64)
        #expect(scrollViews[0].contentOffset.y == -64)
        let fixture = try Fixture(controller)
        let item = try #require(scrollViews[0].item)
        try fixture.pin(item, to: fixture.root)
        try fixture.layout.layOut()
        #expect(scrollViews[0].contentOffset.y == -64 && scrollViews[0].adjustedContentInset.top == 64)
    }

    @Test("OI-10 three ways to switch it off")
    func off() throws {
        #expect(try inset(controller(extended: ExtendedLayout(edges: []))) == .zero)
        #expect(try inset(controller(navigation: NavigationBar(isTranslucent: false))) == .zero)
        #expect(
            try inset(controller(navigation: NavigationBar(isTranslucent: false), extended: ExtendedLayout(includesOpaqueBars: true))).top
                == 64)
        let made = try controller()
        made.0.automaticallyAdjustsScrollViewInsets = false
        #expect(inset(made) == .zero)
    }

    @Test("OI-1 b each edge by itself")
    func edgeByEdge() throws {
        #expect(try inset(controller(tab: TabBar(), extended: ExtendedLayout(edges: .bottom))) == Insets(0, 0, 49, 0))
        #expect(try inset(controller(tab: TabBar(), extended: ExtendedLayout(edges: .top))) == Insets(64, 0, 0, 0))
    }

    @Test("OI-12 in an embedded controller the parent's switch counts")
    func embedded() throws {
        let (parent, _) = try controller([])
        let (child, scrollViews) = try controller(["s"], navigation: nil)
        try parent.view.add(child.view)
        parent.embed(child)
        parent.automaticallyAdjustsScrollViewInsets = false
        parent.appear()
        #expect(scrollViews[0].contentInset == .zero)
        let (other, _) = try controller([])
        let (inner, innerScrollViews) = try controller(["s"], navigation: nil)
        try other.view.add(inner.view)
        other.embed(inner)
        inner.automaticallyAdjustsScrollViewInsets = false
        other.appear()
        #expect(innerScrollViews[0].contentInset.top == 64)
    }

    @Test("Turning the device exchanges what was added")
    func rotation() throws {
        let (controller, scrollViews) = try controller(era: .ios9)
        scrollViews[0].contentInset.top = 20
        controller.appear()
        #expect(scrollViews[0].contentInset.top == 84)
        controller.rotate(to: Screen(try #require(Device(id: "retina4_7")), .landscape, era: .ios9))
        #expect(scrollViews[0].contentInset.top == 52)
    }

    @Test("From iOS 11 on the scroll view's own insets stay as they are, and it adjusts by its safe area")
    func laterEras() throws {
        let (controller, scrollViews) = try controller(tab: TabBar(), era: .ios15)
        scrollViews[0].contentInset.top = 20
        let fixture = try Fixture(controller)
        let item = try #require(scrollViews[0].item)
        try fixture.pin(item, to: fixture.root)
        controller.appear()
        try fixture.layout.layOut()
        #expect(scrollViews[0].contentInset.top == 20)
        #expect(scrollViews[0].adjustedContentInset == Insets(84, 0, 49, 0))
        controller.automaticallyAdjustsScrollViewInsets = false
        #expect(scrollViews[0].adjustedContentInset == Insets(20, 0, 0, 0))
        controller.automaticallyAdjustsScrollViewInsets = true
        controller.bars = .none
        #expect(scrollViews[0].adjustedContentInset.top == 20)
    }

    @Test("SC-42 another scroll view can be named as the content, from iOS 15 on")
    func namedContent() throws {
        let (controller, scrollViews) = try controller(["s1", "s2"], era: .ios15)
        controller.contentScrollView = scrollViews[1].item
        controller.appear()
        #expect(scrollViews[1].isContentOfController && !scrollViews[0].isContentOfController)
    }

    @Test("Before iOS 7 views did not extend, and nothing is added")
    func iOS6() throws {
        #expect(try inset(controller(era: .ios6)) == .zero)
    }
}
