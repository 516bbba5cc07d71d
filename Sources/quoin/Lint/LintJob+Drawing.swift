import QuoinDiagnosis
import QuoinDrawing
import QuoinLayout
import QuoinScenes

extension LintJob {
    /// A drawing for each scene and environment, each in a file of its own: `App-Main-tne-QT-ifu-retina4_7.svg`.
    func draw(_ document: Document, _ findings: [Finding], _ task: LintTask, _ result: inout LintResult) {
        guard let folder = settings.drawings else { return }
        let places = environments(task)
        let assets = ProjectIndex([task.file.path]).assets(for: task.file.path)
        for (index, scene) in document.scenes.enumerated() {
            for place in scene.possible(places) {
                do throws(LayoutError) {
                    let drawn = try SceneDrawing(SceneLayout(scene, overriding: place.heldUpright), assets: assets)
                    let marks = FindingMarks(findings, in: scene, on: place).marks
                    let overlay = SceneOverlay(drawn, layers: .scrollContent, findings: marks)
                    let page = ScenePage(drawn, overlay, name: scene.title, note: place.name, legend: marks)
                    let name = LintJob.fileName(
                        task.repositoryPath, scene.id ?? (document.scenes.count > 1 ? "\(index + 1)" : nil), place.name)
                    write(SVG(page.drawing, appearance: nil).text, "\(folder)/\(name).svg", &result)
                } catch {
                    result.messages.append("\(document.path): error: \(error)")
                    result.status = .defect
                }
            }
        }
    }

    private func write(_ text: String, _ path: String, _ result: inout LintResult) {
        do throws(FileError) {
            try System.makeFolder(PathName.folder(of: path))
            try System.write(text, to: path)
        } catch {
            result.messages.append("\(path): error: \(error.message)")
            result.status = result.status.and(.output)
        }
    }

    /// From the path, so that files of one name in two folders do not meet; without what file systems do not like.
    private static func fileName(_ path: String, _ scene: String?, _ place: String) -> String {
        let name = [path, scene, place.isEmpty ? nil : place].compactMap { $0 }.joined(separator: "-")
        let allowed = name.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" }
        return String(String(allowed.drop { $0 == "-" || $0 == "." }).suffix(180))
    }
}
