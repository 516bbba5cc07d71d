import QuoinScenes

/// The results of examining many files: everything that a ``Reporter`` writes.
///
/// ```swift
/// var report = Report()
/// report.files.append(Report.File(path: "Sign.storyboard", findings: findings))
/// print(Reporter.text.write(report))
/// ```
public struct Report: Sendable {
    /// In the order in which they were named.
    public var files: [File] = []
    /// The rules that were looked for; SARIF lists them.
    public var rules: [Rule] = []
    /// The pages that links lead to; nil for no links.
    public var rulePages: RulePages?

    public init(files: [File] = [], rules: [Rule] = [], rulePages: RulePages? = nil) {
        self.files = files
        self.rules = rules
        self.rulePages = rulePages
    }

    /// One file and what was found in it.
    public struct File: Sendable {
        /// As it was named.
        public var path: String
        /// From the folder that is under version control, where that is known; else as it was named.
        public var repositoryPath: String
        public var findings: [Finding]
        /// Why it could not be examined.
        public var error: DocumentError?

        public init(path: String, repositoryPath: String? = nil, findings: [Finding] = [], error: DocumentError? = nil) {
            self.path = path
            self.repositoryPath = repositoryPath ?? path
            self.findings = findings
            self.error = error
        }
    }

    /// How many findings there are of a severity.
    public func count(_ severity: Severity) -> Int {
        files.reduce(0) { $0 + $1.findings.count { $0.severity == severity } }
    }

    /// How many findings have a fix that can be made without asking anybody.
    public var fixableCount: Int { files.reduce(0) { $0 + $1.findings.count { !($0.fix?.replacements.isEmpty ?? true) } } }
}

/// Where the pages of the rules can be read, as `quoin rules --markdown` wrote them.
///
/// ```swift
/// RulePages("https://example.com/Rules")?.address(of: "misplaced")        // https://example.com/Rules/misplaced.md
/// ```
public struct RulePages: Hashable, Sendable {
    private let folder: String

    /// Reads an address of the web, which readers of reports can follow; nil for others.
    public init?(_ address: String) {
        let isPlain = address.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"<>()\"`\\".utf8.contains($0) }
        guard address.hasPrefix("https://") || address.hasPrefix("http://"), isPlain else { return nil }
        folder = address.hasSuffix("/") ? address : address + "/"
    }

    public func address(of rule: String) -> String { "\(folder)\(rule).md" }
}
