/// An occurrence of a mistake, with its position and advice.
///
/// ```swift
/// for finding in findings where finding.severity == .error {
///     print("\(finding.path):\(finding.line): \(finding.message) (\(finding.rule))")
/// }
/// ```
public struct Finding: Hashable, Sendable {
    /// The id of the rule that found it, such as `scroll-content-width`.
    public var rule: String
    /// The severity, after the configuration has been applied.
    public var severity: Severity
    /// The file as it was named; empty for a tree of live views.
    public var path: String
    /// The line in the file, from 1; 0 if the finding has no position in a file.
    public var line: Int
    /// The column in the line, from 1; 0 if the finding has no position in a file.
    public var column: Int
    /// The id of the view or constraint that it is about; nil for the whole document.
    public var object: String?
    /// The path of names from the root to the object, such as `View > Scroll View`.
    public var name: String
    /// The mistake in one sentence, with the numbers of the layout.
    public var message: String
    /// The advice; nil if none was verified.
    public var fix: Fix?
    /// The environments in which it shows, such as `retina4_7:landscape`; empty for all that were checked.
    public var devices: [String] = []
    /// Other places that belong to the same mistake.
    public var related: [Related] = []
    /// The tolerance of a finding that depends on measured text, in points: the finding is right as long as no text's size is off by more.
    /// Other findings have none.
    public var tolerance: Double?
    /// Other advice, used if the first does not work.
    var otherFixes: [Fix] = []

    /// Creates a finding without advice.
    public init(
        rule: String, severity: Severity, path: String = "", line: Int = 0, column: Int = 0, object: String? = nil, name: String = "",
        message: String
    ) {
        self.rule = rule
        self.severity = severity
        self.path = path
        self.line = line
        self.column = column
        self.object = object
        self.name = name
        self.message = message
    }

    /// Another place that has to do with it.
    public struct Related: Hashable, Sendable {
        /// The id of the view or constraint; nil for none.
        public var object: String?
        /// The line in the file, from 1; 0 if it has no position in a file.
        public var line: Int
        /// The remark about the place.
        public var message: String

        /// Creates a remark about a place.
        public init(object: String? = nil, line: Int = 0, message: String) {
            self.object = object
            self.line = line
            self.message = message
        }
    }
}
