import Foundation
import QuoinScenes
import Testing

@testable import quoin

extension Folder {
    /// The output of `quoin diff` and its exit status.
    func diff(_ words: String..., variables: [String: String] = [:]) async -> (text: String, status: quoin.ExitStatus) {
        let output = path("out-\(UUID().uuidString)")
        var environment = ProcessEnvironment()
        environment.variables = variables
        let status = await Quoin.run(["diff", "--output", output] + words, environment)
        defer { try? FileManager.default.removeItem(atPath: output) }
        return ((try? String(contentsOfFile: output, encoding: .utf8)) ?? "", status)
    }
}

@Suite("quoin diff")
struct DiffCommandTests {
    @Test("the changes of a file are reported: objects, layout and findings") func text() async throws {
        let folder = try Folder()
        let old = try folder.write(LoginScreen.before, "old.storyboard"), new = try folder.write(LoginScreen.after, "new.storyboard")
        let (text, status) = await folder.diff("--devices", "retina4_7,retina6_12", old, new)
        #expect(status == .findings)
        let expected = """
            \(new)
              Login
                > Button “Log in” moved to the front in View: normal state title “Sign in” → “Log in”
                - Label “No account yet?” from View, with 2 constraints and 1 outlet
                ~ Label “Welcome back”: font system 17 → boldSystem 20
                ~ constraint Welcome back.top = Safe Area.top + 24: constant 24 → 40
                + segue “again” (show) from Login to Login
                layout on retina4_7, retina6_12
                  Button “Log in”   2.5 right, 19 down, 5 narrower   160 81 55 34 → 162.5 100 50 34
                  Label “Welcome back”   16 down, 3 taller   16 44 343 21 → 16 60 343 24

            """
        #expect(text.hasPrefix(expected))
    }

    @Test("a file beside itself says nothing, whatever the format") func same() async throws {
        let folder = try Folder()
        let file = try folder.write(LoginScreen.before, "a.storyboard")
        let text = await folder.diff(file, file)
        #expect(text.text.isEmpty)
        #expect(text.status == .done)
        #expect(await folder.diff("--format", "markdown", file, file).text.contains("Nothing differs in meaning."))
        let json = try JSONText(Array(await folder.diff("--format", "json", file, file).text.utf8)).root
        #expect(json["files"]?.elements.map { $0 }.isEmpty == true)
    }

