/// Keeps one finding per cause and drops those that follow from another finding.
///
/// ```text
///   multiline-no-wrap  label            ◀── kept
///   off-screen         label            ◀── follows from it: the label is too long for the screen
///   overlapping-controls button         ◀── kept: the reason to look at the button
///   misplaced          button           ◀── dropped: its stored frame only differs from that
///   ambiguous-layout   box, width       ◀── kept
///   ambiguous-layout   box, height      ◀── becomes a part of the first
/// ```
struct FindingMerger {
    /// The findings that follow when something else is wrong with a view.
    private static let consequences: Set<String> = [
        "off-screen", "overlapping-controls", "runs-into-bottom", "truncated-text", "zero-size", "large-text-cut", "outside-safe-area",
        "fixed-height-text",
    ]

    /// The findings that say what becomes of a view whose stored frame is out of date.
    private static let outcomes: Set<String> = ["off-screen", "overlapping-controls", "runs-into-bottom", "outside-safe-area"]

    /// The findings of one scene, without those that follow from others.
    static func merge(_ given: [Finding]) -> [Finding] {
        let findings = raised(given)
        let real = findings.filter { $0.severity > .info }
        let explained = Set(real.filter { !consequences.contains($0.rule) && $0.rule != "misplaced" }.flatMap(\.subjects))
        let told = Set(real.filter { outcomes.contains($0.rule) }.compactMap(\.object))
        let collisions = Set(real.filter { $0.rule == "runs-into-bottom" }.map { Set($0.views) })
        var kept: [Finding] = []
        var indices: [String: Int] = [:]
        for finding in findings {
            guard let object = finding.object else {
                kept.append(finding)
                continue
            }
            if consequences.contains(finding.rule), explained.contains(object) { continue }
            if finding.rule == "misplaced", told.contains(object) { continue }
            if finding.rule == "overlapping-controls", collisions.contains(Set(finding.views)) { continue }
            let key = "\(finding.rule) \(object)"
            if let first = indices[key], kept[first].message != finding.message, isAboutBothAxes(finding.rule) {
                kept[first].add(finding)
            } else if let first = indices[key], finding.rule == "conflict" {
                // The same constraint on other screens.
                kept[first].severity = max(kept[first].severity, finding.severity)
            } else {
                indices[key] = kept.count
                kept.append(finding)
            }
        }
        return kept
    }

    /// The findings with a text that may grow off the screen as a warning where it is off a screen without growing.
    private static func raised(_ findings: [Finding]) -> [Finding] {
        let offScreen = Set(findings.filter { $0.rule == "off-screen" && $0.severity > .info }.compactMap(\.object))
        return findings.map { finding in
            guard finding.rule == "missing-trailing", finding.object.map(offScreen.contains) ?? false else { return finding }
            var raised = finding
            raised.severity = max(.warning, finding.severity)
            return raised
        }
    }

    /// Whether a rule checks each axis of a view separately.
    private static func isAboutBothAxes(_ rule: String) -> Bool {
        ["ambiguous-layout", "content-priority-ambiguity", "scroll-view-not-anchored", "off-screen", "placeholder-constraint"].contains(
            rule)
    }
}

extension Finding {
    /// The view that has the mistake, and those that have the same one where a rule says it once for several.
    fileprivate var subjects: [String] {
        ["fixed-width-text", "unconstrained-text"].contains(rule) ? views : [object].compactMap { $0 }
    }

    /// The views that it is about.
    fileprivate var views: [String] { ([object] + related.map(\.object)).compactMap { $0 } }

    /// Merges the same mistake on the other axis into this finding.
    fileprivate mutating func add(_ other: Finding) {
        severity = max(severity, other.severity)
        related.append(Related(object: other.object, line: other.line, message: other.message))
        related += other.related.filter { !related.contains($0) }
        if let fix = other.fix, let own = self.fix, own.description != fix.description {
            self.fix?.description += " \(fix.description)"
            self.fix?.edits += fix.edits.filter { !own.edits.contains($0) }
            self.fix?.isChoice = own.isChoice || fix.isChoice
            otherFixes = []
        }
    }
}
