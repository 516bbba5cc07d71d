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

    @Test("a choice is left to a person: no bytes are offered for it")
    func choices() throws {
        let pair = try #require(MistakePair.all.first { $0.rule == "conflict" })
        let finding = try #require(try pair.findings(pair.shows).first)
        #expect(finding.fix?.isVerified == true)
        #expect(finding.fix?.isChoice == true)
    }
}
