/// A table for each file, for a comment or the summary of a run.
struct MarkdownReport {
    func write(_ report: Report) -> String {
        var text = "## Quoin\n\n" + headline(report) + "\n"
        for file in report.files where !file.findings.isEmpty {
            text += "\n### \(escaped(file.path))\n\n| Line | | Finding | Fix |\n|---:|---|---|---|\n"
            for finding in file.findings { text += row(finding, report.rulePages) }
        }
        let failures = report.files.filter { $0.error != nil }
        if !failures.isEmpty {
            text += "\n### Not examined\n\n"
            for file in failures { text += "- \(escaped(file.path)): \(escaped(file.error?.description ?? ""))\n" }
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
        var words = escaped(finding.message)
        if !finding.name.isEmpty { words += "<br>in \(escaped(finding.name))" }
        if !finding.devices.isEmpty { words += "<br>on \(escaped(finding.devices.joined(separator: ", "))) only" }
        words += "<br>" + (pages.map { "[\(finding.rule)](\($0.address(of: finding.rule)))" } ?? "`\(finding.rule)`")
        let line = finding.line > 0 ? "\(finding.line)" : ""
        return "| \(line) | \(finding.severity) | \(words) | \(escaped(finding.fix?.description ?? "")) |\n"
    }

    /// Names come from files, so nothing in them may be markup or end a cell.
    private func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\\", "|", "`", "*", "_", "[", "]", "#", "~": result += "\\\(scalar)"
            case "@": result += "&#64;"  // mentions nobody
            case "\n", "\r": result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
