import QuoinLayout
import QuoinScenes

/// Tries advice that is to give a text more room than it needs where the scene was drawn.
///
/// ```text
///   as drawn              nothing but the text's own view may move
///   with a longer text    the view is as wide as that, and no other text has less room than before
///   at the largest size   the view is as high as its text
/// ```
///
/// Costs two layouts, and two more for a text in another language.
struct RoomForText {
    let scene: Scene
    let edited: Scene
    let finding: Finding
    let solver: Backend

    /// The rules whose findings a longer text shows.
    private static let translations: Set<String> = ["fixed-width-text", "fixed-both-sides"]

    /// The rules whose findings a larger text shows.
    private static let largeTexts: Set<String> = ["fixed-height-text"]

    var isGood: Bool {
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

    private func fitsTranslation(_ drawn: SceneAnalysis) -> Bool {
        guard let object = finding.object, let text = drawn.view(object)?.text else { return true }
        guard let long = edited.lengtheningText(of: object, by: text.growth),
            let before = scene.lengtheningText(of: object, by: text.growth),
            let old = analysis(before), let new = analysis(long), let view = new.view(object)
        else { return true }
        func squeezed(_ analysis: SceneAnalysis) -> Int { analysis.views.count { $0.text != nil && $0.id != object && $0.isSqueezed } }
        return !view.isSqueezed(.horizontal) && squeezed(new) <= squeezed(old)
    }

    private var fitsLargeText: Bool {
        guard let object = finding.object, let device = finding.devices.first.flatMap({ EnvironmentOverride($0) }) else { return true }
        return analysis(edited, device)?.view(object)?.isSqueezed(.vertical) == false
    }
}

extension Scene {
    /// The scene with a longer text in a label or a button; nil if it has none there.
    fileprivate func lengtheningText(of id: String, by factor: Double) -> Scene? {
        guard let index = nodes.firstIndex(where: { $0.id == id }) else { return nil }
        var scene = self
        func longer(_ text: String) -> String {
            text + String(text.prefix(Int((Double(text.count) * (factor - 1)).rounded(.up))))
        }
        if nodes[index].kind == "button", let title = nodes[index].properties[.title] {
            scene.nodes[index].properties[.title] = longer(title)
        } else if let text = nodes[index].properties[.text] {
            scene.nodes[index].properties[.text] = longer(text)
        } else {
            return nil
        }
        return scene
    }
}

extension AnalyzedView {
    /// Whether it is shorter than its content on an axis by more than a measure may be off.
    var isSqueezed: Bool { Axis.allCases.contains { isSqueezed($0) } }

    /// Whether it is shorter than its content on one axis by more than a measure may be off.
    fileprivate func isSqueezed(_ axis: Axis) -> Bool { !isHidden && (contentLength(axis) ?? 0) * 0.9 - 2 > length(axis) }
}
