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
                try Constraint(child, attribute, .equal, parent, attribute).install()
            }
            parent = child
        }
        return parent
    }

    @Test func aHundredThousandLevels() throws {
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

    @Test func aDeepTreeBuiltFromTheLeavesUp() throws {
        var top = Item()
        for _ in 0..<20_000 {
            let above = Item()
            try above.add(top)
            top = above
        }
        let layout = try Layout(root: top, width: 10, height: 10)
        try layout.layOut()
    }

    @Test func aDeepBranchComesAndGoes() throws {
        let f = try Fixture("v")
        let branch = Item("branch")
        let deepest = try chain(20_000, root: branch)
        try f["v"].add(branch)
        for attribute in [Attribute.left, .top, .right, .bottom] {
            try Constraint(branch, attribute, .equal, f.root, attribute).install()
        }
        try f.layout.layOut()
        #expect(deepest.frame.width == 375)
        branch.remove()
        try f.layout.layOut()
        #expect(deepest.frame.width == 375 && f["v"].frame == Rect(0, 0, 0, 0))
    }

    @Test func aLongListComesAndGoesRowByRow() throws {
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
}
