import QuoinLayout
import QuoinScenes

/// The reason why a finding that Xcode computes on its canvas, too, is less than an error.
///
/// ```text
///   conflict, ambiguity ──┬─ Xcode saved the views that it names without a flag, and their frames satisfy their constraints   warning
///                         ├─ a constraint at them is removed at build time, and code makes another                            info
///                         └─ drawn for any width and height, with constraints for the size classes of devices                 info
/// ```
struct Reservation {
    /// The most that the finding can be.
    let severity: Severity
    let message: String

    private static let silence = Reservation(
        severity: .warning, message: "Xcode looks for this, too, and did not flag it when it saved the file.")
    private static let removed = Reservation(
        severity: .info, message: "A constraint here is removed at build time, so that code can take its place.")
    private static let base = Reservation(
        severity: .info, message: "It is drawn for any width and height, and other constraints hold for the size classes of devices.")

    /// The reservation about a finding; nil if nothing speaks against it.
    init?(_ detection: Detection, in scene: SceneAnalysis) {
        let ids = [detection.object] + detection.related.map(\.object)
        let views = scene.views(named: ids.compactMap { $0 })
        guard scene.isDrawn, let found = Reservation.about(views, in: scene) else { return nil }
        self = found
    }

    private init(severity: Severity, message: String) {
        self.severity = severity
        self.message = message
    }

    private static func about(_ views: Set<AnalyzedView>, in scene: SceneAnalysis) -> Reservation? {
        let names = Set(views.compactMap(\.id))
        let constraints = scene.original.constraints.filter { constraint in
            names.contains(constraint.first.node) || constraint.second.map { names.contains($0.node) } ?? false
        }
        if constraints.contains(where: \.isPlaceholder) { return removed }
        if scene.isDrawnForAnySize, constraints.contains(where: { !$0.variations.isEmpty }) { return base }
        return scene.isSettled(views) ? silence : nil
    }
}

extension SceneAnalysis {
    /// The views with some ids, and those that the constraints with such ids name.
    fileprivate func views(named ids: [String]) -> Set<AnalyzedView> {
        Set(
            ids.flatMap { id -> [AnalyzedView] in
                if let view = view(id) { return [view] }
                return constraint(id)?.sides.map(\.own.view) ?? []
            })
    }

    /// Whether Xcode drew it for any width and any height, as it did before it drew devices.
    fileprivate var isDrawnForAnySize: Bool {
        original.environment.device == nil && original.canvas.map { $0.frame.width == 600 && $0.frame.height == 600 } ?? false
    }

    /// Whether Xcode was content with what it drew of some views: none of them, and nothing around them, is flagged, each has a stored
    /// frame, and the stored frames satisfy the required constraints between them.
    ///
    /// Xcode computes ambiguities and conflicts on its canvas itself. Where it was content, a finding of that kind may rest on something
    /// that the file does not tell: a class of the program, a font, a system view.
    fileprivate func isSettled(_ views: Set<AnalyzedView>) -> Bool {
        guard original.canvas != nil else { return false }
        guard !views.isEmpty else { return isSettled }
        return views.allSatisfy { view in
            view.selfAndAncestors.allSatisfy { !$0.isFlagged && ($0.isRoot || !$0.isView || $0.node?.stored?.frame != nil) }
                && view.constraints.allSatisfy { !$0.isUser || !$0.isRequired || $0.isSatisfiedByStoredFrames }
        }
    }
}

extension AnalyzedView {
    /// Whether Xcode flagged it when it saved the file.
    fileprivate var isFlagged: Bool { node?.stored.map { $0.isAmbiguous || $0.isMisplaced } ?? false }
}
