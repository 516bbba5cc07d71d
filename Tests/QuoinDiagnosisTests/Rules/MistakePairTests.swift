import Foundation
import QuoinDiagnosis
import Testing

/// `QUOIN_RECORD=1` writes the golden texts anew.
@Suite("Mistakes and their corrected twins")
struct MistakePairTests {
    @Test("every rule has a pair") func complete() {
        #expect(MistakePair.all.map(\.rule) == Rule.all.map(\.id).sorted())
    }

    @Test("what shows a mistake is found, and nothing else", arguments: MistakePair.all)
    func shows(_ pair: MistakePair) throws {
        let findings = try pair.findings(pair.shows)
        #expect(findings.map(\.rule) == [pair.rule])
        let text = MistakePair.text(findings)
        if ProcessInfo.processInfo.environment["QUOIN_RECORD"] != nil {
            try text.write(to: pair.expected, atomically: true, encoding: .utf8)
        }
        #expect(text == (try? String(contentsOf: pair.expected, encoding: .utf8)))
    }

    @Test("the corrected twin is clean", arguments: MistakePair.all)
    func clean(_ pair: MistakePair) throws {
        #expect(MistakePair.text(try pair.findings(pair.clean)) == "")
    }

    @Test("a finding says where it is", arguments: MistakePair.all)
    func places(_ pair: MistakePair) throws {
        for finding in try pair.findings(pair.shows) {
            #expect(finding.line > 0)
            #expect(finding.column > 0)
            #expect(!finding.name.isEmpty)
            #expect(finding.fix != nil || Rule.named(pair.rule)?.optIn == true)
        }
    }
}
