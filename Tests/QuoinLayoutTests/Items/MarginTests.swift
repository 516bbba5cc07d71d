import QuoinLayout
import Testing

/// MG-1 to MG-7, SA-1 to SA-5: margins and safe areas as inputs, and as things to constrain to.
struct MarginTests {
    @Test("A plain view has margins of 8 points") func aPlainViewHasMarginsOfEight() throws {
        let f = try Fixture("v")
        try f.install("v", .leading, .equal, "root", .leadingMargin)
        try f.install("v", .top, .equal, "root", .topMargin)
        #expect(try f.frame("v").origin == Point(x: 8, y: 8))
        f.root.margins = Insets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(try f.frame("v").origin == Point(x: 2, y: 1))
    }

    @Test("Margins may be negative") func marginsMayBeNegative() throws {  // MG-1
        let f = try Fixture("v")
        f.root.margins = Insets(top: -10, left: -20, bottom: -30, right: -40)
        try f.install("v", .leading, .equal, "root", .leadingMargin)
        try f.install("v", .top, .equal, "root", .topMargin)
        #expect(try f.frame("v").origin == Point(x: -20, y: -10))
        #expect(f.root.effectiveMargins == f.root.margins)
    }

    @Test("The safe area is added to margins") func theSafeAreaIsAddedToMargins() throws {  // GV-27, MG-2
        let f = try Fixture("v")
        f.root.safeAreaOverride = Insets(top: 20, left: 0, bottom: 0, right: 0)
        try f.install("v", .top, .equal, "root", .topMargin)
        #expect(try f.frame("v").y == 28)
        f.root.marginsIncludeSafeArea = false
        #expect(try f.frame("v").y == 8)
    }

    @Test("Minimum margins raise smaller ones") func theMinimumRaisesMargins() throws {  // MG-4
        let f = try Fixture("v")
        f.root.margins = Insets(all: 10)
        f.root.minimumMargins = Insets(top: 0, left: 16, bottom: 0, right: 16)
        f.root.safeAreaOverride = Insets(top: 44, left: 0, bottom: 34, right: 0)
        #expect(f.root.effectiveMargins == Insets(top: 54, left: 16, bottom: 44, right: 16))
    }

    @Test("A child's safe area is the part of its parent's that it overlaps")
    func theSafeAreaReachesIntoChildrenAsFarAsTheyReachIntoIt() throws {  // GV-25, GV-26, SA-2
        let f = try Fixture("v", "w", width: 393, height: 852)
        f.root.safeAreaOverride = Insets(top: 59, left: 0, bottom: 80, right: 0)
        try f.install("v", .top, .equal, "root", .top, plus: 20)
        try f.install("v", .bottom, .equal, "root", .bottom, plus: -30)
        try f.install("w", .top, .equal, "root", .top, plus: -10)
        try f.install("w", .height, plus: 100)
        try f.layout.layOut()
        #expect(f["v"].safeArea == Insets(top: 39, left: 0, bottom: 50, right: 0))
        #expect(f["w"].safeArea.top == 59)  // sticking out does not enlarge it
    }

    @Test("Preserved margins reach into a child by what its position leaves of them")
    func preservedMarginsReachInByWhatIsLeftOfThem() throws {  // MG-3
        let f = try Fixture("v")
        f.root.margins = Insets(top: 0, left: 40, bottom: 0, right: 40)
        f["v"].preservesParentMargins = true
        let inner = Item("inner")
        try f["v"].add(inner)
        try f.install("v", .left, .equal, "root", .left, plus: 10)
        try f.install("v", .right, .equal, "root", .right)
        try inner.leading.equal(to: f["v"].guide(for: .margins).leading).install()
        try inner.trailing.equal(to: f["v"].guide(for: .margins).trailing).install()
        try f.layout.layOut()
        #expect(f["v"].effectiveMargins == Insets(top: 8, left: 30, bottom: 8, right: 40))
        #expect(inner.frame == Rect(30, 0, 295, 0))
    }

