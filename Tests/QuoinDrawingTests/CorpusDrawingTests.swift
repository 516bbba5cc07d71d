import Foundation
import QuoinInterfaceBuilder
import QuoinScenes
import Testing

@testable import QuoinDrawing

/// Files that people made, from a folder named by QUOIN_CORPUS.
@Suite("drawings of the corpus")
struct CorpusDrawingTests {
    private static let folder = ProcessInfo.processInfo.environment["QUOIN_CORPUS"].flatMap { $0.isEmpty ? nil : $0 }

    @Test(
        "every file is drawn as valid XML, scene by scene and as a board",
        .enabled(if: folder != nil, "QUOIN_CORPUS names no folder of storyboards and xibs"))
    func valid() throws {
        let folder = try #require(CorpusDrawingTests.folder)
        var count = 0
        for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
            guard InterfaceBuilderFile.endings.contains(where: { name.hasSuffix($0) }),
                let data = FileManager.default.contents(atPath: folder + "/" + name)
            else { continue }
            let document = InterfaceBuilderFile.read(Array(data), path: name)
            for text in try drawings(document) {
                #expect(XMLChecker(text).problem == nil, "\(name): \(XMLChecker(text).problem ?? "")")
                count += 1
            }
        }
        #expect(count > 0)
    }

    private func drawings(_ document: Document) throws -> [String] {
        var texts: [String] = []
        var scenes: [String: SceneDrawing] = [:]
        for scene in document.scenes {
            let drawn = try SceneDrawing(SceneLayout(scene))
            if let root = scene.root?.id { scenes[root] = drawn }
            texts.append(SVG(drawn.drawing).text)
        }
        if let storyboard = document.storyboard {
            texts.append(SVG(StoryboardPage(storyboard, scenes: scenes, title: document.path).drawing, appearance: nil).text)
        }
        return texts
    }
}
