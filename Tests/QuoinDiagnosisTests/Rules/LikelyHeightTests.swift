import QuoinDiagnosis
import QuoinInterfaceBuilder
import QuoinScenes
import Testing

/// Rows and fillers whose size the file leaves open, and the program or the drawing likely decides.
@Suite("Sizes that code or the drawing likely decides")
struct LikelyHeightTests: MarkupSuite {
    /// A table of rows that size themselves, each with a label that is pinned at its top and, if it has a bottom, there.
    private func table(
        rows: [(drawn: Double, top: Double, hasBottom: Bool)], in place: String = "view", mode: String = "prototypes"
    ) throws -> [Finding] {
        let cells = rows.enumerated().map { index, row in
            let text = "t\(index)", content = "c\(index)"
            let bottom = row.hasBottom ? tie("b\(index)", "\(content).bottom", to: "\(text).bottom", plus: 8) : ""
            return """
                <tableViewCell id="r\(index)">\(frame(0, 28, 375, row.drawn))<tableViewCellContentView key="contentView" id="\(content)">
                \(frame(0, 0, 375, row.drawn))<subviews><label text="Title" \(off) id="\(text)">\(frame(16, row.top, 40, 20.5))</label></subviews>
                <constraints>\(tie("x\(index)", "\(text).leading", to: "\(content).leading", plus: 16))
                \(tie("y\(index)", "\(text).top", to: "\(content).top", plus: row.top))\(bottom)</constraints></tableViewCellContentView></tableViewCell>
                """
        }
        let table = """
            <tableView rowHeight="-1" estimatedRowHeight="-1" dataMode="\(mode)" id="table" \(off)>\(frame(0, 0, 375, 400))<prototypes>
            \(cells.joined())</prototypes></tableView>
            """
        return try findings("row-without-bottom", in: table, tieEdges("e", of: "table", to: "root"))
    }

    @Test("where most rows of a table have no bottom and fit their drawn heights, code gives the heights") func mostRows() throws {
        let fitting = (drawn: 140.0, top: 100.0, hasBottom: false)
        #expect(try table(rows: [fitting, fitting, fitting]).map(\.severity) == [.info])
        #expect(try table(rows: [fitting, fitting]).map(\.severity) == [.warning], "two may have been forgotten")
        let complete = (drawn: 140.0, top: 100.0, hasBottom: true)
        #expect(try table(rows: [fitting, fitting, fitting, complete, complete]).map(\.severity) == [.warning])
        #expect(try table(rows: [(44, 100, false), (44, 100, false), (44, 100, false)]).map(\.severity) == [.error], "drawn too low")
    }

    @Test("a table that is as high as three of its rows was measured by somebody") func wholeRows() throws {
        func severities(height: Double) throws -> [Severity] {
            let table = """
                <tableView rowHeight="-1" estimatedRowHeight="-1" id="table" \(off)>\(frame(0, 0, 375, height))<prototypes>
                <tableViewCell id="row">\(frame(0, 28, 375, 62))<tableViewCellContentView key="contentView" id="content">\(frame(0, 0, 375, 62))
                <subviews><label text="Title" \(off) id="text">\(frame(16, 70, 40, 20.5))</label></subviews><constraints>
                \(tie("x", "text.leading", to: "content.leading", plus: 16))\(tie("y", "text.top", to: "content.top", plus: 70))</constraints>
                </tableViewCellContentView></tableViewCell></prototypes><constraints>\(length("h", "height", of: height))</constraints></tableView>
                """
            let edges = tieEdges("e", of: "table", to: "root", at: ["top", "leading", "trailing"])
            return try findings("row-without-bottom", in: table, edges).map(\.severity)
        }
        #expect(try severities(height: 186) == [.info])
        #expect(try severities(height: 200) == [.warning])
    }

