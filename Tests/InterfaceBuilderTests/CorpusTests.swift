import Foundation
import QuoinInterfaceBuilder
import QuoinScenes
import Testing

/// Files that Interface Builder wrote, from a folder named by QUOIN_CORPUS: every frame that it vouches for and that
/// depends on constraints alone is an answer to compare with.
@Suite("Corpus")
struct CorpusTests {
    private static let folder = Fixture.variable("QUOIN_CORPUS")

    @Test(
        "nine of ten views lie where Interface Builder put them",
        .enabled(if: folder != nil, "QUOIN_CORPUS names no folder of storyboards and xibs"))
    func frames() throws {
        let folder = try #require(CorpusTests.folder)
        var compared = 0, alike = 0, failed: [String] = []
        for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
            guard InterfaceBuilderFile.endings.contains(where: { name.hasSuffix($0) }),
                let data = FileManager.default.contents(atPath: folder + "/" + name)
            else { continue }
            let document = InterfaceBuilderFile.read(Array(data), path: name)
            if document.error != nil { failed.append(name) }
            for scene in document.scenes {
                for view in try SceneLayout(scene, sizes: .stored).views(ambiguity: false) {
                    guard let isMisplaced = view.isMisplaced else { continue }
                    compared += 1
                    alike += isMisplaced ? 0 : 1
                }
            }
        }
        #expect(failed.isEmpty)
        try #require(compared > 0)
        #expect(Double(alike) / Double(compared) > 0.9)
    }
}
