import Foundation
import QuoinBehaviors
import QuoinLayout
import QuoinScenes
import Testing

/// Reads and lays out scenes written in the test.
enum Given {
    static func document(_ json: String) -> Document { SceneReader.read(Array(json.utf8), path: "test.json", kinds: .standard) }

    static func scene(_ json: String) throws -> Scene {
        let document = document(json)
        if let error = document.error { throw error }
        return try #require(document.scenes.first)
    }

    static func layout(_ json: String, overriding override: EnvironmentOverride = .unchanged) throws -> SceneLayout {
        try SceneLayout(scene(json), overriding: override)
    }

    /// The error of the document, be it read or laid out.
    static func error(_ json: String) throws -> DocumentError? {
        let document = document(json)
        guard let scene = document.scenes.first else { return document.error }
        return try SceneLayout(scene).problems.first?.error
    }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    static func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}

extension SceneLayout {
    func view(_ id: String) throws -> LaidOutView { try #require(try views().first { $0.id == id }) }
}

extension Rect {
    var numbers: [Double] { [x, y, width, height] }
}

extension Insets {
    var numbers: [Double] { [top, left, bottom, right] }
}
