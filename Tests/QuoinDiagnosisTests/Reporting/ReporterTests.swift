import Foundation
import QuoinScenes
import Testing

@testable import QuoinDiagnosis
@testable import QuoinInterfaceBuilder

@Suite("Reporters")
struct ReporterTests {
    private static let goldens = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/Reports")

    /// With QUOIN_GOLDEN=write the texts are written anew, to be read before they are checked in.
    @Test("each form is as it was", arguments: Reporter.allCases) func golden(_ reporter: Reporter) throws {
        let file = Self.goldens.appending(path: "\(reporter.rawValue).txt")
        let text = reporter.write(SampleReport.report)
        if ProcessInfo.processInfo.environment["QUOIN_GOLDEN"] == "write" { try Data(text.utf8).write(to: file) }
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }

    @Test("a form without findings is complete, too", arguments: Reporter.allCases) func empty(_ reporter: Reporter) throws {
        let text = reporter.write(Report(files: [Report.File(path: "a.xib")]))
        switch reporter {
        case .xcode, .github: #expect(text.isEmpty)
        case .json, .sarif: _ = try JSONText(Array(text.utf8))
        case .junit, .checkstyle: _ = try XMLTree.read(Array(text.utf8))
        case .text: #expect(text == "Nothing found in 1 file.\n")
        case .markdown: #expect(text.hasSuffix("0 errors, 0 warnings, 0 notes in 1 file.\n"))
        }
    }

    @Test("what is XML can be read back, and says the same") func xml() throws {
        let finding = try #require(SampleReport.report.files.first?.findings.last)
        let message = finding.message.filter { $0 != "\u{1}" }
        let suites = try XMLTree.read(Array(Reporter.junit.write(SampleReport.report).utf8))
        let tests = Array(try #require(suites.root).children.flatMap { Array($0.children) })
        #expect(tests.count == 6)
        #expect(tests.contains { $0.children.contains { $0.name == "failure" && $0[named: "message"] == message } })
        let root = try #require(suites.root)
        #expect((root[named: "tests"], root[named: "failures"], root[named: "errors"]) == ("6", "3", "1"))
        let checkstyle = try XMLTree.read(Array(Reporter.checkstyle.write(SampleReport.report).utf8))
        let errors = Array(try #require(checkstyle.root).children.flatMap { Array($0.children) })
        #expect(errors.count == 5)
        #expect(
            errors.contains {
                $0[named: "message"] == message && $0[named: "severity"] == "warning" && $0[named: "source"] == "quoin.truncated-text"
            })
    }

    @Test("an annotation is one line, and nothing in it ends it or begins another") func github() throws {
        let lines = Reporter.github.write(SampleReport.report).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count == 5)
        #expect(lines.allSatisfy { $0.hasPrefix("::error file=") || $0.hasPrefix("::warning file=") || $0.hasPrefix("::notice file=") })
        let warning = try #require(lines.first { $0.hasPrefix("::warning") })
        #expect(warning.contains("line=7,col=5,title=truncated-text::\"100%25, a: <b>"))
        #expect(warning.contains("cut%0Aoff"))
        #expect(lines.contains { $0.contains("file=App/Broken%2C old.xib,line=12,col=3") })
        #expect(lines.contains { $0.contains("file=/elsewhere/100%25 ü.json,title=left-right::") })
    }

    @Test("a line that Xcode reads has place, severity and rule") func xcode() {
        let lines = Reporter.xcode.write(SampleReport.report).split(separator: "\n").map(String.init)
        #expect(lines.count == 4)
        #expect(lines[0].hasPrefix("App/Sign.storyboard:41:13: error: The content width"))
        #expect(lines.dropLast().map { $0.hasSuffix("(scroll-content-width)") || $0.hasSuffix("(truncated-text)") } == [true, true, true])
    }

    @Test("colors are in the text alone, and only if they were asked for", arguments: Reporter.allCases) func colors(_ reporter: Reporter) {
        #expect(!reporter.write(SampleReport.report).contains("\u{1B}"))
        #expect(reporter.write(SampleReport.report, colors: true).contains("\u{1B}") == (reporter == .text))
    }

    @Test("no line of the text is longer than 110 characters") func width() {
        let lines = Reporter.text.write(SampleReport.report).split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 110 })
    }

    @Test("tables keep their columns whatever the names") func markdown() {
        let rows = Reporter.markdown.write(SampleReport.report).split(separator: "\n").filter { $0.hasPrefix("| ") }
        #expect(rows.count == 6)
        for row in rows {
            let bars = zip(" " + row, row).count { $1 == "|" && $0 != "\\" }
            #expect(bars == 5)
        }
    }
}

