import Foundation
import QuoinDiagnosis
import QuoinScenes
import Testing

@Suite("Fixes")
struct FixTests {
    static let pairs = MistakePair.all.filter { pair in
        ((try? pair.findings(pair.shows)) ?? []).contains { $0.fix?.replacements.isEmpty == false }
    }

    /// The file with all fixes made.
    static func mended(_ bytes: [UInt8], _ findings: [Finding]) -> [UInt8] {
        findings.flatMap { $0.fix?.replacements ?? [] }.applied(to: bytes) ?? []
    }

    @Test("some mistakes can be mended without a person") func some() {
        #expect(
            Set(FixTests.pairs.map(\.rule)).isSuperset(of: [
                "misplaced", "scroll-content-width", "scroll-cross-axis-tie", "stale-ambiguity-flag",
            ]))
    }

    @Test("a mended file no longer shows the mistake, nor another one that is worse", arguments: pairs)
    func mended(_ pair: MistakePair) throws {
        var bytes = Array(try Data(contentsOf: pair.shows))
        // The tie changes sizes, and then frames are to be brought up to date.
        for _ in 0..<3 { bytes = FixTests.mended(bytes, try MistakePair.findings(bytes, of: pair.shows)) }
        #expect(MistakePair.text(try MistakePair.findings(bytes, of: pair.shows)) == "")
    }

    @Test("every other byte stays as it was", arguments: pairs)
    func others(_ pair: MistakePair) throws {
        let bytes = Array(try Data(contentsOf: pair.shows))
        let findings = try MistakePair.findings(bytes, of: pair.shows)
        let after = FixTests.mended(bytes, findings)
        let replacements = findings.flatMap { $0.fix?.replacements ?? [] }
        let removed = replacements.reduce(0) { $0 + $1.bytes.count }, added = replacements.reduce(0) { $0 + $1.text.utf8.count }
        #expect(after.count == bytes.count - removed + added)
        let first = replacements.map(\.bytes.lowerBound).min() ?? 0, last = replacements.map(\.bytes.upperBound).max() ?? 0
        #expect(after.prefix(first).elementsEqual(bytes.prefix(first)))
        #expect(after.suffix(bytes.count - last).elementsEqual(bytes.suffix(bytes.count - last)))
    }

    @Test("a replacement has its line and column", arguments: pairs)
    func lines(_ pair: MistakePair) throws {
        let bytes = Array(try Data(contentsOf: pair.shows))
        for replacement in try MistakePair.findings(bytes, of: pair.shows).flatMap({ $0.fix?.replacements ?? [] }) {
            let before = String(decoding: bytes[..<replacement.bytes.lowerBound], as: UTF8.self)
            let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(replacement.start.line == lines.count)
            #expect(replacement.start.column == (lines.last?.count ?? 0) + 1)
        }
    }

    @Test("a file with Windows line ends keeps them", arguments: pairs)
    func lineEnds(_ pair: MistakePair) throws {
        let text = try String(contentsOf: pair.shows, encoding: .utf8).replacingOccurrences(of: "\n", with: "\r\n")
        let bytes = Array(text.utf8)
        let after = String(decoding: FixTests.mended(bytes, try MistakePair.findings(bytes, of: pair.shows)), as: UTF8.self)
        #expect(!after.replacingOccurrences(of: "\r\n", with: "").contains("\n"))
    }

    @Test("a new constraint has an id of its own and attributes in Xcode's order") func constraint() throws {
        let pair = try #require(MistakePair.all.first { $0.rule == "scroll-content-width" })
        let bytes = Array(try Data(contentsOf: pair.shows))
        let replacement = try #require(try MistakePair.findings(bytes, of: pair.shows).first?.fix?.replacements.first)
        let text = replacement.text.trimmingCharacters(in: .whitespacesAndNewlines)
        let form =
            /<constraint firstItem="[^"]+" firstAttribute="width" secondItem="[^"]+" secondAttribute="width" id="(\w{3}-\w{2}-\w{3})"\/>/
        let match = try #require(text.wholeMatch(of: form))
        #expect(!String(decoding: bytes, as: UTF8.self).contains(match.output.1))
    }
}
