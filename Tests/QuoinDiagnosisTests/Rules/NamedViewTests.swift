import QuoinDiagnosis
import QuoinInterfaceBuilder
import QuoinScenes
import Testing

/// Findings name the views and constraints that a mistake consists of, and say it once.
@Suite("What findings name")
struct NamedViewTests: MarkupSuite {
    private func findings(
        _ rules: String..., in views: String, _ constraints: String, on devices: [String] = []
    ) throws -> [Finding] {
        let document = Given.storyboard(views, constraints).document
        if let error = document.error { throw error }
        let environments = [.unchanged] + devices.compactMap { EnvironmentOverride($0) }
        return Linter(rules: Rule.all.filter { rules.contains($0.id) }, environments: environments).findings(in: document)
    }

    private func label(_ id: String, _ text: String, _ place: String, _ constraints: String = "", lines: Int = 1) -> String {
        """
        <label \(off) text="\(text)" numberOfLines="\(lines)" horizontalHuggingPriority="251" id="\(id)">\(place)
        <fontDescription key="fontDescription" type="system" pointSize="17"/><constraints>\(constraints)</constraints></label>
        """
    }

    private func box(_ id: String, _ x: Double, _ y: Double, _ height: Double, width: Double = 100) -> String {
        """
        <view \(off) id="\(id)" userLabel="\(id)">\(frame(x, y, width, height))<constraints>\(length("\(id)h", "height", of: height))
        \(length("\(id)w", "width", of: width))</constraints></view>
        """
    }

    private func table(_ content: String, _ constraints: String, rowHeight: Double = 60, height: Double) -> String {
        """
        <tableView \(off) rowHeight="\(rowHeight)" id="table">\(frame(0, 0, 375, 667))<prototypes>
        <tableViewCell rowHeight="\(height)" id="cell">\(frame(0, 0, 375, height))<tableViewCellContentView key="contentView" id="content">
        \(frame(0, 0, 375, height))<subviews>\(content)</subviews></tableViewCellContentView><constraints>\(constraints)</constraints>
        </tableViewCell></prototypes></tableView>
        """
    }

    private var tableEdges: String { tieEdges("t", of: "table", to: "root") }

    private func corner(_ id: String, _ x: Double, _ y: Double, in parent: String = "root") -> String {
        tie("\(id)x", "\(id).leading", to: "\(parent).leading", plus: x) + tie("\(id)y", "\(id).top", to: "\(parent).top", plus: y)
    }

    @Test("a view that hangs on a chain from top to bottom is no part of it") func hanging() throws {
        let rows = box("one", 20, 8, 20) + box("two", 130, 8, 70) + box("dot", 250, 30, 6)
        let place =
            corner("one", 20, 8, in: "content") + corner("two", 130, 8, in: "content")
            + tie("dx", "dot.leading", to: "content.leading", plus: 250)
            + tie("dy", "dot.top", to: "one.bottom", plus: 2) + tie("ob", "content.bottom", to: "one.bottom", plus: 8)
            + tie("tb", "content.bottom", to: "two.bottom", plus: 8)
        let found = try findings("cell-height-conflict", in: table(rows, place, height: 60), tableEdges)
        let named = Set(found.flatMap(\.related).compactMap(\.object))
        #expect(named.contains("ob") && named.isDisjoint(with: ["dy", "doth"]), "\(named)")
    }

    @Test("the advice for a row without a bottom keeps the distance that is drawn") func gap() throws {
        let place =
            corner("one", 20, 8, in: "content") + tie("x", "two.leading", to: "content.leading", plus: 20)
            + tie("y", "two.top", to: "one.bottom", plus: 8)
        func advice(_ height: Double) throws -> String? {
            let row = table(box("one", 20, 8, 30) + box("two", 20, 46, 40), place, rowHeight: -1, height: height)
            return try findings("row-without-bottom", in: row, tableEdges).first?.fix?.description
        }
        #expect(try advice(102) == "Add Content View.bottom = two.bottom + 16.")
        #expect(try advice(86) == "Add Content View.bottom = two.bottom.")
        // A row that is drawn much too high is no design.
        #expect(try advice(200) == "Add Content View.bottom = two.bottom + 8.")
    }

