import Foundation
import QuoinDiagnosis
import QuoinScenes
import Testing

@testable import quoin

@Suite("quoin lint --cache")
final class CacheTests {
    private let folder: Folder
    private var cache: String { folder.path("cache") }

    init() throws { folder = try Folder() }

    /// The names of the answers that are kept.
    private var kept: [String] { get throws { try folder.names("cache").filter { $0.count == 32 } } }

    private func lint(_ words: String...) async -> String { await folder.lint(["--cache", cache] + words).text }

    private func problem(_ words: String...) async throws -> [AnswerCache.Problem] {
        let invocation = try Self.invocation(["--cache", cache] + words)
        let settings = try LintSettings(invocation), plan = try LintPlan(invocation, settings)
        return plan.tasks.flatMap { LintJob(settings, LintCache(settings, plan.tasks)).run($0).cacheProblems }
    }

    private static func invocation(_ words: [String]) throws -> Invocation {
        guard case .run(_, let invocation) = try Quoin.root.parse(["lint"] + words, ProcessEnvironment()) else {
            throw UsageError(message: "help")
        }
        return invocation
    }

    @Test("answers as without one, by every reporter", arguments: [Reporter.text, .json, .sarif])
    func same(_ reporter: Reporter) async throws {
        let examples = URL(filePath: #filePath).appending(path: "../../../../Examples/Mistakes").standardizedFileURL.path
        let plain = await folder.lint(["--reporter", reporter.rawValue, examples])
        for _ in 0..<2 {
            let cached = await folder.lint(["--reporter", reporter.rawValue, "--cache", cache, examples])
            #expect(cached.text == plain.text)
            #expect(cached.status == plain.status)
        }
        #expect(try kept.count > 50)
    }

    @Test("answers from the cache: no file is examined twice") func isUsed() async throws {
        let file = try folder.write(Sample.conflict, "a.json")
        _ = await lint(file)
        let name = try #require(try kept.first)
        // An answer of another file under this one's key.
        let answer = LintAnswer(notes: ["from the cache"]).bytes
        try Data(Array(ContentHash(answer).text.utf8) + answer).write(to: URL(filePath: cache + "/" + name))
        #expect(await lint(file) == "Nothing found in 1 file.\n")
        // Fixes, drawings and pages need the file itself.
        #expect(await lint("--dry-run", "--html", folder.path("page.html"), file).isEmpty)
        #expect(try folder.read("page.html").contains("conflict"))
    }

    @Test("is not used where content, rules or devices changed, and is where only the path did") func keys() async throws {
        let file = try folder.write(Sample.conflict, "a.json")
        _ = await lint(file)
        let copy = try folder.write(Sample.conflict, "b.json")
        #expect(await lint(copy).contains(copy))
        #expect(try kept.count == 1)
        _ = await lint("--device", "retina4_7", file)
        #expect(try kept.count == 2)
        let configuration = try folder.write(#"{"disabled_rules": ["conflict"]}"#, "c.json")
        #expect(await !lint("--configuration", configuration, file).contains("(conflict)"))
        #expect(try kept.count == 3)
        // What comes after the rules asks nothing anew.
        let severe = try folder.write(#"{"rules": {"conflict": {"severity": "info"}}}"#, "d.json")
        #expect(await lint("--configuration", severe, "--strict", file).contains("0 errors"))
        #expect(try kept.count == 3)
        try folder.write(Sample.clean, "a.json")
        #expect(await lint(file) == "Nothing found in 1 file.\n")
        #expect(try kept.count == 4)
    }

    @Test("a damaged answer is not used, is said, and is made anew") func damaged() async throws {
        let file = try folder.write(Sample.conflict, "a.json")
        let right = await lint(file)
        let path = cache + "/" + (try #require(try kept.first))
        let bytes = try Data(contentsOf: URL(filePath: path))
        var broken = [Data(), bytes.prefix(31), bytes.prefix(32), bytes.dropLast(), bytes + [0]]
        for place in stride(from: 0, to: bytes.count, by: 31) {
            var copy = bytes
            copy[place] ^= 0x10
            broken.append(copy)
        }
        for copy in broken {
            try copy.write(to: URL(filePath: path))
            #expect(await lint("--quiet", file) == right)
            #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
        }
        try Data("nonsense".utf8).write(to: URL(filePath: path))
        let problems = try await problem(file)
        #expect(AnswerCache.notes("c", problems) == ["c: note: 1 damaged answer was not used"])
        #expect(try await problem(file).isEmpty)
    }

    @Test("bytes with a right hash and a wrong shape are no answer") func shapes() {
        let right = LintAnswer(
            findings: [Finding(rule: "conflict", severity: .error, line: 3, column: 4, object: "a", name: "n", message: "m")], notes: ["x"]
        ).bytes
        #expect(throws: Never.self) { try LintAnswer(right[...], path: "p") }
        for place in right.indices {
            for value: UInt8 in [0, 1, 0x7F, 0xFF] {
                var copy = right
                copy[place] = value
                // Whatever comes of it, it comes.
                _ = try? LintAnswer(copy[...], path: "p")
            }
            #expect(throws: ByteError.self) { try LintAnswer(right[..<place], path: "p") }
        }
    }

    @Test("a folder of other things, a file and a folder that cannot be written are left alone") func foreign() async throws {
        let file = try folder.write(Sample.conflict, "a.json")
        let right = await folder.lint(file).text
        try folder.write("mine", "cache/notes.txt")
        #expect(await lint(file) == right)
        #expect(try folder.names("cache") == ["notes.txt"])
        #expect(throws: FileError.self) { try AnswerCache(cache) }
        let plain = folder.path("a.json")
        #expect(await folder.lint("--cache", plain, file).text == right)
        #expect(try folder.read("a.json") == Sample.conflict)
        #expect(await folder.lint("--cache", "/proc/nothing", file).text == right)
    }

    @Test("runs at once share a folder") func atOnce() async throws {
        for number in 0..<40 { try folder.write(Sample.conflict + String(repeating: " ", count: number % 20), "tree/\(number).json") }
        let tree = folder.path("tree"), right = await folder.lint(tree).text
        let folder = folder, cache = cache
        await withTaskGroup(of: String.self) { group in
            for _ in 0..<6 { group.addTask { await folder.lint("--cache", cache, "--jobs", "4", tree).text } }
            for await text in group { #expect(text == right) }
        }
        #expect(try kept.count == 20)
        #expect(try folder.names("cache").count == 22)
    }

    @Test("content is hashed by SipHash as its authors published it") func hash() {
        let empty = ContentHash([UInt8]()), one = ContentHash([0]), eight = ContentHash(Array(0..<8)), fifteen = ContentHash(Array(0..<15))
        #expect(empty.text == "a3817f04ba25a8e66df67214c7550293")
        #expect(one.text == "da87c1d86b99af44347659119b22fc45")
        #expect(eight.text == "3b62a9ba6258f5610f83e264f31497b4")
        #expect(fifteen.text == "5493e99933b0a8117e08ec0f97cfc3d9")
    }
}
