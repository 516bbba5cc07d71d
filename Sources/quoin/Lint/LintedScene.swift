import QuoinDiagnosis
import QuoinDrawing
import QuoinLayout
import QuoinScenes

/// A scene with findings, as the page of `quoin lint` shows it.
struct LintedScene: Sendable {
    var title: String
    /// Their numbers on the drawings are their places here, from 1.
    var findings: [Finding]
    var places: [Place] = []

    /// One of the devices and text sizes that were looked at.
    struct Place: Sendable {
        /// As findings name it; empty: where the file was drawn.
        var name: String
        /// For people, such as `iPhone 15 · AX3`.
        var caption: String
        /// The numbers of the findings that show here.
        var shown: Set<Int>
        /// The drawing; nil if an earlier place shows the same findings.
        var drawing: Drawing?
    }
}

extension LintJob {
    /// A scene that is looked at in no more places than this is drawn in each; others where the findings differ.
    private static let drawnPlaces = 4

    /// Draws the scenes that have findings.
    func drawForPage(_ document: Document, _ findings: [Finding], _ task: LintTask, _ result: inout LintResult) {
        guard !findings.isEmpty else { return }
        let assets = ProjectIndex([task.file.path]).assets(for: task.file.path)
        for scene in document.scenes {
            let objects = SceneObjects(scene)
            let own = findings.filter { $0.object.map { objects.view(of: $0) != nil } ?? false }
            guard !own.isEmpty else { continue }
            var linted = LintedScene(title: scene.title, findings: own)
            let places = scene.possible(environments(task))
            for place in places {
                do throws(LayoutError) {
                    try draw(scene, place, own, in: &linted, drawsAll: places.count <= LintJob.drawnPlaces, assets)
                } catch {
                    result.messages.append("\(document.path): error: \(scene.title): \(error)")
                    result.status = .defect
                }
            }
            result.scenes.append(linted)
        }
    }

    private func draw(
        _ scene: Scene, _ place: EnvironmentOverride, _ findings: [Finding], in linted: inout LintedScene, drawsAll: Bool,
        _ assets: ProjectAssets
    ) throws(LayoutError) {
        let marks = FindingMarks(findings, in: scene, on: place).marks
        let shown = Set(marks.map(\.number))
        let layout = try SceneLayout(scene, overriding: place.heldUpright)
        let parts = [DrawJob.caption(layout, place), place.name, "As it was drawn"]
        var answer = LintedScene.Place(name: place.name, caption: parts.first { !$0.isEmpty } ?? "", shown: shown)
        if drawsAll || !linted.places.contains(where: { $0.shown == shown }) {
            let drawn = try SceneDrawing(layout, assets: assets)
            let overlay = SceneOverlay(drawn, layers: .scrollContent, findings: marks)
            answer.drawing = ScenePage(drawn, overlay, name: nil, hasGround: false).drawing
        }
        linted.places.append(answer)
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
