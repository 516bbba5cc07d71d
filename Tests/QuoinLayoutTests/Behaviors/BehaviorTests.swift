import QuoinLayout
import Testing

/// A user's own behaviors on the plugin protocol.
struct BehaviorTests {
    /// Children side by side, with a gap, as high as the parent.
    final class RowOfThings: LayoutBehavior {
        var gap = 10.0
        private(set) var asked = 0
        private(set) var told = 0

        func constraints(for item: Item) -> [Constraint] {
            asked += 1
            var made: [Constraint] = []
            var last: Item?
            for child in item.children {
                made.append(last.map { child.leading.equal(to: $0.trailing, plus: gap) } ?? child.leading.equal(to: item.leading))
                made += [child.top.equal(to: item.top), child.bottom.equal(to: item.bottom)]
                last = child
            }
            if let last { made.append(item.trailing.equal(to: last.trailing)) }
            return made
        }

        func didLayOut(_ item: Item) { told += 1 }
    }

    /// Text of a number of characters, 10 wide and 20 high each, that wraps.
    final class Text: LayoutBehavior {
        var length: Double
        private(set) var widths: [Double?] = []

        init(_ length: Double) { self.length = length }

        func contentSize(of item: Item, width: Double?) -> ContentSize {
            widths.append(width)
            let lines = width.map { max(1, (length * 10 / max($0, 10)).rounded(.up)) } ?? 1
            return ContentSize(
                width: min(length * 10, width ?? .infinity), height: lines * 20, firstBaseline: 16, lastBaseline: 4, followsWidth: true)
        }
    }

    func row(_ count: Int, in f: Fixture) throws -> (behavior: RowOfThings, items: [Item]) {
        let behavior = RowOfThings()
        f["row"].behavior = behavior
        let items = try (0..<count).map { place in
            let item = Item("\(place)")
            item.fixedContentSize = ContentSize(width: 20, height: 30)
            try f["row"].add(item)
            return item
        }
        return (behavior, items)
    }

    @Test("A behavior lays out its children") func aBehaviorLaysOutItsChildren() throws {
        let f = try Fixture("row")
        let (_, items) = try row(3, in: f)
        #expect(try f.frame("row") == Rect(0, 0, 80, 30))
        #expect(items.map(\.frame.x) == [0, 30, 60])
    }

    @Test("A behavior is asked for constraints only after an invalidation") func itIsAskedOnlyWhenItWasInvalidated() throws {
        let f = try Fixture("row")
        let (behavior, items) = try row(3, in: f)
        try f.layout.layOut()
        f.layout.width = 100
        try f.layout.layOut()
        #expect(behavior.asked == 1)
        items[0].remove()
        try f.layout.layOut()
        #expect(behavior.asked == 2 && f["row"].frame.width == 50)
        behavior.gap = 4
        f["row"].invalidateConstraints()
        let report = try f.layout.layOut()
        #expect(behavior.asked == 3 && items[2].frame.x == 24)
        #expect(Set(report.moved.map(\.label)) == ["row", "2"])
        try f["row"].insert(items[0], before: items[2])
        try f.layout.layOut()
        #expect(items.map(\.frame.x) == [24, 0, 48])
    }

    @Test("Constraints of a behavior carry their source and contributor") func itsConstraintsAreItsOwn() throws {
        let f = try Fixture("row")
        let (_, items) = try row(2, in: f)
        try f.layout.layOut()
        #expect(f["row"].constraints.count == 7)
        #expect(f["row"].constraints.allSatisfy { $0.source == .behavior && $0.contributor === f["row"] })
        f["row"].behavior = nil
        try f.layout.layOut()
        #expect(f["row"].constraints.isEmpty && items[1].frame.x == 0)
    }

    @Test("A behavior hears that its children moved") func itIsToldWhenItsChildrenMoved() throws {
        let f = try Fixture("row")
        let (behavior, items) = try row(2, in: f)
        try f.layout.layOut()
        #expect(behavior.told == 1)
        items[0].fixedContentSize = ContentSize(width: 25, height: 30)
        try f.layout.layOut()
        #expect(behavior.told == 2)
        try f.install("row", .left, .equal, "root", .left)
        try f.layout.layOut()
        #expect(behavior.told == 2)  // nothing moved
    }

    @Test("In a conflict the user's constraint is left out before a behavior's") func theUserBreaksBeforeABehavior() throws {  // SV-41
        let f = try Fixture("row")
        let (_, items) = try row(2, in: f)
        let mine = try items[1].leading.equal(to: items[0].trailing, plus: 99).install()
        let report = try f.layout.layOut()
        #expect(report.conflicts.count == 1 && report.conflicts[0].broken.installed === mine)
        #expect(items[1].frame.x == 30)
    }

    @Test("Invalid constraints of a behavior are left out and reported") func invalidConstraintsAreLeftOutAndReported() throws {
        final class Wrong: LayoutBehavior {
            func constraints(for item: Item) -> [Constraint] {
                [
                    Constraint(item: item, attribute: .leading, relatedBy: .equal, toItem: item.parent, attribute: .left),
                    Constraint(item: item, attribute: .width, constant: 40),
                ]
            }
        }
        let f = try Fixture("v")
        f["v"].behavior = Wrong()
        let report = try f.layout.layOut()
        #expect(report.refused.map(\.error) == [.mixedDirections(.leading, .left)])
        #expect(f["v"].frame.width == 40)
    }

