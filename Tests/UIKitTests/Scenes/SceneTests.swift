import Foundation
import QuoinScenes
import Testing

@testable import UIKit

@MainActor
@Suite("Scenes through UIKit's classes", .serialized)
struct SceneTests {
    @Test("Cases of public suites come out as recorded", arguments: CaseFixture.all)
    func recorded(_ fixture: CaseFixture) throws {
        try Messages.during { messages in
            let document = SceneReader.read(Array(fixture.scene.utf8), path: fixture.name, kinds: .standard)
            guard let scene = document.scenes.first else {
                return #expect(fixture.hasError == true, "\(document.error?.description ?? "")")
            }
            let made = try SceneViews(scene)
            made.root.layoutIfNeeded()
            #expect(messages.all.contains { $0.exception != nil } == (fixture.hasError ?? false), "\(messages.texts)")
            if fixture.hasConflict { #expect(messages.texts.contains { $0.contains("Unable to simultaneously satisfy") }) }
            for expected in fixture.numbers {
                let got = try #require(made.numbers(expected.what, of: expected.view))
                let isRight = zip(expected.values, got).allSatisfy { wanted, value in
                    wanted.map { abs($0 - value) <= expected.tolerance } ?? true
                }
                #expect(isRight, "\(expected.what) of \(expected.view) is \(got), not \(expected.values)")
            }
        }
    }

    private nonisolated static let folder = packageFolder.appendingPathComponent("Examples/Scenes")
    nonisolated static let examples: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".json") }.sorted()

    @Test("Example scenes lie where the scene's own layout puts them", arguments: examples)
    func examples(_ name: String) throws {
        try Messages.during { messages in
            let document = SceneReader.read(
                Array(try Data(contentsOf: Self.folder.appendingPathComponent(name))), path: name, kinds: .standard)
            let scene = try #require(document.scenes.first)
            // A controller that has not appeared yet cannot be seen from outside.
            guard scene.controllers.allSatisfy({ $0.stage == .didAppear }) else { return }
            let made = try SceneViews(scene)
            made.root.layoutIfNeeded()
            for view in try SceneLayout(scene).views() {
                #expect(
                    made.numbers("frame", of: view.id) == [view.frame.x, view.frame.y, view.frame.width, view.frame.height], "\(view.id)")
                guard let scroll = view.scroll else { continue }
                #expect(made.numbers("contentSize", of: view.id) == [scroll.contentSize.width, scroll.contentSize.height], "\(view.id)")
                let inset = scroll.contentInset
                #expect(made.numbers("contentInset", of: view.id) == [inset.top, inset.left, inset.bottom, inset.right], "\(view.id)")
            }
            #expect(messages.all.allSatisfy { $0.exception == nil })
        }
    }

    @Test("They are there by the hundred") func count() {
        #expect(CaseFixture.all.count >= 180 && Self.examples.count >= 30)
    }
}
