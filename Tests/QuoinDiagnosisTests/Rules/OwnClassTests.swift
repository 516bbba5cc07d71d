import QuoinDiagnosis
import QuoinScenes
import Testing

/// Views of the program's classes, which may have a size that a file does not tell.
@Suite("Sizes that a class of the program's may give")
struct OwnClassTests: MarkupSuite {
    @Test("a collection view that may be as high as its items leaves a scroll view's height open to code") func dynamicHeight() throws {
        func found(_ attributes: String) throws -> Finding {
            let scroll = """
                <scrollView \(off) id="scroll"><subviews><stackView axis="vertical" \(off) id="stack"><subviews>
                <label text="Members" \(off) id="title"/><collectionView \(attributes) \(off) id="grid" userLabel="Grid">
                <collectionViewFlowLayout key="collectionViewLayout" id="flow"/></collectionView></subviews></stackView></subviews>
                <constraints>\(tieEdges("s", of: "stack", to: "scroll"))\(tie("w", "stack.width", to: "scroll.width"))</constraints></scrollView>
                """
            return try #require(
                try findings("scroll-content-height", in: scroll, tieEdges("r", of: "scroll", to: "root")).first)
        }
        #expect(try found("").severity == .error)
        let own = try found("customClass=\"DynamicHeightCollectionView\"")
        #expect(own.severity == .warning)
        #expect(own.fix?.description == "If code does, set its intrinsic size to placeholder; else give \"Grid\" a height.")
    }

    @Test("a view that is to fill a scroll view may have a size by its class") func fill() throws {
        func severity(_ attributes: String) throws -> [Severity] {
            let scroll = """
                <scrollView \(off) id="scroll"><subviews><view \(attributes) \(off) id="form"/></subviews>
                <constraints>\(tieEdges("s", of: "form", to: "scroll"))</constraints></scrollView>
                """
            return try findings("expects-fill-from-edges", in: scroll, tieEdges("r", of: "scroll", to: "root")).map(\.severity)
        }
        #expect(try severity("") == [.error])
        #expect(try severity("customClass=\"FormView\"") == [.warning])
    }

    /// The finding about a collection view in a row that sizes itself.
    private func row(_ attributes: String = "", margin: Double = 0) throws -> Finding {
        let table = """
            <tableView rowHeight="-1" \(off) id="table">\(frame(0, 0, 375, 667))<prototypes><tableViewCell id="cell">\(frame(0, 28, 375, 44))
            <tableViewCellContentView key="contentView" id="content">\(frame(0, 0, 375, 44))<subviews>
            <collectionView scrollEnabled="NO" \(attributes) \(off) id="grid" userLabel="Grid">\(frame(0, margin, 375, 44 - 2 * margin))
            <collectionViewFlowLayout key="collectionViewLayout" id="flow"/></collectionView></subviews><constraints>
            \(tie("t", "grid.top", to: "content.top", plus: margin))\(tie("b", "content.bottom", to: "grid.bottom", plus: margin))
            \(tie("l", "grid.leading", to: "content.leading"))\(tie("r", "content.trailing", to: "grid.trailing"))</constraints>
            </tableViewCellContentView></tableViewCell></prototypes></tableView>
            """
        return try #require(
            try findings("scroll-view-without-size", in: table, tieEdges("r", of: "table", to: "root")).first)
    }

    @Test("a row around a collection view without a height falls back to that of an empty row") func rowHeight() throws {
        let empty = try row()
        #expect(empty.severity == .warning && empty.message.hasSuffix("the row falls back to 44 points."), "\(empty)")
        let padded = try row(margin: 8)
        #expect(padded.severity == .error && padded.message.hasSuffix("the row is 16 high, and shows nothing of it."), "\(padded)")
        let own = try row("customClass=\"SelfSizingGrid\"", margin: 8)
        #expect(own.severity == .warning && own.fix?.description.contains("placeholder") == true, "\(own)")
    }
}
