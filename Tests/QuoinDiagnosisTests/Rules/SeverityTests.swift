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
}
