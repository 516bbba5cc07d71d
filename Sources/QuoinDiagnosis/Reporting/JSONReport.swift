import QuoinScenes

/// A report as a JSON object, with a line for each finding. The keys and their meaning are fixed: see Documentation/Linting.md.
struct JSONReport {
    func write(_ report: Report) -> String {
        var writer = JSONWriter()
        writer.object(expanded: true) { writer in
            writer.member("version", 1)
            writer.member("findings") { writer in
                writer.list(expanded: true) { writer in
                    for finding in report.files.flatMap(\.findings) { writer.element { self.finding(finding, &$0) } }
                }
            }
            errors(report, &writer)
            writer.member("summary") { summary(report, &$0) }
        }
        return writer.text + "\n"
    }

    private func finding(_ finding: Finding, _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("rule", finding.rule)
            writer.member("severity", finding.severity.rawValue)
            writer.member("path", finding.path)
            writer.member("line", Double(finding.line))
            writer.member("column", Double(finding.column))
            writer.member("object", finding.object)
            writer.member("name", finding.name)
            writer.member("message", finding.message)
            writer.member("fix") { fix(finding.fix, &$0) }
            writer.member("devices") { $0.list(finding.devices) }
            writer.member("related") { writer in
                writer.list { writer in for related in finding.related { writer.element { self.related(related, &$0) } } }
            }
            if let tolerance = finding.tolerance { writer.member("tolerance", tolerance) }
        }
    }

    private func fix(_ fix: Fix?, _ writer: inout JSONWriter) {
        guard let fix else { return writer.null() }
        writer.object { writer in
            writer.member("description", fix.description)
            writer.member("verified", fix.isVerified)
            writer.member("edits") { writer in
                writer.list { writer in for replacement in fix.replacements { writer.element { self.replacement(replacement, &$0) } } }
            }
        }
    }

    private func replacement(_ replacement: TextReplacement, _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("line", Double(replacement.start.line))
            writer.member("column", Double(replacement.start.column))
            writer.member("offset", Double(replacement.bytes.lowerBound))
            if !replacement.bytes.isEmpty { writer.member("delete", Double(replacement.bytes.count)) }
            writer.member("insert", replacement.text)
        }
    }

    private func related(_ related: Finding.Related, _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("object", related.object)
            if related.line > 0 { writer.member("line", Double(related.line)) }
            writer.member("message", related.message)
        }
    }

    /// The files that could not be examined; absent where all could.
    private func errors(_ report: Report, _ writer: inout JSONWriter) {
        guard report.files.contains(where: { $0.error != nil }) else { return }
        writer.member("errors") { writer in
            writer.list(expanded: true) { writer in
                for file in report.files {
                    guard let error = file.error else { continue }
                    writer.element { writer in
                        writer.object { writer in
                            writer.member("path", file.path)
                            if let line = error.line { writer.member("line", Double(line)) }
                            if let column = error.column { writer.member("column", Double(column)) }
                            writer.member("message", error.message)
                        }
                    }
                }
            }
        }
    }

    private func summary(_ report: Report, _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("documents", Double(report.files.count { $0.error == nil }))
            writer.member("errors", Double(report.count(.error)))
            writer.member("warnings", Double(report.count(.warning)))
            writer.member("infos", Double(report.count(.info)))
        }
    }
}
