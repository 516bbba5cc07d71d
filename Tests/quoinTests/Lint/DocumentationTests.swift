import Foundation
import QuoinDiagnosis
import Testing

@testable import quoin

/// Documents that are generated from the command's tables are up to date.
@Suite("Documents written by the command")
struct DocumentationTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test("the manual page is up to date: make pages writes it") func manual() throws {
        let page = try String(contentsOf: Self.root.appending(path: "Documentation/quoin.1"), encoding: .utf8)
        #expect(page == ManualPage(Quoin.root).text)
    }

    @Test("the manual names every subcommand and option, and no text is taken for a macro") func complete() {
        let text = ManualPage(Quoin.root).text
        for command in Quoin.root.subcommands {
            #expect(text.contains(".SH QUOIN \(command.name.uppercased())"))
            for option in command.options { #expect(text.contains("\\-\\-\(option.name.replacing("-", with: "\\-"))")) }
        }
        let macros = Set(text.split(separator: "\n").filter { $0.hasPrefix(".") }.map { $0.prefix { $0 != " " } })
        #expect(macros.isSubset(of: [".\\\"", ".TH", ".SH", ".B", ".br", ".PP", ".TP", ".I"]))
        #expect(!text.split(separator: "\n").contains { $0.hasPrefix("'") })
    }

    @Test("what README and Linting show is what the command says", arguments: ["README.md", "Documentation/Linting.md"])
    func listings(_ name: String) async throws {
        let folder = try Folder()
        let place = Self.root.path + "/"
        func said(_ words: String..., about file: String) async -> String {
            await folder.lint(words + [place + "Examples/Mistakes/scroll-content-width" + file]).text.replacing(place, with: "")
        }
        let page = try String(contentsOf: Self.root.appending(path: name), encoding: .utf8)
        let findings = await said(about: "")
        #expect(findings.contains("[scroll-content-width]"))
        #expect(page.contains(findings))
        guard name != "README.md" else { return }
        let checklist = await said("--checklist", about: "/shows.storyboard")
        #expect(checklist.contains("✗"))
        #expect(page.contains(checklist))
    }

    @Test("rules are listed, explained, and their pages written")
    func rules() async throws {
        let folder = try Folder()
        #expect(await Quoin.run(["rules", "--markdown", folder.path("a/pages")], ProcessEnvironment()) == .done)
        #expect(try folder.names("a/pages").filter { $0 != "README.md" }.count == Rule.all.count)
        for rule in Rule.all { #expect(try folder.read("a/pages/\(rule.id).md").contains(rule.summary)) }
        #expect(await Quoin.run(["rules", "no-such-rule"], ProcessEnvironment()) == .usage)
        #expect(await Quoin.run(["rules", "a", "b"], ProcessEnvironment()) == .usage)
        let text = RuleText(Colors(isOn: false))
        #expect(Rule.all.allSatisfy { text.list(Rule.all).contains($0.id) && text.page($0).contains($0.id) })
    }
}
