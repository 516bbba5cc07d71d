import Foundation
import QuoinScenes
import Testing

@testable import quoin

@Suite("quoin explain")
final class ExplainCommandTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private let log = """
        App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x60 UIView:0x7f.height == 10   (active)>",
            "<NSLayoutConstraint:0x61 UIView:0x7f.height == 20   (active)>"
        )
        """

    private func run(_ text: String, _ words: [String] = []) async throws -> (text: String, status: quoin.ExitStatus) {
        let (input, output) = (folder.appendingPathComponent("log.txt"), folder.appendingPathComponent("out"))
        try Data(text.utf8).write(to: input)
        let status = await Quoin.run(["explain", "--output", output.path] + words + [input.path], ProcessEnvironment())
        return ((try? String(contentsOf: output, encoding: .utf8)) ?? "", status)
    }

    @Test("says the cause first") func text() async throws {
        let (text, status) = try await run(log)
        #expect(status == .done)
        #expect(text.hasPrefix("The UIView cannot be both 10 and 20 high.\n\n  [1] the UIView is 10 high\n"))
        #expect(text.contains("\nFix: Remove [2] (or [1])"))
        #expect(try await run(log, ["--color", "always"]).text.hasPrefix("\u{1B}[1mThe UIView"))
        #expect(try await run(log + "\n" + log).text.contains("Conflict 2 of 2\nThe UIView cannot"))
    }

    @Test("answers in JSON") func json() async throws {
        let (text, status) = try await run(log, ["--format", "json"])
        #expect(status == .done)
        let root = try JSONText(Array(text.utf8)).root
        #expect(root["version"]?.number == 1)
        let conflict = try #require(root["conflicts"]?.elements.first { _ in true })
        #expect(conflict["summary"]?.string == "The UIView cannot be both 10 and 20 high.")
        #expect(conflict["isContradiction"]?.bool == true)
        #expect(conflict["members"]?.elements.compactMap { $0["id"]?.string } == ["0x60", "0x61"])
        #expect(conflict["members"]?.elements.compactMap { $0["left"]?.string } == ["20", "10"])
        #expect(conflict["fix"]?["change"]?.string == "remove")
        #expect(conflict["fix"]?["members"]?.elements.compactMap(\.number) == [2])
    }

    @Test("what is no log, or cannot be read, is 65") func errors() async throws {
        #expect(try await run("hello").status == .input)
        #expect(await Quoin.run(["explain", folder.appendingPathComponent("none").path], ProcessEnvironment()) == .input)
        #expect(await Quoin.run(["explain", "a", "b"], ProcessEnvironment()) == .usage)
        #expect(await Quoin.run(["explain", "--format", "svg", "a"], ProcessEnvironment()) == .usage)
    }

    @Test("the file may be left out") func standardInput() throws {
        guard case .run(_, let invocation) = try Quoin.root.parse(["explain"], ProcessEnvironment()) else { return #expect(Bool(false)) }
        #expect(invocation.arguments == [])
        #expect(Command.explain.usage(path: ["quoin", "explain"]) == "quoin explain [<options>] [<file>]")
    }
}
