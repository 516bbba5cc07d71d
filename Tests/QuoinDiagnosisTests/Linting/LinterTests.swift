import QuoinDiagnosis
import QuoinScenes
import QuoinSolver
import Testing

@Suite("The linter")
struct LinterTests {
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

    @Test("a scene that cannot be laid out is named, with its environment and the cause") func failure() throws {
        let places = ["retina4_7", "ipad9_7:landscape"].compactMap { EnvironmentOverride($0) }
        let result = Linter(environments: places).lint(document, solver: .custom(Broken()))
        #expect(result.findings.isEmpty)
        #expect(result.failures.map(\.environment) == ["retina4_7", "ipad9_7:landscape"])
        let text = "scene card was not examined on retina4_7: \(SolverError.outOfMemory)"
        #expect(result.failures.first.map { "\($0)" } == text)
    }

    @Test("a scene that can be laid out has findings and no failure") func success() {
        let result = Linter(rules: [Rule.named("conflict")].compactMap { $0 }).lint(document)
        #expect(result.findings.map(\.rule) == ["conflict"])
        #expect(result.failures.isEmpty)
        #expect(Linter(rules: [Rule.named("conflict")].compactMap { $0 }).findings(in: document) == result.findings)
    }

    @Test("a finding that shows on some of several devices says on which") func devices() throws {
        let file = MistakePair.folder.appending(path: "conflict/shows.storyboard")
        // Exactly right on a screen of 375 points.
        let text = try String(contentsOf: file, encoding: .utf8).replacingOccurrences(of: "constant=\"420\"", with: "constant=\"343\"")
        let bytes = Array(text.utf8)
        let document = try MistakePair.document(bytes, file)
        let rules = [try #require(Rule.named("conflict"))]
        func devices(_ names: [String]) -> [[String]] {
            Linter(rules: rules, environments: names.compactMap { EnvironmentOverride($0) }).findings(in: document).map(
                \.devices)
        }
        #expect(devices(["retina4_7", "ipad9_7"]) == [["ipad9_7"]])
        #expect(devices(["retina5_5", "ipad9_7"]) == [[]])
        #expect(devices(["retina4_7"]).isEmpty)
    }

    @Test("any number of threads find the same") func threads() async throws {
        let pairs = MistakePair.all
        let alone = try pairs.map { try $0.findings($0.shows) }
        let together = await withTaskGroup(of: (Int, [Finding]).self) { group in
            for (index, pair) in pairs.enumerated() { group.addTask { (index, (try? pair.findings(pair.shows)) ?? []) } }
            var found = [[Finding]](repeating: [], count: pairs.count)
            for await (index, findings) in group { found[index] = findings }
            return found
        }
        #expect(together == alone)
    }
}
