import Foundation
import QuoinScenes
import Testing

@testable import quoin

/// The changes that `quoin lint` makes to files, and the files that it writes beside them.
@Suite("quoin lint --fix, --checklist and --svg")
final class LintChangeTests {
    private static let mistakes = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples/Mistakes")
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func copy(_ name: String, as other: String) throws -> String {
        try folder.write(String(contentsOf: Self.mistakes.appending(path: name), encoding: .utf8), other)
    }

    private static let mendable = ["scroll-content-width", "scroll-cross-axis-tie", "misplaced", "stale-ambiguity-flag"]

    @Test("fixing takes the finding away, changes few lines, and a second time changes nothing", arguments: mendable)
    func fix(_ rule: String) async throws {
        let file = try copy("\(rule)/shows.storyboard", as: "a.storyboard")
        let before = try folder.read("a.storyboard")
        #expect(try await folder.findings(file).findings.contains { $0["rule"]?.string == rule })
        let (findings, _, _) = try await folder.findings("--fix", file)
        #expect(!findings.contains { $0["rule"]?.string == rule })
        let after = try folder.read("a.storyboard")
        #expect(after != before)
        let old = before.split(separator: "\n"), new = after.split(separator: "\n")
        #expect(new.difference(from: old).count <= 6)
        _ = await folder.lint("--fix", file)
        #expect(try folder.read("a.storyboard") == after)
        #expect(try folder.names("").filter { !$0.hasPrefix("out-") } == ["a.storyboard"])
    }

    @Test("a dry run shows what fixing would do, and does nothing") func dryRun() async throws {
        let file = try copy("scroll-content-width/shows.storyboard", as: "a.storyboard")
        let before = try folder.read("a.storyboard")
        let (difference, _) = await folder.lint("--dry-run", file)
        #expect(try folder.read("a.storyboard") == before)
        _ = await folder.lint("--fix", file)
        let after = try folder.read("a.storyboard")
        #expect(difference == UnifiedDifference(Array(before.utf8), Array(after.utf8), path: file).text)
        #expect(await folder.lint("--dry-run", file).text.isEmpty)
    }

    @Test("a file behind a link is fixed, and the link stays one") func link() async throws {
        _ = try copy("misplaced/shows.storyboard", as: "real/a.storyboard")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("b.storyboard"), withDestinationPath: folder.path("real/a.storyboard"))
        let before = try folder.read("real/a.storyboard")
        _ = await folder.lint("--fix", folder.path("b.storyboard"))
        #expect(try folder.read("real/a.storyboard") != before)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("b.storyboard")).hasSuffix("real/a.storyboard"))
    }

    @Test("the checklist has seven points, and its status says whether all are met") func checklist() async throws {
        let wrong = await folder.lint("--checklist", try copy("scroll-content-width/shows.storyboard", as: "a.storyboard"))
        #expect(wrong.status == .findings)
        let marks = wrong.text.split(separator: "\n").dropFirst().map { $0.drop { $0 == " " }.prefix(1) }
        #expect(marks == ["✓", "✓", "✗", "✓", "✗", "✗", "✓"] || marks == ["✓", "✓", "✗", "✓", "✗", "✓", "✓"])
        let right = await folder.lint("--checklist", try copy("scroll-content-width/clean.storyboard", as: "b.storyboard"))
        #expect(right.status == .done)
        #expect(right.text.split(separator: "\n").count { $0.hasPrefix("  ✓") } == 7)
        #expect(await folder.lint("--checklist", "--fail-level", "never", folder.path("a.storyboard")).status == .done)
    }

    @Test("each scene is drawn in a file of its own, with a number for each finding") func drawings() async throws {
        let file = try copy("scroll-content-width/shows.storyboard", as: "a.storyboard")
        _ = await folder.lint("--svg", folder.path("new/drawings"), "--devices", "retina4_7,retina6_12", file)
        let names = try folder.names("new/drawings")
        #expect(names.count == 2)
        #expect(Set(names.map { $0.hasSuffix("-retina4_7.svg") }) == [true, false])
        for name in names {
            let text = try folder.read("new/drawings/\(name)")
            #expect(text.hasPrefix("<svg "))
            #expect(text.contains("data-layer=\"finding\" data-key=\"1\""))
            #expect(text.contains("The content width of the Scroll View"))
        }
    }
}
