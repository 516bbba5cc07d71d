import QuoinDiagnosis
import QuoinInterfaceBuilder
import QuoinScenes
import Testing

/// Which of the constraints that contradict each other is advised to go.
@Suite("Ways out of conflicts")
struct WayOutTests: MarkupSuite {
    /// The findings in a screen with a safe area, as it was drawn and on other devices.
    private func findings(_ rules: [String], _ views: String, _ constraints: String, on devices: [String]) throws -> [Finding] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES" useSafeAreas="YES" toolsVersion="12121">
            <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="scene"><objects><viewController id="controller">
            <nil key="simulatedStatusBarMetrics"/><view key="view" id="root">\(frame(0, 0, 375, 667))<subviews>\(views)</subviews><constraints>\(constraints)</constraints>
            <viewLayoutGuide key="safeArea" id="safe"/></view></viewController></objects></scene></scenes></document>
            """
        let document = InterfaceBuilderFile.read(Array(text.utf8), path: "Main.storyboard")
        if let error = document.error { throw error }
        let environments = [.unchanged] + devices.compactMap { EnvironmentOverride($0) }
        return Linter(rules: Rule.all.filter { rules.contains($0.id) }, environments: environments).findings(in: document)
    }

    private func picture(_ constraints: String) throws -> Fix? {
        let view = "<imageView \(off) id=\"map\">\(frame(0, 0, 375, 667))</imageView>"
        let sides = tieEdges("s", of: "map", to: "root", at: ["leading", "trailing"])
        return try findings(["conflict"], view, sides + constraints, on: ["retina6_1"]).first?.fix
    }

    @Test("of two pins to the safe area and a center in the view the center goes") func center() throws {
        let edges = ["top", "bottom"].map { tie($0, "map.\($0)", to: "safe.\($0)") }.joined()
        let fix = try #require(try picture(tie("y", "map.centerY", to: "root.centerY") + edges))
        #expect(fix.edits == [.removeConstraint("y")] && fix.isVerified, "\(fix)")
    }

    @Test("of a center and a height of the view and a pin to its safe area the pin goes") func pin() throws {
        let whole = tie("y", "map.centerY", to: "root.centerY") + tie("h", "map.height", to: "root.height")
        let fix = try #require(try picture(whole + tie("b", "map.bottom", to: "safe.bottom")))
        #expect(fix.edits == [.removeConstraint("b")] && fix.isVerified, "\(fix)")
    }

    @Test("where the content says how high a card is, its aspect ratio gives way on other screens") func ratio() throws {
        let card = """
            <view \(off) id="card">\(frame(20, 100, 335, 167.5))<subviews><button \(off) id="go">\(frame(20, 20, 80, 127.5))
            <state key="normal" title="Go"/><constraints>\(length("h", "height", of: 127.5))</constraints></button></subviews><constraints>
            \(tie("r", "card.width", to: "card.height", more: "multiplier=\"2\""))\(tie("u", "go.top", to: "card.top", plus: 20))
            \(tie("d", "card.bottom", to: "go.bottom", plus: 20))\(tie("l", "go.leading", to: "card.leading", plus: 20))</constraints></view>
            """
        let place =
            tie("a", "card.leading", to: "root.leading", plus: 20) + tie("b", "root.trailing", to: "card.trailing", plus: 20)
            + tie("c", "card.top", to: "root.top", plus: 100)
        let fix = try #require(try findings(["conflict"], card, place, on: ["retina6_7"]).first?.fix)
        #expect(fix.edits == [.setPriority(999, of: "r")] && fix.isVerified, "\(fix)")
    }

    @Test("a conflict that spreads to more devices is a new one: what brings it is no advice") func spreads() throws {
        let bar = """
            <view \(off) id="page">\(frame(0, 0, 375, 774))</view><view \(off) id="bar">\(frame(0, 782, 375, 30))<subviews>
            <button \(off) id="add">\(frame(320, 10, 20, 20))<state key="normal" title="+"/><constraints>
            \(length("h", "height", of: 20))</constraints></button></subviews><constraints>
            \(tie("u", "add.top", to: "bar.top", plus: 10))\(tie("d", "bar.bottom", to: "add.bottom"))
            \(tie("t", "bar.trailing", to: "add.trailing", plus: 30))</constraints></view>
            """
        let sides = ["page", "bar"].map { tieEdges($0, of: $0, to: "root", at: ["leading", "trailing"]) }.joined()
        let found = try findings(
            ["outside-safe-area", "conflict"], bar,
            sides + tie("p", "page.top", to: "root.top") + tie("q", "safe.bottom", to: "page.bottom", plus: -4)
                + tie("g", "bar.top", to: "page.bottom", plus: 8) + tie("e", "root.bottom", to: "bar.bottom"),
            on: ["retina6_1", "retina5_9"])
        let covered = found.first { $0.rule == "outside-safe-area" }
        #expect(covered?.fix?.edits.isEmpty != false, "\(found)")
    }
}
