import QuoinDiagnosis

/// Colors for a terminal, or none.
struct Colors: Sendable {
    var isOn: Bool

    /// `--color`, else NO_COLOR, else whether a terminal shows it, or git's pager in one.
    init(_ invocation: Invocation) {
        switch invocation["color"] {
        case "always": isOn = true
        case "never": isOn = false
        default:
            let variables = invocation.environment.variables
            isOn =
                (invocation.environment.outputIsTerminal || variables["GIT_PAGER_IN_USE"] == "true") && !invocation.has("output")
                && variables["NO_COLOR"] ?? "" == ""
                && variables["TERM"] != "dumb"
        }
    }

    init(isOn: Bool) { self.isOn = isOn }

    func bold(_ text: String) -> String { paint(text, "1") }
    func faint(_ text: String) -> String { paint(text, "2") }
    func warning(_ text: String) -> String { paint(text, "33") }
    func error(_ text: String) -> String { paint(text, "31") }

    func good(_ text: String) -> String { paint(text, "32") }

    func paint(_ severity: Severity) -> String {
        switch severity {
        case .error: error(severity.rawValue)
        case .warning: warning(severity.rawValue)
        case .info: severity.rawValue
        }
    }

    private func paint(_ text: String, _ code: String) -> String { isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