    @Test("rows of one table without a bottom are one finding, and one edit for each") func rowsOfOneTable() throws {
        func row(_ id: String) -> String {
            """
            <tableViewCell id="\(id)cell">\(frame(0, 0, 375, 100))<tableViewCellContentView key="contentView" id="\(id)content">
            \(frame(0, 0, 375, 100))<subviews>\(box(id, 20, 8, 60))</subviews><constraints>\(corner(id, 20, 8, in: "\(id)content"))</constraints>
            </tableViewCellContentView></tableViewCell>
            """
        }
        let table = """
            <tableView \(off) rowHeight="-1" id="table">\(frame(0, 0, 375, 667))<prototypes>\(row("one"))\(row("two"))</prototypes></tableView>
            """
        let found = try findings("row-without-bottom", in: table, tableEdges)
        #expect(found.map(\.object) == ["onecontent"])
        #expect(found.first?.related.map(\.object).contains("twocontent") == true)
        #expect(found.first?.fix?.edits.count == 2 && found.first?.fix?.isVerified == true)
    }

    @Test("the text that the drawing stretches is the one to grow") func stretched() throws {
        let texts = label("a", "Balance", frame(20, 120, 260, 20.5)) + label("b", "Amount", frame(288, 120, 67, 20.5))
        let found = try findings(
            "content-priority-ambiguity", in: texts,
            corner("a", 20, 120) + tie("m", "b.leading", to: "a.trailing", plus: 8) + tie("v", "b.top", to: "root.top", plus: 120)
                + tie("r", "root.trailing", to: "b.trailing", plus: 20))
        #expect(found.first?.fix?.description.contains("the label \"Balance\", to 250") == true, "\(found)")
    }

    @Test("a constraint that says something else in another size class is not removed") func varied() throws {
        func fix(_ variation: String) throws -> String? {
            let box = """
                <view \(off) id="box">\(frame(20, 120, 335, 40))<constraints>\(length("h", "height", of: 40))
                <constraint firstAttribute="width" constant="100" id="w">\(variation)</constraint></constraints></view>
                """
            return try findings(
                "conflict", in: box, corner("box", 20, 120) + tie("r", "root.trailing", to: "box.trailing", plus: 20)
            ).first?.fix?.description
        }
        #expect(try fix("")?.hasPrefix("Remove") == true)
        #expect(try fix("<variation key=\"heightClass=compact-widthClass=regular\" constant=\"200\"/>")?.hasPrefix("Lower") == true)
    }

    @Test("texts of one column are one finding") func column() throws {
        let texts = ["Delivery address", "Your full name"].enumerated().map { index, text in
            label("a\(index)", text, frame(20, 100 + 30 * Double(index), 60, 20.5), length("w\(index)", "width", of: 60))
        }
        let place = corner("a0", 20, 100) + corner("a1", 20, 130)
        let found = try findings("fixed-width-text", "truncated-text", in: texts.joined(), place)
        #expect(found.map(\.object) == ["a0"])
        #expect(found.first?.related.map(\.object).contains("a1") == true)
    }

    @Test("texts that a stack view does not bound are one finding") func stack() throws {
        let texts = ["a", "b"].map { id in
            label(id, "The address or the password that you gave is not right at all", frame(0, 0, 460, 20), lines: 0)
        }
        let stack = """
            <stackView axis="vertical" alignment="leading" \(off) id="stack">\(frame(20, 100, 460, 40))<subviews>\(texts.joined())</subviews>
            </stackView>
            """
        #expect(try findings("multiline-no-wrap", in: stack, corner("stack", 20, 100)).map(\.object) == ["a"])
    }

