import Foundation
import QuoinDiagnosis
import Testing

/// `QUOIN_RECORD=1` writes the pages anew.
@Suite("Rule pages")
struct RulePageTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Documentation/Rules")

    @Test("the pages are those that the rules write") func upToDate() throws {
        let folder = RulePageTests.folder
        if ProcessInfo.processInfo.environment["QUOIN_RECORD"] != nil {
            try? FileManager.default.removeItem(at: folder)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, text) in RulePage.all { try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8) }
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
        #expect(names == RulePage.all.map(\.name).sorted(), "run quoin rules --markdown Documentation/Rules")
        for (name, text) in RulePage.all { #expect(try String(contentsOf: folder.appending(path: name), encoding: .utf8) == text) }
    }

    @Test("ids are in kebab case, none twice, and every rule says everything") func complete() {
        #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
        for rule in Rule.all {
            #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
            #expect([rule.summary, rule.explanation, rule.shows, rule.nearly].allSatisfy { $0.count > 10 })
            #expect(rule.summary.hasSuffix("."))
        }
    }
}
