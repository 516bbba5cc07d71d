import Foundation

/// A rule of the specification, as its page has it:
///
///     <a id="SC-42"></a>
///     ### SC-42: the scroll view that a controller adjusts
///     …
///     **Observed**, in three suites.
///     Tests: `ScrollInsetTests/bars`
///
/// or as a row of a table, with the anchor in the first cell and the tests in the last one.
struct Rule {
    enum Confidence: String, CaseIterable { case documented, observed, believed, defined }

    let code: String
    let page: String
    let confidence: Set<Confidence>
    /// Whether Quoin does what it says.
    let isFollowed: Bool
    /// The index of the line that ends with the tests; nil where the page leaves it out.
    let testLine: Int?
    /// The text of that line.
    let writtenTests: String?
}

/// The text of the pages, taken apart.
struct SpecificationPage {
    let name: String
    private(set) var lines: [String]
    private(set) var rules: [Rule] = []

    init(name: String, text: String) {
        self.name = name
        lines = text.components(separatedBy: "\n")
        var start: (code: String, line: Int)?
        for (index, line) in lines.enumerated() {
            let anchor = Self.anchor(in: line)
            if anchor != nil || line.hasPrefix("## "), let (code, first) = start {
                rules.append(rule(code, in: first..<index))
                start = nil
            }
            guard let anchor else { continue }
            if line.hasPrefix("|") { rules.append(rule(anchor, inRow: index)) } else { start = (anchor, index) }
        }
        if let (code, first) = start { rules.append(rule(code, in: first..<lines.count)) }
    }

    /// The pages, in the order of their names.
    static func all() throws -> [SpecificationPage] {
        let folder = Manifest.root.appending(path: "Documentation/Specification")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".md") }.sorted()
        return try names.map { try SpecificationPage(name: $0, text: String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
    }

    static func anchor(in line: String) -> String? {
        guard let start = line.range(of: "<a id=\""), let end = line.range(of: "\"></a>", range: start.upperBound..<line.endIndex) else {
            return nil
        }
        return String(line[start.upperBound..<end.lowerBound])
    }

    private func rule(_ code: String, in range: Range<Int>) -> Rule {
        let statement = lines[range].first { Self.confidence(in: $0).isEmpty == false && $0.hasPrefix("**") } ?? ""
        let testLine = range.last { lines[$0].hasPrefix("Tests:") }
        return Rule(
            code: code, page: name, confidence: Self.confidence(in: statement), isFollowed: !Self.bold(statement).contains("not followed"),
            testLine: testLine, writtenTests: testLine.map { lines[$0] })
    }

    private func rule(_ code: String, inRow index: Int) -> Rule {
        let statement = lines[index]
        return Rule(
            code: code, page: name, confidence: Self.confidence(in: statement), isFollowed: !Self.bold(statement).contains("not followed"),
            testLine: index, writtenTests: cells(index).last.map { $0.trimmingCharacters(in: .whitespaces) })
    }

    /// The words of confidence among what a line has in bold.
    private static func confidence(in line: String) -> Set<Rule.Confidence> {
        let bold = bold(line).lowercased()
        return Set(Rule.Confidence.allCases.filter { bold.contains($0.rawValue) })
    }

    /// Every other part between double stars.
    private static func bold(_ line: String) -> String {
        line.components(separatedBy: "**").enumerated().filter { $0.offset % 2 == 1 }.map(\.element).joined(separator: " ")
    }

    /// The cells of a row; `\|` is no border.
    private func cells(_ index: Int) -> [String] {
        let row = lines[index].replacingOccurrences(of: "\\|", with: "\u{0}").trimmingCharacters(in: .whitespaces)
        return row.dropFirst().dropLast().components(separatedBy: "|").map { $0.replacingOccurrences(of: "\u{0}", with: "\\|") }
    }
}

extension SpecificationPage {
    /// The tests of a rule as its page writes them.
    static func written(_ tests: [String], inRow: Bool) -> String {
        let names = tests.isEmpty ? "none" : tests.map { "`\($0)`" }.joined(separator: ", ")
        return inRow ? names : "Tests: \(names)"
    }

    func isRow(_ rule: Rule) -> Bool { rule.testLine.map { lines[$0].hasPrefix("|") } ?? false }

    /// The page with other tests beside a rule.
    mutating func replaceTests(of rule: Rule, by tests: [String]) {
        guard let line = rule.testLine else { return }
        guard isRow(rule) else {
            lines[line] = Self.written(tests, inRow: false)
            return
        }
        var row = cells(line)
        row[row.count - 1] = " \(Self.written(tests, inRow: true)) "
        lines[line] = "|\(row.joined(separator: "|"))|"
    }

    func write() throws {
        let place = Manifest.root.appending(path: "Documentation/Specification/\(name)")
        try lines.joined(separator: "\n").write(to: place, atomically: true, encoding: .utf8)
    }
}