    @Test("a label that is higher than its text shows it in the middle") func middle() throws {
        func found(_ height: Double) throws -> Int {
            let text = label("a", "Title", frame(20, 0, 200, height), length("h", "height", of: height))
            return try findings("outside-safe-area", in: text, corner("a", 20, 0)).count
        }
        #expect(try found(20.5) == 1)
        #expect(try found(60) == 0)
    }

    @Test("a view outside a scroll view that only its content holds is the one that moves") func floats() throws {
        func found(_ more: String) throws -> [String?] {
            let scroll = """
                <scrollView \(off) id="scroll">\(frame(0, 100, 375, 500))<subviews>\(box("list", 0, 0, 900, width: 375))</subviews>
                <constraints>\(tieEdges("s", of: "list", to: "scroll"))</constraints></scrollView>
                """
            let place =
                corner("scroll", 0, 100) + tie("r", "root.trailing", to: "scroll.trailing")
                + tie("b", "root.bottom", to: "scroll.bottom", plus: 67)
                + tie("bl", "bar.leading", to: "root.leading") + tie("c", "list.top", to: "bar.bottom")
            return try findings("floats-over-content", in: scroll + box("bar", 0, 60, 40, width: 375), place + more).map(\.object)
        }
        #expect(try found("") == ["bar"])
        #expect(try found(tie("bt", "bar.top", to: "root.top", plus: 60)) == ["list"])
    }

    @Test("a scroll view between two bounds is said to be so") func bounds() throws {
        let scroll = """
            <scrollView \(off) id="scroll">\(frame(0, 100, 375, 500))<subviews>\(box("list", 0, 0, 900, width: 375))</subviews>
            <constraints>\(tieEdges("s", of: "list", to: "scroll"))</constraints></scrollView>
            """
        let place =
            tieEdges("p", of: "scroll", to: "root", at: ["leading", "trailing"]) + tie("b", "root.bottom", to: "scroll.bottom", plus: 67)
            + tie("u", "scroll.top", to: "root.top", plus: 100, more: "relation=\"greaterThanOrEqual\"")
            + tie("v", "scroll.top", to: "root.top", plus: 200, more: "relation=\"lessThanOrEqual\"")
        let found = try findings("scroll-view-not-anchored", in: scroll, place)
        #expect(found.first?.message.contains("100 to 200 points") == true)
        #expect(found.first?.related.map(\.object) == ["u", "v"])
    }

    @Test("a text that must be as high as the other views of a stack view is cut by that") func equal() throws {
        let text = """
            <label \(off) text="A sentence of many words that needs several lines at the largest text size of all" numberOfLines="0" id="a">
            \(frame(0, 0, 335, 70))<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            """
        let stack = """
            <stackView axis="vertical" distribution="fillEqually" \(off) userLabel="Texts" id="stack">\(frame(20, 100, 335, 140))<subviews>\(text)
            <view \(off) id="v">\(frame(0, 70, 335, 70))<constraints>\(length("vh", "height", of: 70))</constraints></view></subviews></stackView>
            """
        let place = corner("stack", 20, 100) + tie("r", "root.trailing", to: "stack.trailing", plus: 20)
        let found = try findings("large-text-cut", in: stack, place, on: ["AX5"])
        #expect(found.first?.fix?.description.hasPrefix("Choose the distribution Fill in place of Fill Equally") == true, "\(found)")
    }

    @Test("a title needs no room for the space above and below it") func title() throws {
        func found(_ height: Double) throws -> Int {
            let button = """
                <button \(off) id="b">\(frame(20, 100, 335, height))<fontDescription key="fontDescription" style="UICTFontTextStyleCaption2"/>
                <state key="normal" title="Register"/><constraints>\(length("h", "height", of: height))</constraints></button>
                """
            let place = corner("b", 20, 100) + tie("r", "root.trailing", to: "b.trailing", plus: 20)
            return try findings("fixed-height-text", in: button, place, on: ["AX5"]).count
        }
        #expect(try found(36) == 1)
        #expect(try found(50) == 0)
    }

