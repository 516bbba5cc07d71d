import QuoinDiagnosis
import QuoinInterfaceBuilder
import QuoinScenes
import Testing

/// Rows, items and views of xibs, whose sizes a file does not decide.
@Suite("Rows and xibs that were judged")
struct JudgedRowsTests: MarkupSuite {
    private func pins(_ inner: String, to outer: String, plus constant: Double = 0) -> String {
        ["top", "leading"].map { tie("\(inner)-\($0)", "\(inner).\($0)", to: "\(outer).\($0)", plus: constant) }.joined()
            + ["bottom", "trailing"].map { tie("\(inner)-\($0)", "\(outer).\($0)", to: "\(inner).\($0)", plus: constant) }.joined()
    }

    private func xib(_ view: String) -> Document {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES" useSafeAreas="YES" toolsVersion="22505">
            <device id="retina4_7"/><objects>\(view)</objects></document>
            """
        return InterfaceBuilderFile.read(Array(text.utf8), path: "View.xib")
    }

    private func cell(drawn: Double) -> Document {
        xib(
            """
            <tableViewCell id="cell" rowHeight="\(drawn)">\(frame(0, 0, 320, drawn))
            <tableViewCellContentView key="contentView" id="content">\(frame(0, 0, 320, drawn))<subviews>
            <view \(off) id="box">\(frame(8, 8, 304, 164))<constraints>\(length("h", "height", of: 164))</constraints></view></subviews>
            <constraints>\(pins("box", to: "content", plus: 8))</constraints></tableViewCellContentView></tableViewCell>
            """)
    }

    @Test("a row that is drawn a point too high is a note; nobody sees a point") func aPoint() {
        let linter = Linter(rules: Rule.all.filter { $0.id == "ambiguous-layout" })
        #expect(linter.findings(in: cell(drawn: 181)).map(\.severity) == [.info])
        #expect(linter.findings(in: cell(drawn: 200)).map(\.severity) == [.warning])
        #expect(
            linter.findings(in: cell(drawn: 200)).first?.fix?.description.hasSuffix("or give the row the height that its content needs.")
                == true)
    }

    @Test("an item of a collection is no row") func item() {
        let document = xib(
            """
            <collectionViewCell id="cell">\(frame(0, 0, 300, 200))<collectionViewCellContentView key="contentView" id="content">
            \(frame(0, 0, 300, 200))<subviews><view \(off) id="box">\(frame(8, 8, 284, 164))<constraints>\(length("h", "height", of: 164))</constraints>
            </view></subviews><constraints>\(pins("box", to: "content", plus: 8))</constraints></collectionViewCellContentView></collectionViewCell>
            """)
        let found = Linter(rules: Rule.all.filter { $0.id == "ambiguous-layout" }).findings(in: document)
        #expect(found.count == 1)
        #expect(found.allSatisfy { $0.fix?.description.contains("row") != true && $0.message.hasPrefix("The item") })
    }

    @Test("a width that is no screen's is only drawn: what does not fit it is a note") func drawn() {
        func severity(_ width: Double) -> [Severity] {
            let document = xib(
                """
                <view id="root">\(frame(0, 0, width, 82))<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/><subviews>
                <view \(off) id="box">\(frame(8, 8, width - 16, 66))<constraints>\(length("w", "width", of: 34))</constraints></view></subviews>
                <constraints>\(pins("box", to: "root", plus: 8))</constraints></view>
                """)
            return Linter(rules: Rule.all.filter { $0.id == "conflict" }).findings(in: document).map(\.severity)
        }
        #expect(severity(81) == [.info])
        #expect(severity(375) == [.warning])
    }

    @Test("the width of an item in a xib is its layout's, that of a row is not any table's") func itemWidth() {
        func severity(_ cell: String, _ content: String) -> [Severity] {
            let document = xib(
                """
                <\(cell) id="cell">\(frame(0, 0, 90, 82))<\(content) key="contentView" id="content">\(frame(0, 0, 90, 82))<subviews>
                <view \(off) id="box">\(frame(8, 8, 74, 66))<constraints>\(length("w", "width", of: 34))</constraints></view></subviews>
                <constraints>\(pins("box", to: "content", plus: 8))</constraints></\(content)></\(cell)>
                """)
            return Linter(rules: Rule.all.filter { $0.id == "conflict" }).findings(in: document).map(\.severity)
        }
        #expect(severity("collectionViewCell", "collectionViewCellContentView") == [.info])
        #expect(severity("tableViewCell", "tableViewCellContentView") == [.warning])
    }

    @Test("two widths of one view contradict each other, whatever the row around it grows to") func twoWidths() {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES" useSafeAreas="YES" toolsVersion="22505">
            <device id="retina4_7"/><scenes><scene sceneID="scene"><objects><viewController id="controller">
            <tableView key="view" rowHeight="-1" id="table">\(frame(0, 0, 375, 667))<prototypes><tableViewCell id="cell">\(frame(0, 28, 375, 37))
            <tableViewCellContentView key="contentView" id="content">\(frame(0, 0, 375, 37))<subviews>
            <imageView \(off) id="mark">\(frame(16, 4, 29, 29))<constraints>\(tie("a", "mark.width", to: "mark.height"))
            \(length("w", "width", of: 29))\(length("v", "width", of: 69))</constraints></imageView></subviews><constraints>
            \(tie("l", "mark.leading", to: "content.leading", plus: 16))\(tie("t", "mark.top", to: "content.top", plus: 4))
            \(tie("b", "content.bottom", to: "mark.bottom", plus: 4))</constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
            </viewController></objects></scene></scenes></document>
            """
        let document = InterfaceBuilderFile.read(Array(text.utf8), path: "Main.storyboard")
        let found = Linter(rules: Rule.all.filter { $0.id == "conflict" }).findings(in: document)
        #expect(found.count == 1)
        #expect(found.allSatisfy { ["w", "v"].contains($0.object) })
    }

