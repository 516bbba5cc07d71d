import QuoinDiagnosis
import QuoinScenes

extension Command {
    static let rules = Command(
        name: "rules", overview: "List the rules of the linter, or explain one of them.",
        discussion: """
            quoin rules                          a line for each rule
            quoin rules scroll-content-width     the mistake, why UIKit behaves this way, and what to do
            quoin rules --markdown Pages         a page for each rule
            """,
        arguments: [
            Argument(name: "id", help: "The rule to explain.", isOptional: true, choices: Rule.all.map(\.id))
        ],
        options: [
            Option(name: "markdown", value: "folder", help: "Write a page for each rule into this folder."),
            Option(name: "color", choices: ["auto", "always", "never"], help: "Whether text output is colored."),
        ],
        run: { (invocation) throws(UsageError) in try RulesCommand.run(invocation) })
}

/// `quoin rules`
enum RulesCommand {
    static func run(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
        if let folder = invocation["markdown"] { return writePages(folder) }
        let text = RuleText(Colors(invocation))
        guard let id = invocation.arguments.first else { return Output.write(text.list(Rule.all), to: nil) }
        guard let rule = Rule.named(id) else {
            let near =
                nearest(to: id, among: Rule.all.map(\.id)).map { ": did you mean \"\($0)\"?" } ?? ": 'quoin rules' lists all rules"
            throw UsageError(message: "unknown rule \"\(id)\"\(near)")
        }
        return Output.write(text.page(rule), to: nil)
    }

    private static func writePages(_ folder: String) -> ExitStatus {
        do throws(FileError) {
            try System.makeFolder(folder)
            for (name, text) in RulePage.all { try System.write(text, to: "\(folder)/\(name)") }
            return .done
        } catch {
            System.printMessage("\(folder): error: \(error.message)")
            return .output
        }
    }
}

/// Rules for people.
struct RuleText {
    private let colors: Colors

    init(_ colors: Colors) { self.colors = colors }

    func list(_ rules: [Rule]) -> String {
        let width = rules.map(\.id.count).max() ?? 0
        let lines = rules.map { rule in
            let name = colors.bold(rule.id) + blank(width - rule.id.count)
            let severity = colors.paint(rule.severity) + blank(7 - rule.severity.rawValue.count)
            return "\(name)  \(severity)  \(rule.summary)\(rule.optIn ? colors.faint("  (opt-in)") : "")\n"
        }
        return lines.joined() + "\n\(rules.count) rules. 'quoin rules <id>' explains one.\n"
    }

    func page(_ rule: Rule) -> String {
        var text = "\(colors.bold(rule.id))  \(colors.paint(rule.severity))\(rule.optIn ? "  opt-in: opt_in_rules" : "")\n\n"
        text += wrapped(rule.summary) + "\n\n" + wrapped(rule.explanation) + "\n\n"
        text += colors.bold("Example") + "\n" + wrapped(rule.shows) + "\n\n"
        return text + colors.bold("Similar, but correct") + "\n" + wrapped(rule.nearly) + "\n"
    }

    /// Paragraphs in lines of at most 100 characters.
    private func wrapped(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { paragraph in
            var lines = [""]
            for word in paragraph.split(separator: " ") {
                let last = lines[lines.count - 1]
                if last.isEmpty {
                    lines[lines.count - 1] = String(word)
                } else if last.count + 1 + word.count <= 100 {
                    lines[lines.count - 1] += " " + word
                } else {
                    lines.append(String(word))
                }
            }
            return lines.joined(separator: "\n")
        }.joined(separator: "\n")
    }

    private func blank(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
