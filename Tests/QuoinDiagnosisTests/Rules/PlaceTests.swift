import Foundation
import QuoinDiagnosis
import QuoinInterfaceBuilder
import Testing

/// Findings about the positions of views, as far as a file decides them: on one axis alone, in rows, and in views that masks place.
@Suite("Views in the wrong place")
struct PlaceTests: MarkupSuite {
    /// A card of 200 by 80 with something in it.
    private func card(_ inner: String, _ constraints: String) throws -> [Finding] {
        let card = """
            <view \(off) id="card" userLabel="Card">\(frame(20, 100, 200, 80))<subviews>\(inner)</subviews><constraints>
            <constraint firstAttribute="width" constant="200" id="cw"/><constraint firstAttribute="height" constant="80" id="ch"/>
            \(constraints)</constraints></view>
            """
        let place =
            tie("cl", "card.leading", to: "root.leading", plus: 20) + tie("ct", "card.top", to: "root.top", plus: 100)
        return try findings("off-screen", in: card, place)
    }

    @Test("a view whose height is open is off the screen sideways all the same")
    func oneAxis() throws {
        let label = "<label text=\"Good morning\" \(off) id=\"title\">\(frame(10, 10, 100, 20))</label>"
        let center = tie("x", "title.centerX", to: "card.leading")
        #expect(try card(label, center).map(\.object) == ["title"])
        #expect(try card(label, tie("x", "title.leading", to: "card.leading")) == [])
    }

    @Test("a small word over an edge is to be read; a number, and what hangs over a corner, is a badge")
    func badges() throws {
        func label(_ text: String) -> String { "<label text=\"\(text)\" \(off) id=\"title\">\(frame(0, 20, 33, 20))</label>" }
        let edge = tie("x", "title.centerX", to: "card.leading") + tie("y", "title.top", to: "card.top", plus: 20)
        #expect(try card(label("Title"), edge).count == 1)
        #expect(try card(label("12"), edge) == [])
        let star =
            "<button \(off) id=\"star\">\(frame(-20, -20, 128, 128))"
            + "<constraints><constraint firstAttribute=\"width\" constant=\"90\" id=\"w\"/>"
            + "<constraint firstAttribute=\"height\" constant=\"60\" id=\"h\"/></constraints></button>"
        let corner =
            tie("x", "star.leading", to: "card.leading", plus: -20) + tie("y", "star.top", to: "card.top", plus: -20)
        #expect(try card(star, corner) == [])
        let side = tie("x", "star.leading", to: "card.leading", plus: -20) + tie("y", "star.top", to: "card.top")
        #expect(try card(star, side).map(\.object) == ["star"])
    }

    @Test("a label that is too high for its view is no matter of the constraint that holds its top")
    func tooLong() throws {
        let label =
            "<label text=\"Menu\" \(off) id=\"title\">\(frame(10, 4, 100, 90))<constraints>\(length("h", "height", of: 90))</constraints></label>"
        let held =
            tie("x", "title.leading", to: "card.leading", plus: 10) + tie("y", "title.top", to: "card.top", plus: 4)
        let found = try card(label, held)
        #expect(found.map(\.message) == ["The label \"Menu\" reaches 14 points beyond the bottom edge of \"Card\"."])
        #expect(found.first?.fix?.description == "Make \"Card\" higher, or the label \"Menu\" lower.")
    }

    @Test("an overlap says more than the frame that is out of date with it")
    func overlap() throws {
        func button(_ id: String, _ y: Double) -> String {
            "<button \(off) id=\"\(id)\">\(frame(20, y, 120, 40))"
                + "<constraints><constraint firstAttribute=\"width\" constant=\"120\" id=\"\(id)w\"/>"
                + "<constraint firstAttribute=\"height\" constant=\"40\" id=\"\(id)h\"/></constraints><state key=\"normal\" title=\"Go \(id)\"/></button>"
        }
        let places =
            tie("ax", "a.leading", to: "root.leading", plus: 20) + tie("bx", "b.leading", to: "a.leading")
            + tie("ay", "a.top", to: "root.top", plus: 100) + tie("by", "b.top", to: "a.top", plus: 12)
        let found = try findings("misplaced", "overlapping-controls", in: button("a", 100) + button("b", 150), places)
        #expect(found.map(\.rule) == ["overlapping-controls"])
    }

    /// A table with one row of 100 points that holds something.
    private func row(_ inner: String, _ constraints: String) throws -> [String] {
        let table = """
            <tableView \(off) dataMode="prototypes" rowHeight="100" id="table">\(frame(0, 0, 375, 667))<prototypes>
            <tableViewCell id="cell">\(frame(0, 28, 375, 100))<tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            \(frame(0, 0, 375, 100))<subviews>\(inner)</subviews><constraints>\(constraints)</constraints>
            </tableViewCellContentView></tableViewCell></prototypes></tableView>
            """
        let edges = tieEdges("t", of: "table", to: "root")
        return try findings("ambiguous-layout", "content-priority-ambiguity", in: table, edges).map { "\($0.rule) \($0.object ?? "")" }
    }

