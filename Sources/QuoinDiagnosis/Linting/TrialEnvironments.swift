import QuoinBehaviors
import QuoinLayout
import QuoinScenes

/// The environments in which advice for a finding is tried: all that the linter is asked for, or of many the ones in which the finding
/// shows first and last, and the narrowest, the widest, the lowest and the highest screen.
///
/// Advice that works on these nearly always works on the screens between them: constraints are linear in the size of the screen, and the
/// extremes have the size classes of the others. It is not tried there.
struct TrialEnvironments {
    /// The environments; empty where each scene is laid out as it was drawn.
    let chosen: [EnvironmentOverride]

    /// The greatest number of environments of which all are taken.
    private static let most = 6

    init(_ asked: [EnvironmentOverride], in scene: Scene, for finding: Finding) {
        let possible = asked.isEmpty ? [] : scene.possible(asked)
        guard possible.count > TrialEnvironments.most else {
            chosen = asked
            return
        }
        let shown = possible.filter { finding.devices.contains($0.name) }
        func extreme(_ length: (Size) -> Double) -> [EnvironmentOverride] {
            let sorted = possible.compactMap { environment in environment.screen.map { (environment, length($0)) } }
                .sorted { $0.1 < $1.1 }
            return [sorted.first, sorted.last].compactMap { $0?.0 }
        }
        let wanted = Set([shown.first, shown.last].compactMap { $0 } + extreme(\.width) + extreme(\.height))
        // Text sizes and directions do not depend on the screen: those that were asked for are all tried.
        chosen = possible.filter { wanted.contains($0) || $0.screen == nil || $0.category != nil || $0.direction != nil }
    }

    /// Whether an earlier finding showed wherever one shows now. One without devices shows in all that were asked for, or where the scene
    /// was drawn.
    func covers(_ finding: Finding, by earlier: Finding) -> Bool {
        guard !earlier.devices.isEmpty else { return true }
        let devices = finding.devices.isEmpty ? chosen.map(\.name) : finding.devices
        return !devices.isEmpty && devices.allSatisfy(earlier.devices.contains)
    }

    /// Whether a finding may be seen there.
    func shows(_ finding: Finding) -> Bool {
        chosen.isEmpty || finding.devices.isEmpty || chosen.contains { finding.devices.contains($0.name) }
    }
}

extension EnvironmentOverride {
    /// The size of its screen; nil if that is the drawn one's.
    fileprivate var screen: Size? {
        size
            ?? device.map { device in
                let upright = device.portraitSize
                return orientation == .landscape ? Size(width: upright.height, height: upright.width) : upright
            }
    }
}
