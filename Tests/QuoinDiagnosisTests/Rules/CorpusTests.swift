import Foundation
import QuoinDiagnosis
import QuoinInterfaceBuilder
import Testing

/// Files that Interface Builder wrote, from a folder named by QUOIN_CORPUS.
@Suite("Findings in real files")
struct FindingCorpusTests {
    private static let folder = ProcessInfo.processInfo.environment["QUOIN_CORPUS"].flatMap { $0.isEmpty ? nil : $0 }

    @Test(
        "of the scenes that Interface Builder calls clean, fewer than 2 in 100 have an error",
        .enabled(if: folder != nil, "QUOIN_CORPUS names no folder of storyboards and xibs"))
    func clean() throws {
        let folder = try #require(FindingCorpusTests.folder)
        var clean = 0, withError = 0
        for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
            guard InterfaceBuilderFile.endings.contains(where: { name.hasSuffix($0) }),
                let data = FileManager.default.contents(atPath: folder + "/" + name)
            else { continue }
            let document = InterfaceBuilderFile.read(Array(data), path: name)
            let errors = Set(Linter().findings(in: document).filter { $0.severity == .error }.compactMap(\.object))
            for scene in document.scenes
            where !scene.nodes.contains(where: { $0.stored?.isAmbiguous == true || $0.stored?.isMisplaced == true }) {
                let objects = Set(scene.nodes.map(\.id)).union(scene.constraints.compactMap(\.id))
                clean += 1
                if !objects.isDisjoint(with: errors) { withError += 1 }
            }
        }
        try #require(clean > 0)
        #expect(Double(withError) / Double(clean) < 0.02)
    }
}
