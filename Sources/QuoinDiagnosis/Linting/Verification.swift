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
/// Costs a layout in each environment, and the rules, for each advice that is tried. Of many environments those are taken that differ
/// most; see ``TrialEnvironments``.
struct Verification {
    let linter: Linter
    let scene: Scene
    let path: String
    let solver: Backend

    /// The greatest number of constraints that one piece of advice changes.
    private static let mostSteps = 4

    /// Findings that follow from the edit of any constraint: the frames that the file stores are brought up to date with it.
    private static let followers: Set<String> = ["misplaced", "stale-ambiguity-flag", "manual-preferred-width"]

    /// Rules about the room of texts: a text that is longer, or larger, than where the scene was drawn, or that something covers.
    private static let textRules: Set<String> = [
        "fixed-width-text", "fixed-both-sides", "missing-trailing", "fixed-height-text", "large-text-cut", "multiline-no-wrap",
        "outside-safe-area",
    ]

    /// The parts of a finding that stay the same when its scene is edited.
    private struct Identity: Hashable {
        var rule: String
        var object: String?

        init(_ finding: Finding) { (rule, object) = (finding.rule, finding.object) }
    }

    /// The findings before an edit.
    private struct Before {
        let all: [Finding]
        /// The conflicts of the same cause as the finding that is to go.
        let siblings: Set<Identity>
        /// The environments in which the edit is tried.
        let trial: TrialEnvironments

        /// Whether a finding was there, and showed wherever it does now.
        func has(_ finding: Finding) -> Bool {
            all.contains { Identity($0) == Identity(finding) && trial.covers(finding, by: $0) }
        }
    }

    /// The findings with the advice that works. A conflict that goes with the advice for another one is a part of that one.
    func verified(_ findings: [Finding]) -> [Finding] {
        var verified: [Finding] = []
        var explained: [Identity: Int] = [:]
        for finding in findings {
            if let cause = explained[Identity(finding)] {
                verified[cause].add(consequence: finding)
                continue
            }
            verified.append(finding)
            guard let fix = finding.fix, !fix.edits.isEmpty else { continue }
            let siblings = Set(findings.filter { $0 != finding && $0.sharesCause(with: finding) }.map { Identity($0) })
            let trial = TrialEnvironments(linter.environments, in: scene, for: finding)
            let before = Before(all: findings, siblings: siblings, trial: trial), all = [fix] + finding.otherFixes
            let ways = ranked(all.filter { !$0.edits.isEmpty }, finding, in: scene)
            let found =
                ways.lazy.compactMap { working($0, for: finding, before) }.first
                ?? (finding.rule == "conflict" ? ways.lazy.compactMap { working($0, for: finding, before, alone: true) }.first : nil)
            verified[verified.count - 1].fix = found?.fix ?? all.first { $0.edits.isEmpty }
            verified[verified.count - 1].otherFixes = []
            guard finding.rule == "conflict", let found else { continue }
            let left = Set(found.after.map { Identity($0) })
            for other in findings where other.rule == finding.rule && !left.contains(Identity(other)) && trial.shows(other) {
                explained[Identity(other)] = verified.count - 1
            }
        }
        return verified
    }

    /// The advice, with what else has to change, and the findings after it; nil if it does not work.
    ///
    /// - Parameter alone: Whether conflicts of the same cause may be left.
    private func working(
        _ fix: Fix, for finding: Finding, _ before: Before, alone: Bool = false
    ) -> (fix: Fix, after: [Finding])? {
        var steps = [fix]
        for _ in 0..<Verification.mostSteps {
            guard let outcome = outcome(steps, for: finding, before) else { return nil }
            if outcome.isGood(alone: alone) { return whole(needed(steps, for: finding, before, alone: alone)).map { ($0, outcome.all) } }
            // Another constraint that must go, too.
            guard outcome.isGone || steps[0].isChoice, outcome.new.allSatisfy({ $0.rule == finding.rule }),
                let other = outcome.new.first ?? outcome.left.first ?? outcome.all.first(where: { Identity($0) == Identity(finding) }),
                let next = next(after: steps, for: other)
            else { return nil }
            steps.append(next)
        }
        return nil
    }

    /// The advice for what is left after some steps; nil if it is no choice, or was taken already.
    private func next(after steps: [Fix], for other: Finding) -> Fix? {
        guard let fix = other.fix, let edited = try? scene.applying(steps.flatMap(\.edits)) else { return nil }
        guard let next = ranked([fix] + other.otherFixes, other, in: edited).first, next.isChoice, !next.edits.isEmpty,
            !next.edits.contains(where: steps.flatMap(\.edits).contains)
        else { return nil }
        return next
    }

