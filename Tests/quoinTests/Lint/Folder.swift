import Foundation
import QuoinScenes
import Testing

@testable import quoin

/// A temporary folder for one test, and commands that run on the files in it.
final class Folder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-\(UUID().uuidString)").resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    @discardableResult
    func write(_ text: String, _ name: String) throws -> String {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    func read(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

    func names(_ folder: String) throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted() }

    /// The output of `quoin lint` and its exit status.
    func lint(_ words: String...) async -> (text: String, status: quoin.ExitStatus) { await lint(words) }

    func lint(_ words: [String]) async -> (text: String, status: quoin.ExitStatus) {
        let output = path("out-\(UUID().uuidString)")
        let status = await Quoin.run(["lint", "--output", output] + words, ProcessEnvironment())
        return ((try? String(contentsOfFile: output, encoding: .utf8)) ?? "", status)
    }

    /// The findings, by the JSON reporter.
    func findings(_ words: String...) async throws -> (findings: [JSONValue], root: JSONValue, status: quoin.ExitStatus) {
        let (text, status) = await lint(["--reporter", "json"] + words)
        let root = try JSONText(Array(text.utf8)).root
        return (Array(try #require(root["findings"]).elements), root, status)
    }
}

/// The texts of scene files for tests.
enum Sample {
    /// A scene with two widths for one view, which is an error.
    static let conflict = #"""
        {"root": {"w": 100, "h": 50}, "views": [{"id": "box"}],
         "constraints": [{"id": "one", "first": "box.width", "const": 3}, {"id": "two", "first": "box.width", "const": 4},
                         {"first": "box.height", "const": 9}, {"first": "box.left", "second": "root.left"},
                         {"first": "box.top", "second": "root.top"}]}
        """#
    /// A scene without a mistake.
    static let clean = #"""
        {"root": {"w": 100, "h": 50}, "views": [{"id": "box"}],
         "constraints": [{"first": "box.width", "const": 4}, {"first": "box.height", "const": 9},
                         {"first": "box.left", "second": "root.left"}, {"first": "box.top", "second": "root.top"}]}
        """#
}
