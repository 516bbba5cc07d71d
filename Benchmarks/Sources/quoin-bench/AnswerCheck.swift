import Engines
import Workloads

/// Decides which answers are right. At each stage (after the build, after the first edits of each kind) the required rows must hold, and
/// the violation sums must be the lexicographically smallest that anybody found.
enum AnswerCheck {
    static func defects(of contestant: Contest.Contestant, among all: [Contest.Contestant]) -> [String] {
        contestant.certificates.sorted { $0.key < $1.key }.compactMap { stage, certificate in
            if let wrong = residual(certificate, contestant.prepared.precision) { return "\(wrong) after \(stage)" }
            guard contestant.prepared.isOptimal else { return nil }
            let others = all.filter { $0.prepared.isOptimal }.compactMap { other in
                other.certificates[stage].map { (name: other.name, certificate: $0, precision: other.prepared.precision) }
            }
            // An engine that breaks required rows can have smaller sums.
            for other in others where residual(other.certificate, other.precision) == nil {
                if let worse = worse(certificate, than: other.certificate) { return "\(worse) by \(other.name) after \(stage)" }
            }
            return nil
        }
    }

    private static func residual(_ certificate: Certificate, _ precision: Double) -> String? {
        let allowed = max(1e-3, precision * certificate.scale)
        guard certificate.requiredResidual > allowed else { return nil }
        return "a required row is off by \(certificate.requiredResidual)"
    }

    private static func worse(_ certificate: Certificate, than best: Certificate) -> String? {
        for (mine, other) in zip(certificate.violations, best.violations) {
            let tolerance = 1e-6 * max(1, other.sum, best.scale)
            if mine.sum > other.sum + tolerance {
                return "violation at \(mine.priority) is \(mine.sum), beaten with \(other.sum)"
            }
            if mine.sum < other.sum - tolerance { return nil }
        }
        return nil
    }
}
