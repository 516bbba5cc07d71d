import QuoinLayout
import Testing

/// SC-1 to SC-9: an inside with a size of its own.
struct ContentAreaTests {
    let f: Fixture
    let s: Item
    let v = Item("v")

    init() throws {
        f = try Fixture("s", "outside", width: 375, height: 667)
        s = f["s"]
        s.hasContentArea = true
        try s.add(v)
        for (attribute, constant) in [(Attribute.left, 20.0), (.top, 30)] {
            try f.install("s", attribute, .equal, "root", attribute, plus: constant)
        }
        try f.install("s", .width, plus: 300)
        try f.install("s", .height, plus: 400)
    }

    func pin(_ item: Item, _ size: Size) throws {
        for attribute in [Attribute.leading, .top, .trailing, .bottom] {
            try Constraint(item: item, attribute: attribute, relatedBy: .equal, toItem: s, attribute: attribute).install()
        }
        item.fixedContentSize = ContentSize(width: size.width, height: size.height)
    }

    @Test("Edges of the area mean the content for items inside it") func edgesSeenFromInsideMeanTheContent() throws {  // GV-2
        try pin(v, Size(width: 1000, height: 800))
        try f.layout.layOut()
        #expect(s.contentAreaSize == Size(width: 1000, height: 800))
        #expect(v.frame == Rect(0, 0, 1000, 800) && s.frame == Rect(20, 30, 300, 400))
        #expect(s.contentSizeIsConstrained(along: .horizontal) && s.contentSizeIsConstrained(along: .vertical))
    }

    @Test("Content whose size is not determined is empty") func anUndeterminedContentIsNothing() throws {  // GV-1
        v.fixedContentSize = ContentSize(width: 42, height: 21)
        try v.top.equal(to: s.top, plus: 20).install()
        try v.trailing.equal(to: s.trailing, plus: -25).install()
        try f.layout.layOut()
        #expect(v.frame == Rect(-67, 20, 42, 21))
        #expect(s.contentAreaSize == .zero)
        #expect(s.contentSizeIsConstrained(along: .horizontal) && !s.contentSizeIsConstrained(along: .vertical))
        #expect(try f.layout.ambiguousDimensions(of: s) == [.contentWidth, .contentHeight])
        #expect(try f.layout.ambiguousDimensions(of: v) == [.x])
    }

    @Test("Sizes and centers of the area mean its frame") func sizesAndCentersMeanTheFrame() throws {  // SC-2, SC-4
        try v.width.equal(to: s.width).install()
        try v.centerY.equal(to: s.centerY).install()
        try v.height.equal(to: 100).install()
        try f.layout.layOut()
        #expect(v.frame == Rect(0, 150, 300, 100))
    }

    @Test("Margins of the area mean the content's for items inside it") func marginsSeenFromInsideAreTheContents() throws {  // GV-3, SC-5
        try v.leading.equal(to: s.guide(for: .margins).leading).install()
        try Constraint(item: v, attribute: .trailing, relatedBy: .equal, toItem: s, attribute: .trailingMargin).install()
        try v.centerX.equal(to: s.centerX).install()
        try f.layout.layOut()
        #expect(v.frame.x == 8 && v.frame.width == 284)
        #expect(s.contentAreaSize.width == 300)
    }

    @Test("Content and visible guides can be constrained to") func contentAndVisibleGuides() throws {  // SC-6
        try Constraint(item: v, attribute: .bottom, relatedBy: .equal, toItem: s.guide(for: .content), attribute: .bottom).install()
        try v.height.equal(to: 900).install()
        try v.top.equal(to: s.guide(for: .content).top).install()
        try v.width.equal(to: s.guide(for: .visible).width).install()
        try f.layout.layOut()
        #expect(v.frame.size == Size(width: 300, height: 900) && s.contentAreaSize.height == 900)
        #expect(s.guide(for: .content).frame.height == 900)
        #expect(s.guide(for: .visible).frame == Rect(0, 0, 300, 400))
        #expect(s.contentSizeIsConstrained(along: .vertical) && !s.contentSizeIsConstrained(along: .horizontal))
    }