    @Test("folders are compared file by file") func folders() async throws {
        let folder = try Folder()
        try folder.write(LoginScreen.before, "old/a/Login.storyboard")
        try folder.write(LoginScreen.before, "old/Gone.storyboard")
        try folder.write(LoginScreen.after, "new/a/Login.storyboard")
        try folder.write(LoginScreen.before, "new/New.storyboard")
        try folder.write(#"{"name": "no scene"}"#, "new/package.json")
        let (text, status) = await folder.diff("--no-layout", folder.path("old"), folder.path("new"))
        #expect(status == .findings)
        let heads = text.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        let contents = "with 1 scene, 1 controller, 4 views, 7 constraints, 1 outlet and 1 action"
        #expect(heads == ["Gone.storyboard   removed, \(contents)", "New.storyboard   added, \(contents)", "a/Login.storyboard"])
    }

    @Test("scene files are compared as well, and constraints without ids by their items and attributes") func scenes() async throws {
        let folder = try Folder()
        let old = try folder.write(Sample.clean, "old.json")
        let new = try folder.write(Sample.clean.replacing(#""box.width", "const": 4"#, with: #""box.width", "const": 40"#), "new.json")
        let (text, _) = await folder.diff(old, new)
        #expect(text.contains("    ~ constraint box.width = 4: constant 4 → 40\n"))
        #expect(text.contains("      View “box”   36 wider   0 0 4 9 → 0 0 40 9"))
        #expect(await folder.diff(old, try folder.write(Sample.clean.replacing(", ", with: ",\n  "), "same.json")).status == .done)
    }

    @Test("JSON has every change with its ids") func json() async throws {
        let folder = try Folder()
        let old = try folder.write(LoginScreen.before, "old.storyboard"), new = try folder.write(LoginScreen.after, "new.storyboard")
        let (text, _) = await folder.diff("--format", "json", "--device", "retina4_7", old, new)
        let file = try #require(try JSONText(Array(text.utf8)).root["files"]?.elements.first { _ in true })
        let scene = try #require(file["scenes"]?.elements.first { _ in true })
        #expect(scene["id"]?.string == "scene1")
        let changes = try #require(scene["changes"]).elements.map { "\($0["change"]?.string ?? "") \($0["object"]?.string ?? "")" }
        #expect(Set(changes) == ["removed hint", "moved button", "changed title", "changed c1", "added segue"])
        let frames = try #require(scene["frames"]).elements.map { $0["object"]?.string ?? "" }
        #expect(Set(frames) == ["title", "button"])
    }

    @Test("new and gone findings are reported") func findings() async throws {
        let folder = try Folder()
        let good = try folder.write(LoginScreen.storyboard(), "good.storyboard")
        let bad = try folder.write(
            LoginScreen.storyboard([LoginScreen.title, LoginScreen.button], Array(LoginScreen.constraints.dropLast())), "bad.storyboard")
        let there = await folder.diff("--device", "retina4_7", good, bad).text,
            back = await folder.diff("--device", "retina4_7", bad, good).text
        #expect(there.contains("    + new error  "))
        #expect(!there.contains(" gone "))
        #expect(back.contains("    - gone error  "))
        #expect(!back.contains(" new "))
    }

    @Test("rules and devices are those of the project's configuration") func configuration() async throws {
        let folder = try Folder()
        let good = try folder.write(LoginScreen.storyboard(), "good/a.storyboard")
        let bad = try folder.write(
            LoginScreen.storyboard([LoginScreen.title, LoginScreen.button], Array(LoginScreen.constraints.dropLast())), "bad/a.storyboard")
        #expect(await folder.diff(good, bad).text.contains("[ambiguous-layout]"))
        try folder.write(#"{"disabled_rules": ["ambiguous-layout"], "devices": ["retina5_5"]}"#, ".quoin.json")
        let text = await folder.diff(good, bad).text
        #expect(!text.contains("[ambiguous-layout]"))
        #expect(text.contains("layout on retina5_5\n"))
        #expect(await folder.diff("--device", "retina4_0", good, bad).text.contains("layout on retina4_0\n"))
    }

    @Test("input that cannot be compared ends with the status of its error") func failures() async throws {
        let folder = try Folder()
        let file = try folder.write(LoginScreen.before, "a.storyboard")
        #expect(await folder.diff(file).status == .usage)
        #expect(await folder.diff(file, file, file).status == .usage)
        #expect(await folder.diff(file, folder.path("missing.storyboard")).status == .usage)
        #expect(await folder.diff(file, folder.url.path).status == .usage)
        #expect(await folder.diff("--device", "retina9_9", file, file).status == .usage)
        #expect(await folder.diff(file, try folder.write("<document><x></document>", "broken.storyboard")).status == .input)
        #expect(await folder.diff(file, try folder.write("\u{0}\u{1}\u{2}", "binary.xib")).status == .input)
        #expect(await folder.diff("--git", "no-such-revision-anywhere").status == .input)
    }

    @Test("the arguments of a git diff driver are accepted, and the status is always 0") func driver() async throws {
        let folder = try Folder()
        let old = try folder.write(LoginScreen.before, "tmp/old.storyboard"), new = try folder.write(LoginScreen.after, "new.storyboard")
        let hash = String(repeating: "0a", count: 20)
        let (text, status) = await folder.diff("--no-layout", "App/Main.storyboard", old, hash, "100644", new, hash, "100644")
        #expect(status == .done)
        #expect(text.hasPrefix("App/Main.storyboard\n"))
        let added = await folder.diff("--no-layout", "App/Main.storyboard", "/dev/null", ".", ".", new, hash, "100644")
        #expect(added.status == .done)
        #expect(added.text.hasPrefix("App/Main.storyboard   added"))
        let renamed = await folder.diff(
            "--no-layout", "Old.storyboard", old, hash, "100644", old, hash, "100644", "New.storyboard", "similarity index 100%\n")
        #expect(renamed.text == "New.storyboard   was Old.storyboard\n")
        #expect(
            await folder.diff("App/Main.storyboard", variables: ["GIT_DIFF_PATH_COUNTER": "1"]).text == "App/Main.storyboard is unmerged\n")
    }

    @Test("control characters and markup in names are escaped") func hostile() async throws {
        let folder = try Folder()
        let name = "</script>&#10;<b>|`@you` **x** [a](b)"
        let escaped = name.replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("&#10;", with: "&#10;")
        let old = try folder.write(LoginScreen.before, "old.storyboard")
        let new = try folder.write(LoginScreen.before.replacing("No account yet?", with: escaped), "new.storyboard")
        let text = await folder.diff("--no-layout", old, new).text
        #expect(text.split(separator: "\n").count == 3)
        let markdown = await folder.diff("--no-layout", "--format", "markdown", old, new).text
        #expect(!markdown.contains("<b>") && !markdown.contains("@you") && !markdown.contains("**x**"))
    }
}

@Suite("quoin diff --git", .enabled(if: Repository.isPossible, "git is not installed"))
struct GitDiffTests {
    @Test("revisions, ranges and paths are told apart as git does") func driver() async throws {
        let repository = try Repository()
        try repository.folder.write(LoginScreen.before, "App/Login.storyboard")
        try repository.commit("First")
        try repository.folder.write(LoginScreen.after, "App/Login.storyboard")
        try repository.folder.write("text", "App/notes.txt")
        try repository.commit("Second")
        let git = try Git(in: repository.path)
        let range = try GitRange("HEAD~1..HEAD", followedBy: ["App"], in: git)
        #expect(range.old != range.new)
        #expect(try GitRange("HEAD~1...", followedBy: [], in: git).new == git.commit("HEAD"))
        #expect(try GitRange("HEAD~1", followedBy: ["HEAD", "App"], in: git).paths == ["App"])
        #expect(throws: GitError.self) { try GitRange("HEAD", followedBy: ["HEAD~1", "no/such/path"], in: git) }
        let neither = GitError("\"nothing\" is neither a file nor a revision that git knows")
        #expect(throws: neither) { try GitRange("HEAD", followedBy: ["nothing"], in: git) }
        // A file that was deleted since is a file.
        try repository.git("rm", "--quiet", "App/Login.storyboard")
        #expect(try GitRange("HEAD", followedBy: ["App/Login.storyboard"], in: git).paths == ["App/Login.storyboard"])
    }
}
