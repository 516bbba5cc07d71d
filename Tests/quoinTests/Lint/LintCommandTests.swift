import Foundation
import QuoinDiagnosis
import QuoinScenes
import Testing

@testable import quoin

@Suite("quoin lint")
final class LintCommandTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    @Test("answers in the contract's form, with status 1 where an error was found") func contract() async throws {
        let file = try folder.write(Sample.conflict, "a.json")
        let (findings, root, status) = try await folder.findings(file)
        #expect(status == .findings)
        #expect(root["version"]?.number == 1)
        let finding = try #require(findings.first)
        #expect(finding["rule"]?.string == "conflict")
        #expect(finding["severity"]?.string == "error")
        #expect(finding["path"]?.string == file)
        #expect(finding["line"]?.number == 2)
        for key in ["column", "object", "name", "message", "fix", "devices", "related"] { #expect(finding[key] != nil) }
        let summary = try #require(root["summary"])
        #expect(["documents", "errors", "warnings", "infos"].map { summary[$0]?.number } == [1, 1, 0, 0])
    }

    @Test("is the default command for files, folders and its options") func defaultCommand() async throws {
        let file = try folder.write(Sample.clean, "a.json"), output = folder.path("out")
        #expect(await Quoin.run([file, "--output", output], ProcessEnvironment()) == .done)
        #expect(try folder.read("out") == "Nothing found in 1 file.\n")
        #expect(await Quoin.run(["--reporter", "json", "-o", output, folder.path("")], ProcessEnvironment()) == .done)
        #expect(await Quoin.run(["nothing-of-that-name"], ProcessEnvironment()) == .usage)
    }

    @Test("a broken file does not stop the others, and the status says so") func goesOn() async throws {
        let files = [
            try folder.write("{", "a.json"), folder.path("missing.xib"), try folder.write("", "c.txt"),
            try folder.write("<a", "d.storyboard"),
            try folder.write(Sample.conflict, "e.json"),
        ]
        let (text, status) = await folder.lint(["--reporter", "json"] + files)
        let root = try JSONText(Array(text.utf8)).root
        #expect(status == .input)
        #expect(root["errors"].map { $0.elements.compactMap { $0["path"]?.string } } == Array(files.prefix(4)))
        #expect(root["findings"].map { $0.elements.compactMap { $0["path"]?.string } } == [files[4]])
        #expect(root["summary"]?["documents"]?.number == 1)
    }

    @Test("the answer does not depend on the number of jobs", arguments: Reporter.allCases) func jobs(_ reporter: Reporter) async throws {
        for number in 1...12 { try folder.write(number % 3 == 0 ? Sample.clean : Sample.conflict, "tree/\(number % 4)/\(number).json") }
        try folder.write("{\"root\": 1", "tree/broken.json")
        let alone = await folder.lint("--reporter", reporter.rawValue, "--jobs", "1", folder.path("tree")).text
        for jobs in ["2", "8"] {
            #expect(await folder.lint("--reporter", reporter.rawValue, "--jobs", jobs, folder.path("tree")).text == alone)
        }
        #expect(alone.contains("conflict"))
    }

    @Test("the fail level decides the status, and strictness the severity") func levels() async throws {
        let file = try folder.write(Sample.conflict, "a.json")
        #expect(await folder.lint("--fail-level", "never", file).status == .done)
        let configuration = try folder.write(#"{"rules": {"conflict": {"severity": "warning"}}}"#, "c.json")
        #expect(await folder.lint("--configuration", configuration, file).status == .done)
        #expect(await folder.lint("--configuration", configuration, "--fail-level", "warning", file).status == .findings)
        let strict = await folder.lint("--configuration", configuration, "--strict", file)
        #expect(strict.status == .findings)
        #expect(strict.text.contains("1 error, 0 warnings"))
    }

    @Test(
        "wrong usage is 64",
        arguments: [
            ["--reporter", "xml", "a"], ["--device", "retina4_8", "a"], ["--devices", "retina4_7,x", "a"], ["--jobs", "0", "a"],
            ["--fix", "--checklist", "a"], ["--fix", "--write-baseline", "b", "a"], ["--fix", "-"], ["--fail-level", "info", "a"],
            ["--nothing"],
        ])
    func usage(_ words: [String]) async { #expect(await Quoin.run(["lint"] + words, ProcessEnvironment()) == .usage) }

    @Test("lays out on the devices that are named, and says on which a finding shows") func devices() async throws {
        let scene = #"""
            {"root": {}, "device": "retina4_7", "views": [{"id": "box"}],
             "constraints": [{"first": "box.height", "const": 9}, {"first": "box.top", "second": "root.top"},
              {"id": "a", "first": "box.left", "second": "root.left"}, {"id": "b", "first": "box.right", "second": "root.right"},
              {"id": "c", "first": "box.width", "const": 375}]}
            """#
        let file = try folder.write(scene, "a.json")
        #expect(try await folder.findings(file).findings.isEmpty)
        let (findings, _, _) = try await folder.findings("--device", "retina4_7", "--devices", "retina4_0,retina5_5:landscape", file)
        let conflict = try #require(findings.first { $0["rule"]?.string == "conflict" })
        #expect(conflict["devices"].map { $0.elements.compactMap(\.string) } == ["retina4_0", "retina5_5:landscape"])
        #expect(await folder.lint("--device", "all", file).status == .findings)
    }

    @Test("a file that is named twice, by its folder and by a link, is examined once") func twice() async throws {
        let file = try folder.write(Sample.conflict, "tree/a.json")
        try FileManager.default.createSymbolicLink(atPath: folder.path("b.json"), withDestinationPath: file)
        #expect(try await folder.findings(file, folder.path("tree"), file, folder.path("b.json")).findings.count == 1)
    }

    @Test("a folder without anything to look at is no failure") func nothing() async throws {
        try folder.write("{\"name\": \"package\"}", "tree/package.json")
        try folder.write("text", "tree/read.me")
        let (text, status) = await folder.lint(folder.path("tree"))
        #expect(text.isEmpty)
        #expect(status == .done)
    }

    @Test("an output that cannot be written is said") func output() async throws {
        let file = try folder.write(Sample.clean, "a.json")
        #expect(await Quoin.run(["lint", "--output", folder.path("no/such/folder"), file], ProcessEnvironment()) == .output)
    }
}