    @Test("a text that leaves the screen has nothing at its trailing edge, once and for sure") func trailing() throws {
        let found = try findings(
            "missing-trailing", "off-screen", in: label("a", "A sentence that is as long as a phone", frame(70, 100, 290, 20.5)),
            corner("a", 70, 100), on: ["retina4_0"])
        #expect(found.map(\.rule) == ["missing-trailing"] && found.map(\.severity) == [.warning], "\(found)")
    }

    @Test("what runs into the bottom is not said again as an overlap") func collision() throws {
        func button(_ id: String, _ y: Double, _ height: Double) -> String {
            """
            <button \(off) id="\(id)">\(frame(20, y, 335, height))<state key="normal" title="\(id)"/>
            <constraints>\(length("\(id)h", "height", of: height))\(length("\(id)w", "width", of: 280))</constraints></button>
            """
        }
        let place =
            corner("Send", 20, 420) + tie("lx", "Pay.leading", to: "root.leading", plus: 20)
            + tie("ly", "root.bottom", to: "Pay.bottom", plus: 50)
        let found = try findings(
            "runs-into-bottom", "overlapping-controls", in: button("Send", 420, 140) + button("Pay", 573, 44), place, on: ["retina4_0"])
        #expect(found.map(\.rule) == ["runs-into-bottom"])
    }

    @Test("the bound at the end of the content is named, not one on the way") func endBound() throws {
        let bound = "relation=\"greaterThanOrEqual\""
        let list =
            "<view \(off) id=\"list\">\(frame(0, 0, 375, 300))<constraints>\(length("lh", "height", of: 300, more: bound))</constraints></view>"
        let scroll = """
            <scrollView \(off) id="scroll">\(frame(0, 0, 375, 667))<subviews>\(list)</subviews><constraints>
            \(tieEdges("s", of: "list", to: "scroll", at: ["top", "leading", "trailing"]))\(tie("w", "list.width", to: "scroll.width"))
            \(tie("b", "scroll.bottom", to: "list.bottom", plus: 8, more: bound))</constraints></scrollView>
            """
        let found = try findings("scroll-content-height", in: scroll, tieEdges("p", of: "scroll", to: "root"))
        #expect(found.first?.message.contains("Scroll View.bottom ≥ View.bottom + 8 is only a bound") == true, "\(found)")
    }

    @Test("a view of an unknown height at the top of a row is not connected to its bottom") func unknownHeight() throws {
        let image = """
            <imageView \(off) id="image">\(frame(16, 8, 292, 207))<constraints>
            <constraint firstAttribute="width" secondItem="image" secondAttribute="height" multiplier="4:3" id="r"/></constraints></imageView>
            """
        func found(_ bottom: String) throws -> [String?] {
            let place =
                corner("image", 16, 8, in: "content")
                + tie("t", "content.trailing", to: "image.trailing", plus: 16, more: "relation=\"greaterThanOrEqual\"") + bottom
            return try findings("row-without-bottom", in: table(image, place, rowHeight: -1, height: 223), tableEdges).map(\.object)
        }
        #expect(try found("") == ["content"])
        #expect(try found(tie("b", "content.bottom", to: "image.bottom", plus: 8)) == [])
    }

    @Test("a width that a conflict breaks cuts no text") func brokenWidth() throws {
        let text = label("a", "Delivery address", frame(20, 100, 335, 20.5), length("w", "width", of: 42))
        let place = corner("a", 20, 100) + tie("r", "root.trailing", to: "a.trailing", plus: 20)
        #expect(try findings("fixed-width-text", in: text, place) == [])
    }

