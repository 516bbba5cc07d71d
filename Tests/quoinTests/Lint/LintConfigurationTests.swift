import Foundation
import QuoinDiagnosis
import QuoinScenes
import Testing

@testable import quoin

@Suite("quoin lint with a configuration")
final class LintConfigurationTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    @Test("the nearest configuration above a file counts, for each file separately") func upward() async throws {
        try folder.write(#"{"disabled_rules": ["conflict"]}"#, ".quoin.json")
        try folder.write("{}", "kit/.quoin.json")
        try folder.write(Sample.conflict, "app/deep/a.json")
        try folder.write(Sample.conflict, "kit/deep/b.json")
        let (findings, root, status) = try await folder.findings(folder.path(""))
        #expect(findings.compactMap { $0["path"]?.string }.map { $0.hasSuffix("kit/deep/b.json") } == [true])
        #expect(root["summary"]?["documents"]?.number == 2)
        #expect(status == .findings)
    }

    @Test("patterns choose among the files found, and a named file is always examined") func patterns() async throws {
        try folder.write(#"{"included": ["app/**"], "excluded": ["**/old"]}"#, ".quoin.json")
        let named = try folder.write(Sample.conflict, "app/old/a.json")
        for name in ["app/b.json", "kit/c.json"] { try folder.write(Sample.conflict, name) }
        #expect(try await folder.findings(folder.path("")).root["summary"]?["documents"]?.number == 1)
        #expect(try await folder.findings(named).findings.count == 1)
    }

    @Test("a broken one is said once, and the files of others are done") func broken() async throws {
        try folder.write(#"{"exclude": []}"#, "app/.quoin.json")
        for name in ["app/a.json", "app/b.json", "kit/c.json"] { try folder.write(Sample.conflict, name) }
        let (findings, _, status) = try await folder.findings(folder.path(""))
        #expect(status == .input)
        #expect(findings.count == 1)
        let file = try folder.write(Sample.clean, "kit/d.json")
        #expect(await folder.lint("--configuration", folder.path("nowhere.json"), file).status == .input)
        #expect(await folder.lint("--configuration", folder.path("app/.quoin.json"), file).status == .input)
    }

    @Test("devices, level and suppressions are its own") func settings() async throws {
        try folder.write(
            #"{"suppressed": {"a.json": ["two:conflict", "one:conflict", "box:conflict"]}, "fail_level": "never"}"#, ".quoin.json")
        let suppressed = try folder.write(Sample.conflict, "a.json"), other = try folder.write(Sample.conflict, "b.json")
        #expect(try await folder.findings(suppressed).findings.isEmpty)
        #expect(try await folder.findings(other).findings.count == 1)
        #expect(await folder.lint(other).status == .done)
        #expect(await folder.lint("--fail-level", "error", other).status == .findings)
    }

    @Test("a baseline leaves out what was there, by paths relative to it") func baseline() async throws {
        let file = try folder.write(Sample.conflict, "app/a.json")
        let path = folder.path("base/line.json")
        try folder.write("", "base/line.json")
        #expect(await Quoin.run(["lint", "--write-baseline", path, file, "--quiet"], ProcessEnvironment()) == .done)
        #expect(try folder.read("base/line.json").contains("\"path\": \"../app/a.json\", \"rule\": \"conflict\""))
        let known = try await folder.findings("--baseline", path, file)
        #expect(known.findings.isEmpty)
        #expect(known.status == .done)
        let fresh = try folder.write(Sample.conflict, "app/b.json")
        #expect(await folder.lint("--baseline", path, file, fresh).status == .findings)
        #expect(await folder.lint("--baseline", file, fresh).status == .input)
        #expect(await folder.lint("--baseline", folder.path("nowhere"), fresh).status == .input)
    }

    @Test("a baseline follows a file that is renamed, and knows another contradiction as new") func renamed() async throws {
        let file = try folder.write(Sample.conflict, "old.json"), path = folder.path("line.json")
        #expect(await Quoin.run(["lint", "--write-baseline", path, file, "--quiet"], ProcessEnvironment()) == .done)
        let copy = try folder.write(Sample.conflict, "new.json")
        #expect(try await folder.findings("--baseline", path, copy).findings.count == 1, "the old one is still there")
        try FileManager.default.removeItem(atPath: file)
        #expect(try await folder.findings("--baseline", path, copy).findings.isEmpty)
        let third = Sample.conflict.replacingOccurrences(
            of: #""id": "one", "first": "box.width""#, with: #""id": "three", "first": "box.width""#)
        try folder.write(third, "new.json")
        #expect(try await folder.findings("--baseline", path, copy).findings.count == 1)
    }

    @Test("findings new since a revision are reported, earlier ones are not") func revision() throws {
        let settings = try LintSettings(Invocation(environment: ProcessEnvironment()))
        func found(_ old: FilePair.Version, _ text: String) throws -> [Finding] {
            let path = try folder.write(text, "a.json")
            let file = Inputs.File(path: path, name: path)
            var task = LintTask(file: file, configuration: Configuration(), configuredPath: path, repositoryPath: path)
            task.revision = FilePair(name: path, old: old, new: .file(file), home: path)
            return LintJob(settings).run(task).file.findings
        }
        let before = FilePair.Version.bytes(Array(Sample.conflict.utf8), name: "a.json")
        #expect(try found(before, Sample.conflict).isEmpty)
        #expect(try found(.missing, Sample.conflict).map(\.rule) == ["conflict"])
        #expect(try found(.bytes(Array(Sample.clean.utf8), name: "a.json"), Sample.conflict).map(\.rule) == ["conflict"])
    }

    @Test("a revision that git does not know is wrong input, and an era is checked") func wrong() async throws {
        #expect(await folder.lint("--git", "no-such-revision-anywhere").status == .input)
        #expect(await folder.lint("--git", "HEAD", "--fix").status == .usage)
        #expect(await folder.lint("--era", "ios3", folder.path("a.json")).status == .usage)
    }

    @Test("a named file that was renamed or deleted since a revision is reported") func gone() {
        let old = FilePair.Version.bytes([], name: "Old.xib"), new = FilePair.Version.bytes([], name: "New.xib")
        let renamed = FilePair(name: "New.xib", oldName: "Old.xib", old: old, new: new, home: "New.xib")
        let deleted = FilePair(name: "Gone.xib", old: old, new: .missing, home: "Gone.xib")
        func changeMessages(_ words: String...) -> [String] {
            LintPlan.changeMessages(about: [renamed, deleted], named: words, since: "main")
        }
        #expect(changeMessages("./Old.xib") == ["Old.xib: error: was renamed to New.xib since main"])
        #expect(changeMessages("Gone.xib") == ["Gone.xib: error: was deleted since main"])
        #expect(changeMessages("New.xib", ".") == [])
    }

    @Test("the rules of an older system are asked for by its name") func era() async throws {
        let pair = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Examples/Mistakes/preferred-width-not-set")
        let names = try FileManager.default.contentsOfDirectory(atPath: pair.path()).filter { $0.hasPrefix("shows.") }
        let file = pair.appending(path: try #require(names.first)).path()
        func rules(_ words: String...) async throws -> [String?] {
            let text = await folder.lint(["--reporter", "json"] + words + [file]).text
            return try #require(try JSONText(Array(text.utf8)).root["findings"]).elements.map { $0["rule"]?.string }
        }
        #expect(try await rules("--era", "ios7").contains("preferred-width-not-set"))
        #expect(try await !rules("--era", "ios15").contains("preferred-width-not-set"))
    }
}
