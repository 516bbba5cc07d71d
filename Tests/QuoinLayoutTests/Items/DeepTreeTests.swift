import QuoinLayout
import Testing

/// A hundred thousand levels build, lay out and go without recursion.
struct DeepTreeTests {
    func chain(_ levels: Int, root: Item) throws -> Item {
        var parent = root
        for _ in 0..<levels {
            let child = Item()
            try parent.add(child)
            for attribute in [Attribute.left, .top, .right, .bottom] {
                try Constraint(item: child, attribute: attribute, relatedBy: .equal, toItem: parent, attribute: attribute).install()
            }
            parent = child
        }
        return parent
    }

    @Test("A tree of a hundred thousand levels is laid out and released") func aHundredThousandLevels() throws {
        let deepest: Item
        do {
            let root = Item()
            deepest = try chain(100_000, root: root)
            let layout = try Layout(root: root, width: 300, height: 200)
            try layout.layOut()
            #expect(deepest.frame == Rect(0, 0, 300, 200))
            layout.width = 310
            try layout.layOut()
            #expect(deepest.frame.width == 310)
        }
        #expect(deepest.parent == nil)  // the rest is gone
    }

    @Test("A deep tree can be built from the leaves up") func aDeepTreeBuiltFromTheLeavesUp() throws {
        var top = Item()
        for _ in 0..<20_000 {
            let above = Item()
            try above.add(top)
            top = above
        }
        let layout = try Layout(root: top, width: 10, height: 10)
        try layout.layOut()
    }

    @Test("A deep branch can be added and removed") func aDeepBranchComesAndGoes() throws {
        let f = try Fixture("v")
        let branch = Item("branch")
        let deepest = try chain(20_000, root: branch)
        try f["v"].add(branch)
        for attribute in [Attribute.left, .top, .right, .bottom] {
            try Constraint(item: branch, attribute: attribute, relatedBy: .equal, toItem: f.root, attribute: attribute).install()
        }
        try f.layout.layOut()
        #expect(deepest.frame.width == 375)
        branch.remove()
        try f.layout.layOut()
        #expect(deepest.frame.width == 375 && f["v"].frame == Rect(0, 0, 0, 0))
    }

    @Test("A long list can be added and removed row by row") func aLongListComesAndGoesRowByRow() throws {
        let f = try Fixture()
        var rows: [Item] = []
        for _ in 0..<2_000 {
            let row = Item()
            try f.root.insert(row, before: rows.last)  // always in front
            row.fixedContentSize = ContentSize(width: 10, height: 10)
            rows.append(row)
        }
        try f.layout.layOut()
        for row in rows { row.remove() }
        try f.layout.layOut()
        #expect(Array(f.root.children).isEmpty)
    }

    @Test("A scroll view of ten thousand rows is laid out") func aScrollViewOfTenThousandRows() throws {
        let f = try Fixture("scroll", width: 375, height: 667)
        let scroll = f["scroll"]
        scroll.hasContentArea = true
        for attribute in [Attribute.left, .top, .right, .bottom] {
            try f.install("scroll", attribute, .equal, "root", attribute)
        }
        let header = Item("header")
        try scroll.add(header)
        let pin = try header.top.equal(to: scroll.guide(for: .visible).top).install()
        var above = scroll.top
        for _ in 0..<10_000 {
            let row = Item()
            try scroll.add(row)
            row.fixedContentSize = ContentSize(width: 100, height: 44)
            try row.top.equal(to: above).install()
            try row.leading.equal(to: scroll.leading).install()
            try row.trailing.equal(to: scroll.trailing).install()
            above = row.bottom
        }
        try above.equal(to: scroll.bottom).install()
        try f.layout.layOut()
        #expect(scroll.contentAreaSize == Size(width: 100, height: 440_000))

        // Scrolling moves what floats, and nothing else.
        for step in 1...100 {
            scroll.contentOffset = Point(x: 0, y: Double(step))
            let report = try f.layout.layOut()
            #expect(report.moved.count == 1 && header.frame.y == Double(step))
        }
        pin.remove()
        scroll.remove()
        try f.layout.layOut()
    }
}
