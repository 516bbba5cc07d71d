/// A form in which findings are written.
///
/// ```swift
/// let reporter = Reporter(rawValue: "sarif") ?? .text
/// print(reporter.write(report))
/// ```
public enum Reporter: String, Sendable, CaseIterable {
    /// Text for people.
    case text
    /// A line for each finding as compilers write it; Xcode shows them at their places.
    case xcode
    /// A JSON object, for programs.
    case json
    /// Annotations on a pull request at GitHub.
    case github
    /// The Static Analysis Results Interchange Format 2.1.0, for code scanning.
    case sarif
    /// A test for each finding, for tools that show test results.
    case junit
    /// The format that many review tools read.
    case checkstyle
    /// Tables, for a summary or a comment.
    case markdown

    /// Returns the whole report as text. Only ``text`` ever has colors.
    public func write(_ report: Report, colors: Bool = false) -> String {
        switch self {
        case .text: TextReport(colors: colors).write(report)
        case .xcode: XcodeReport().write(report)
        case .json: JSONReport().write(report)
        case .github: GitHubReport().write(report)
        case .sarif: SARIFReport().write(report)
        case .junit: JUnitReport().write(report)
        case .checkstyle: CheckstyleReport().write(report)
        case .markdown: MarkdownReport().write(report)
        }
    }
}

extension Finding {
    /// Message, fix and where it holds on one line, for formats that have one text only.
    var summary: String {
        var text = message
        if let fix { text += " Fix: \(fix.description)" }
        if !devices.isEmpty { text += " On \(devices.joined(separator: ", "))." }
        return text
    }
}

/// `1 error`, `2 errors`
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

extension String {
    /// The text on one line, and without the control characters by which a name in a file could command a terminal.
    package var visible: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\n", "\r", "\t", "\u{2028}", "\u{2029}": result += " "
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
