import Foundation
import Testing

@testable import quoin

/// The pictures of the documentation, which `make pictures` draws.
@Suite("Pictures of the documentation")
struct PictureTests {
    private static let pictures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Documentation/Pictures")

    @Test("README opens with a picture that is drawn now as it was", arguments: ["Welcome"])
    func upToDate(_ name: String) async throws {
        let folder = try Folder()
        let file = Self.pictures.appending(path: "\(name).storyboard").path
        let words = ["draw", "--findings", "--layers", "scroll-content", "--output", folder.path("drawn.svg"), file]
        #expect(await Quoin.run(words, ProcessEnvironment()) == .done)
        let kept = try String(contentsOf: Self.pictures.appending(path: "\(name).svg"), encoding: .utf8)
        let isUpToDate = try folder.read("drawn.svg") == kept
        #expect(isUpToDate, "\(name).svg is drawn otherwise now: run make pictures, and look at it")
        #expect(kept.contains("data-layer=\"finding\""))
    }
}
