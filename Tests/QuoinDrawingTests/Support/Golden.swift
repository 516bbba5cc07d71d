import Foundation
import QuoinScenes

@testable import QuoinDrawing

/// A small scene and the drawing that it makes, side by side in `Goldens`.
///
/// `QUOIN_RECORD=1 swift test --filter GoldenTests` writes the drawings anew; look at them before they are checked in.
struct Golden: CustomStringConvertible, Sendable {
    let name: String

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Goldens")
    static let isRecording = ProcessInfo.processInfo.environment["QUOIN_RECORD"] != nil

    static let all: [Golden] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted().map { Golden(name: String($0.dropLast(5))) }
    }()

    var description: String { name }

    func layout() throws -> SceneLayout {
        let bytes = [UInt8](try Data(contentsOf: Golden.folder.appending(path: "\(name).json")))
        let document = SceneReader.read(bytes, path: name, kinds: .standard)
        if let error = document.error { throw error }
        return try SceneLayout(document.scenes[0])
    }

    func drawing() throws -> Drawing { try SceneDrawing(layout()).drawing }

    func expected(_ ending: String = "svg") throws -> String {
        try String(contentsOf: Golden.folder.appending(path: "\(name).\(ending)"), encoding: .utf8)
    }

    func record(_ text: String, _ ending: String = "svg") throws {
        try text.write(to: Golden.folder.appending(path: "\(name).\(ending)"), atomically: true, encoding: .utf8)
    }
}
