import QuoinScenes

/// What an examination of many files came to: all that a ``Reporter`` writes.
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

    public init(files: [File] = [], rules: [Rule] = []) {
        self.files = files
        self.rules = rules
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

    /// How many findings have edits, which can be made without asking anybody.
    public var fixableCount: Int { files.reduce(0) { $0 + $1.findings.count { !($0.fix?.edits.isEmpty ?? true) } } }
}