    @Test("a height that follows a fixed width grows only with it") func circle() throws {
        let badge = """
            <label text="3" textAlignment="center" \(off) id="badge">\(frame(20, 40, 42, 42))
            <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/><constraints>\(length("w", "width", of: 42))
            \(length("h", "height", of: 42))\(tie("r", "badge.width", to: "badge.height"))</constraints></label>
            """
        let place = tie("x", "badge.leading", to: "root.leading", plus: 20) + tie("y", "badge.top", to: "root.top", plus: 40)
        let fix = try findings("fixed-height-text", in: badge, place).first?.fix
        #expect(fix?.description.hasPrefix("Make 3.width = 42 (line ") == true, "\(fix as Any)")
        #expect(fix?.description.hasSuffix(" and the height at least 42 (≥), or use a font of a fixed size.") == true)
    }

    @Test("the end of an empty view that nobody knows is no loss") func filler() throws {
        func severity(_ content: String) throws -> [Severity] {
            let scroll = """
                <scrollView \(off) id="scroll">\(frame(0, 0, 375, 667))<subviews><view \(off) id="page">\(frame(0, 0, 375, 900))
                \(content)<color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/><constraints>\(length("h", "height", of: 900))
                </constraints></view></subviews><constraints>\(tieEdges("p", of: "page", to: "scroll", at: ["top", "leading", "trailing"]))
                \(tie("pb", "scroll.bottom", to: "page.bottom", plus: -98))\(tie("pw", "page.width", to: "scroll.width"))</constraints></scrollView>
                """
            return try findings("clipped-content", in: scroll, tieEdges("s", of: "scroll", to: "root")).map(\.severity)
        }
        #expect(try severity("") == [.info])
    }

    @Test("in rows that are in the file a leading edge at the cell is the same as at the content") func staticRows() throws {
        func severity(_ mode: String, accessory: String = "", edge: String = "leading") throws -> [Severity] {
            let rows = """
                <tableViewCell \(accessory) id="row">\(frame(0, 0, 375, 44))<tableViewCellContentView key="contentView" id="content">
                \(frame(0, 0, 375, 44))<subviews><label text="Title" \(off) id="text">\(frame(20, 11, 40, 21))</label></subviews>
                </tableViewCellContentView><constraints>\(tie("x", "text.\(edge)", to: "row.\(edge)"))
                \(tie("y", "text.top", to: "row.top", plus: 11))</constraints></tableViewCell>
                """
            let list =
                mode == "static"
                ? "<sections><tableViewSection id=\"section\"><cells>\(rows)</cells></tableViewSection></sections>"
                : "<prototypes>\(rows)</prototypes>"
            let table = """
                <tableView rowHeight="44" dataMode="\(mode)" id="table" \(off)>\(frame(0, 0, 375, 400))\(list)</tableView>
                """
            return try findings("constraint-to-cell", in: table, tieEdges("e", of: "table", to: "root")).map(\.severity)
        }
        #expect(try severity("prototypes") == [.warning], "rows may be edited")
        #expect(try severity("static") == [.info])
        #expect(try severity("static", accessory: "accessoryType=\"disclosureIndicator\"", edge: "trailing") == [.warning])
    }

    @Test("a font that a value of the view's class replaces needs no style in the file") func runtimeFont() throws {
        func severities(_ keyPath: String) throws -> [Severity] {
            let label = """
                <label text="Title" adjustsFontForContentSizeCategory="YES" \(off) id="text">\(frame(20, 40, 42, 21))
                <fontDescription key="fontDescription" type="system" pointSize="14"/><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="\(keyPath)" value="regular14"/></userDefinedRuntimeAttributes></label>
                """
            let place = tie("x", "text.leading", to: "root.leading", plus: 20) + tie("y", "text.top", to: "root.top", plus: 40)
            return try findings("font-without-style", in: label, place).map(\.severity)
        }
        #expect(try severities("dynamicTextSize") == [.info])
        #expect(try severities("cornerRadius") == [.warning])
    }
}
