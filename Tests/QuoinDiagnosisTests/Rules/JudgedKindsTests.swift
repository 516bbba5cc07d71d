import QuoinDiagnosis
import QuoinInterfaceBuilder
import QuoinScenes
import Testing

/// Kinds of findings that were read against their files: what is said, and how much weight it has.
@Suite("Kinds of findings that were judged")
struct JudgedKindsTests: MarkupSuite {
    private func findings(_ rule: String, in document: Document, on devices: [String] = []) throws -> [Finding] {
        if let error = document.error { throw error }
        let environments = [.unchanged] + devices.compactMap { EnvironmentOverride($0) }
        return Linter(rules: Rule.all.filter { $0.id == rule }, environments: environments).findings(in: document)
    }

    private func findings(_ rule: String, in views: String, _ constraints: String, on devices: [String] = []) throws -> [Finding] {
        try findings(rule, in: Given.storyboard(views, constraints).document, on: devices)
    }

    @Test("a field that was drawn below the screen may slide in; one whose frame says otherwise is lost") func parked() throws {
        func severity(_ y: Double) throws -> [Severity] {
            let field =
                "<textField \(off) id=\"field\">\(frame(0, y, 375, 34))<constraints>\(length("h", "height", of: 34))</constraints></textField>"
            return try findings(
                "off-screen", in: field,
                tie("l", "field.leading", to: "root.leading") + tie("t", "root.trailing", to: "field.trailing")
                    + tie("b", "root.bottom", to: "field.bottom", plus: -100)
            ).map(\.severity)
        }
        #expect(try severity(733) == [.info])
        #expect(try severity(533) == [.warning])
    }

    @Test("what sticks out at the top is a matter of the constraint at its top") func edge() throws {
        let card = """
            <view \(off) id="card">\(frame(20, 100, 335, 58))<subviews><textField \(off) id="field">\(frame(0, 0, 335, 58))</textField></subviews>
            <constraints>\(length("ch", "height", of: 58))\(tie("b", "card.bottom", to: "field.bottom", plus: 8))\(tie("u", "field.top", to: "card.top", plus: -8))
            \(tie("l", "field.leading", to: "card.leading"))\(tie("t", "card.trailing", to: "field.trailing"))</constraints></view>
            """
        let place =
            tie("cl", "card.leading", to: "root.leading", plus: 20) + tie("ct", "root.trailing", to: "card.trailing", plus: 20)
            + tie("cu", "card.top", to: "root.top", plus: 100)
        let found = try findings("off-screen", in: card, place)
        #expect(found.map { $0.related.first?.object } == ["u"])
    }

    @Test("two buttons whose centers are tied to each other are two states of one") func states() throws {
        func found(_ constant: Double) throws -> Int {
            func button(_ id: String, _ size: Double) -> String {
                "<button \(off) id=\"\(id)\"><state key=\"normal\" title=\"\(id)\"/>\(frame(100, 100, size, size))"
                    + "<constraints>\(length("w\(id)", "width", of: size))\(length("h\(id)", "height", of: size))</constraints></button>"
            }
            return try findings(
                "overlapping-controls", in: button("play", 60) + button("stop", 50),
                tie("l", "play.leading", to: "root.leading", plus: 100) + tie("u", "play.top", to: "root.top", plus: 100)
                    + tie("x", "stop.centerX", to: "play.centerX", plus: constant) + tie("y", "stop.centerY", to: "play.centerY")
            ).count
        }
        #expect(try found(0) == 0)
        #expect(try found(20) == 1)
    }

    @Test("a label in a stack view with a width of its own wraps there") func wraps() throws {
        func found(_ width: String) throws -> Int {
            let label =
                "<label text=\"The address or the password that you gave is not right\" numberOfLines=\"0\" \(off) id=\"text\">\(frame(0, 0, 213, 40))"
                + "<constraints>\(width)</constraints></label>"
            let stack =
                "<stackView axis=\"vertical\" alignment=\"center\" \(off) id=\"stack\">\(frame(81, 100, 213, 40))<subviews>\(label)</subviews></stackView>"
            return try findings(
                "multiline-no-wrap", in: stack,
                tie("x", "stack.centerX", to: "root.centerX") + tie("u", "stack.top", to: "root.top", plus: 100)
            ).count
        }
        #expect(try found(length("w", "width", of: 213)) == 0)
        #expect(try found("") == 1)
    }

