/// The page of a rule in Markdown, written from the rule itself, so that it cannot say something else.
///
/// ```swift
/// for (name, text) in RulePage.all { print(name, text.count) }      // README.md, scroll-content-width.md, …
/// ```
public enum RulePage {
    /// All pages by file name, and `README.md`, which lists them.
    public static var all: [(name: String, text: String)] {
        [("README.md", index)] + Rule.all.map { ("\($0.id).md", text($0)) }
    }

    /// The page of one rule.
    public static func text(_ rule: Rule) -> String {
        """
        # \(rule.id)

        \(rule.summary) \(standing(rule))

        ## Why

        \(rule.explanation)

        ## Shows it

        \(rule.shows)

        ## Nearly, and is fine

        \(rule.nearly)

        Both are files to try: `quoin lint Examples/Mistakes/\(rule.id)` ([shows and clean](../../Examples/Mistakes/\(rule.id))).

        ## Settings

        Where it is accepted for one object, add `"object-id:\(rule.id)"` to `suppressed` in `.quoin.json`;
        \(setting(rule)) [Linting](../Linting.md) has the rest.

        """
    }

    /// What it is when nothing is said.
    private static func standing(_ rule: Rule) -> String {
        let word =
            switch rule.severity {
            case .error: "An **error**"
            case .warning: "A **warning**"
            case .info: "A **note**"
            }
        return "\(word)\(rule.optIn ? ", only on request" : "")."
    }

    private static func setting(_ rule: Rule) -> String {
        rule.optIn ? "`\"opt_in_rules\": [\"\(rule.id)\"]` asks for it." : "`\"disabled_rules\": [\"\(rule.id)\"]` turns it off."
    }

    private static var index: String {
        let rows = Rule.all.map { rule in
            "| [\(rule.id)](\(rule.id).md) | \(rule.severity)\(rule.optIn ? ", on request" : "") | \(rule.summary) |\n"
        }
        return """
            # Rules

            What `quoin lint` looks for. These pages are written from the rules by `make pages`.

            | rule | severity | finds |
            |---|---|---|
            \(rows.joined())
            """
    }
}
