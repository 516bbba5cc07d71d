import Foundation
import QuoinDiagnosis
import Testing

@Suite("Surroundings")
struct SurroundingTests {
    @Test("a name reads back", arguments: ["", "retina4_7", "retina4_7:landscape", "retina6_12:AX3:rtl", "ipad9_7:portrait:XS:ltr", "rtl"])
    func names(_ name: String) {
        #expect(name.isEmpty ? Surrounding.own.name == "" : Surrounding(name)?.name == name)
    }

    @Test("parts may stand in any order") func order() {
        #expect(Surrounding("rtl:landscape:retina4_7")?.name == "retina4_7:landscape:rtl")
    }

    @Test(
        "what is no part, or is there twice, is refused", arguments: ["", "retina9", "retina4_7:retina4_7", "retina4_7:", "rtl:ltr", "AX9"])
    func wrong(_ name: String) { #expect(Surrounding(name) == nil) }

    @Test("a finding that shows on some of several devices says on which") func devices() throws {
        let file = MistakePair.folder.appending(path: "conflict/shows.storyboard")
        // Exactly right on a screen of 375 points.
        let text = try String(contentsOf: file, encoding: .utf8).replacingOccurrences(of: "constant=\"420\"", with: "constant=\"343\"")
        let bytes = Array(text.utf8)
        let document = try MistakePair.document(bytes, file)
        let rules = [try #require(Rule.named("conflict"))]
        func devices(_ names: [String]) -> [[String]] {
            Examination.findings(in: document, rules: rules, surroundings: names.compactMap { Surrounding($0) }, bytes: bytes).map(
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
