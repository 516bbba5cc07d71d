import QuoinDiagnosis
import QuoinInterfaceBuilder
import QuoinScenes
import Testing

/// Rows that size themselves, and what connects their content to them.
@Suite("What connects a row with its content")
struct RowGapTests: MarkupSuite {
    private func findings(
        _ rule: String, _ content: String, _ constraints: String, height: Double, cell: String = "", cellConstraints: String = ""
    ) throws -> [Finding] {
        let table = """
            <tableView rowHeight="-1" \(off) id="table">\(frame(0, 0, 375, 667))<prototypes><tableViewCell \(cell) id="cell">
            \(frame(0, 28, 375, height))<tableViewCellContentView key="contentView" id="content">\(frame(0, 0, 375, height))
            <subviews>\(content)</subviews><constraints>\(constraints)</constraints></tableViewCellContentView>
            <constraints>\(cellConstraints)</constraints></tableViewCell></prototypes></tableView>
            """
        let document = Given.storyboard(table, tieEdges("r", of: "table", to: "root")).document
        if let error = document.error { throw error }
        return Linter(rules: Rule.all.filter { $0.id == rule }).findings(in: document)
    }

    private func corner(_ id: String, _ x: Double, _ y: Double) -> String {
        tie("l\(id)", "\(id).leading", to: "content.leading", plus: x) + tie("u\(id)", "\(id).top", to: "content.top", plus: y)
    }

    private func box(_ y: Double, _ height: Double, _ attributes: String = "") -> String {
        """
        <view \(attributes) \(off) id="box" userLabel="Box">\(frame(16, y, 100, height))<constraints>\(length("h", "height", of: height))
        \(length("w", "width", of: 100))</constraints></view>
        """
    }

    @Test("the distance that is drawn below a high content is kept, and a much larger one is not") func gap() throws {
        func edit(_ drawn: Double) throws -> Double? {
            let found = try findings("row-without-bottom", box(20, 153), corner("box", 16, 20), height: drawn)
            guard case .addConstraint(let added) = try #require(found.first?.fix?.edits.first) else { return nil }
            return added.constant
        }
        #expect(try edit(233) == 60)
        #expect(try edit(473) == 8)
    }

    @Test("a scroll view that is as high as its content, at a lower priority, ends a row as any view does") func scroll() throws {
        let scroll = """
            <scrollView \(off) id="scroll" userLabel="Value">\(frame(16, 20, 343, 60))<subviews><view \(off) id="inner">\(frame(0, 0, 343, 60))
            <constraints>\(length("ih", "height", of: 60))</constraints></view></subviews><constraints>\(tieEdges("s", of: "inner", to: "scroll"))
            \(tie("w", "inner.width", to: "scroll.width"))\(tie("k", "inner.height", to: "scroll.height", more: "priority=\"750\""))
            </constraints></scrollView>
            """
        let sides = corner("scroll", 16, 20) + tie("t", "content.trailing", to: "scroll.trailing", plus: 16)
        let found = try findings("row-without-bottom", scroll, sides, height: 88)
        #expect(found.map { $0.message.contains("\"Value\" is not connected to its bottom") } == [true], "\(found)")
        #expect(
            try findings(
                "row-without-bottom", scroll, sides + tie("b", "content.bottom", to: "scroll.bottom", plus: 8), height: 88
            ).isEmpty)
    }

    @Test("a view of the program's own class shows something, whatever the cell's accessory") func ownClass() throws {
        func count(_ attributes: String, picture: Bool = false) throws -> Int {
            let view = box(16, 40, attributes)
            return try findings(
                "constraint-to-cell",
                picture ? view.replacing("<view", with: "<imageView").replacing("</view>", with: "</imageView>") : view,
                tie("u", "box.top", to: "content.top", plus: 16) + tie("b", "content.bottom", to: "box.bottom", plus: 16), height: 72,
                cell: "accessoryType=\"disclosureIndicator\"", cellConstraints: tie("l", "box.leading", to: "cell.leading", plus: 16)
            ).count
        }
        #expect(try count("customClass=\"AvatarView\"") == 1)
        #expect(try count("", picture: true) == 1, "code sets the picture")
        #expect(try count("") == 0)
    }

    @Test("another row without a bottom is named with its line") func lines() throws {
        func row(_ id: String) -> String {
            """
            <tableViewCell id="cell\(id)">\(frame(0, 28, 375, 200))<tableViewCellContentView key="contentView" id="content\(id)">
            \(frame(0, 0, 375, 200))<subviews><view \(off) id="\(id)">\(frame(16, 20, 100, 153))<constraints>\(length("h\(id)", "height", of: 153))
            \(length("w\(id)", "width", of: 100))</constraints></view></subviews><constraints>
            \(tie("l\(id)", "\(id).leading", to: "content\(id).leading", plus: 16))\(tie("u\(id)", "\(id).top", to: "content\(id).top", plus: 20))
            </constraints></tableViewCellContentView></tableViewCell>
            """
        }
        let table =
            "<tableView rowHeight=\"-1\" \(off) id=\"table\">\(frame(0, 0, 375, 667))<prototypes>\(row("a"))\(row("b"))</prototypes></tableView>"
        let document = Given.storyboard(table, tieEdges("r", of: "table", to: "root")).document
        let found = Linter(rules: Rule.all.filter { $0.id == "row-without-bottom" }).findings(in: document)
        #expect(found.count == 1 && found[0].related.allSatisfy { $0.line > 0 }, "\(found)")
    }
}