    @Test("what a stack view places under the home indicator hangs on what holds the views around it") func panel() throws {
        let label = "<label text=\"Public\" \(off) id=\"text\">\(frame(0, 10, 60, 20))</label>"
        let panel = """
            <view \(off) id="panel" userLabel="Panel">\(frame(0, 727, 375, 85))<subviews><stackView axis="vertical" \(off) id="stack">\(frame(0, 60, 375, 20))
            <subviews>\(label)</subviews></stackView></subviews><constraints>\(tie("sl", "stack.leading", to: "panel.leading"))
            \(tie("st", "panel.trailing", to: "stack.trailing"))\(tie("sb", "panel.bottom", to: "stack.bottom", plus: 4))</constraints></view>
            """
        let found = try findings(
            "outside-safe-area", in: panel,
            tie("l", "panel.leading", to: "root.leading") + tie("t", "root.trailing", to: "panel.trailing")
                + tie("b", "root.bottom", to: "panel.bottom")
                + "<constraint firstItem=\"panel\" firstAttribute=\"height\" constant=\"85\" id=\"h\"/>", on: ["retina5_9"])
        #expect(found.map { $0.related.first?.object } == ["b"])
        #expect(found.first?.fix?.description.hasPrefix("Pin \"Panel\" to the safe area") == true)
    }

    @Test("a bar that has no room above the home indicator stays at the edge, and grows") func lowBar() throws {
        func fix(_ top: String) throws -> Fix? {
            let bar = """
                <view \(off) id="bar" userLabel="Bar">\(frame(0, 607, 375, 60))<subviews><button \(off) id="ok"><state key="normal" title="OK"/>
                \(frame(50, 10, 200, 40))</button></subviews><constraints>\(tie("x", "ok.centerX", to: "bar.centerX"))
                \(tie("y", "bar.bottom", to: "ok.bottom", plus: 10))\(tie("z", "ok.top", to: "bar.top", plus: 10))</constraints></view>
                """
            return try findings(
                "outside-safe-area", in: bar, tieEdges("p", of: "bar", to: "root", at: ["leading", "bottom", "trailing"]) + top,
                on: ["retina5_9"]
            ).first?.fix
        }
        let free = try fix("")
        #expect(free?.isVerified == true && free?.description.hasPrefix("Pin \"Bar\"") == true, "\(String(describing: free))")
        let held = try fix(tie("q", "bar.top", to: "root.bottom", plus: -60))
        #expect(held?.isVerified == false && held?.description.hasPrefix("Keep \"Bar\" at the edge") == true, "\(String(describing: held))")
    }

    @Test("on a dimmed background the button goes into the safe area, not the background") func background() throws {
        let dim = """
            <view \(off) id="dim" userLabel="Dim">\(frame(0, 0, 375, 667))<subviews><button \(off) id="ok"><state key="normal" title="OK"/>
            \(frame(50, 632, 200, 30))</button></subviews><constraints>\(tie("x", "ok.centerX", to: "dim.centerX"))
            \(tie("y", "dim.bottom", to: "ok.bottom", plus: 5))</constraints></view>
            """
        let pins = tieEdges("p", of: "dim", to: "root", at: ["top", "leading", "bottom", "trailing"])
        let found = try findings("outside-safe-area", in: dim, pins, on: ["retina5_9"])
        #expect(found.first?.fix?.description.hasPrefix("Pin it to the safe area") == true)
    }

    @Test("a hidden button is said to need the width that its constraint asks for") func hidden() throws {
        let button =
            "<button hidden=\"YES\" horizontalCompressionResistancePriority=\"1000\" \(off) id=\"again\"><state key=\"normal\" title=\"Connect again\"/>"
            + "\(frame(0, 0, 25, 25))<constraints>\(length("w", "width", of: 25))</constraints></button>"
        let stack =
            "<stackView \(off) id=\"stack\">\(frame(20, 100, 335, 25))<subviews><label text=\"Server\" \(off) id=\"text\">\(frame(0, 0, 310, 25))</label>\(button)</subviews></stackView>"
        let found = try findings(
            "hidden-arranged-conflict", in: stack,
            tie("l", "stack.leading", to: "root.leading", plus: 20) + tie("t", "root.trailing", to: "stack.trailing", plus: 20)
                + tie("u", "stack.top", to: "root.top", plus: 100))
        #expect(found.allSatisfy { !$0.message.contains("79") })
        #expect(found.contains { $0.message.contains("25") })
    }

    @Test("an empty view between the content's edges is what has no width, and not a label that is only bounded") func bare() throws {
        let scroll = """
            <scrollView \(off) id="scroll">\(frame(0, 0, 375, 667))<subviews><view \(off) id="bare" userLabel="Confetti">\(frame(0, 0, 375, 600))
            <constraints>\(length("bh", "height", of: 600))</constraints></view><label text="Privacy" \(off) id="text">\(frame(100, 20, 100, 20))</label></subviews>
            <constraints>\(tieEdges("b", of: "bare", to: "scroll", at: ["top", "leading", "bottom", "trailing"]))
            <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="text" secondAttribute="trailing" constant="5" id="g"/>
            \(tie("x", "text.leading", to: "scroll.leading", plus: 5))\(tie("y", "text.top", to: "scroll.top", plus: 20))</constraints></scrollView>
            """
        let pins = tieEdges("p", of: "scroll", to: "root", at: ["top", "leading", "bottom", "trailing"])
        let found = try findings("scroll-content-width", in: scroll, pins)
        #expect(found.first?.message.contains("\"Confetti\" is pinned to both edges") == true)
    }
}
