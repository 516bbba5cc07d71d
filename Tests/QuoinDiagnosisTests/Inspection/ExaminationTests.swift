import QuoinDiagnosis
import QuoinScenes
import QuoinSolver
import Testing

@Suite("Examination")
struct ExaminationTests {
    /// A backend that takes no rows.
    private final class Broken: SolverBackend {
        let values: [Double] = []
        func load(_ change: RowChange) throws(SolverError) { throw .outOfMemory }
        func solve(_ levels: [Level]) throws(SolverError) -> Bool { throw .outOfMemory }
    }

    private let document = SceneReader.read(
        Array(
            """
            {"root": {"w": 375, "h": 667}, "id": "card", "views": [{"id": "v"}],
             "constraints": [{"first": "v.height", "rel": "==", "const": 200}, {"first": "v.height", "rel": "==", "const": 84}]}
            """.utf8), path: "Card.json", kinds: .standard)

    @Test("a scene that cannot be laid out is named, with its surrounding and the cause") func failure() throws {
        let places = ["retina4_7", "ipad9_7:landscape"].compactMap { Surrounding($0) }
        let outcome = Examination.examine(document, surroundings: places, solver: .custom(Broken()))
        #expect(outcome.findings.isEmpty)
        #expect(outcome.failures.map(\.surrounding) == ["retina4_7", "ipad9_7:landscape"])
        let text = "scene card was not examined on retina4_7: \(SolverError.outOfMemory)"
        #expect(outcome.failures.first.map { "\($0)" } == text)
    }

    @Test("a scene that can be laid out has findings and no failure") func success() {
        let outcome = Examination.examine(document, rules: [Rule.named("conflict")].compactMap { $0 })
        #expect(outcome.findings.map(\.rule) == ["conflict"])
        #expect(outcome.failures.isEmpty)
        #expect(Examination.findings(in: document, rules: [Rule.named("conflict")].compactMap { $0 }) == outcome.findings)
    }
}
