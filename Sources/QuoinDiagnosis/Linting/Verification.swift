import QuoinLayout
import QuoinScenes
import QuoinSolver

/// Tries the edits of findings on copies of their scene: what does not make a finding go, or brings a new one, is no advice.
///
/// ```text
///   finding ── edits ──▶ copy of the scene ── laid out and linted again ──┬▶ gone, and nothing new      the advice is given
///                 ▲                                                       ├▶ the same mistake nearby    its edits are added
///                 └───────────────────────────────────────────────────────┘  anything else              the next advice, or none
/// ```
///
/// Costs a layout in each environment, and the rules, for each advice that is tried.
struct Verification {
    let linter: Linter
    let scene: Scene
    let path: String
    let solver: Backend

    /// Where several constraints must go, so many are named.
    private static let mostSteps = 4

    /// Findings that follow from the edit of any constraint: the frames that the file stores are brought up to date with it.
    private static let followers: Set<String> = ["misplaced", "stale-ambiguity-flag", "manual-preferred-width"]

    /// A finding as far as it is the same before and after an edit.
    private struct Sighting: Hashable {
        var rule: String
        var object: String?

        init(_ finding: Finding) { (rule, object) = (finding.rule, finding.object) }
    }

    /// The findings with the advice that works.
    func verified(_ findings: [Finding]) -> [Finding] {
        let before = Set(findings.map { Sighting($0) })
        return findings.map { finding in
            guard let fix = finding.fix, !fix.edits.isEmpty else { return finding }
            var checked = finding
            checked.fix = ([fix] + finding.otherFixes).lazy.compactMap { working($0, for: finding, before) }.first
            checked.otherFixes = []
            return checked
        }
    }

    /// The advice, with what else has to change. Nil: it does not work.
    private func working(_ fix: Fix, for finding: Finding, _ before: Set<Sighting>) -> Fix? {
        var steps = [fix]
        for _ in 0..<Verification.mostSteps {
            guard let (isGone, new, after) = outcome(steps, for: finding, before) else { return nil }
            if isGone, new.isEmpty { return whole(needed(steps, for: finding, before)) }
            // Another constraint that must go, too.
            guard isGone || steps[0].isChoice, new.allSatisfy({ $0.rule == finding.rule }),
                let next = (new.first ?? after.first { Sighting($0) == Sighting(finding) })?.fix, next.isChoice, !next.edits.isEmpty,
                !next.edits.contains(where: steps.flatMap(\.edits).contains)
            else { return nil }
            steps.append(next)
        }
        return nil
    }

    /// The result of some steps: whether the finding is gone, what is new, and all findings. Nil: they cannot be made.
    private func outcome(
        _ steps: [Fix], for finding: Finding, _ before: Set<Sighting>
    ) -> (isGone: Bool, new: [Finding], all: [Finding])? {
        guard let after = findings(with: steps.flatMap(\.edits)) else { return nil }
        let isGone = !after.contains { Sighting($0) == Sighting(finding) }
        let new = after.filter { $0.severity > .info && !Verification.followers.contains($0.rule) && !before.contains(Sighting($0)) }
        return (isGone, new, after)
    }

    /// The steps without those that are not needed.
    private func needed(_ steps: [Fix], for finding: Finding, _ before: Set<Sighting>) -> [Fix] {
        var needed = steps
        for step in steps where needed.count > 1 {
            let others = needed.filter { $0 != step }
            if let (isGone, new, _) = outcome(others, for: finding, before), isGone, new.isEmpty { needed = others }
        }
        return needed
    }

    /// Some steps as one advice that works.
    private func whole(_ steps: [Fix]) -> Fix? {
        guard var fix = steps.first else { return nil }
        fix.description = steps.map(\.description).joined(separator: " ")
        fix.edits = steps.flatMap(\.edits)
        fix.isVerified = true
        return fix
    }

    /// The findings after some edits; nil if they cannot be made, or laid out.
    private func findings(with edits: [SceneEdit]) -> [Finding]? {
        guard let edited = try? scene.applying(edits) else { return nil }
        var failures: [Linter.Failure] = []
        let findings = linter.findings(in: edited, path: path, solver, &failures)
        return failures.isEmpty ? findings : nil
    }
}
