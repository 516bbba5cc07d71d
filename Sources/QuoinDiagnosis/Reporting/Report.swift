import QuoinScenes

/// The results of examining many files: everything that a ``Reporter`` writes.
///
/// ```swift
/// var report = Report()
/// report.files.append(Report.File(path: "Sign.storyboard", findings: findings))
/// print(Reporter.text.write(report))
/// ```
public struct Report: Sendable {
    /// The files, in the order in which they were named.
    public var files: [File] = []
    /// The rules that were checked; SARIF lists them.
    public var rules: [Rule] = []
    /// The pages that links lead to; nil for no links.
    public var rulePages: RulePages?

    /// Creates a report. `rulePages` are the pages that links to rules lead to.
    public init(files: [File] = [], rules: [Rule] = [], rulePages: RulePages? = nil) {
        self.files = files
        self.rules = rules
        self.rulePages = rulePages
    }

    /// A file and its findings.
    public struct File: Sendable {
        /// The path as it was named on the command line.
        public var path: String
        /// The path from the root of the repository, if that is known; otherwise the path as it was named.
        public var repositoryPath: String
        /// The findings in the order of the file.
        public var findings: [Finding]
        /// The error that kept the file from being examined; nil if there was none.
        public var error: DocumentError?

        /// Creates the entry of a file. Without a `repositoryPath` the path is used for both.
        public init(path: String, repositoryPath: String? = nil, findings: [Finding] = [], error: DocumentError? = nil) {
            self.path = path
            self.repositoryPath = repositoryPath ?? path
            self.findings = findings
            self.error = error
        }
    }

    /// Returns the number of findings of a severity.
    public func count(_ severity: Severity) -> Int {
        files.reduce(0) { $0 + $1.findings.count { $0.severity == severity } }
    }

    /// The number of findings with a fix that `quoin lint --fix` can make.
    public var fixableCount: Int { files.reduce(0) { $0 + $1.findings.count { !($0.fix?.replacements.isEmpty ?? true) } } }
}

/// The address of the pages of the rules, as `quoin rules --markdown` writes them.
///
/// ```swift
/// RulePages("https://example.com/Rules")?.address(of: "misplaced")        // https://example.com/Rules/misplaced.md
/// ```
public struct RulePages: Hashable, Sendable {
    private let folder: String

    /// Creates the pages at a web address, for links in reports; nil if it does not begin with `https://` or `http://`.
    public init?(_ address: String) {
        let isPlain = address.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"<>()\"`\\".utf8.contains($0) }
        guard address.hasPrefix("https://") || address.hasPrefix("http://"), isPlain else { return nil }
        folder = address.hasSuffix("/") ? address : address + "/"
    }

    /// Returns the address of the page of a rule, by the id of the rule.
    public func address(of rule: String) -> String { "\(folder)\(rule).md" }
}
