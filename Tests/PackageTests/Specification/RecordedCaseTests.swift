import Foundation
import Testing

/// The recorded cases that rules name are among the fixtures of the tests that run them.
@Suite struct RecordedCaseTests {
    let cases: [String]

    init() throws {
        let files = ["Tests/QuoinScenesTests/Fixtures/Cases.txt", "Tests/QuoinBehaviorsTests/Fixtures/Stacks.txt"]
        cases = try files.flatMap { file in
            try String(contentsOf: Manifest.root.appending(path: file), encoding: .utf8).split(separator: "\n")
                .filter { $0.hasPrefix("case ") || $0.hasPrefix("stack ") }.compactMap { $0.split(separator: " ").last.map(String.init) }
        }
    }

    /// The names behind "Recorded: " or "recorded: ", each in backticks.
    static func named(in line: String) -> [String] {
        guard let start = line.range(of: "ecorded: `") else { return [] }
        return line[start.upperBound...].prefix { $0 != "|" }.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 0 }
            .map(\.element).filter { !$0.isEmpty && $0 != " " }
    }

    @Test("The recorded cases that rules name are among the fixtures") func theyAreThere() throws {
        #expect(cases.count > 500)
        for page in try SpecificationPage.all() {
            for name in page.lines.flatMap(Self.named) {
                let isThere = name.hasSuffix("*") ? cases.contains { $0.hasPrefix(name.dropLast()) } : cases.contains(name)
                #expect(isThere, "\(page.name): no case \(name) is recorded")
            }
        }
    }

    @Test("The names of recorded cases are read from the text of a rule") func namesAreRead() {
        #expect(Self.named(in: "Recorded: `a-1`, `b-*`") == ["a-1", "b-*"])
        #expect(Self.named(in: "| **Observed**; recorded: `a` | `Suite/test` |") == ["a"])
        #expect(Self.named(in: "two recorded frames of `a`").isEmpty)
    }
}
