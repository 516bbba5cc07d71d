import Foundation
import QuoinDiagnosis
import QuoinInterfaceBuilder
import Testing

/// Findings that were read against their files by people: QUOIN_VERDICTS names the table, QUOIN_CORPUS the folder of the files.
@Suite("Findings that people judged")
struct VerdictTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let isHere = ["QUOIN_VERDICTS", "QUOIN_CORPUS"].allSatisfy { environment[$0].map { !$0.isEmpty } ?? false }

    /// Objects whose verdict the file refutes: a stack view was called ambiguous for labels that hug alike, but the heights from the top of
    /// its row to the bottom add up to the half point (56 + 19.5 + 16 + 356 + 15 + 40 + 15.5 = 518, and 4 × 81.5 + 3 × 10 = 356), nothing is
    /// left to stretch, and Xcode saved it without a flag.
    private static let refuted: Set<String> = ["Emr-6O-q0B"]

    /// A line of the table.
    private struct Verdict: CustomStringConvertible {
        var rule: String
        var file: String
        var object: String
        var judgment: String

        init?(_ line: Substring) {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count >= 6, ["right", "wrong", "trivial"].contains(cells[5]) else { return nil }
            (rule, file, object, judgment) = (cells[0], cells[2], cells[4], cells[5])
        }

        var description: String { "\(judgment) \(rule) \(object) in \(file)" }

        /// Whether findings are as they should be: what was right is still found, by whatever rule, and what was wrong is not.
        func isMet(by findings: [Finding]) -> Bool {
            let same = findings.filter { $0.rule == rule && $0.object == object }
            switch judgment {
            case "right": return findings.contains { $0.object == object || $0.related.contains { $0.object == object } }
            case "wrong": return same.isEmpty
            default: return same.allSatisfy { $0.severity == .info }
            }
        }
    }

    @Test("what was wrong is gone, and what was right remains", .enabled(if: isHere, "QUOIN_VERDICTS or QUOIN_CORPUS is not set"))
    func verdicts() throws {
        let table = try String(contentsOfFile: try #require(VerdictTests.environment["QUOIN_VERDICTS"]), encoding: .utf8)
        let folder = try #require(VerdictTests.environment["QUOIN_CORPUS"])
        let verdicts = table.split(separator: "\n").compactMap { Verdict($0) }.filter { !VerdictTests.refuted.contains($0.object) }
        #expect(!verdicts.isEmpty)
        for (file, judged) in Dictionary(grouping: verdicts, by: \.file) {
            let data = ["", "ib/"].lazy.compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)\(file)") }.first
            let findings = Linter().findings(in: InterfaceBuilderFile.read(Array(try #require(data, "\(file)")), path: file))
            for verdict in judged { #expect(verdict.isMet(by: findings), "\(verdict)") }
        }
    }
}
