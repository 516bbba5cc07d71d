import QuoinDiagnosis
import QuoinScenes
import Testing

/// Texts that make the content of a scroll view wider than its frame.
@Suite("Texts that nothing ties to a scroll view's frame")
struct UntiedTextTests: MarkupSuite {
    /// The findings about a label beside a switch, in a stack view that fills a scroll view.
    private func found(lines: Int, _ attributes: String = "", height: String = "") throws -> [Finding] {
        let row = """
            <stackView spacing="8" \(off) id="row" userLabel="Row">\(frame(0, 0, 375, 31))<subviews>
            <label text="Keep every line where the printer put it, however often the sheet is printed" numberOfLines="\(lines)" \(off) id="text">
            \(frame(0, 0, 318, 31))</label><switch \(off) id="switch">\(frame(326, 0, 51, 31))</switch></subviews></stackView>
            """
        let scroll = """
            <scrollView \(attributes) \(off) id="scroll">\(frame(0, 0, 375, 667))<subviews>\(row)</subviews><constraints>
            \(tieEdges("s", of: "row", to: "scroll"))\(height)</constraints></scrollView>
            """
        let document = Given.storyboard(scroll, tieEdges("r", of: "scroll", to: "root")).document
        if let error = document.error { throw error }
        return Linter(rules: Rule.all.filter { $0.id == "scroll-cross-axis-tie" }).findings(in: document)
    }

    @Test("a text that may wrap and is wider than the frame was to wrap, whatever stands beside it") func beside() throws {
        let finding = try #require(try found(lines: 0).first)
        #expect(finding.severity == .error && finding.fix?.isVerified == true, "\(finding)")
        #expect(finding.fix?.description == "Add Row.width = Scroll View.frameLayoutGuide.width.")
    }

    @Test("the width that is advised leaves room for the margins of the content") func margins() throws {
        let form = """
            <view \(off) id="form" userLabel="Form">\(frame(16, 0, 343, 60))<subviews>
            <label text="Keep every line where the printer put it, however often the sheet is printed" numberOfLines="0" \(off) id="text">
            \(frame(0, 0, 343, 60))</label></subviews><constraints>\(tieEdges("f", of: "text", to: "form"))</constraints></view>
            """
        let scroll = """
            <scrollView \(off) id="scroll">\(frame(0, 0, 375, 667))<subviews>\(form)</subviews><constraints>
            \(tie("t", "form.top", to: "scroll.top"))\(tie("b", "scroll.bottom", to: "form.bottom"))
            \(tie("l", "form.leading", to: "scroll.leading", plus: 16))\(tie("r", "form.trailing", to: "scroll.trailing", plus: -20))
            </constraints></scrollView>
            """
        let document = Given.storyboard(scroll, tieEdges("r", of: "scroll", to: "root")).document
        let found = Linter(rules: Rule.all.filter { $0.id == "scroll-cross-axis-tie" }).findings(in: document)
        #expect(found.first?.fix?.description == "Add Form.width = Scroll View.frameLayoutGuide.width − 36.")
        let edits = try #require(found.first?.fix?.edits), scene = try #require(document.scenes.first)
        let layout = try SceneAnalysis(try scene.applying(edits))
        #expect(layout.view("form")?.length(.horizontal) == 339)
    }

    @Test("a row of one line, or one that is as high as the frame or turns pages, scrolls sideways") func sideways() throws {
        #expect(try found(lines: 1).isEmpty)
        #expect(try found(lines: 0, "pagingEnabled=\"YES\"").isEmpty)
        #expect(try found(lines: 0, "alwaysBounceHorizontal=\"YES\"").isEmpty)
        #expect(try found(lines: 0, height: tie("h", "row.height", to: "scroll.height")).isEmpty)
    }
}
