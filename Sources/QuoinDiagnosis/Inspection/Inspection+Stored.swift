import QuoinBehaviors
import QuoinLayout
import QuoinScenes

extension Inspection {
    /// Frames relative to the parent, with the sizes that the file stores for texts and images: what is left then is a matter
    /// of constraints alone.
    func findStoredFrames() -> [String: Rect] {
        guard isDrawn, differsFromStored else { return [:] }
        do throws(LayoutError) {
            let views = try SceneLayout(original, overriding: environment.heldUpright, sizes: .stored).views(ambiguity: false)
            return Dictionary(views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
        } catch {
            return [:]
        }
    }

    /// Where even measured contents lead to the stored frames there is nothing to look for.
    private var differsFromStored: Bool {
        views.indices.dropFirst().contains { place in
            views[place].node?.stored?.frame.map { $0.differs(from: views[place].item.frame, by: 1) } ?? false
        }
    }
}
