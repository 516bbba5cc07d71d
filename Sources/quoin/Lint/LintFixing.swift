import QuoinDiagnosis
import QuoinScenes

/// Makes the edits of findings in the bytes of a file, and looks again: one fix can make another needless, or a new one possible.
///
/// ```text
///   bytes ──▶ document ──▶ findings ──▶ edits that do not touch each other ──┐
///     ▲──────────────────────────────────────────────────────────────────────┘   until nothing is left to mend
/// ```
struct LintFixing {
    private let source: Source
    private let examine: (Document, Source) -> [Finding]
    /// A fix that helps is not needed again, so that much is enough for fixes that follow from others.
    private static let rounds = 6

    struct Outcome {
        var document: Document
        var findings: [Finding]
        var bytes: [UInt8]
        /// The number of findings that were fixed.
        var count = 0
        /// Messages about files that could not be fixed.
        var messages: [String] = []
    }

    /// The same fix of the same thing is made once, even if it did not help.
    private struct AppliedFix: Hashable {
        var rule: String
        var object: String?
        var description: String
    }

    init(_ source: Source, _ examine: @escaping (Document, Source) -> [Finding]) {
        self.source = source
        self.examine = examine
    }

    func fix(_ document: Document, _ findings: [Finding]) -> Outcome {
        var outcome = Outcome(document: document, findings: findings, bytes: source.bytes)
        var done: Set<AppliedFix> = []
        for _ in 0..<LintFixing.rounds {
            let (edits, applied) = choose(outcome.findings, done)
            guard !edits.isEmpty, let bytes = edits.applied(to: outcome.bytes) else { break }
            var edited = source
            edited.bytes = bytes
            let document = edited.document
            if let error = document.error {
                outcome.messages.append("\(source.name): error: defect: the file was not changed, its fix would break it (\(error))")
                break
            }
            done.formUnion(applied)
            outcome = Outcome(document: document, findings: examine(document, edited), bytes: bytes, count: outcome.count + applied.count)
        }
        return outcome
    }

    /// The edits of all findings whose edits do not touch those chosen before them, in order of their places.
    private func choose(_ findings: [Finding], _ done: Set<AppliedFix>) -> (edits: [TextReplacement], applied: Set<AppliedFix>) {
        var chosen: [TextReplacement] = []
        var applied: Set<AppliedFix> = []
        for finding in findings {
            guard let fix = finding.fix, !fix.replacements.isEmpty else { continue }
            let advice = AppliedFix(rule: finding.rule, object: finding.object, description: fix.description)
            guard !done.contains(advice), !applied.contains(advice) else { continue }
            guard fix.replacements.allSatisfy({ edit in !chosen.contains { $0.bytes.touches(edit.bytes) } }) else { continue }
            chosen += fix.replacements
            applied.insert(advice)
        }
        return (chosen.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }, applied)
    }
}

extension Range<Int> {
    /// Two insertions at one place touch, too.
    fileprivate func touches(_ other: Range<Int>) -> Bool { lowerBound <= other.upperBound && other.lowerBound <= upperBound }
}