    @Test("Text is measured again at its width") func textIsMeasuredAgainAtItsWidth() throws {  // PW-2
        let f = try Fixture("label", width: 100)
        let text = Text(25)
        f["label"].behavior = text
        try f.install("label", .leading, .equal, "root", .leading)
        try f.install("label", .trailing, .equal, "root", .trailing)
        let report = try f.layout.layOut()
        #expect(f["label"].frame == Rect(0, 0, 100, 60))
        #expect(text.widths == [nil, 100] && report.solves == 2)
        f.layout.width = 130
        try f.layout.layOut()
        #expect(f["label"].frame.height == 40 && text.widths == [nil, 100, 130])
        f.layout.width = 500
        try f.layout.layOut()
        #expect(f["label"].frame.height == 20)
    }

    @Test("Text that fits is not wrapped") func textThatFitsIsNotWrapped() throws {
        let f = try Fixture("label", width: 300)
        f["label"].behavior = Text(25)
        try f.install("label", .trailing, .lessOrEqual, "root", .trailing)
        try f.install("label", .leading, .equal, "root", .leading)
        #expect(try f.frame("label") == Rect(0, 0, 250, 20))
    }

    @Test("Widths that depend on text heights equal those of a new layout") func widthsThatDependOnHeightsStartAfresh() throws {
        // The box is as wide as the text is high: an edit must give what a fresh layout gives.
        func layOut(widths: [Double]) throws -> [Rect] {
            let f = try Fixture("label", "box", width: widths[0])
            f["label"].behavior = Text(25)
            try f.install("label", .leading, .equal, "root", .leading)
            try f.install("box", .leading, .equal, "label", .trailing)
            try f.install("root", .trailing, .equal, "box", .trailing)
            try f.install("box", .width, .equal, "label", .height)
            for width in widths.dropFirst() {
                try f.layout.layOut()
                f.layout.width = width
            }
            return [try f.frame("label"), try f.frame("box")]
        }
        #expect(try layOut(widths: [100, 300, 70, 140]) == layOut(widths: [140]))
    }

    @Test("A behavior that invalidates its item in every pass is stopped") func whoNeverRestsIsStopped() throws {  // LP-1
        final class Restless: LayoutBehavior {
            var width = 0.0
            func contentSize(of item: Item, width: Double?) -> ContentSize {
                self.width += 1
                return ContentSize(width: self.width)
            }
            func didLayOut(_ item: Item) { item.invalidateContentSize() }
        }
        let f = try Fixture("v")
        f["v"].behavior = Restless()
        let report = try f.layout.layOut()
        #expect(report.rounds == 100 && report.loop.map(\.label) == ["v"])
    }

    @Test("A behavior can create guides") func aBehaviorMayMakeGuides() throws {
        final class Centered: LayoutBehavior {
            let before = Item("before", kind: .guide), after = Item("after", kind: .guide)
            func constraints(for item: Item) -> [Constraint] {
                for guide in [before, after] where guide.parent == nil { try? item.add(guide) }
                guard let child = item.children.first(where: { $0.kind == .view }) else { return [] }
                return [
                    before.left.equal(to: item.left), before.right.equal(to: child.left), after.left.equal(to: child.right),
                    after.right.equal(to: item.right), before.width.equal(to: after.width, times: 2),
                ]
            }
        }
        let f = try Fixture("v", width: 100)
        let child = Item("child")
        try f["v"].add(child)
        try child.width.equal(to: 40).install()
        try f.install("v", .width, .equal, "root", .width)
        f["v"].behavior = Centered()
        try f.layout.layOut()
        #expect(child.frame == Rect(40, 0, 40, 0))
    }

    @Test("Adding a row to a long list exchanges only its neighbors' constraints")
    func aLongListTakesOneMoreRowWithoutExchangingTheOthers() throws {
        let f = try Fixture("row", width: nil)
        let (_, items) = try row(200, in: f)
        try f.layout.layOut()
        let kept = Set(f["row"].constraints.map(ObjectIdentifier.init))
        let extra = Item("extra")
        extra.fixedContentSize = ContentSize(width: 20, height: 30)
        try f["row"].insert(extra, before: items[100])
        try f.layout.layOut()
        let now = Set(f["row"].constraints.map(ObjectIdentifier.init))
        #expect(now.subtracting(kept).count <= 6 && kept.subtracting(now).count <= 3)
        #expect(extra.frame.x == 3000 && items[199].frame.x == 6000)
    }

    @Test("A layout requested during a layout has no effect") func aLayoutAskedForFromWithinChangesNothing() throws {
        final class Eager: LayoutBehavior {
            var layout: Layout?
            private(set) var solves: [Int] = []
            func contentSize(of item: Item, width: Double?) -> ContentSize {
                if let layout, let report = try? layout.layOut() { solves.append(report.solves) }
                return ContentSize(width: 30, height: 10)
            }
        }
        let f = try Fixture("v")
        let eager = Eager()
        eager.layout = f.layout
        f["v"].behavior = eager
        #expect(try f.frame("v").width == 30)
        #expect(eager.solves == [0])
    }

    @Test("A behavior may change the tree while it measures") func measuringThatChangesTheTreeIsSurvived() throws {
        final class Rude: LayoutBehavior {
            func contentSize(of item: Item, width: Double?) -> ContentSize {
                item.remove()
                return ContentSize(width: 30, height: 10, followsWidth: true)
            }
        }
        let f = try Fixture("v", "w")
        f["v"].behavior = Rude()
        try f.install("w", .width, plus: 5)
        _ = try? f.layout.layOut()
        #expect(try f.frame("w").width == 5)
    }
}
