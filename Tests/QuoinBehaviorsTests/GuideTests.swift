import QuoinBehaviors
import QuoinLayout
import Testing

/// Readable width, keyboard, top and bottom guides, and what UIKit has as constraints (GD-2 to GD-4, DS-9).
struct GuideTests {
    private func guide(_ room: Room, _ behavior: any LayoutBehavior) throws -> Item {
        let guide = Item("guide", kind: .guide)
        try room.root.add(guide)
        guide.behavior = behavior
        return guide
    }

    @Test("GD-3 at most 672 wide, centered in the margins, as high as they")
    func readable() throws {
        let room = try Room(1024, 768)
        room.root.margins = Insets(0, 20, 0, 20)
        let readable = ReadableGuide()
        let guide = try guide(room, readable)
        try room.layout.layOut()
        #expect(guide.frame == Rect(176, 0, 672, 768))
        room.layout.width = 375
        try room.layout.layOut()
        #expect(guide.frame == Rect(20, 0, 335, 768))
        room.layout.width = 1024
        readable.category = .extraLarge
        try room.layout.layOut()
        #expect(guide.frame.width == 744)
    }

    @Test("GD-4 at rest at the bottom of the safe area, docked at the keyboard's top")
    func keyboard() throws {
        let room = try Room(375, 812)
        room.root.safeAreaOverride = Insets(44, 0, 34, 0)
        let keyboard = KeyboardGuide()
        let guide = try guide(room, keyboard)
        let field = try room.add("field", to: "root", 100, 30)
        try room.install(guide.top.equal(to: field.bottom), field.left.equal(to: room.root.left))
        #expect(try room.frame("field").maxY == 778)
        #expect(guide.frame == Rect(0, 778, 375, 34))
        keyboard.height = 336
        #expect(try room.frame("field").maxY == 476)
        #expect(guide.frame == Rect(0, 476, 375, 336))
        keyboard.height = 0
        keyboard.usesBottomSafeArea = false
        #expect(try room.frame("field").maxY == 812)
    }

    @Test("GD-2, F15 the top and bottom layout guides reach as far as bars do")
    func edgeGuides() throws {
        let screen = Screen(try #require(Device(id: "retina4_7")), era: .ios9)
        let controller = Controller(
            view: Item("root"), screen: screen, bars: Bars(navigation: NavigationBar(), tab: TabBar()))
        controller.appear()
        let room = try Room(controller)
        let top = try guide(room, EdgeGuide(.top)), bottom = try guide(room, EdgeGuide(.bottom))
        try room.layout.layOut()
        #expect(top.frame == Rect(0, 0, 375, 64))
        #expect(bottom.frame == Rect(0, 618, 375, 49))
    }

    @Test("DS-9 areas as the constraints that logs show")
    func implied() throws {
        let room = try Room(375, 812)
        room.root.safeAreaOverride = Insets(44, 0, 34, 0)
        let item = try room.add("s", ScrollView())
        try room.pin(item, to: room.root)
        try room.layout.layOut()
        let margins = room.root.impliedConstraints(for: .margins)
        #expect(margins.map(\.identifier) == ["left", "right", "top", "bottom"].map { "UIView-\($0)Margin-guide-constraint" })
        #expect(margins.map(\.constant) == [8, 8, 52, 42])
        #expect(room.root.impliedConstraints(for: .margins, era: .ios9)[0].identifier == "UIView-margin-guide-constraint")
        #expect(room.root.impliedConstraints(for: .safeArea)[3].identifier == "UIViewSafeAreaLayoutGuide-bottom")
        #expect(
            item.impliedConstraints(for: .content).map(\.identifier) == ["minX", "minY"].map { "UIScrollView-contentLayoutGuide-\($0)" })
        #expect(item.impliedConstraints(for: .visible).count == 4)
        #expect(
            try margins.allSatisfy {
                try $0.validate(); return true
            })
    }
}
