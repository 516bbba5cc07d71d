import QuoinDiagnosis
import QuoinLayout
import QuoinScenes

extension LintJob {
    /// A drawing for each scene and environment, each in a file of its own: `App-Main-tne-QT-ifu-retina4_7.svg`.
    func draw(_ document: Document, _ findings: [Finding], _ task: LintTask, _ result: inout LintResult) {
        guard let folder = settings.drawings else { return }
        let places = environments(task)
        for (index, scene) in document.scenes.enumerated() {
            for place in places.isEmpty ? [.unchanged] : places {
                do throws(LayoutError) {
                    let laidOut = try SceneResult(SceneLayout(scene, overriding: place.heldUpright), constraints: true)
                    let shown = findings.filter { $0.devices.isEmpty || $0.devices.contains(place.name) }
                    let drawing = Drawing(laidOut, path: document.path, findings: shown)
                    let name = LintJob.fileName(
                        task.repositoryPath, scene.id ?? (document.scenes.count > 1 ? "\(index + 1)" : nil), place.name)
                    write(Drawing.page([drawing]), "\(folder)/\(name).svg", &result)
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
