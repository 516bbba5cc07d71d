import QuoinDiagnosis
import QuoinInterfaceBuilder
import QuoinScenes
import Testing

/// Findings that are only information where code, or the text itself, may well be as it should.
@Suite("How sure a warning is")
struct SeverityTests: MarkupSuite {
    private func severities(_ rule: String, in views: String, _ constraints: String, outlet: String = "nobody") throws -> [Severity] {
        let owner = """
            <view \(off) id="owner">\(frame(0, 600, 375, 9))<constraints>\(length("oh", "height", of: 9))</constraints>
            <connections><outlet property="property" destination="\(outlet)" id="outlet"/></connections></view>
            """
        let place =
            tie("ol", "owner.leading", to: "root.leading") + tie("ot", "root.trailing", to: "owner.trailing")
            + tie("ob", "root.bottom", to: "owner.bottom", plus: 58)
        let document = Given.storyboard(views + owner, constraints + place).document
        if let error = document.error { throw error }
        let linter = Linter(
            rules: Rule.all.filter { $0.id == rule }, environments: [.unchanged, EnvironmentOverride("AX5")].compactMap { $0 })
        return linter.findings(in: document).map(\.severity)
    }

    private func label(_ id: String, _ text: String, _ place: String, _ constraints: String = "", more: String = "") -> String {
        """
        <label \(off) text="\(text)" horizontalHuggingPriority="251" \(more) id="\(id)">\(place)
        <fontDescription key="fontDescription" type="system" pointSize="17"/><constraints>\(constraints)</constraints></label>
        """
    }

    private func button(_ id: String, _ title: String, _ place: String) -> String {
        """
        <button \(off) id="\(id)">\(place)<state key="normal" title="\(title)"/>
        <constraints>\(length("\(id)w", "width", of: 100))\(length("\(id)h", "height", of: 44))</constraints></button>
        """
    }

    private func corner(_ id: String, _ x: Double, _ y: Double) -> String {
        tie("\(id)x", "\(id).leading", to: "root.leading", plus: x) + tie("\(id)y", "\(id).top", to: "root.top", plus: y)
    }

    @Test("a conflict in a stack view that code fills is a note") func filledStack() throws {
        let stack = """
            <stackView \(off) id="stack">\(frame(0, 20, 375, 40))<subviews><view \(off) id="box">\(frame(0, 0, 375, 40))
            <constraints>\(length("w", "width", of: 100))</constraints></view></subviews></stackView>
            """
        let place = corner("stack", 0, 20) + tie("t", "root.trailing", to: "stack.trailing")
        #expect(try severities("conflict", in: stack, place) == [.error])
        #expect(try severities("conflict", in: stack, place, outlet: "stack") == [.info])
    }

    @Test("a bound of a scroll view's content that code may change, and content that only code can size, are notes") func scroll() throws {
        let box = "<view \(off) id=\"box\">\(frame(0, 0, 375, 300))<constraints>\(length("bh", "height", of: 300))</constraints></view>"
        let bound = tie("b", "scroll.bottom", to: "box.bottom", plus: 8, more: "relation=\"greaterThanOrEqual\"")
        let tied =
            tieEdges("s", of: "box", to: "scroll", at: ["top", "leading", "trailing"]) + tie("w", "box.width", to: "scroll.width") + bound
        let loose = "<view id=\"box\">\(frame(0, 0, 375, 900))<autoresizingMask key=\"autoresizingMask\"/></view>"
        func found(_ inner: String, _ constraints: String, outlet: String) throws -> [Severity] {
            let scroll = """
                <scrollView \(off) id="scroll">\(frame(0, 0, 375, 667))<subviews>\(inner)</subviews><constraints>\(constraints)</constraints>
                </scrollView>
                """
            return try severities("scroll-content-height", in: scroll, tieEdges("p", of: "scroll", to: "root"), outlet: outlet)
        }
        #expect(try found(box, tied, outlet: "nobody") == [.warning])
        #expect(try found(box, tied, outlet: "b") == [.info])
        #expect(try found(loose, "", outlet: "nobody") == [.warning])
        #expect(try found(loose, "", outlet: "scroll") == [.info])
    }
}