    @Test("a width from code ties the text in its view, and no other") func widthFromCode() throws {
        let width = "<constraint firstAttribute=\"width\" constant=\"30\" placeholder=\"YES\" id=\"w\"/>"
        func found(inList: String, inPanel: String) throws -> Int {
            let text = """
                <label \(off) text="A sentence of many words that is much longer than the screen is wide, and so on" numberOfLines="0" id="a">
                \(frame(0, 0, 375, 20))<fontDescription key="fontDescription" type="system" pointSize="17"/></label>
                """
            let panel = """
                <view \(off) id="panel">\(frame(0, 20, 30, 680))<constraints>\(inPanel)</constraints></view>
                """
            let content = """
                <view \(off) id="list">\(frame(0, 0, 375, 700))<subviews>\(text)\(panel)</subviews>
                <constraints>\(tieEdges("a", of: "a", to: "list", at: ["top", "leading", "trailing"]))
                \(tieEdges("i", of: "panel", to: "list", at: ["bottom", "leading"]))\(tie("ai", "panel.top", to: "a.bottom"))
                \(length("lh", "height", of: 700))\(inList)</constraints></view>
                """
            let scroll = """
                <scrollView \(off) id="scroll">\(frame(0, 0, 375, 667))<subviews>\(content)</subviews>
                <constraints>\(tieEdges("s", of: "list", to: "scroll"))</constraints></scrollView>
                """
            let (document, _) = Given.storyboard(scroll, tieEdges("p", of: "scroll", to: "root"))
            return Linter(rules: Rule.all.filter { $0.id == "scroll-cross-axis-tie" }).findings(in: document).count
        }
        #expect(try found(inList: width, inPanel: "") == 0)
        #expect(try found(inList: "", inPanel: width) == 1)
    }

    @Test("a picture that a text stretches is not wide on purpose") func picture() throws {
        func found(_ width: Double) throws -> Int {
            let text = """
                <label \(off) text="A sentence of many words that is much longer than the screen is wide, and so on" numberOfLines="0" id="a">
                \(frame(0, 0, 375, 20))<fontDescription key="fontDescription" type="system" pointSize="17"/></label>
                """
            let content = """
                <view \(off) id="list">\(frame(0, 0, 375, 700))<subviews>\(text)<imageView \(off) image="picture" id="image">\(frame(0, 20, 375, 680))
                </imageView></subviews><constraints>\(tieEdges("a", of: "a", to: "list", at: ["top", "leading", "trailing"]))
                \(tieEdges("i", of: "image", to: "list", at: ["bottom", "leading", "trailing"]))\(tie("ai", "image.top", to: "a.bottom"))
                \(length("lh", "height", of: 700))</constraints></view>
                """
            let scroll = """
                <scrollView \(off) id="scroll">\(frame(0, 0, 375, 667))<subviews>\(content)</subviews>
                <constraints>\(tieEdges("s", of: "list", to: "scroll"))</constraints></scrollView>
                """
            let (document, _) = Given.storyboard(
                scroll, tieEdges("p", of: "scroll", to: "root"), resources: "<image name=\"picture\" width=\"\(width)\" height=\"680\"/>")
            return Linter(rules: Rule.all.filter { $0.id == "scroll-cross-axis-tie" }).findings(in: document).count
        }
        #expect(try found(500) == 1)
        #expect(try found(1500) == 0)
    }

    @Test("a table in a row that sizes itself is what ends it, and nothing above the table") func tableInRow() throws {
        let list = "<tableView \(off) id=\"list\">\(frame(0, 76, 375, 60))</tableView>"
        let place =
            corner("one", 20, 8, in: "content") + tie("ly", "list.top", to: "one.bottom", plus: 8)
            + tieEdges("l", of: "list", to: "content", at: ["leading", "trailing"])
        func found(_ views: String, _ constraints: String) throws -> [String?] {
            try findings("row-without-bottom", in: table(views, constraints, rowHeight: -1, height: 136), tableEdges).map(\.object)
        }
        #expect(try found(box("one", 20, 8, 60), corner("one", 20, 8, in: "content")) == ["content"])
        #expect(try found(box("one", 20, 8, 60) + list, place) == [])
    }
}
