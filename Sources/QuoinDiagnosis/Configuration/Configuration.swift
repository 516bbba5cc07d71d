import QuoinScenes

/// The settings of a project, from its `.quoin.json`.
///
/// ```swift
/// let configuration = try Configuration(Array(#"{"disabled_rules": ["misplaced"], "devices": ["retina4_7"]}"#.utf8), path: ".quoin.json")
/// let findings = Linter(rules: configuration.rules, environments: configuration.devices).findings(in: document)
/// let wanted = configuration.adjusted(findings, path: "App/Main.storyboard")
/// ```
///
/// Paths in it are relative to its folder.
public struct Configuration: Hashable, Sendable {
    /// Patterns of the files to lint; empty for all files.
    public var included: [Glob] = []
    /// Patterns of the files to leave out, even if they are included.
    public var excluded: [Glob] = []
    /// The ids of rules that are not run.
    public var disabledRules: Set<String> = []
    /// The ids of opt-in rules that are run.
    public var optInRules: Set<String> = []
    /// The only rules to run; empty for all rules that are not disabled.
    public var onlyRules: Set<String> = []
    /// The severities that differ from the rules' own, by rule.
    public var severities: [String: Severity] = [:]
    /// The environments to lay files out in; empty for the one that each file was drawn in.
    public var devices: [EnvironmentOverride] = []
    /// The findings that are known and accepted.
    public var suppressed: [Suppression] = []
    /// The lowest severity at which a run fails; nil if the configuration does not say.
    public var failLevel: FailLevel?
    /// Folders with fonts that texts are measured with, beside those of the project; relative to the configuration.
    public var fonts: [String] = []

    /// Creates the configuration of a project that has no file: all default rules on all files.
    public init() {}

    /// Findings that are known and accepted.
    public struct Suppression: Hashable, Sendable {
        /// The pattern of the files in which the findings are accepted.
        public var files: Glob
        /// The object that the finding is about; nil for any.
        public var object: String?
        /// The id of the rule whose findings are accepted.
        public var rule: String

        /// Creates a suppression. Without an object it accepts all findings of the rule in these files.
        public init(files: Glob, object: String?, rule: String) {
            self.files = files
            self.object = object
            self.rule = rule
        }
    }
}

/// The lowest severity at which a run fails.
public enum FailLevel: String, Hashable, Sendable, CaseIterable {
    case error, warning, never

    /// Returns whether a finding of a severity fails the run.
    public func isReached(by severity: Severity) -> Bool {
        switch self {
        case .error: severity == .error
        case .warning: severity >= .warning
        case .never: false
        }
    }
}

extension Configuration {
    /// The rules to look for, in the order of ``Rule/all``.
    public var rules: [Rule] {
        Rule.all.filter { rule in
            if disabledRules.contains(rule.id) { return false }
            guard onlyRules.isEmpty else { return onlyRules.contains(rule.id) }
            return !rule.optIn || optInRules.contains(rule.id) || optInRules.contains(Configuration.allRules)
        }
    }

    /// The word that stands for the ids of all rules.
    static let allRules = "all"

    /// Returns whether to lint a file that was found by searching a folder. The path is relative to the configuration.
    public func includes(_ path: String) -> Bool {
        (included.isEmpty || included.contains { $0.matches(path) }) && !excluded.contains { $0.matches(path) }
    }

    /// Returns the findings of a file without suppressed ones, with their configured severities. The path is relative to the configuration.
    public func adjusted(_ findings: [Finding], path: String) -> [Finding] {
        let accepted = suppressed.filter { $0.files.matches(path) }
        return findings.compactMap { finding in
            guard !accepted.contains(where: { $0.rule == finding.rule && ($0.object == nil || $0.object == finding.object) }) else {
                return nil
            }
            var finding = finding
            finding.severity = severities[finding.rule] ?? finding.severity
            return finding
        }
    }
}
