import Foundation
import Testing

@testable import quoin

/// The script of the GitHub Action, with a `quoin` and a `gh` that write down how they were called.
@Suite("The action's comment", .enabled(if: Repository.isPossible, "git is not installed"))
struct DiffActionTests {
    private static let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Scripts/action/diff").path

    /// Writes a script that can be run, by a process of its own: a file that this process writes may still be open in a child that
    /// another test starts meanwhile, and a file that is open for writing cannot be run.
    private func executable(_ text: String, _ path: String) throws -> String {
        let write = #"mkdir -p "$(dirname "$2")"; printf '%s' "$1" >"$2"; chmod +x "$2""#
        _ = try ChildProcess.run(["sh", "-c", write, "sh", text, path])
        return path
    }

    /// The commands that the script called, one per line, with the script's output and exit status.
    private func run(
        changes: String, status: Int, comments: String = "", mayWrite: Bool = true
    ) throws -> (calls: [String], said: String, status: Int32, folder: Folder) {
        let repository = try Repository()
        try repository.folder.write("x", "x")
        try repository.commit("First")
        let folder = try Folder()
        let quoin = try executable(
            """
            #!/bin/sh
            echo "quoin $*" >> \(folder.path("calls"))
            while [ "$1" != --output ]; do shift; done
            cp \(folder.path("given")) "$2"
            exit \(status)
            """, folder.path("bin/quoin"))
        try folder.write(changes, "given")
        _ = try executable(
            """
            #!/bin/sh
            echo "gh $*" >> \(folder.path("calls"))
            case "$*" in *--paginate*) printf '%s' '\(comments)' ;; *) exit \(mayWrite ? 0 : 1) ;; esac
            """, folder.path("bin/gh"))
        let words = [
            "env", "PATH=\(folder.path("bin")):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")", "BASE=HEAD",
            "REPOSITORY=owner/app", "PULL=12", "FOLDER=\(folder.path("out"))", "PATHS=App $(touch \(folder.path("ran")))",
            "RUN=https://run",
            "GITHUB_STEP_SUMMARY=\(folder.path("summary"))", "bash", "-c", "cd '\(repository.path)' && '\(Self.script)' '\(quoin)'",
        ]
        let outcome = try ChildProcess.run(words)
        let calls = try folder.read("calls").split(separator: "\n").map(String.init)
        return (calls, String(decoding: outcome.output, as: UTF8.self), outcome.status, folder)
    }

    @Test("a first comment is written, the next one writes over it") func comments() throws {
        let first = try run(changes: "## Layout changes\n\nSome.\n", status: 1)
        #expect(first.status == 0)
        #expect(first.calls[0].hasPrefix("quoin diff --git HEAD --format markdown"))
        #expect(first.calls[0].hasSuffix("-- App $(touch \(first.folder.path("ran")))"))
        #expect(!FileManager.default.fileExists(atPath: first.folder.path("ran")))
        #expect(first.calls.last?.contains("--method POST repos/owner/app/issues/12/comments") == true)
        let comment = try first.folder.read("out/comment.md")
        #expect(comment.hasPrefix("<!-- quoin diff -->\n## Layout changes"))
        #expect(comment.contains("[this run](https://run)"))
        #expect(try first.folder.read("summary").contains("Some."))
        let next = try run(changes: "## Layout changes\n\nSome.\n", status: 1, comments: "4711\n")
        #expect(next.calls.last?.contains("--method PATCH repos/owner/app/issues/comments/4711") == true)
    }

    @Test("where nothing differs there is no comment, and none is not a failure") func quiet() throws {
        let nothing = "## Layout changes\n\nNothing differs in meaning.\n"
        #expect(try run(changes: nothing, status: 0).calls.allSatisfy { !$0.contains("POST") })
        #expect(try run(changes: nothing, status: 0, comments: "7\n").calls.last?.contains("PATCH") == true)
        let forbidden = try run(changes: "## Layout changes\n\nSome.\n", status: 1, mayWrite: false)
        #expect(forbidden.said.contains("::notice::"))
        #expect(forbidden.status == 0)
        #expect(try run(changes: "x\n", status: 65).status == 65)
    }
}
