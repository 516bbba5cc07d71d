import QuoinDiagnosis
import QuoinDrawing
import QuoinLayout
import QuoinScenes

extension LintJob {
    /// A drawing for each scene and environment, each in a file of its own: `App-Main-tne-QT-ifu-retina4_7.svg`.
    func draw(_ document: Document, findings: [Finding], task: LintTask, result: inout LintResult) {
        guard let folder = settings.drawings else { return }
        let environments = environments(task)
        let assets = ProjectIndex([task.file.path]).assets(for: task.file.path)
        for (index, scene) in document.scenes.enumerated() {
            for environment in scene.possible(environments) {
                do throws(LayoutError) {
                    let drawn = try SceneDrawing(SceneLayout(scene, overriding: environment.heldUpright), assets: assets)
                    let marks = FindingMarks(findings, in: scene, on: environment).marks
                    let overlay = SceneOverlay(drawn, layers: .scrollContent, findings: marks)
                    let page = ScenePage(drawn, overlay, name: scene.title, note: environment.name, legend: marks)
                    let name = LintJob.fileName(
                        task.repositoryPath, scene: scene.id ?? (document.scenes.count > 1 ? "\(index + 1)" : nil),
                        environment: environment.name)
                    write(SVG(page.drawing, appearance: nil).text, to: "\(folder)/\(name).svg", result: &result)
                } catch {
                    result.messages.append("\(document.path): error: \(error)")
                    result.status = .defect
                }
            }
        }
    }

    private func write(_ text: String, to path: String, result: inout LintResult) {
        do throws(FileError) {
            try System.makeFolder(PathName.folder(of: path))
            try System.write(text, to: path)
        } catch {
            result.messages.append("\(path): error: \(error.message)")
            result.status = result.status.and(.output)
        }
    }

    /// A file name made from the path, so that files of one name in two folders get different ones.
    private static func fileName(_ path: String, scene: String?, environment: String) -> String {
        PictureFile.name([path, scene ?? "", environment])
    }
}
