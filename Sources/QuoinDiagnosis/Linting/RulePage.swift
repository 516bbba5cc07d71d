/// The page of a rule in Markdown, written from the rule itself, so that it cannot say something else.
public enum RulePage {
    /// All pages by file name, and `README.md`, which lists them.
    public static var all: [(name: String, text: String)] {
        [("README.md", index)] + Rule.all.map { ("\($0.id).md", text($0)) }
    }

    /// The page of one rule.
    public static func text(_ rule: Rule) -> String {
        """
        # \(rule.id)

        \(rule.summary)

        Severity: \(rule.severity)\(rule.optIn ? ", only on request (`opt_in_rules`)" : "")

        ## Why

        \(rule.explanation)

        ## Shows it

        \(rule.shows)

        ## Nearly, and is fine

        \(rule.nearly)

        ## See it

        [`Examples/Mistakes/\(rule.id)`](../../Examples/Mistakes/\(rule.id)) holds a file that shows it, its corrected twin, and what
        `quoin lint` says about the first.

        """
    }

    private static var index: String {
        let rows = Rule.all.map { "| [\($0.id)](\($0.id).md) | \($0.severity)\($0.optIn ? ", on request" : "") | \($0.summary) |\n" }
        return "# Rules\n\nWritten by `quoin rules --markdown`.\n\n| rule | severity | finds |\n|---|---|---|\n" + rows.joined()
    }
}
