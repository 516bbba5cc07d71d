/// Findings for people, by file.
///
/// ```text
/// Sign.storyboard
///   41:13  error  The content width of Scroll View cannot be worked out: …  [scroll-content-width]
///          in     View > Scroll View
///          fix    Tie Content View's width to the frame layout guide of Scroll View.
///          see    line 44: Content View has no width
///          on     retina4_7, retina4_0 only
///
/// 1 error, 0 warnings in 12 files.
/// ```
struct TextReport {
    let colors: Bool
    /// The number of characters after which a line is wrapped.
    private static let width = 110

    init(colors: Bool) { self.colors = colors }

    func write(_ report: Report) -> String {
        var text = ""
        for file in report.files where !file.findings.isEmpty {
            text += bold(file.path.visible) + "\n"
            let locations = file.findings.map { $0.line > 0 ? "\($0.line):\($0.column)" : "" }
            let margin = locations.map(\.count).max() ?? 0
            for (finding, location) in zip(file.findings, locations) {
                text += lines(of: finding, location: location, margin: margin) + "\n"
            }
        }
        return text + summary(report)
    }

    private func lines(of finding: Finding, location: String, margin: Int) -> String {
        let severity = finding.severity.rawValue
        let lead = blank(2 + margin - location.count) + location + "  " + colored(severity, finding.severity) + blank(9 - severity.count)
        let indent = 2 + margin + 2 + 9
        var text = lead + wrapped(finding.message + " [\(finding.rule)]", indent: indent) { dimmed($0, mark: "[\(finding.rule)]") }
        for (label, words) in details(finding) {
            text += blank(2 + margin + 2) + dimmed(label) + blank(9 - label.count) + wrapped(words, indent: indent) { $0 }
        }
        return text
    }

    private func details(_ finding: Finding) -> [(String, String)] {
        var rows: [(String, String)] = []
        if !finding.name.isEmpty { rows.append(("in", finding.name)) }
        if let fix = finding.fix { rows.append(("fix", fix.description)) }
        for related in finding.related {
            rows.append(("see", (related.line > 0 ? "line \(related.line): " : "") + related.message))
        }
        if !finding.devices.isEmpty { rows.append(("on", finding.devices.joined(separator: ", ") + " only")) }
        return rows
    }

    private func summary(_ report: Report) -> String {
        let unread = report.files.count { $0.error != nil }
        var sentences = [counts(report, report.files.count - unread)].compactMap { $0 }
        if unread > 0 { sentences.append("\(counted(unread, "file")) could not be examined.") }
        let fixable = report.fixableCount
        if fixable > 0 { sentences.append("\(fixable) can be fixed by 'quoin lint --fix'.") }
        return sentences.isEmpty ? "" : sentences.joined(separator: " ") + "\n"
    }

    /// The sentence with the counts; nil if no file was examined.
    private func counts(_ report: Report, _ examined: Int) -> String? {
        guard examined > 0 else { return nil }
        let files = counted(examined, "file")
        guard report.files.contains(where: { !$0.findings.isEmpty }) else { return "Nothing found in \(files)." }
        var counts = [counted(report.count(.error), "error"), counted(report.count(.warning), "warning")]
        if report.count(.info) > 0 { counts.append(counted(report.count(.info), "note")) }
        return "\(counts.joined(separator: ", ")) in \(files)."
    }
}

extension TextReport {
    /// Wraps words at the maximal width; all lines but the first are indented.
    private func wrapped(_ text: String, indent: Int, style: (String) -> String) -> String {
        var lines = [""]
        for word in text.visible.split(separator: " ") {
            let last = lines[lines.count - 1]
            if last.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if indent + last.count + 1 + word.count <= TextReport.width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return style(lines.joined(separator: "\n" + blank(indent))) + "\n"
    }

    private func blank(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

    private func bold(_ text: String) -> String { colors ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

    private func dimmed(_ text: String) -> String { colors ? "\u{1B}[2m\(text)\u{1B}[0m" : text }

    /// Makes a mark at the end of a text faint.
    private func dimmed(_ text: String, mark: String) -> String {
        text.hasSuffix(mark) ? text.dropLast(mark.count) + dimmed(mark) : text
    }

    private func colored(_ text: String, _ severity: Severity) -> String {
        guard colors else { return text }
        let code =
            switch severity {
            case .error: "1;31"
            case .warning: "33"
            case .info: "36"
            }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}
