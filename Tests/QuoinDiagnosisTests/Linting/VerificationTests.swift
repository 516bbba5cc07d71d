import QuoinDiagnosis
import QuoinInterfaceBuilder
import QuoinScenes
import Testing

@Suite("Verified advice")
struct VerificationTests {
    private let document = SceneReader.read(
        Array(
            """
            {"root": {"w": 375, "h": 667}, "id": "card", "views": [{"id": "v", "name": "Card"}],
             "constraints": [{"id": "x", "first": "v.left", "second": "root.left"}, {"id": "y", "first": "v.top", "second": "root.top"},
              {"id": "w", "first": "v.width", "const": 100}, {"id": "tall", "first": "v.height", "const": 200},
              {"id": "low", "first": "v.height", "const": 84}]}
            """.utf8), path: "Card.json", kinds: .standard)

    /// The fix that remains of the given advice, from a rule that looks for constraints by their ids.
    private func fix(lookingFor ids: Set<String>, _ advice: [Fix]) -> Fix? {
        let rule = Rule("named", .warning, summary: "A constraint is there.") { scene in
            scene.constraints.filter { ids.contains($0.id) && $0.priority == 1000 }.prefix(1).map { constraint in
                var detection = Detection(object: "v", "\(constraint) is there.", advice: advice.first?.description)
                detection.edits = advice.first?.edits ?? []
                detection.otherAdvice = Array(advice.dropFirst())
                return detection
            }
        }
        return Linter(rules: [rule]).findings(in: document).first?.fix
    }

    @Test("advice that makes the finding go is given, and marked") func works() {
        let fix = fix(lookingFor: ["w"], [Fix("Remove it.", edits: [.removeConstraint("w")])])
        #expect(fix?.description == "Remove it.")
        #expect(fix?.isVerified == true)
    }

    @Test("advice that does not help is not given") func fails() {
        #expect(fix(lookingFor: ["w"], [Fix("Remove another.", edits: [.removeConstraint("x")])]) == nil)
        #expect(fix(lookingFor: ["w"], [Fix("Remove nothing.", edits: [.removeConstraint("nobody")])]) == nil)
    }

    @Test("the first advice that helps is given") func others() {
        let ways = [Fix("One", edits: [.removeConstraint("x")]), Fix("Two", edits: [.removeConstraint("w")]), Fix("Three")]
        #expect(fix(lookingFor: ["w"], ways)?.description == "Two")
    }

    @Test("bounds that contradict each other are not advised to become bounds")
    func bounds() throws {
        let document = SceneReader.read(
            Array(
                """
                {"root": {"w": 375, "h": 667}, "views": [{"id": "v", "name": "Card"}],
                 "constraints": [{"id": "x", "first": "v.left", "second": "root.left"}, {"id": "y", "first": "v.top", "second": "root.top"},
                  {"id": "h", "first": "v.height", "const": 20}, {"id": "most", "first": "v.width", "rel": "<=", "const": 100},
                  {"id": "least", "first": "v.width", "rel": ">=", "const": 200}]}
                """.utf8), path: "Card.json", kinds: .standard)
        try #require(document.error == nil)
        let findings = Linter().findings(in: document).filter { $0.rule == "conflict" }
        let fix = try #require(findings.first?.fix)
        #expect(findings.count == 1 && !fix.description.contains("inequality"))
        for case .setRelation in fix.edits { Issue.record("\(fix.edits)") }
    }

    @Test("advice that brings another mistake is not given") func brings() {
        let document = SceneReader.read(
            Array(
                """
                {"root": {"w": 375, "h": 667}, "id": "card", "views": [{"id": "v", "name": "Card"}],
                 "constraints": [{"id": "x", "first": "v.left", "second": "root.left"}, {"id": "y", "first": "v.top", "second": "root.top"},
                  {"id": "w", "first": "v.width", "const": 100}, {"id": "h", "first": "v.height", "const": 84}]}
                """.utf8), path: "Card.json", kinds: .standard)
        let rules = ["conflict", "ambiguous-layout"].compactMap { Rule.named($0) }
        let rule = Rule("width", .warning, summary: "A width is there.") { scene in
            scene.constraints.filter { $0.id == "w" }.map { _ in
                var detection = Detection(object: "v", "It has a width.", advice: "Remove it.")
                detection.edits = [.removeConstraint("w")]
                return detection
            }
        }
        let found = Linter(rules: rules + [rule]).findings(in: document).first { $0.rule == "width" }
        #expect(found != nil)
        #expect(found?.fix == nil, "without its width the view is ambiguous")
        #expect(Linter(rules: [rule]).findings(in: document).first?.fix?.isVerified == true)
    }

