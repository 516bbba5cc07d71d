import QuoinScenes

/// Findings that were there when someone began to look, so that only new ones are told.
///
/// ```swift
/// let baseline = Baseline(report) { PathName.relative(PathName.absolute($0, in: "/app"), to: "/app") }
/// let fresh = baseline.unknown(findings, path: "App/Main.storyboard")
/// ```
///
/// A finding is known by path, rule and object, and where it has no object by its message: lines move, ids stay.
public struct Baseline: Hashable, Sendable {
    struct Entry: Hashable, Sendable {
        var path: String
        var rule: String
        var object: String?
        var message: String?

        init(_ finding: Finding, path: String) {
            self.path = path
            rule = finding.rule
            object = finding.object
            message = finding.object == nil ? finding.message : nil
        }

        init(path: String, rule: String, object: String?, message: String?) {
            self.path = path
            self.rule = rule
            self.object = object
            self.message = message
        }

        var order: (String, String, String, String) { (path, rule, object ?? "", message ?? "") }
    }

    /// How often each was found.
    var entries: [Entry: Int] = [:]

    /// Everything in a report; paths as the closure has them, relative to where the baseline will lie.
    public init(_ report: Report, relative: (String) -> String) {
        for file in report.files {
            let path = relative(file.path)
            for finding in file.findings { entries[Entry(finding, path: path), default: 0] += 1 }
        }
    }

    public var count: Int { entries.values.reduce(0, +) }

    /// The findings that were not there before; the path is relative to the baseline.
    public func unknown(_ findings: [Finding], path: String) -> [Finding] {
        var left: [Entry: Int] = [:]
        return findings.filter { finding in
            let entry = Entry(finding, path: path)
            let count = left[entry] ?? entries[entry, default: 0]
            left[entry] = max(0, count - 1)
            return count == 0
        }
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
            let entry = Entry(path: file, rule: rule, object: value["object"]?.string, message: value["message"]?.string)
            entries[entry, default: 0] += max(1, Int(exactly: value["count"]?.number ?? 1) ?? 1)
        }
    }
}
