import QuoinLayout
import QuoinScenes

/// Tries advice that is to give a text room: for a longer or larger text than the scene was drawn with, or beside a bar that covers it.
///
/// ```text
///   as drawn              nothing but the text's own view may move
///   with a longer text    the view is as wide as that, and no other text has less room than before
///   at the largest size   the view is as high as its text
///   under a bar           views move, and no other text has less room than before
/// ```
///
/// Costs two layouts, one more for the largest text in each environment that has it, and two more for a text in another language.
struct RoomForText {
    let scene: Scene
    let edited: Scene
    let finding: Finding
    let environments: [EnvironmentOverride]
    let solver: Backend

    /// The rules whose findings a longer text shows.
    private static let translations: Set<String> = ["fixed-width-text", "fixed-both-sides"]

    /// The rules whose findings a larger text shows.
    private static let largeTexts: Set<String> = ["fixed-height-text"]

    /// The rules whose advice moves views on purpose.
    private static let moves: Set<String> = ["outside-safe-area"]

    var isGood: Bool {
        if RoomForText.moves.contains(finding.rule) { return keepsTexts }
        guard let drawn = analysis(scene), keepsDrawing(drawn) else { return false }
        if RoomForText.translations.contains(finding.rule) { return fitsTranslation(drawn) }
        return RoomForText.largeTexts.contains(finding.rule) ? fitsLargeText : true
    }

    private func analysis(_ scene: Scene, _ environment: EnvironmentOverride = .unchanged) -> SceneAnalysis? {
        try? SceneAnalysis(scene, in: environment, solver: solver)
    }

    private func keepsDrawing(_ before: SceneAnalysis) -> Bool {
        guard let after = analysis(edited) else { return false }
        let drawn = Dictionary(before.views.compactMap { view in view.id.map { ($0, view) } }, uniquingKeysWith: { first, _ in first })
        return after.views.allSatisfy { view in
            guard let id = view.id, let old = drawn[id], id != finding.object else { return true }
            return !old.frame.differs(from: view.frame, by: 1)
        }
    }

    /// Whether no text has less room than it needs that had more before, where the finding shows.
    private var keepsTexts: Bool {
        let place = finding.devices.first.flatMap { EnvironmentOverride($0) } ?? .unchanged
        guard let before = analysis(scene, place), let after = analysis(edited, place) else { return false }
        return after.squeezedTexts(but: nil) <= before.squeezedTexts(but: nil)
    }

    private func fitsTranslation(_ drawn: SceneAnalysis) -> Bool {
        guard let object = finding.object, let view = drawn.view(object), let width = view.anyTranslation?.needed else { return true }
        let content = Node.ContentOverride(width: width, height: view.contentLength(.vertical))
        guard let old = analysis(scene.replacingContent(of: object, with: content)),
            let new = analysis(edited.replacingContent(of: object, with: content)), let longer = new.view(object)
        else { return true }
        return !longer.isSqueezed(.horizontal) && new.squeezedTexts(but: object) <= old.squeezedTexts(but: object)
    }

    private var fitsLargeText: Bool {
        guard let object = finding.object else { return true }
        // Without devices of its own the linter shows the largest text where the scene was drawn.
        let largest = EnvironmentOverride(category: .accessibilityExtraExtraExtraLarge)
        let asked = environments.filter { $0.category == largest.category }
        return (asked.isEmpty ? [largest] : asked).allSatisfy { large in
            analysis(edited, large)?.view(object)?.isSqueezed(.vertical) == false
        }
    }
}

extension Scene {
    /// Returns the scene with another content size of a node.
    fileprivate func replacingContent(of id: String, with content: Node.ContentOverride) -> Scene {
        guard let index = nodes.firstIndex(where: { $0.id == id }) else { return self }
        var scene = self
        scene.nodes[index].contentSize = content
        return scene
    }
}

extension SceneAnalysis {
    /// The number of texts and controls, but one, that have less room than they need.
    fileprivate func squeezedTexts(but object: String?) -> Int {
        views.count { view in
            guard view.text != nil || view.isInteractive, view.id != object else { return false }
            return view.isSqueezed || Axis.allCases.contains { view.length($0) < 1 }
        }
    }
}

extension AnalyzedView {
    /// Whether it is shorter than its content on an axis by more than a measure may be off.
    var isSqueezed: Bool { Axis.allCases.contains { isSqueezed($0) } }

    /// Whether it is shorter than its content on one axis by more than a measure may be off.
    fileprivate func isSqueezed(_ axis: Axis) -> Bool { !isHidden && (contentLength(axis) ?? 0) * 0.9 - 2 > length(axis) }
}
