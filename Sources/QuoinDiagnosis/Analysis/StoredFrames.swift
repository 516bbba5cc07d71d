import QuoinBehaviors
import QuoinLayout
import QuoinScenes

/// The frames, relative to the parent, that views have if contents have the sizes that the file stores for texts and images: a
/// difference to the stored frames is then a matter of constraints alone.
struct StoredFrames {
    private var frames: [String: Rect] = [:]

    init(_ scene: SceneAnalysis) {
        guard scene.isDrawn, StoredFrames.differ(scene) else { return }
        do throws(LayoutError) {
            let views = try SceneLayout(scene.original, overriding: scene.environment.heldUpright, sizes: .stored).views(ambiguity: false)
            frames = Dictionary(views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
        } catch {
            return  // a machine without memory: no view is called misplaced
        }
    }

    subscript(view: AnalyzedView) -> Rect? { view.id.flatMap { frames[$0] } }

    /// Whether a scene needs another layout: where even measured contents lead to the stored frames, it does not.
    private static func differ(_ scene: SceneAnalysis) -> Bool {
        scene.views.dropFirst().contains { view in
            view.node?.stored?.frame.map { $0.differs(from: view.frameInParent, by: 1) } ?? false
        }
    }
}