    @Test("An item tied to the visible area moves with the content offset") func whatIsTiedToTheVisibleAreaFloats() throws {
        try v.top.equal(to: s.guide(for: .visible).top, plus: 10).install()
        try f.layout.layOut()
        #expect(v.frame.y == 10)
        s.contentOffset = Point(x: 0, y: 120)
        try f.layout.layOut()
        #expect(v.frame.y == 130)
    }

    /// The first edit of a required equality writes its row anew; the offset must be in the new one, and follow.
    @Test("Constraints of a floating item can be edited") func whatFloatsCanBeEdited() throws {
        let pin = try v.top.equal(to: s.guide(for: .visible).top, plus: 10).install()
        try f.layout.layOut()
        for step in 1...3 {
            s.contentOffset = Point(x: 0, y: 100 * Double(step))
            if step > 1 { try f.layout.layOut() }  // and once together
            pin.constant = 10 + Double(step)
            try f.layout.layOut()
            #expect(v.frame.y == 101 * Double(step) + 10)
        }
        pin.remove()
        s.contentOffset = .zero
        try f.layout.layOut()
        #expect(v.frame.y == 0)
    }

    @Test("An item tied to an item outside the area moves with the content offset") func whatIsTiedToTheOutsideFloats() throws {  // SC-8
        try f.install("outside", .top, .equal, "root", .top)
        try v.top.equal(to: f["outside"].bottom, plus: 50).install()
        try v.left.equal(to: f.root.left).install()
        try v.width.equal(to: f.root.width).install()  // SC-9: a width has no place and does not float
        try f.layout.layOut()
        #expect(v.frame == Rect(-20, 20, 375, 0))
        s.contentOffset = Point(x: 5, y: 100)
        try f.layout.layOut()
        #expect(v.frame == Rect(-15, 120, 375, 0))
        s.contentOffset = .zero
        try f.layout.layOut()
        #expect(v.frame == Rect(-20, 20, 375, 0))
    }

    @Test("The visible guide means the frame for items outside the area") func theVisibleGuideFromOutsideIsTheFrame() throws {  // SC-7
        try f["outside"].left.equal(to: s.guide(for: .visible).left).install()
        s.contentOffset = Point(x: 77, y: 0)
        try f.layout.layOut()
        #expect(f["outside"].frame.x == 20)
    }

    @Test("A nested area is content of the outer area") func aNestedAreaIsContentOfTheOuter() throws {  // SC-29
        v.hasContentArea = true
        let inner = Item("inner")
        try v.add(inner)
        for attribute in [Attribute.left, .right, .top, .bottom] {
            try Constraint(item: v, attribute: attribute, relatedBy: .equal, toItem: s, attribute: attribute).install()
            try Constraint(item: inner, attribute: attribute, relatedBy: .equal, toItem: v, attribute: attribute).install()
        }
        inner.fixedContentSize = ContentSize(width: 500, height: 600)
        try v.width.equal(to: 120).install()
        try v.height.equal(to: 130).install()
        try f.layout.layOut()
        #expect(v.contentAreaSize == Size(width: 500, height: 600))
        #expect(s.contentAreaSize == Size(width: 120, height: 130))
    }

    @Test("Without the area, edges mean the frame again") func switchingTheAreaOffMakesEdgesTheFrameAgain() throws {
        try pin(v, Size(width: 1000, height: 800))
        try f.layout.layOut()
        s.hasContentArea = false
        try f.layout.layOut()
        #expect(v.frame == Rect(0, 0, 300, 400) && s.contentAreaSize == .zero)
        s.hasContentArea = true
        try f.layout.layOut()
        #expect(v.frame == Rect(0, 0, 1000, 800))
    }

    @Test("Content placed by frames does not constrain the content size") func aPlacedContentLeavesTheSizeToTheProgram() throws {  // GV-9
        v.frame = Rect(0, 0, 800, 600)
        v.autoresizing = []
        try f.layout.layOut()
        #expect(v.frame == Rect(0, 0, 800, 600))
        #expect(!s.contentSizeIsConstrained(along: .horizontal) && !s.contentSizeIsConstrained(along: .vertical))
    }
}
