import QuoinScenes
import Testing

@testable import QuoinDiagnosis

@Suite("Rules")
struct RuleTests {
    private let document = Given.document(
        #"{"id": "a", "type": "button", "frame": [0, 0, 100, 30]}, {"id": "b", "type": "button", "frame": [0, 50, 100, 44]}"#)

    private let low = Rule("low-button", .warning, summary: "A button is lower than a finger.") { scene in
        scene.views.filter { $0.kind == "button" && $0.length(.vertical) < 44 }.map { button in
            Detection(button, "\(button.sentenceTitle) is low.", advice: "Make it higher.")
        }
    }

    @Test("a rule of one's own finds what it detects, beside the standard ones") func ownRule() {
        let findings = Linter(rules: .standard + [low]).findings(in: document)
        #expect(findings.filter { $0.rule == "low-button" }.map(\.object) == ["a"])
        #expect(findings.first { $0.rule == "low-button" }?.fix?.description == "Make it higher.")
        #expect(findings.first { $0.rule == "low-button" }?.severity == .warning)
    }

    @Test("a detection may have a severity of its own") func severity() {
        let rule = Rule("x", .info, summary: "X.") { scene in [Detection(scene.root, severity: .error, "Wrong.")] }
        #expect(Linter(rules: [rule]).findings(in: document).map(\.severity) == [.error])
    }

    @Test("detections of one object and aspect are one finding, of several aspects several") func aspects() {
        let rule = Rule("x", .info, summary: "X.") { scene in
            [
                Detection(scene.root, aspect: "width", "1"), Detection(scene.root, aspect: "width", "2"),
                Detection(scene.root, aspect: "height", "3"),
            ]
        }
        #expect(Linter(rules: [rule]).findings(in: document).map(\.message) == ["1", "3"])
    }

    @Test("a finding names the environments that show it, unless all do") func environments() {
        let small = Rule("small", .info, summary: "X.") { scene in
            scene.root.length(.horizontal) < 350 ? [Detection(scene.root, "Small.")] : []
        }
        func devices(_ names: String...) -> [[String]] {
            Linter(rules: [small], environments: names.compactMap { EnvironmentOverride($0) }).findings(in: document).map(\.devices)
        }
        #expect(devices("retina4_0", "retina6_12") == [["retina4_0"]])
        #expect(devices("retina4_0", "retina4_0:rtl") == [[]])
        #expect(devices("retina6_12") == [])
    }

    @Test("new constraints of an edit get ids that are new, and the same in every run") func ids() throws {
        let rule = Rule("x", .info, summary: "X.") { scene in
            // Advice that does not help is not given.
            guard !scene.constraints.contains(where: { $0.isUser && $0.constant == 5 }) else { return [] }
            var detection = Detection(scene.root, "X.", advice: "Do it.")
            detection.edits = [.addConstraint(SceneConstraint(item: "a", attribute: .width, constant: 5))]
            return [detection]
        }
        func id() -> String? {
            guard case .addConstraint(let constraint)? = Linter(rules: [rule]).findings(in: document).first?.fix?.edits.first else {
                return nil
            }
            return constraint.id
        }
        let first = try #require(id())
        #expect(first.wholeMatch(of: /\w{3}-\w{2}-\w{3}/) != nil)
        #expect(id() == first)
    }
}
