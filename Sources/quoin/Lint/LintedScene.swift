import QuoinDiagnosis
import QuoinDrawing
import QuoinLayout
import QuoinScenes

/// A scene with findings, as the page of `quoin lint` shows it.
struct LintedScene: Sendable {
    var title: String
    /// The findings in order; their numbers on the drawings count from 1.
    var findings: [Finding]
    var screens: [Screen] = []

    /// One of the devices and text sizes that were checked.
    struct Screen: Sendable {
        /// The environment's name in findings; empty for the one that the file was drawn in.
        var name: String
        /// The environment's name for people, such as `iPhone 15 · AX3`.
        var caption: String
        /// The numbers of the findings that show here.
        var shown: Set<Int>
        /// The drawing; nil if an earlier screen shows the same findings.
        var drawing: Drawing?
    }
}

extension LintJob {
    /// A scene that is examined in no more environments than this is drawn in each; others where the findings differ.
    private static let drawnEnvironments = 4

    /// Draws the scenes that have findings.
    func drawForPage(_ document: Document, findings: [Finding], task: LintTask, result: inout LintResult) {
        guard !findings.isEmpty else { return }
        let assets = ProjectIndex([task.file.path]).assets(for: task.file.path)
        for scene in document.scenes {
            let objects = SceneObjects(scene)
            let own = findings.filter { $0.object.map { objects.view(of: $0) != nil } ?? false }
            guard !own.isEmpty else { continue }
            var linted = LintedScene(title: scene.title, findings: own)
            let environments = scene.possible(environments(task))
            for environment in environments {
                do throws(LayoutError) {
                    try draw(
                        scene, environment: environment, findings: own, in: &linted,
                        drawsAll: environments.count <= LintJob.drawnEnvironments, assets: assets)
                } catch {
                    result.messages.append("\(document.path): error: \(scene.title): \(error)")
                    result.status = .defect
                }
            }
            result.scenes.append(linted)
        }
    }

    private func draw(
        _ scene: Scene, environment: EnvironmentOverride, findings: [Finding], in linted: inout LintedScene, drawsAll: Bool,
        assets: ProjectAssets
    ) throws(LayoutError) {
        let marks = FindingMarks(findings, in: scene, on: environment).marks
        let shown = Set(marks.map(\.number))
        let layout = try SceneLayout(scene, overriding: environment.heldUpright)
        let parts = [DrawJob.caption(layout, environment), environment.name, "As it was drawn"]
        var answer = LintedScene.Screen(name: environment.name, caption: parts.first { !$0.isEmpty } ?? "", shown: shown)
        if drawsAll || !linted.screens.contains(where: { $0.shown == shown }) {
            let drawn = try SceneDrawing(layout, assets: assets)
            let overlay = SceneOverlay(drawn, layers: .scrollContent, findings: marks)
            answer.drawing = ScenePage(drawn, overlay, name: nil, hasGround: false).drawing
        }
        linted.screens.append(answer)
    }
}

/// The views that the objects of a scene belong to: a view itself, and the first view of a constraint.
struct SceneObjects {
    private var views: [String: String]

    init(_ scene: Scene) {
        views = Dictionary(scene.nodes.map { ($0.id, $0.id) }, uniquingKeysWith: { first, _ in first })
        for constraint in scene.constraints { if let id = constraint.id, views[id] == nil { views[id] = constraint.first.node } }
    }

    /// The view of an object; nil if it is in another scene, or belongs to no view.
    func view(of object: String) -> String? { views[object] }
}