    @Test("words alone stay, and are not marked") func words() {
        let fix = fix(lookingFor: ["w"], [Fix("Think about it.")])
        #expect(fix?.description == "Think about it.")
        #expect(fix?.isVerified == false)
    }

    @Test("of two heights one goes, and the advice names it with its edit") func conflict() throws {
        let finding = try #require(Linter(rules: [Rule.named("conflict")].compactMap { $0 }).findings(in: document).first)
        #expect(finding.message == "Card cannot be both 200 and 84 high.")
        let fix = try #require(finding.fix)
        #expect(fix.isVerified && fix.isChoice)
        let scene = try #require(document.scenes.first)
        #expect(try SceneLayout(scene.applying(fix.edits)).conflicts().isEmpty)
    }

    @Test("where several constraints must go all are named") func several() throws {
        let document = SceneReader.read(
            Array(
                """
                {"root": {"w": 375, "h": 667}, "id": "card", "views": [{"id": "v", "name": "Card"}],
                 "constraints": [{"id": "one", "first": "v.height", "const": 1}, {"id": "two", "first": "v.height", "const": 2},
                  {"id": "three", "first": "v.height", "const": 3}]}
                """.utf8), path: "Card.json", kinds: .standard)
        let findings = Linter(rules: [Rule.named("conflict")].compactMap { $0 }).findings(in: document)
        let scene = try #require(document.scenes.first)
        for finding in findings {
            guard let fix = finding.fix else { continue }
            let left = try SceneLayout(scene.applying(fix.edits)).conflicts().map(\.broken)
            #expect(!left.contains(finding.object ?? ""))
        }
        #expect(findings.contains { $0.fix?.isVerified == true })
    }

    @Test("a longer conflict that goes with the advice for a shorter one is a part of it") func partOfShorter() throws {
        let document = SceneReader.read(
            Array(
                """
                {"root": {"w": 375, "h": 667}, "views": [{"id": "v", "name": "Card"}, {"id": "u", "name": "Copy"}],
                 "constraints": [{"id": "small", "first": "v.width", "const": 100},
                  {"id": "same", "first": "u.width", "second": "v.width"}, {"id": "copy", "first": "u.width", "const": 200},
                  {"id": "large", "first": "v.width", "const": 200}]}
                """.utf8), path: "Card.json", kinds: .standard)
        let findings = Linter(rules: [Rule.named("conflict")].compactMap { $0 }).findings(in: document)
        let finding = try #require(findings.first)
        #expect(findings.count == 1 && finding.fix?.isVerified == true, "\(findings.map(\.message))")
        #expect(finding.related.contains { $0.object == "copy" })
        for case .setPriority(_, let id) in finding.fix?.edits ?? [] { #expect(id == "small") }
        for case .removeConstraint(let id) in finding.fix?.edits ?? [] { #expect(id == "small") }
    }

    @Test("of the ways out of a conflict that one is advised that keeps the stored frames") func storedFrames() throws {
        let row = """
            <stackView distribution="fillEqually" translatesAutoresizingMaskIntoConstraints="NO" id="row">
            <rect key="frame" x="32" y="50" width="200" height="50"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="one"><rect key="frame" x="0" y="0" width="100" height="50"/></view>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="two"><rect key="frame" x="100" y="0" width="100" height="50"/></view>
            </subviews><constraints><constraint firstAttribute="width" constant="200" id="width"/>
            <constraint firstAttribute="height" constant="50" id="height"/></constraints></stackView>
            """
        let ties = """
            <constraint firstItem="row" firstAttribute="top" secondItem="root" secondAttribute="top" constant="50" id="top"/>
            <constraint firstItem="row" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="32" id="left"/>
            <constraint firstAttribute="trailing" secondItem="row" secondAttribute="trailing" constant="32" id="right"/>
            <constraint firstItem="row" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="center"/>
            """
        let findings = Linter().findings(in: Given.storyboard(row, ties).document).filter { $0.rule == "conflict" }
        let edits = try #require(findings.first?.fix).edits
        let touched = edits.compactMap { edit in
            switch edit {
            case .setPriority(_, let id), .removeConstraint(let id): id
            default: nil
            }
        }
        #expect(Set(touched) == ["right", "center"], "\(findings.map { "\($0.message) \($0.fix?.description ?? "")" })")
    }

    @Test("a choice is left to a person: no bytes are offered for it")
    func choices() throws {
        let pair = try #require(MistakePair.all.first { $0.rule == "conflict" })
        let finding = try #require(try pair.findings(pair.shows).first)
        #expect(finding.fix?.isVerified == true)
        #expect(finding.fix?.isChoice == true)
    }
}
