import QuoinLayout
import QuoinScenes

// Descriptions of findings, rules and analyses, for debugging.

extension Finding: CustomStringConvertible {
    /// `Main.storyboard:41:13: warning: The height of this scroll view's content is ambiguous. [scroll-content-height]`
    public var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(message) [\(rule)]" }
}

extension Finding.Related: CustomStringConvertible {
    /// `line 44: The constraint`
    public var description: String { "line \(line): \(message)" }
}

extension Detection: CustomStringConvertible {
    /// The message, and the object it is about.
    public var description: String { object.map { "\($0): \(message)" } ?? message }
}

extension Fix: CustomStringConvertible {}

extension Rule: CustomStringConvertible {
    /// `scroll-content-height (error): …` with the summary.
    public var description: String { "\(id) (\(severity.rawValue)): \(summary)" }
}

extension Linter: CustomStringConvertible {
    /// `linter of 52 rules`
    public var description: String { "linter of \(rules.count) \(rules.count == 1 ? "rule" : "rules")" }
}

extension Linter.Result: CustomStringConvertible {
    /// The findings and failures, one per line.
    public var description: String { (findings.map { "\($0)" } + failures.map { "\($0)" }).joined(separator: "\n") }
}

extension Report: CustomStringConvertible {
    /// `3 files, 5 findings`
    public var description: String {
        let findings = files.reduce(0) { $0 + $1.findings.count }
        return "\(files.count) \(files.count == 1 ? "file" : "files"), \(findings) \(findings == 1 ? "finding" : "findings")"
    }
}

extension Report.File: CustomStringConvertible {
    /// `Main.storyboard: 2 findings`
    public var description: String { "\(path): " + (error.map { "\($0)" } ?? "\(findings.count) findings") }
}

extension RulePages: DescribedByFields {}

extension AnalyzedView: CustomStringConvertible {
    /// The view as its scene has it: `label title in card`
    public var description: String { node.map { "\($0)" } ?? "a view of no node" }
}

extension LayoutAmbiguity: CustomStringConvertible {
    /// `label title in card: horizontal position and length`
    public var description: String {
        "\(view): \(axis) \([position ? "position" : nil, length ? "length" : nil].compactMap { $0 }.joined(separator: " and "))"
    }
}

extension TextContent: CustomStringConvertible {
    /// The text that is shown.
    public var description: String { shown }
}

extension Glob: CustomStringConvertible {
    /// The pattern as it was written.
    public var description: String { pattern }
}

extension Baseline: CustomStringConvertible {
    /// `12 known findings`
    public var description: String { "\(count) known findings" }
}

extension Baseline.Judgment: DescribedByFields {}
extension Configuration: DescribedByFields {}
extension Configuration.Suppression: DescribedByFields {}
extension ScrollChecklist: DescribedByFields {}
extension ScrollChecklist.Point: DescribedByFields {}
extension ConflictLog: DescribedByFields {}
extension ConstraintConflict: DescribedByFields {}
extension ConstraintConflict.Unread: DescribedByFields {}
extension ConflictItem: DescribedByFields {}
extension ConflictMember: DescribedByFields {}
extension ConflictExplanation: DescribedByFields {}
extension ConflictExplanation.Member: DescribedByFields {}
extension ConflictFix: DescribedByFields {}
