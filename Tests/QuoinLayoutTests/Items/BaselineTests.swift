import QuoinLayout
import Testing

/// BL-1, BL-2: baselines are those of the content or of another item that provides them, else the edges.
struct BaselineTests {
    @Test("Labels are aligned on their baselines") func labelsLineUpOnTheirBaselines() throws {
        let f = try Fixture("big", "small")
        f["big"].fixedContentSize = ContentSize(width: 50, height: 40, firstBaseline: 32, lastBaseline: 8)
        f["small"].fixedContentSize = ContentSize(width: 50, height: 20, firstBaseline: 16, lastBaseline: 4)
        try f.install("big", .top, .equal, "root", .top, plus: 10)
        try f.install("small", .firstBaseline, .equal, "big", .firstBaseline)
        #expect(try f.frame("small").y == 26)
        f["small"].fixedContentSize = ContentSize(width: 50, height: 20, firstBaseline: 18, lastBaseline: 2)
        #expect(try f.frame("small").y == 24)
    }

    @Test("Baselines of plain items are their edges") func plainItemsHaveTheirEdges() throws {
        let f = try Fixture("a", "b", "label")
        f["label"].fixedContentSize = ContentSize(width: 50, height: 20, firstBaseline: 16, lastBaseline: 4)
        for name in ["a", "b"] { try f.install(name, .height, plus: 30) }
        try f.install("label", .top, .equal, "root", .top)
        try f.install("a", .firstBaseline, .equal, "label", .firstBaseline)
        try f.install("b", .lastBaseline, .equal, "label", .lastBaseline, plus: 40)
        try f.layout.layOut()
        #expect(f["a"].frame.y == 16 && f["b"].frame.maxY == 56)
    }

    @Test("Another item may provide the baselines") func anotherItemMayProvideBaselines() throws {
        let f = try Fixture("stack", "label")
        let row = Item("row"), text = Item("text")
        try f["stack"].add(row)
        try row.add(text)
        text.fixedContentSize = ContentSize(width: 50, height: 20, firstBaseline: 16, lastBaseline: 4)
        f["label"].fixedContentSize = ContentSize(width: 50, height: 40, firstBaseline: 32, lastBaseline: 8)
        try text.top.equal(to: row.top, plus: 5).install()
        try row.top.equal(to: f["stack"].top, plus: 7).install()
        try f.install("stack", .top, .equal, "root", .top, plus: 100)
        try f.install("label", .firstBaseline, .equal, "stack", .firstBaseline)
        #expect(try f.frame("label").y == 68)
        f["stack"].firstBaselineItem = row
        #expect(try f.frame("label").y == 75)  // the row's top
        row.firstBaselineItem = text
        #expect(try f.frame("label").y == 96)  // 100 + 7 + 5 + 16 − 32
        text.fixedContentSize = ContentSize(width: 50, height: 20, firstBaseline: 10, lastBaseline: 4)
        #expect(try f.frame("label").y == 90)
        f["stack"].firstBaselineItem = nil
        #expect(try f.frame("label").y == 68)
    }

    @Test("An item that is no descendant cannot provide the baselines") func anOutsideItemCannotProvideBaselines() throws {
        let f = try Fixture("a", "b")
        f["a"].firstBaselineItem = f["b"]
        f["b"].firstBaselineItem = f["a"]
        try f.install("b", .top, .equal, "root", .top, plus: 50)
        try f.install("a", .firstBaseline, .equal, "b", .firstBaseline)
        #expect(try f.frame("a").y == 50)
    }
}
