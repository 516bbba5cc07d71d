import QuoinBehaviors
import QuoinLayout
import Testing

/// Readable width, keyboard, top and bottom guides, and what UIKit has as constraints (GD-2 to GD-4, DS-9).
struct GuideTests {
    private func guide(_ fixture: Fixture, _ behavior: any LayoutBehavior) throws -> Item {
        let guide = Item("guide", kind: .guide)
        try fixture.root.add(guide)
        guide.behavior = behavior
        return guide
    }

    @Test("GD-3 at most 672 wide, centered in the margins, as high as they")
    func readable() throws {
        let fixture = try Fixture(1024, 768)
        fixture.root.margins = Insets(0, 20, 0, 20)
        let readable = ReadableGuide()
        let guide = try guide(fixture, readable)
        try fixture.layout.layOut()
        #expect(guide.frame == Rect(176, 0, 672, 768))
        fixture.layout.width = 375
        try fixture.layout.layOut()
        #expect(guide.frame == Rect(20, 0, 335, 768))
        fixture.layout.width = 1024
        readable.category = .extraLarge
        try fixture.layout.layOut()
        #expect(guide.frame.width == 744)
    }

    @Test("GD-4 at rest at the bottom of the safe area, docked at the keyboard's top")
    func keyboard() throws {
        let fixture = try Fixture(375, 812)
        fixture.root.safeAreaOverride = Insets(44, 0, 34, 0)
        let keyboard = KeyboardGuide()
        let guide = try guide(fixture, keyboard)
        let field = try fixture.add("field", to: "root", width: 100, height: 30)
        try fixture.install(guide.top.equal(to: field.bottom), field.left.equal(to: fixture.root.left))
        #expect(try fixture.frame("field").maxY == 778)
        #expect(guide.frame == Rect(0, 778, 375, 34))
        keyboard.height = 336
        #expect(try fixture.frame("field").maxY == 476)
        #expect(guide.frame == Rect(0, 476, 375, 336))
        keyboard.height = 0
        keyboard.usesBottomSafeArea = false
        #expect(try fixture.frame("field").maxY == 812)
    }

    @Test("GD-2, F15 the top and bottom layout guides reach as far as bars do")
    func edgeGuides() throws {
        let screen = Screen(try #require(Device(id: "retina4_7")), era: .ios9)
        let controller = Controller(
            view: Item("root"), screen: screen, bars: Bars(navigation: NavigationBar(), tab: TabBar()))
        controller.appear()
        let fixture = try Fixture(controller)
        let top = try guide(fixture, EdgeGuide(.top)), bottom = try guide(fixture, EdgeGuide(.bottom))
        try fixture.layout.layOut()
        #expect(top.frame == Rect(0, 0, 375, 64))
        #expect(bottom.frame == Rect(0, 618, 375, 49))
    }

    @Test("DS-9 areas as the constraints that logs show")
    func implied() throws {
        let fixture = try Fixture(375, 812)
        fixture.root.safeAreaOverride = Insets(44, 0, 34, 0)
        let item = try fixture.add("s", ScrollView())
        try fixture.pin(item, to: fixture.root)
        try fixture.layout.layOut()
        let margins = fixture.root.impliedConstraints(for: .margins)
        #expect(margins.map(\.identifier) == ["left", "right", "top", "bottom"].map { "UIView-\($0)Margin-guide-constraint" })
        #expect(margins.map(\.constant) == [8, 8, 52, 42])
        #expect(fixture.root.impliedConstraints(for: .margins, era: .ios9)[0].identifier == "UIView-margin-guide-constraint")
        #expect(fixture.root.impliedConstraints(for: .safeArea)[3].identifier == "UIViewSafeAreaLayoutGuide-bottom")
        #expect(
            item.impliedConstraints(for: .content).map(\.identifier) == ["minX", "minY"].map { "UIScrollView-contentLayoutGuide-\($0)" })
        #expect(item.impliedConstraints(for: .visible).count == 4)
        #expect(
            try margins.allSatisfy {
                try $0.validate(); return true
            })
    }
}
