import QuoinLayout
import QuoinSolver
import Testing

/// The rows that a layout sends, compared exactly by the recording backend. Variables of a root and its child: x0…x3 and x4…x7, each
/// left, top, right, bottom. Rows that only settle ties, and the sizes' guards, are left out of the comparison.
struct RowTests {
    let recorder: RecordingBackend
    let f: Fixture

    init() throws {
        recorder = try RecordingBackend(wrapping: .plain)
        f = try Fixture("a", width: 300, height: 200, solver: .custom(recorder))
    }

    /// The rows that came with the last change, required or of a priority, without what every item brings along.
    func rows(_ change: () throws -> Void) throws -> [String] {
        try f.layout.layOut()
        recorder.removeAllCalls()
        try change()
        try f.layout.layOut()
        return recorder.rows.compactMap { row in
            if case .row = row.id { return row.description }
            return nil
        }
    }

    @Test("The root is at the origin in its size") func theRootStandsAtTheOriginInItsSize() throws {
        try f.layout.layOut()
        let rows = recorder.rows.map(\.description)
        for row in ["x0 == 0", "x1 == 0", "x2 - x0 == 300", "x3 - x1 == 200"] { #expect(rows.contains(row)) }
    }

    @Test("Every item has guards and ties") func everyItemHasGuardsAndTies() throws {
        try f.layout.layOut()
        let rows = recorder.rows.filter { if case .row = $0.id { true } else { false } }.map(\.description)
        #expect(rows.contains("x6 - x4 >= 0") && rows.contains("x7 - x5 >= 0"))  // sizes are not negative
        #expect(rows.contains("x6 - x4 <= 0") && rows.contains("x7 - x5 <= 0"))  // T2
        #expect(rows.contains("x4 - x0 == 0") && rows.contains("x5 - x1 == 0"))  // T4
    }

    @Test("Pins are differences of two edges") func pinsAreDifferences() throws {
        let made = try rows { try f.install("a", .leading, .equal, "root", .leading, plus: 8) }
        #expect(made == ["x4 - x0 == 8"])
        let made2 = try rows { try f.install("root", .trailing, .equal, "a", .trailing, plus: 8) }
        #expect(made2 == ["x2 - x6 == 8"])
    }

    @Test("Inequalities between positions have a tie at their bound") func inequalitiesRestOnTheirBounds() throws {
        let made = try rows { try f.install("a", .top, .greaterOrEqual, "root", .top, plus: 5, at: 500) }
        #expect(made == ["x5 - x1 >= 5", "x5 - x1 == 5"])
        let made2 = try rows { try f.install("a", .width, .greaterOrEqual, plus: 5) }
        #expect(made2 == ["x6 - x4 >= 5"])  // a size does not
        let made3 = try rows { try f.install("a", .width, .lessOrEqual, "root", .width) }
        #expect(
            made3 == [
                "x0 - x2 - x4 + x6 <= 0", "x0 - x2 - x4 + x6 == 0",
            ])
    }

    @Test("Centers are halves of two edges") func centersAreHalvesOfEdges() throws {
        let made = try rows { try f.install("a", .centerX, .equal, "root", .centerX) }
        #expect(made == ["-0.5 * x0 - 0.5 * x2 + 0.5 * x4 + 0.5 * x6 == 0"])
    }

    @Test("A size can be a multiple of another") func sizesTimesANumber() throws {
        let made = try rows { try f.install("a", .width, .equal, "a", .height, times: 2, plus: 3) }
        #expect(made == ["-x4 + 2 * x5 + x6 - 2 * x7 == 3"])
    }

    @Test("Multiplied positions are measured in the common ancestor") func multipliedLocationsAreMeasuredInTheAncestor() throws {
        let made = try rows { try f.install("a", .left, .equal, "root", .right, times: 0.5, plus: 3) }
        #expect(made == ["-0.5 * x0 - 0.5 * x2 + x4 == 3"])
    }

    @Test("Margins are constants of a row") func marginsAreConstants() throws {
        let made = try rows { try f.install("a", .left, .equal, "root", .leftMargin, plus: 1) }
        #expect(made == ["x4 - x0 == 9"])
        let guide = f.root.guide(for: .margins)
        let made2 = try rows { try guide.bottom.equal(to: f["a"].bottom).install() }
        #expect(made2 == ["x3 - x7 == 8"])
    }

    @Test("A content size is two rows for each axis") func contentIsTwoRowsAnAxis() throws {
        let made = try rows { f.content("a", width: 42, height: nil) }
        #expect(made == ["x6 - x4 <= 42", "x6 - x4 >= 42"])
        #expect(try rows { f.content("a", width: 43, height: nil) }.isEmpty)  // an edit: no row comes
    }

    @Test("A changed constant sends one constant") func anEditSendsOneConstant() throws {
        let pin = try f.install("a", .leading, .equal, "root", .leading, plus: 8)
        try f.layout.layOut()
        pin.constant = 8.5  // the first edit of a required equality sets its row apart from the others; later ones profit
        try f.layout.layOut()
        recorder.removeAllCalls()
        pin.constant = 9
        try f.layout.layOut()
        guard case .load(let change)? = recorder.calls.first else {
            Issue.record("nothing was sent")
            return
        }
        #expect(change.added.isEmpty && change.removed.isEmpty && change.constants.values.contains(9))
    }

    @Test("Scrolling sends one constant for each row that stays in place") func scrollingSendsOneConstantForEachThatFloats() throws {
        f["a"].hasContentArea = true
        let inner = Item("inner")
        try f["a"].add(inner)
        try inner.top.equal(to: f["a"].guide(for: .visible).top, plus: 8).install()
        try inner.left.equal(to: f["a"].left, plus: 8).install()
        try f.layout.layOut()
        for offset in [10.0, 25] {
            recorder.removeAllCalls()
            f["a"].contentOffset = Point(x: 3, y: offset)
            try f.layout.layOut()
            #expect(recorder.changes.allSatisfy { $0.added.isEmpty && $0.removed.isEmpty })
            #expect(
                recorder.changes.flatMap { $0.constants.filter { if case .row = $0.key { true } else { false } }.values } == [8 + offset])
        }
    }

    @Test("A content area has two more variables") func aContentAreaIsTwoMoreUnknowns() throws {
        f["a"].hasContentArea = true
        let inner = Item("inner")
        try f["a"].add(inner)
        try f.layout.layOut()
        // inner: x8…x11 or after the area's own two, whichever came first; the area's far edges are the other two.
        let made = try rows {
            try inner.leading.equal(to: f["a"].leading).install()
            try inner.width.equal(to: f["a"].width).install()
        }
        #expect(made.count == 2 && made[0].hasSuffix("- x4 == 0") && made[1].hasPrefix("x4 - x6 - x"))
    }
}

extension RecordingBackend {
    fileprivate var changes: [RowChange] {
        calls.compactMap { if case .load(let change) = $0 { change } else { nil } }
    }
}