    @Test("a row in a table is checked for what it leaves open")
    func rows() throws {
        let box = "<view \(off) id=\"box\">\(frame(8, 8, 5, 5))<constraints>\(length("w", "width", of: 5))</constraints></view>"
        let corner =
            tie("x", "box.leading", to: "content.leading", plus: 8) + tie("y", "box.top", to: "content.top", plus: 8)
        #expect(try row(box, corner) == ["ambiguous-layout box"])
        // Xcode keeps the frame of a view without constraints.
        #expect(try row("<view \(off) id=\"box\">\(frame(8, 8, 5, 5))</view>", "") == [])
    }

    @Test("a translation that may just fit is a note")
    func translations() throws {
        func button(_ width: Double) throws -> [Severity] {
            let button =
                "<button \(off) id=\"b\">\(frame(20, 100, width, 40))<constraints>\(length("w", "width", of: width))</constraints>"
                + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/><state key=\"normal\" title=\"I agree\"/></button>"
            let place =
                tie("x", "b.leading", to: "root.leading", plus: 20) + tie("y", "b.top", to: "root.top", plus: 100)
            return try findings("fixed-width-text", in: button, place).map(\.severity)
        }
        // 53 points now, 80 at the most.
        #expect(try button(45) == [.warning])
        #expect(try button(60) == [.info])
        #expect(try button(76) == [.info])
        #expect(try button(90) == [])
    }

    @Test("a control that is larger than its container at both ends has room for fingers")
    func fingers() throws {
        let button =
            "<button \(off) id=\"b\">\(frame(-5, 0, 210, 40))<constraints>\(length("w", "width", of: 210))</constraints><state key=\"normal\" image=\"back\"/></button>"
        let center = tie("x", "b.centerX", to: "card.centerX") + tie("y", "b.top", to: "card.top")
        #expect(try card(button, center) == [])
    }

    @Test("code may give an image view without an image its size")
    func images() throws {
        let image = "<imageView ambiguous=\"YES\" \(off) id=\"icon\">\(frame(20, 20, 40, 40))</imageView>"
        let place =
            tie("x", "icon.leading", to: "root.leading", plus: 20) + tie("y", "icon.top", to: "root.top", plus: 20)
        let found = try findings("ambiguous-layout", in: image, place)
        #expect(found.map(\.severity) == [.warning])
        let box = image.replacingOccurrences(of: "imageView", with: "view")
        #expect(try findings("ambiguous-layout", in: box, place).map(\.severity) == [.error])
    }

    @Test("a scroll view whose height is tied to its content at a lower priority has one")
    func tiedScroll() throws {
        func scroll(_ more: String) throws -> [String] {
            let label = "<label text=\"A\" \(off) id=\"a\">\(frame(0, 0, 375, 20))</label>"
            let inside = tieEdges("i", of: "a", to: "scroll")
            let view =
                "<scrollView \(off) id=\"scroll\">\(frame(0, 20, 375, 20))<subviews>\(label)</subviews>"
                + "<constraints>\(inside)\(more)</constraints></scrollView>"
            let edges = tieEdges("s", of: "scroll", to: "root", at: ["top", "leading", "trailing"])
            return try findings("scroll-view-not-anchored", in: view, edges).map(\.rule)
        }
        #expect(try scroll("") == ["scroll-view-not-anchored"])
        #expect(try scroll(tie("tie", "a.height", to: "scroll.height", more: "priority=\"750\"")) == [])
    }

    @Test("a hidden arranged view is held open by a width that follows another view's, too")
    func hiddenWidth() throws {
        let stack = """
            <stackView \(off) id="stack">\(frame(0, 20, 375, 40))<subviews>
            <view \(off) id="shown">\(frame(0, 0, 100, 40))</view>
            <view hidden="YES" \(off) id="gone">\(frame(100, 0, 375, 40))</view></subviews></stackView>
            """
        let place = tieEdges("s", of: "stack", to: "root", at: ["leading", "top", "trailing"])
        let width = tie("wide", "gone.width", to: "root.width")
        let found = try findings("hidden-arranged-conflict", in: stack, place + width)
        #expect(found.flatMap { [$0.object] + $0.related.map(\.object) }.contains("wide"), "\(found)")
    }

    @Test("a label that grows away from the edge it is near has room, and one word never wraps")
    func wrapping() throws {
        func label(_ text: String, edge: String, x: Double) throws -> [Severity] {
            let label = "<label text=\"\(text)\" numberOfLines=\"0\" \(off) id=\"a\">\(frame(x, 100, 70, 20))</label>"
            let place =
                tie("x", "a.\(edge)", to: "root.\(edge)", plus: edge == "leading" ? 290 : -15)
                + tie("y", "a.top", to: "root.top", plus: 100)
            return try findings("multiline-no-wrap", in: label, place).map(\.severity)
        }
        #expect(try label("Two words", edge: "leading", x: 290) == [.info])
        #expect(try label("Two longer words", edge: "leading", x: 290) == [.warning])
        #expect(try label("Hatchback", edge: "leading", x: 290) == [.info])
        #expect(try label("Two words", edge: "trailing", x: 290) == [.info])
    }

