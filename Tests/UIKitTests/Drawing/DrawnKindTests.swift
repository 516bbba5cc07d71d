import Foundation
import QuoinDrawing
import QuoinInterfaceBuilder
import QuoinScenes
import Testing
import UIKit

/// Pictures of views made by a program beside pictures of the same views in a file.
@MainActor
@Suite("Drawings of live views and of files")
struct DrawnKindTests {
    @Test("A view of each kind is drawn alike from a file and live") func kinds() throws {
        for kind in DrawnKind.all {
            let (file, live) = (try filed(kind), SVG(kind.live.drawing()).text)
            #expect(file == live, "\(kind.name): \(difference(file, live))")
            if let folder = ProcessInfo.processInfo.environment["QUOIN_PICTURES"] {
                try live.write(toFile: "\(folder)/\(kind.name).svg", atomically: true, encoding: .utf8)
                try file.write(toFile: "\(folder)/\(kind.name).file.svg", atomically: true, encoding: .utf8)
            }
        }
    }

    /// The drawing of the file.
    private func filed(_ kind: DrawnKind) throws -> String {
        let scene = try #require(InterfaceBuilderFile.read([UInt8](kind.file.utf8), path: "\(kind.name).xib").scenes.first)
        return SVG(try SceneDrawing(SceneLayout(scene)).drawing).text
    }

    private func difference(_ file: String, _ live: String) -> String {
        let lines = (file.split(separator: "\n"), live.split(separator: "\n"))
        let first = zip(lines.0, lines.1).first { $0 != $1 }
        return first.map { "\n  file \($0)\n  live \($1)" } ?? "\(lines.0.count) lines in the file, \(lines.1.count) live"
    }
}