    /// The ways out of a conflict, first a lower hugging, which nobody misses, then those that keep the most frames as the file stores
    /// them, which is what was designed; among these those that leave the fewest conflicts, and then those that move the centers of views
    /// the least. Other advice stays as it is. Costs a layout for each way.
    private func ranked(_ ways: [Fix], _ finding: Finding, in scene: Scene) -> [Fix] {
        guard finding.rule == "conflict", ways.count > 1, ways.allSatisfy(\.isChoice) else { return ways }
        let device = finding.devices.first.flatMap { EnvironmentOverride($0) }
        let ranks = ways.map { rank($0, in: scene, shownOn: device) }
        let order = ways.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { ways[$0] }
        return order.filter(\.lowersHugging) + order.filter { !$0.lowersHugging }
    }

    private func rank(_ way: Fix, in scene: Scene, shownOn device: EnvironmentOverride?) -> WayRank {
        guard let edited = try? scene.applying(way.edits), let analysis = try? SceneAnalysis(edited, solver: solver) else { return .last }
        let elsewhere = device.flatMap { try? SceneAnalysis(edited, in: $0, solver: solver) }
        return WayRank(drawn: analysis, elsewhere: elsewhere)
    }

    /// The result of applying some steps.
    private struct Outcome {
        /// Whether the finding is gone. A conflict that is only information does not count beside one that is a mistake: it is about a
        /// size that nothing but the drawing gives.
        let isGone: Bool
        let new: [Finding]
        /// The conflicts of the same cause that are left.
        let left: [Finding]
        let all: [Finding]

        init(_ all: [Finding], for finding: Finding, _ before: Before) {
            self.all = all
            let counted = all.filter { $0.rule != "conflict" || $0.severity >= min(finding.severity, .warning) }
            isGone = !counted.contains { Identity($0) == Identity(finding) }
            new = all.filter { $0.severity > .info && !Verification.followers.contains($0.rule) && !before.has($0) }
            left = counted.filter { before.siblings.contains(Identity($0)) || $0.sharesCause(with: finding) }
        }

        /// Returns whether the finding is gone and nothing is new.
        ///
        /// - Parameter alone: Whether conflicts of the same cause may be left.
        func isGood(alone: Bool) -> Bool { isGone && new.isEmpty && (alone || left.isEmpty) }
    }

    /// The result of some steps; nil if they cannot be made, or laid out. What fails where the scene was drawn is not tried elsewhere.
    private func outcome(_ steps: [Fix], for finding: Finding, _ before: Before) -> Outcome? {
        guard let edited = try? scene.applying(steps.flatMap(\.edits)) else { return nil }
        if Verification.textRules.contains(finding.rule) {
            guard RoomForText(scene: scene, edited: edited, finding: finding, environments: linter.environments, solver: solver).isGood
            else { return nil }
        }
        let trial = Linter(rules: linter.rules, environments: before.trial.chosen)
        var failures: [Linter.Failure] = []
        let after = trial.findings(in: edited, path: path, solver, &failures) { drawn in
            finding.devices.isEmpty && !Outcome(drawn, for: finding, before).isGood(alone: true)
        }
        return failures.isEmpty ? Outcome(after, for: finding, before) : nil
    }

    /// The steps without those that are not needed.
    private func needed(_ steps: [Fix], for finding: Finding, _ before: Before, alone: Bool) -> [Fix] {
        var needed = steps
        for step in steps where needed.count > 1 {
            let others = needed.filter { $0 != step }
            if outcome(others, for: finding, before)?.isGood(alone: alone) == true { needed = others }
        }
        return needed
    }

    /// Some steps as one advice that works.
    private func whole(_ steps: [Fix]) -> Fix? {
        guard var fix = steps.first else { return nil }
        var descriptions: [String] = []
        for step in steps where !descriptions.contains(step.description) { descriptions.append(step.description) }
        fix.description = descriptions.joined(separator: " ")
        if steps.count == 1, !fix.alternative.isEmpty { fix.description = "\(fix.description.dropLast()), \(fix.alternative)." }
        fix.alternative = ""
        fix.edits = steps.flatMap(\.edits)
        fix.isVerified = true
        return fix
    }
}

extension Fix {
    /// Whether all that it changes is how firmly contents keep from growing.
    fileprivate var lowersHugging: Bool {
        !edits.isEmpty
            && edits.allSatisfy { edit in
                guard case .setContentPriority(_, let priority, _) = edit else { return false }
                return priority == .horizontalHugging || priority == .verticalHugging
            }
    }
}

extension Finding {
    /// Whether both are conflicts, and the other one shares half of its constraints with this one, or this one half of its.
    fileprivate func sharesCause(with other: Finding) -> Bool {
        guard rule == "conflict", other.rule == rule else { return false }
        let shared = objects.intersection(other.objects).count
        return shared >= 2 && 2 * shared >= min(objects.count, other.objects.count)
    }

    /// The views and constraints that it is about.
    fileprivate var objects: Set<String> { Set(([object] + related.map(\.object)).compactMap { $0 }) }

    /// Takes in another one that goes with its advice.
    fileprivate mutating func add(consequence other: Finding) {
        severity = max(severity, other.severity)
        related.append(Related(object: other.object, line: other.line, message: other.message))
    }
}