    @Test("a hidden view is not held open by a height that is removed at build time")
    func removedHeight() throws {
        func stack(_ attributes: String) throws -> Int {
            let gone =
                "<view hidden=\"YES\" \(off) id=\"gone\">\(frame(0, 40, 375, 45))<constraints>"
                + "<constraint firstAttribute=\"height\" constant=\"45\" \(attributes) id=\"h\"/></constraints></view>"
            let stack =
                "<stackView axis=\"vertical\" \(off) id=\"stack\">\(frame(0, 20, 375, 85))<subviews>"
                + "<label text=\"A\" \(off) id=\"a\">\(frame(0, 0, 375, 40))</label>\(gone)</subviews></stackView>"
            let place = tieEdges("s", of: "stack", to: "root", at: ["leading", "top", "trailing"])
            return try findings("hidden-arranged-conflict", in: stack, place).count
        }
        #expect(try stack("") == 1)
        #expect(try stack("placeholder=\"YES\"") == 0)
    }

    @Test("what a chain from the bottom pushes off the top is not the fault of the bottom's constraint")
    func pushedOff() throws {
        let tall = "<view \(off) id=\"tall\">\(frame(0, -33, 375, 700))<constraints>\(length("th", "height", of: 700))</constraints></view>"
        let label = "<label text=\"Good morning\" \(off) id=\"title\">\(frame(20, -53, 100, 20))</label>"
        let place =
            tieEdges("t", of: "tall", to: "root", at: ["leading", "trailing", "bottom"])
            + tie("lx", "title.leading", to: "root.leading", plus: 20) + tie("ly", "title.bottom", to: "tall.top")
        let found = try findings("off-screen", in: tall + label, place)
        #expect(found.map(\.object) == ["title"])
        #expect(found.first?.message == "The label \"Good morning\" lies wholly beyond the top edge of the screen.")
        #expect(found.first?.related == [])
    }

    @Test("a text in a row is not in a table's header")
    func rowAdvice() throws {
        func label(_ id: String, _ text: String) -> String {
            "<label text=\"\(text)\" numberOfLines=\"0\" \(off) id=\"\(id)\">\(frame(20, 11, 335, 20))"
                + "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/></label>"
        }
        let inner = tieEdges("i", of: "a", to: "content")
        let table = """
            <tableView \(off) dataMode="prototypes" rowHeight="44" id="table">\(frame(0, 0, 375, 667))<prototypes>
            <tableViewCell id="cell">\(frame(0, 28, 375, 44))<tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            \(frame(0, 0, 375, 44))<subviews>\(label("a", "A sentence of some words that goes on"))</subviews><constraints>\(inner)</constraints>
            </tableViewCellContentView></tableViewCell></prototypes></tableView>
            """
        let edges = tieEdges("t", of: "table", to: "root")
        let found = try findings("large-text-cut", in: table, edges)
        #expect(
            found.map { $0.fix?.description ?? "" } == ["Let the row size itself, or compute its height for the text size."], "\(found)")
    }

    @Test("a toolbar that only the canvas shows covers nothing, the home indicator does") func simulatedToolbar() throws {
        func found(_ hidden: String, at y: Double) -> [String] {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES" useSafeAreas="YES" toolsVersion="22505">
                <device id="retina6_12" orientation="portrait"/><scenes><scene sceneID="one"><objects><viewController id="controller">
                <view key="view" id="root">\(frame(0, 0, 393, 852))<subviews><button \(off) id="go">\(frame(20, y, 80, 34))
                <state key="normal" title="Go"/></button></subviews><constraints>\(tie("x", "go.leading", to: "root.leading", plus: 20))
                \(tie("y", "root.bottom", to: "go.bottom", plus: 852 - y - 34))</constraints></view>
                <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/></viewController></objects></scene><scene sceneID="two"><objects>
                <navigationController \(hidden) id="navigation"><connections><segue destination="controller" kind="relationship"
                relationship="rootViewController" id="segue"/></connections></navigationController></objects></scene></scenes></document>
                """
            let document = InterfaceBuilderFile.read(Array(text.utf8), path: "Main.storyboard")
            return Linter(rules: Rule.all.filter { $0.id == "outside-safe-area" }).findings(in: document).map(\.message)
        }
        #expect(found("", at: 780) == [])
        #expect(found("", at: 810).first?.hasPrefix("The button \"Go\" lies 26 points under the home indicator") == true)
        #expect(found("toolbarHidden=\"NO\"", at: 780).first?.contains("under the toolbar") == true)
    }
}
