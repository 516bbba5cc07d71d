import QuoinLayout
import Testing

/// Items, layouts and values as text.
struct DescriptionTests {
    private func card() throws -> (card: Item, layout: Layout) {
        let card = Item("card"), icon = Item("icon"), badge = Item("badge"), title = Item("title"), gap = Item("gap", kind: .guide)
        try card.add(icon)
        try icon.add(badge)
        try card.add(title)
        try card.add(gap)
        title.isHidden = true
        icon.fixedContentSize = ContentSize(width: 24, height: 24.5)
        try icon.left.equal(to: card.guide(for: .margins).left).install()
        try icon.top.equal(to: card.top, plus: 10).install()
        let layout = try Layout(root: card, width: 375, height: 60, environment: StandardEnvironment(scale: 2))
        return (card, layout)
    }

    @Test("A layout prints its tree") func aLayoutPrintsItsTree() throws {
        let (card, layout) = try card()
        let report = try layout.layOut()
        let tree = """
            card (0, 0, 375 × 60)
              icon (8, 10, 24 × 24.5)
                badge (0, 0, 0 × 0)
              title (0, 0, 0 × 0) hidden
              gap (0, 0, 0 × 0) guide
            """
        #expect(layout.description == tree && card.debugDescription == tree)
        #expect("\(card)" == "card (0, 0, 375 × 60)")
        #expect(report.description == "\(report.moved.count) moved, 1 solve, 1 round")
    }

    @Test("A report names its conflicts") func aReportNamesItsConflicts() throws {
        let f = try Fixture("v")
        try f.install("v", .height, plus: 200)
        try f.install("v", .height, plus: 84)
        #expect(try f.layout.layOut().description.contains("    v.height == 84   ← left out"))
    }

    @Test("Values print on one line") func valuesAreShort() {
        #expect("\(Point(x: 1, y: 2.5))" == "(1, 2.5)")
        #expect("\(Size(width: 3, height: 4))" == "3 × 4")
        #expect("\(Insets(all: 8))" == "(top 8, left 8, bottom 8, right 8)")
        #expect("\(ContentSize(width: 60, firstBaseline: 16, lastBaseline: 4, followsWidth: true))" == "60 × -, wraps, baselines 16 and 4")
        #expect("\(Rect.zero)" == "(0, 0, 0 × 0)")
    }

    @Test("The indentation of a deep tree is limited") func aDeepTreeIsNotIndentedWithoutEnd() throws {
        let root = Item("root")
        var parent = root
        for _ in 0..<2000 {
            let child = Item("c")
            try parent.add(child)
            parent = child
        }
        #expect(root.debugDescription.utf8.count < 2001 * 240)
    }
}
