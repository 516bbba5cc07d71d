import Foundation
import QuoinBehaviors
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinScenes
import Testing

/// The hand-written files next to the tests, read and laid out.
enum Fixture {
    static let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../Fixtures").standardizedFileURL

    static func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: folder.appendingPathComponent(name))) }

    static func document(_ name: String) throws -> Document { InterfaceBuilderFile.read(try bytes(name), path: name) }

    static func scene(_ name: String, _ index: Int = 0) throws -> Scene {
        let document = try document(name)
        if let error = document.error { throw error }
        return try #require(document.scenes.count > index ? document.scenes[index] : nil)
    }

    static func layout(
        _ name: String, _ index: Int = 0, on device: String? = nil, sizes: ContentSizes = .measured
    ) throws -> SceneLayout {
        var environment = EnvironmentOverride()
        environment.device = device.flatMap { Device(id: $0) }
        return try SceneLayout(scene(name, index), overriding: environment, sizes: sizes)
    }

    /// The value of an environment variable; nil if it is unset or empty.
    static func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 } }
}

extension SceneLayout {
    func view(_ id: String) throws -> LaidOutView { try #require(try views().first { $0.id == id }) }

    /// x, y, width, height.
    func frame(_ id: String) throws -> [Double] {
        let frame = try view(id).frame
        return [frame.x, frame.y, frame.width, frame.height]
    }
}

/// Files that a test changes.
enum InterfaceBuilderFixture {
    static func read(_ text: String) -> Document { InterfaceBuilderFile.read(Array(text.utf8), path: "changed.storyboard") }
}