/// Requirements of the SARIF schema, taken from its `required` lists and enumerations.
@Suite("SARIF")
struct SARIFTests {
    private func run() throws -> JSONValue {
        let text = try JSONText(Array(Reporter.sarif.write(SampleReport.report).utf8))
        #expect(text.root["version"]?.string == "2.1.0")
        #expect(text.root["$schema"]?.string?.hasSuffix("sarif-2.1.0.json") == true)
        let runs = Array(try #require(text.root["runs"]).elements)
        #expect(runs.count == 1)
        return try #require(runs.first)
    }

    @Test("the tool has a name, and each rule an id, texts, a level and an absolute address") func tool() throws {
        let driver = try #require(try run()["tool"]?["driver"])
        #expect(driver["name"]?.string == "Quoin")
        let rules = Array(try #require(driver["rules"]).elements)
        #expect(rules.compactMap { $0["id"]?.string } == ["scroll-content-width", "left-right"])
        for rule in rules {
            for text in ["shortDescription", "fullDescription", "help"] { #expect(rule[text]?["text"]?.string?.isEmpty == false) }
            #expect(rule["helpUri"]?.string?.hasPrefix("https://") == true)
            #expect(["error", "warning", "note"].contains(rule["defaultConfiguration"]?["level"]?.string))
        }
        #expect(rules[1]["defaultConfiguration"]?["enabled"]?.bool == false)
    }

    @Test("without an address of the pages there are no links, and what is no address of the web is none") func noPages() throws {
        var report = SampleReport.report
        report.rulePages = nil
        #expect(!Reporter.sarif.write(report).contains("helpUri"))
        #expect(Reporter.markdown.write(report).contains("<br>`truncated-text` |"))
        #expect(!Reporter.markdown.write(report).contains("]("))
        #expect(RulePages("https://example.com/a/")?.address(of: "misplaced") == "https://example.com/a/misplaced.md")
        for wrong in ["", "Documentation/Rules", "javascript:x", "https://a b", "https://a)"] { #expect(RulePages(wrong) == nil) }
    }

    @Test("each result has a message, a place from line 1 on, and a rule that is listed or none") func results() throws {
        let run = try run()
        let results = Array(try #require(run["results"]).elements)
        #expect(results.count == 4)
        for result in results {
            #expect(result["message"]?["text"]?.string?.isEmpty == false)
            #expect(["error", "warning", "note", "none"].contains(result["level"]?.string))
            let place = try #require(result["locations"]?.elements.first { _ in true }?["physicalLocation"])
            #expect(place["region"]?["startLine"]?.number ?? 0 >= 1)
            let uri = try #require(place["artifactLocation"]?["uri"]?.string)
            #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
            #expect(uri.hasPrefix("file:///") != (place["artifactLocation"]?["uriBaseId"]?.string == "%SRCROOT%"))
            if let index = result["ruleIndex"]?.number {
                let rules = Array(try #require(run["tool"]?["driver"]?["rules"]).elements)
                #expect(rules[Int(index)]["id"]?.string == result["ruleId"]?.string)
            }
            for fix in result["fixes"].map({ Array($0.elements) }) ?? [] {
                let change = try #require(fix["artifactChanges"]?.elements.first { _ in true })
                #expect(change["artifactLocation"]?["uri"]?.string?.isEmpty == false)
                for replacement in try #require(change["replacements"]).elements {
                    #expect(replacement["deletedRegion"]?["byteOffset"]?.number != nil)
                    #expect(replacement["insertedContent"]?["text"]?.string != nil)
                }
            }
        }
        #expect(
            results[0]["locations"]?.elements.first { _ in true }?["physicalLocation"]?["artifactLocation"]?["uri"]?.string
                == "ios/App/Sign.storyboard")
        #expect(Set(results[0]["relatedLocations"].map { Array($0.elements).compactMap { $0["id"]?.number } } ?? []) == [1])
    }

    @Test("a result is known by rule and object wherever its line has gone, and a second one apart from the first") func fingerprints()
        throws
    {
        func fingerprints(_ report: Report) throws -> [String] {
            let text = try JSONText(Array(Reporter.sarif.write(report).utf8))
            let results = text.root["runs"]?.elements.first { _ in true }?["results"]
            return results.map { $0.elements.compactMap { $0["partialFingerprints"]?["objectAndRule/v1"]?.string } } ?? []
        }
        var moved = SampleReport.report
        for index in moved.files[0].findings.indices {
            moved.files[0].findings[index].line += 100
            moved.files[0].findings[index].message = "other words"
        }
        let before = try fingerprints(SampleReport.report)
        #expect(before.count == 4)
        #expect(try fingerprints(moved) == before)
        #expect(Set(before).count == 4)
    }

    @Test("files that could not be read are reported as notifications") func failures() throws {
        let invocation = try #require(try run()["invocations"]?.elements.first { _ in true })
        #expect(invocation["executionSuccessful"]?.bool == false)
        let notification = try #require(invocation["toolExecutionNotifications"]?.elements.first { _ in true })
        #expect(notification["message"]?["text"]?.string?.contains("mismatched tag") == true)
    }
}
