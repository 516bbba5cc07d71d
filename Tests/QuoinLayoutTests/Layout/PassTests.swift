import QuoinLayout
import Testing

/// The rules of passes and of what takes part in them.
struct PassTests {
    /// A behavior that records which items were asked and told, in order.
    final class Journal: LayoutBehavior {
        final class Pages { var lines: [String] = [] }
        let pages: Pages
        init(_ pages: Pages) { self.pages = pages }
        func constraints(for item: Item) -> [Constraint] {
            pages.lines.append("ask \(item.label)")
            return []
        }
        func contentSize(of item: Item, width: Double?) -> ContentSize { ContentSize(width: 10, height: 10) }
        func didLayOut(_ item: Item) { pages.lines.append("tell \(item.label)") }
    }

    @Test("PS-1: behaviors contribute from the deepest up, and are notified from the root down")
    func order() throws {
        let f = try Fixture("outer")
        let pages = Journal.Pages()
        let inner = Item("inner")
        f["root"].behavior = Journal(pages)
        f["outer"].behavior = Journal(pages)
        inner.behavior = Journal(pages)
        try f["outer"].add(inner)
        try f.layout.layOut()
        #expect(pages.lines == ["ask inner", "ask outer", "ask root", "tell root", "tell outer", "tell inner"])
    }

    /// A behavior that is notified of layouts only while it listens.
    final class Listener: AttachedBehavior {
        var told = 0
        var listens = true { didSet { constraintsChanged() } }
        override var wantsDidLayOut: Bool { listens }
        override func didLayOut(_ item: Item) { told += 1 }
    }

    @Test("A behavior is notified of a layout only if it asked to be")
    func hearing() throws {
        let f = try Fixture("box", width: 100)
        let listener = Listener()
        f["box"].behavior = listener
        try f.install("box", .leading, .equal, "root", .leading)
        try f.install("box", .trailing, .equal, "root", .trailing)
        for (listens, width, told) in [(true, 100.0, 1), (false, 90, 1), (true, 80, 2), (true, 70, 3)] {
            listener.listens = listens
            f.layout.width = width
            try f.layout.layOut()
            #expect(listener.told == told)
        }
    }

    @Test("LP-2: a text takes at most one more solve each time its width changes")
    func oneMoreSolve() throws {
        let f = try Fixture("label", width: 100)
        let text = BehaviorTests.Text(40)
        f["label"].behavior = text
        try f.install("label", .leading, .equal, "root", .leading)
        try f.install("label", .trailing, .equal, "root", .trailing)
        for width in [100.0, 90, 230, 60] {
            f.layout.width = width
            #expect(try f.layout.layOut().solves <= 2)
            #expect(text.widths.last == width)
        }
        #expect(text.widths.count == 5)
    }

    @Test("SZ-10: an invalidated content size counts from the next layout on, and nothing else is asked")
    func invalidation() throws {
        let f = try Fixture("a", "b")
        let (changing, still) = (BehaviorTests.Text(3), BehaviorTests.Text(5))
        f["a"].behavior = changing
        f["b"].behavior = still
        try f.layout.layOut()
        let before = still.widths.count
        changing.length = 7
        #expect(f["a"].frame.width == 30)
        f["a"].invalidateContentSize()
        #expect(f.layout.needsLayout && f["a"].frame.width == 30)
        try f.layout.layOut()
        #expect(f["a"].frame.width == 70 && still.widths.count == before)
    }

    @Test("SV-20: a content size is a row at hugging and one at resistance, on the axes that have one")
    func contentRows() throws {
        let f = try Fixture("v")
        f["v"].fixedContentSize = ContentSize(height: 20)
        f["v"].verticalHugging = 300
        f["v"].verticalResistance = 800
        try f.layout.layOut()
        let rows = f.layout.constraints.filter { $0.origin == .contentSize && $0.item === f["v"] }.map(\.constraint.description)
        #expect(rows == ["v.height <= 20 @300", "v.height >= 20 @800"])
    }

    @Test("VW-5: a hidden item takes part like any other")
    func hidden() throws {
        let f = try Fixture("a", "b")
        f.content("a", width: 40, height: 10)
        try f.install("b", .left, .equal, "a", .right)
        f["a"].isHidden = true
        #expect(try f.frame("b").x == 40)
    }

    @Test("VW-1: constraints see the alignment rectangle, frames reach beyond it")
    func alignment() throws {
        let f = try Fixture("v")
        f["v"].alignmentInsets = Insets(top: 1, left: 2, bottom: 3, right: 4)
        f.content("v", width: 20, height: 10)
        try f.install("v", .left, .equal, "root", .left)
        try f.install("v", .top, .equal, "root", .top)
        #expect(try f.frame("v") == Rect(-2, -1, 26, 14))
        // Its children lie in the frame's coordinates, wherever it reaches to.
        let inner = Item("inner")
        try f["v"].add(inner)
        try inner.left.equal(to: f["root"].left, plus: 5).install()
        try f.layout.layOut()
        #expect(inner.frame.x == 7)
        f["v"].alignmentInsets.left = 6
        try f.layout.layOut()
        #expect(f["v"].frame.x == -6 && inner.frame.x == 11)
    }

