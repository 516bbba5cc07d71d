import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinScenes
import Testing

/// Files that Interface Builder wrote, from a folder named by QUOIN_CORPUS: every frame that it vouches for is an answer to
/// compare with.
///
/// It vouches for views that constraints place, in files with Auto Layout, where neither it nor anything around is flagged
/// misplaced or ambiguous. Some of those frames are stale all the same: about 2,300 of 28,000 break constraints of their own
/// document or belong to views that are not installed, and nothing that computes them can agree.
@Suite("Corpus")
struct CorpusTests {
    private static let folder = Fixture.variable("QUOIN_CORPUS")

    @Test(
        "of the views that Interface Builder vouches for, 96 of 100 lie within half a point of where it put them",
        .enabled(if: folder != nil, "QUOIN_CORPUS names no folder of storyboards and xibs"))
    func frames() throws {
        let folder = try #require(CorpusTests.folder)
        var count = Count()
        for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
            guard InterfaceBuilderFile.endings.contains(where: { name.hasSuffix($0) }),
                let data = FileManager.default.contents(atPath: folder + "/" + name)
            else { continue }
            let document = InterfaceBuilderFile.read(Array(data), path: name)
            count.files += 1
            if document.error != nil { count.failed.append(name) }
            for scene in document.scenes { try count.add(scene) }
        }
        #expect(count.failed.isEmpty)
        try #require(count.files > 0 && count.views > 0)
        #expect(count.alike >= 0.96, "\(count.matching) of \(count.views) views in \(count.files) files")
    }

    private struct Count {
        var files = 0, views = 0, matching = 0
        var failed: [String] = []

        var alike: Double { Double(matching) / Double(max(views, 1)) }

        mutating func add(_ scene: Scene) throws {
            let vouched = CorpusTests.vouched(in: scene)
            if vouched.isEmpty { return }
            let layout = try SceneLayout(scene, sizes: .stored)
            for view in try layout.views(ambiguity: false) + layout.idleViews() {
                guard let stored = vouched[view.id] else { continue }
                views += 1
                let pairs = [
                    (view.frame.x, stored.x), (view.frame.y, stored.y), (view.frame.width, stored.width),
                    (view.frame.height, stored.height),
                ]
                if pairs.allSatisfy({ abs($0 - $1) <= 0.5 + 1e-6 }) { matching += 1 }
            }
        }
    }

    /// Stored frames by id.
    private static func vouched(in scene: Scene) -> [String: Rect] {
        var doubtful: Set<String> = []
        var found: [String: Rect] = [:]
        for node in scene.nodes {
            let isFlagged = node.stored.map { $0.isMisplaced || $0.isAmbiguous } ?? false
            if isFlagged || node.parent.map({ doubtful.contains($0) }) ?? false { doubtful.insert(node.id) }
            guard let frame = node.stored?.frame, node.placement == .constraints, node.parent != nil, !doubtful.contains(node.id) else {
                continue
            }
            let isBlank = node.kind == "label" && frame.size == .zero
            if !isBlank { found[node.id] = frame }
        }
        return found
    }
}