    @Test("MG-2, MG-3: margins of a frame that was right from the start count like those of one that was solved for")
    func marginsOfPlacedItems() throws {
        let f = try Fixture("v")
        f.root.safeAreaOverride = Insets(top: 20, left: 0, bottom: 0, right: 0)
        f.root.margins = Insets(top: 8, left: 40, bottom: 0, right: 40)
        f["v"].preservesParentMargins = true
        f["v"].setFrame(Rect(10, 5, 300, 100), inParentOfSize: nil)
        f["v"].autoresizing = []
        let inner = Item("inner")
        try f["v"].add(inner)
        for attribute in [Attribute.left, .top] {
            let margin: Attribute = attribute == .left ? .leftMargin : .topMargin
            try Constraint(item: inner, attribute: attribute, relatedBy: .equal, toItem: f["v"], attribute: margin).install()
        }
        try f.layout.layOut()
        #expect(f["v"].effectiveMargins == Insets(top: 23, left: 30, bottom: 8, right: 8))
        #expect(inner.frame == Rect(30, 23, 0, 0))
    }

    @Test("An item that moves into the safe area is laid out again") func whatMovesIntoTheSafeAreaIsLaidOutAgain() throws {  // LP-3
        let f = try Fixture("v", width: 300, height: 300)
        f.root.safeAreaOverride = Insets(top: 50, left: 0, bottom: 0, right: 0)
        let inner = Item("inner")
        try f["v"].add(inner)
        let top = try f.install("v", .top, .equal, "root", .top)
        try inner.top.equal(to: f["v"].guide(for: .safeArea).top).install()
        try f.layout.layOut()
        #expect(inner.frame.y == 50)
        top.constant = 30
        let report = try f.layout.layOut()
        #expect(inner.frame.y == 20 && report.rounds == 2)
        top.constant = 80
        try f.layout.layOut()
        #expect(inner.frame.y == 0)
    }

    @Test("Guides have frames") func guidesHaveFrames() throws {
        let f = try Fixture("v", width: 300, height: 200)
        f.root.safeAreaOverride = Insets(top: 20, left: 0, bottom: 10, right: 0)
        f.root.customInsets = Insets(all: 5)
        try f.layout.layOut()
        #expect(f.root.guide(for: .safeArea).frame == Rect(0, 20, 300, 170))
        #expect(f.root.guide(for: .margins).frame == Rect(8, 28, 284, 154))
        #expect(f.root.guide(for: .custom).frame == Rect(5, 5, 290, 190))
    }

    @Test("Custom areas follow their insets") func customAreasFollowTheirInsets() throws {
        let f = try Fixture("v")
        f.root.customInsets = Insets(top: 0, left: 100, bottom: 0, right: 100)
        try f["v"].leading.equal(to: f.root.guide(for: .custom).leading).install()
        #expect(try f.frame("v").x == 100)
        f.root.customInsets.left = 60
        #expect(try f.frame("v").x == 60)
    }

    @Test("Centers within margins lie between the margins") func centersWithinMarginsLieBetweenThem() throws {
        let f = try Fixture("v", width: 300)
        f.root.margins = Insets(top: 0, left: 20, bottom: 0, right: 60)
        try f.install("v", .centerX, .equal, "root", .centerXWithinMargins)
        try f.install("v", .width, plus: 40)
        #expect(try f.frame("v").x == 110)
    }

    @Test("An environment can define its own margins") func anEnvironmentMayHaveItsOwnRules() throws {
        struct Flat: LayoutEnvironment {
            func margins(of item: Item, safeArea: Insets, reaching parent: Insets) -> Insets { Insets(all: 3) }
        }
        let root = Item("root"), v = Item("v")
        try root.add(v)
        try v.leading.equal(to: root.guide(for: .margins).leading).install()
        let layout = try Layout(root: root, width: 100, height: 100, environment: Flat())
        try layout.layOut()
        #expect(v.frame.x == 3)
        layout.environment = StandardEnvironment()
        try layout.layOut()
        #expect(v.frame.x == 8)
    }
}
