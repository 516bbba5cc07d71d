// Reports of a line for each finding.

/// `path:line:column: warning: message (rule-id)`, as compilers say it.
struct XcodeReport {
    func write(_ report: Report) -> String {
        report.files.flatMap(\.findings).map { line($0) }.joined()
    }

    private func line(_ finding: Finding) -> String {
        let location = finding.line > 0 ? ":\(finding.line):\(max(1, finding.column))" : ""
        // Xcode knows errors, warnings and notes, and shows a note only behind one of the others.
        let word = finding.severity == .error ? "error" : "warning"
        return
            "\(finding.path.visible)\(location): \(finding.severity == .info ? "note" : word): \(finding.summary.visible) (\(finding.rule))\n"
    }
}

/// Workflow commands, which GitHub shows on the lines of a pull request.
struct GitHubReport {
    func write(_ report: Report) -> String {
        report.files.flatMap { file in
            let failure = file.error.map { error in
                command(
                    "error", path: file.repositoryPath, line: error.line ?? 0, column: error.column ?? 0, title: "quoin",
                    message: error.message)
            }
            return [failure].compactMap { $0 }
                + file.findings.map {
                    command(
                        word($0.severity), path: file.repositoryPath, line: $0.line, column: $0.column, title: $0.rule,
                        message: "\($0.summary) (\($0.rule))")
                }
        }.joined()
    }

    private func word(_ severity: Severity) -> String { severity == .info ? "notice" : severity.rawValue }

    private func command(_ word: String, path: String, line: Int, column: Int, title: String, message: String) -> String {
        var properties = ["file=\(escapedProperty(path))"]
        if line > 0 { properties.append("line=\(line)") }
        if line > 0, column > 0 { properties.append("col=\(column)") }
        properties.append("title=\(escapedProperty(title))")
        return "::\(word) \(properties.joined(separator: ","))::\(escaped(message))\n"
    }

    /// A line break would end the command, and a percent sign begins an escape.
    private func escaped(_ text: String) -> String { replacing(text, ["%": "%25", "\r": "%0D", "\n": "%0A"]) }

    /// Escapes a property, in which colons and commas have a meaning, too.
    private func escapedProperty(_ text: String) -> String {
        replacing(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
    }

    private func replacing(_ text: String, _ table: [Unicode.Scalar: String]) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if let replacement = table[scalar] { result += replacement } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }
}