    @Test("titles grow at the largest text size, whatever Xcode's canvas made of them") func titles() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES" useSafeAreas="YES" toolsVersion="14113">
            <device id="retina4_7"/><objects><view id="root">\(frame(0, 0, 375, 667))<subviews><label text="Welcome" \(off) id="text">
            \(frame(16, 60, 343, 28))<fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
            <constraints>\(length("h", "height", of: 28))</constraints></label></subviews><constraints>\(tie("x", "text.leading", to: "root.leading", plus: 16))
            \(tie("y", "text.top", to: "root.top", plus: 60))</constraints></view></objects></document>
            """
        let document = InterfaceBuilderFile.read(Array(text.utf8), path: "View.xib")
        let found = Linter(rules: Rule.all.filter { $0.id == "fixed-height-text" }).findings(in: document)
        #expect(found.first?.message.contains("its text needs 69") == true, "\(found)")
    }

    @Test("texts from code share the height of a row as they come") func rowTexts() throws {
        func severity(_ outlet: String) -> [Severity] {
            let labels = ["a", "b"].map { id in
                "<label text=\"Title\" verticalHuggingPriority=\"251\" \(off) id=\"\(id)\">\(frame(16, id == "a" ? 8 : 70, 80, 62))</label>"
            }
            let document = xib(
                """
                <tableViewCell id="cell" rowHeight="140">\(frame(0, 0, 375, 140))<tableViewCellContentView key="contentView" id="content">
                \(frame(0, 0, 375, 140))<subviews>\(labels.joined())</subviews><constraints>\(tie("x", "a.leading", to: "content.leading", plus: 16))
                \(tie("y", "a.top", to: "content.top", plus: 8))\(tie("z", "b.leading", to: "a.leading"))\(tie("u", "b.top", to: "a.bottom"))
                \(tie("v", "content.bottom", to: "b.bottom", plus: 8))</constraints></tableViewCellContentView><connections>
                <outlet property="title" destination="\(outlet)" id="outlet"/></connections></tableViewCell>
                """)
            return Linter(rules: Rule.all.filter { $0.id == "content-priority-ambiguity" }).findings(in: document).map(\.severity)
        }
        #expect(severity("a") == severity("b"))
        #expect(severity("a").allSatisfy { $0 < .error })
    }

    @Test("a text that is cut in a view of free height is a note: whoever shows the view may make it higher") func freeHeight() throws {
        let long = "A text of several lines that grows a great deal at the largest sizes which people can choose for all their texts"
        func severity(_ document: Document) throws -> [Severity] {
            let large = try #require(EnvironmentOverride("retina4_7:AX5"))
            return Linter(rules: Rule.all.filter { $0.id == "large-text-cut" }, environments: [large]).findings(in: document).map(
                \.severity)
        }
        let label = """
            <label text="\(long)" numberOfLines="0" \(off) id="text">\(frame(16, 16, 343, 60))
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            """
        let free = xib(
            """
            <view id="root">\(frame(0, 0, 375, 92))<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
            <subviews>\(label)</subviews><constraints>\(pins("text", to: "root", plus: 16))</constraints></view>
            """)
        #expect(try severity(free) == [.info])
    }
}
