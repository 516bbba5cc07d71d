import Foundation
import Testing

@testable import quoin

/// A repository that is there for one test.
struct Repository {
    let folder: Folder

    init() throws {
        folder = try Folder()
        try git("init", "--quiet", "--initial-branch=main")
        try git("config", "user.name", "Quoin")
        try git("config", "user.email", "quoin@example.com")
        try git("config", "commit.gpgsign", "false")
    }

    var path: String { folder.url.path }

    @discardableResult
    func git(_ words: String...) throws -> String {
        let outcome = try ChildProcess.run(["git", "-C", path] + words)
        guard outcome.status == 0 else { throw GitError(String(decoding: outcome.errors, as: UTF8.self)) }
        return String(decoding: outcome.output, as: UTF8.self)
    }

    func commit(_ message: String) throws {
        try git("add", "--all")
        try git("commit", "--quiet", "--message", message)
    }

    /// Whether there is a git to test with.
    static let isPossible = (try? ChildProcess.run(["git", "--version"]))?.status == 0
}

@Suite("Git", .enabled(if: Repository.isPossible, "git is not installed"))
struct GitTests {
    @Test("changes between commits and with the working tree") func changes() throws {
        let repository = try Repository()
        let long = String(repeating: "a line of some length\n", count: 40)
        try repository.folder.write(long, "Old name.txt")
        try repository.folder.write("same", "a/same.txt")
        try repository.folder.write("one", "a/chängé.txt")
        try repository.folder.write("gone", "gone.txt")
        try repository.commit("First")
        try repository.folder.write("two", "a/chängé.txt")
        try repository.git("mv", "Old name.txt", "New name.txt")
        try repository.git("rm", "--quiet", "gone.txt")
        try repository.commit("Second")
        try repository.folder.write("new", "b/new.txt")

        let git = try Git(in: repository.path)
        let first = try git.commit("HEAD~1"), second = try git.commit("main")
        let expected = [
            Git.Change(oldPath: "Old name.txt", newPath: "New name.txt"), Git.Change(oldPath: "a/chängé.txt", newPath: "a/chängé.txt"),
            Git.Change(oldPath: "gone.txt", newPath: nil),
        ]
        #expect(try git.changes(from: first, to: second, paths: []) == expected)
        let added = Git.Change(oldPath: nil, newPath: "b/new.txt")
        #expect(try git.changes(from: first, to: nil, paths: []) == [expected[0], expected[1], added, expected[2]])
        #expect(try Git(in: repository.path + "/a").changes(from: first, to: nil, paths: ["chängé.txt"]) == [expected[1]])
        #expect(try Git(in: repository.path + "/a").changes(from: second, to: nil, paths: []) == [added])
        #expect(try git.changes(from: first, to: nil, paths: ["New name.txt"]) == [expected[0]], "a new name alone is no new file")
        #expect(try git.changes(from: first, to: second, paths: ["Old name.txt", "a"]) == [expected[0], expected[1]])
        #expect(throws: GitError("\"../x\" lies outside of the repository")) { try git.changes(from: first, to: nil, paths: ["../x"]) }
        #expect(try git.bytes(of: "a/chängé.txt", in: first) == Array("one".utf8))
        #expect(git.root == repository.path)
    }

    @Test("what git does not have is said in one line") func failures() throws {
        let repository = try Repository()
        try repository.folder.write("one", "file.txt")
        try repository.commit("First")
        try repository.folder.write("two", "file.txt")
        try repository.commit("Second")
        let git = try Git(in: repository.path)
        #expect(throws: GitError("git knows no revision \"nowhere\"")) { try git.commit("nowhere") }
        #expect(throws: GitError("git knows no revision \"--all\"")) { try git.commit("--all") }
        let outside = try Folder()
        #expect(throws: GitError("\(outside.url.path) is not in a git repository")) { try Git(in: outside.url.path) }

        let clone = try Folder()
        try repository.git("clone", "--quiet", "--depth=1", "file://\(repository.path)", clone.path("clone"))
        let shallow = try Git(in: clone.path("clone"))
        let error = #expect(throws: GitError.self) { try shallow.commit("HEAD~1") }
        #expect(error?.message.contains("this clone is shallow") == true)
        #expect(error?.message.contains("\n") == false)
    }

    @Test("a program that writes much on both ends is read to its end") func pipes() throws {
        let script =
            "i=0; while [ $i -lt 3000 ]; do echo 'some words on the output, quite a few of them'; echo 'and more' >&2; i=$((i+1)); done; exit 7"
        let outcome = try ChildProcess.run(["sh", "-c", script])
        #expect(outcome.status == 7)
        #expect(outcome.output.count == 3000 * 46)
        #expect(outcome.errors.count == 3000 * 9)
        #expect(throws: FileError.self) { try ChildProcess.run(["sh", "-c", script], limit: 1000) }
        #expect(throws: FileError.self) { try ChildProcess.run(["no-such-program-anywhere"]) }
    }
}
