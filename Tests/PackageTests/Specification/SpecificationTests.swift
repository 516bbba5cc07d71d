import Foundation
import Testing

/// The specification holds what sources and tests say about it, and the other way around.
///
/// `make specification` writes the tests beside the rules.
@Suite struct SpecificationTests {
    let evidence: Evidence

    init() throws { evidence = try Evidence.shared.get() }

    @Test("Every cited code is defined") func everyCitedCodeIsDefined() {
        let defined = Set(evidence.rules.map(\.code))
        for citation in evidence.citations where !defined.contains(citation.code) {
            Issue.record("\(citation.file):\(citation.line) cites \(citation.code), which no page of the specification defines")
        }
    }

    @Test("No code is defined twice") func noCodeIsDefinedTwice() {
        for (code, rules) in Dictionary(grouping: evidence.rules, by: \.code) where rules.count > 1 {
            Issue.record("\(code) is defined \(rules.count) times: \(rules.map(\.page).joined(separator: ", "))")
        }
    }

    @Test("Every rule says how sure it is") func everyRuleSaysHowSureItIs() {
        for rule in evidence.rules where rule.confidence.isEmpty || rule.testLine == nil {
            Issue.record("\(rule.page): \(rule.code) has no line that says how sure it is, or none for its tests")
        }
    }

    @Test("Every observed rule is named by a test") func everyObservedRuleIsNamedByATest() {
        for rule in evidence.rules
        where rule.confidence.contains(.observed) && rule.isFollowed && evidence.tests[rule.code, default: []].isEmpty {
            Issue.record("\(rule.page): \(rule.code) is observed, and no test names it")
        }
    }

    @Test("Tests are listed beside the rules that they name") func testsStandBesideTheRulesThatTheyName() throws {
        let writes = ProcessInfo.processInfo.environment["QUOIN_RECORD"] != nil
        for var page in evidence.pages {
            for rule in page.rules {
                let written = SpecificationPage.written(evidence.tests[rule.code, default: []], inRow: page.isRow(rule))
                if writes {
                    page.replaceTests(of: rule, by: evidence.tests[rule.code, default: []])
                } else {
                    #expect(rule.writtenTests == written, "\(page.name): \(rule.code) has other tests: run make specification")
                }
            }
            if writes { try page.write() }
        }
    }

    @Test("The index lists every page") func theIndexListsEveryPage() throws {
        let index = try String(contentsOf: Manifest.root.appending(path: "Documentation/Specification/README.md"), encoding: .utf8)
        for page in evidence.pages where page.name != "README.md" {
            #expect(index.contains("](\(page.name))"), "\(page.name) is not in the index")
        }
    }
}

/// The readers of pages, codes and tests.
@Suite struct SpecificationReadingTests {
    @Test("Codes are found one by one and in ranges") func codesAreFoundOneByOneAndInRanges() {
        let scanner = CodeScanner(codes: ["SC-1", "SC-2", "SC-4", "V1", "F20"])
        #expect(scanner.codes(in: "// SC-1 to SC-4, V10; (F26).") == ["SC-1", "SC-2", "SC-4", "V10", "F26"])
        #expect(scanner.codes(in: "F15-vw-iTC XSC-1 SC1 V SC- V-1 from V2 on to V4") == ["V2", "V4"])
    }

    @Test("Pages are split into rules") func pagesAreTakenApart() {
        var page = SpecificationPage(
            name: "P.md",
            text: """
                <a id="A1"></a>
                ### A1: title
                **Observed, firm**, and so on.
                Tests: `X/y`
                ## Table
                | <a id="A2"></a>A2 | `a \\| b` | **Believed** | none |
                <a id="A3"></a>
                **Observed, not followed**: why.
                """)
        #expect(page.rules.map(\.code) == ["A1", "A2", "A3"])
        #expect(page.rules.map(\.confidence) == [[.observed], [.believed], [.observed]])
        #expect(page.rules.map(\.isFollowed) == [true, true, false])
        #expect(page.rules.map(\.writtenTests) == ["Tests: `X/y`", "none", nil])
        page.replaceTests(of: page.rules[1], by: ["T/a", "T/b"])
        #expect(page.lines[5] == "| <a id=\"A2\"></a>A2 | `a \\| b` | **Believed** | `T/a`, `T/b` |")
    }

    @Test("Lines are assigned to the tests around them") func linesBelongToTests() {
        let names = TestNames(
            source: """
                /// suite
                struct FirstTests {
                    let values = [1]

                    @Test(
                        "attribute"
                    )
                    func one() {
                        // body
                    }

                    /// before
                    @Test func two() {}  // beside

                    func helper() {
                        // none
                    }
                }

                /// no suite
                struct Helper {
                }
                """)
        func test(_ text: String) -> String? {
            (names.source.firstIndex { $0.contains(text) }).flatMap { names.test(at: $0 + 1) }
        }
        #expect(test("/// suite") == "FirstTests")
        #expect(test("attribute") == "FirstTests/one")
        #expect(test("// body") == "FirstTests/one")
        #expect(test("/// before") == "FirstTests/two")
        #expect(test("// beside") == "FirstTests/two")
        #expect(test("// none") == nil)
        #expect(test("/// no suite") == nil)
    }
}