    @Test("GD-1: a guide has a frame, and neither children nor a content size")
    func guides() throws {
        let f = try Fixture("v")
        let guide = Item("guide", kind: .guide)
        try f["root"].add(guide)
        try guide.left.equal(to: f["root"].left, plus: 4.4).install()
        try guide.width.equal(to: 10).install()
        try f.layout.layOut()
        #expect(guide.frame == Rect(4, 0, 10, 0))
        #expect(throws: TreeError.guideHasNoChildren("guide")) { try guide.add(Item("child")) }
    }

    @Test("CM-26: with a mask the frame last set places an item, without one its constraints do")
    func masks() throws {
        let f = try Fixture("v")
        f["v"].frame = Rect(10, 20, 30, 40)
        f["v"].autoresizing = []
        #expect(try f.frame("v") == Rect(10, 20, 30, 40))
        f["v"].autoresizing = nil
        f.content("v", width: 5, height: 5)
        #expect(try f.frame("v") == Rect(0, 0, 5, 5))
    }

    @Test("CM-2: relations and attributes have the raw values of layout files")
    func rawValues() {
        #expect([Relation.lessOrEqual, .equal, .greaterOrEqual].map(\.rawValue) == [-1, 0, 1])
        #expect(Attribute.allCases.map(\.rawValue) == Array(0...20))
        #expect(Attribute.lastBaseline.rawValue == 11 && Attribute.leftMargin.rawValue == 13)
        #expect(Attribute.centerYWithinMargins.rawValue == 20)
    }

    @Test("An item that moves along with its parent keeps its frame on each axis; others are reported")
    func movingAlong() throws {
        let f = try Fixture("box")
        let (inside, pinned) = (Item("inside"), Item("pinned"))
        for item in [inside, pinned] { try f["box"].add(item) }
        f.content("box", width: 50, height: 50)
        let left = try f.install("box", .left, .equal, "root", .left)
        let top = try f.install("box", .top, .equal, "root", .top)
        for item in [inside, pinned] { item.fixedContentSize = ContentSize(width: 10, height: 10) }
        try inside.left.equal(to: f["box"].left, plus: 3).install()
        try inside.top.equal(to: f["box"].top, plus: 3).install()
        try pinned.left.equal(to: f["root"].left, plus: 20).install()
        try pinned.top.equal(to: f["root"].top, plus: 20).install()
        try f.layout.layOut()
        left.constant = 7
        #expect(Set(try f.layout.layOut().moved.map(\.label)) == ["box", "pinned"])
        #expect(inside.frame == Rect(3, 3, 10, 10) && pinned.frame == Rect(13, 20, 10, 10))
        top.constant = 9
        #expect(Set(try f.layout.layOut().moved.map(\.label)) == ["box", "pinned"])
        #expect(inside.frame == Rect(3, 3, 10, 10) && pinned.frame == Rect(13, 11, 10, 10))
    }

    @Test("SZ-6: what scrolls inside does not count in a fitting size, its frame does")
    func fittingAroundScrolling() throws {
        let f = try Fixture("card")
        let (scrolling, content) = (Item("scrolling"), Item("content"))
        scrolling.hasContentArea = true
        try f["card"].add(scrolling)
        try scrolling.add(content)
        for edge in [Attribute.left, .top, .right, .bottom] {
            try Constraint(item: content, attribute: edge, relatedBy: .equal, toItem: scrolling, attribute: edge).install()
            try Constraint(item: scrolling, attribute: edge, relatedBy: .equal, toItem: f["card"], attribute: edge).install()
        }
        content.fixedContentSize = ContentSize(width: 900, height: 900)
        #expect(try Layout.fittingSize(of: f["card"], target: .zero) == Size(width: 0, height: 0))
        try scrolling.height.equal(to: 70).install()
        #expect(try Layout.fittingSize(of: f["card"], target: .zero) == Size(width: 0, height: 70))
    }

    @Test("A layout that is sent anew in its midst still says what moved")
    func sentAnew() throws {
        final class Fickle: LayoutBehavior {
            var change: (() -> Void)?
            func didLayOut(_ item: Item) {
                change?()
                change = nil
            }
        }
        let f = try Fixture("a", "b", "c")
        for name in ["a", "b", "c"] { f.content(name, width: 10.3, height: 10) }
        let fickle = Fickle()
        f["a"].behavior = fickle
        fickle.change = {
            f["b"].remove()
            f["c"].remove()
            f.layout.environment = StandardEnvironment(scale: 2)
        }
        let report = try f.layout.layOut()
        #expect(report.rounds == 2)
        #expect(report.moved.map(\.label).sorted() == ["a"])
        #expect(f["a"].frame.width == 10.5)
    }
}
