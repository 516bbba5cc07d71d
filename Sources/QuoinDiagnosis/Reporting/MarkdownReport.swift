/// A table for each file, for a comment or the summary of a run.
struct MarkdownReport {
    func write(_ report: Report) -> String {
        var text = "## Quoin\n\n" + headline(report) + "\n"
        for file in report.files where !file.findings.isEmpty {
            text += "\n### \(MarkdownText.escaped(file.path))\n\n| Line | | Finding | Fix |\n|---:|---|---|---|\n"
            for finding in file.findings { text += row(finding, report.rulePages) }
        }
        let failures = report.files.filter { $0.error != nil }
        if !failures.isEmpty {
            text += "\n### Not examined\n\n"
            for file in failures {
                text += "- \(MarkdownText.escaped(file.path)): \(MarkdownText.escaped(file.error?.description ?? ""))\n"
            }
        }
        return text
    }

    private func headline(_ report: Report) -> String {
        let documents = counted(report.files.count { $0.error == nil }, "file")
        let counts = [
            counted(report.count(.error), "error"), counted(report.count(.warning), "warning"), counted(report.count(.info), "note"),
        ]
        return "\(counts.joined(separator: ", ")) in \(documents)."
    }

    private func row(_ finding: Finding, _ pages: RulePages?) -> String {
        var words = MarkdownText.escaped(finding.message)
        if !finding.name.isEmpty { words += "<br>in \(MarkdownText.escaped(finding.name))" }
        if !finding.devices.isEmpty { words += "<br>on \(MarkdownText.escaped(finding.devices.joined(separator: ", "))) only" }
        words += "<br>" + (pages.map { "[\(finding.rule)](\($0.address(of: finding.rule)))" } ?? "`\(finding.rule)`")
        let line = finding.line > 0 ? "\(finding.line)" : ""
        return "| \(line) | \(finding.severity) | \(words) | \(MarkdownText.escaped(finding.fix?.description ?? "")) |\n"
    }
}
