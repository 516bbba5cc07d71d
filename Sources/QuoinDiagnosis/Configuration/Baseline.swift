import QuoinScenes

/// Findings that were there when the baseline was written, so that only new ones are reported.
///
/// ```swift
/// let baseline = Baseline(report) { PathName.relative(PathName.absolute($0, in: "/app"), to: "/app") }
/// let fresh = baseline.unknown(findings, path: "App/Main.storyboard")
/// ```
///
/// A finding is known by path, rule and object, and where it has no object by its message: lines move, ids stay. A contradiction is
/// known by the constraints that take part as well, so that another one at the same constraint is new. The findings of a file that is
/// no longer there are known wherever they turn up, since files are renamed.
public struct Baseline: Hashable, Sendable {
    struct Entry: Hashable, Sendable {
        var path: String
        var rule: String
        var object: String?
        var message: String?
        /// The constraints that take part in a contradiction; nil for any.
        var cause: String?

        init(_ finding: Finding, path: String) {
            self.path = path
            rule = finding.rule
            object = finding.object
            message = finding.object == nil ? finding.message : nil
            if Entry.contradictions.contains(rule) {
                let members = finding.related.compactMap(\.object)
                cause = members.isEmpty ? nil : members.sorted().joined(separator: " ")
            }
        }

        /// The rules about constraints that contradict each other.
        private static let contradictions: Set<String> = ["conflict", "hidden-arranged-conflict", "cell-height-conflict"]

        /// The entries that may accept the finding: of any cause, and of a file that is no longer there.
        var wider: [Entry] {
            var any = self
            any.cause = nil
            return [self, any]
                + [self, any].map { entry in
                    var moved = entry
                    moved.path = Baseline.elsewhere
                    return moved
                }
        }

        init(path: String, rule: String, object: String?, message: String?, cause: String? = nil) {
            self.path = path
            self.rule = rule
            self.object = object
            self.message = message
            self.cause = cause
        }

        var order: (String, String, String, String, String) { (path, rule, object ?? "", message ?? "", cause ?? "") }
    }

    /// The number of times each was found.
    var entries: [Entry: Int] = [:]

    /// Creates a baseline of all findings in a report. The closure makes paths relative to the baseline's folder.
    public init(_ report: Report, relative: (String) -> String) {
        for file in report.files {
            let path = relative(file.path)
            for finding in file.findings { entries[Entry(finding, path: path), default: 0] += 1 }
        }
    }

    /// The number of findings in the baseline.
    public var count: Int { entries.values.reduce(0, +) }

    /// The path that stands for a file that is no longer there.
    fileprivate static let elsewhere = ""

    /// Returns the baseline in which entries of files that no longer exist match any file.
    ///
    /// - Parameter isThere: Whether there is a file at a path relative to the baseline.
    public func following(_ isThere: (String) -> Bool) -> Baseline {
        var copy = self
        for path in Set(entries.keys.map(\.path)) where !isThere(path) {
            for (entry, count) in entries where entry.path == path {
                var moved = entry
                moved.path = Baseline.elsewhere
                copy.entries[entry] = nil
                copy.entries[moved, default: 0] += count
            }
        }
        return copy
    }

    /// The number of entries of files that are no longer there.
    public var countElsewhere: Int { entries.reduce(0) { $1.key.path == Baseline.elsewhere ? $0 + $1.value : $0 } }

    /// The findings of a file, judged by a baseline.
    public struct Judgment: Sendable {
        /// The findings that were not there before.
        public var unknown: [Finding] = []
        /// The number of entries of the file that were not found again.
        public var stale = 0
        /// The number of findings that were known from a file that is no longer there.
        public var moved = 0
    }

    /// Returns the findings that are not in the baseline; the path is relative to the baseline.
    public func unknown(_ findings: [Finding], path: String) -> [Finding] { judgment(findings, path: path).unknown }

    /// Compares the findings of a file with the baseline: which are new, how many entries are stale, and how many are known from a file
    /// that is gone.
    ///
    /// - Parameters:
    ///   - findings: The findings of the file.
    ///   - path: The path of the file, relative to the baseline.
    public func judgment(_ findings: [Finding], path: String) -> Judgment {
        var left: [Entry: Int] = [:]
        var judgment = Judgment()
        for finding in findings {
            let known = Entry(finding, path: path).wider.first { (left[$0] ?? entries[$0, default: 0]) > 0 }
            guard let known else {
                judgment.unknown.append(finding)
                continue
            }
            left[known] = (left[known] ?? entries[known, default: 0]) - 1
            if known.path == Baseline.elsewhere, path != Baseline.elsewhere { judgment.moved += 1 }
        }
        judgment.stale = entries.reduce(0) { $1.key.path == path ? $0 + (left[$1.key] ?? $1.value) : $0 }
        return judgment
    }
}

extension Baseline {
    /// Sorted and with a line for each finding, so that versions compare well.
    public var text: String {
        var writer = JSONWriter()
        writer.object(expanded: true) { writer in
            writer.member("version", 1)
            writer.member("findings") { writer in
                writer.list(expanded: true) { writer in
                    for (entry, count) in entries.sorted(by: { $0.key.order < $1.key.order }) {
                        writer.element { writer in
                            writer.object { writer in
                                writer.member("path", entry.path)
                                writer.member("rule", entry.rule)
                                if let object = entry.object { writer.member("object", object) }
                                if let message = entry.message { writer.member("message", message) }
                                if let cause = entry.cause { writer.member("cause", cause) }
                                if count > 1 { writer.member("count", Double(count)) }
                            }
                        }
                    }
                }
            }
        }
        return writer.text + "\n"
    }

    /// Reads what ``text`` wrote.
    public init(_ bytes: [UInt8], path: String) throws(ConfigurationError) {
        let text = try ConfigurationError.json(bytes, path: path)
        guard let findings = text.root["findings"], findings.kind == .list, text.root["version"]?.number == 1 else {
            throw ConfigurationError("is no baseline of version 1: 'quoin lint --write-baseline' writes one", path: path)
        }
        for value in findings.elements {
            guard let file = value["path"]?.string, let rule = value["rule"]?.string else {
                throw ConfigurationError("a finding of a baseline has a path and a rule", path: path, at: value)
            }
            let entry = Entry(
                path: file, rule: rule, object: value["object"]?.string, message: value["message"]?.string,
                cause: value["cause"]?.string)
            entries[entry, default: 0] += max(1, Int(exactly: value["count"]?.number ?? 1) ?? 1)
        }
    }
}
