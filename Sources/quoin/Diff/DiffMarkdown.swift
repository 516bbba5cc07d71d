import QuoinDiagnosis
import QuoinScenes

/// Differences for the comment on a pull request: a summary, and each file folded up if there is much to tell.
struct DiffMarkdown {
    private let settings: DiffSettings
    /// More lines than that are folded up.
    private static let fold = 30
    /// GitHub takes comments of 65,536 characters.
    private static let limit = 60_000

    init(_ settings: DiffSettings) { self.settings = settings }

    func write(_ files: [FileDifference]) -> String {
        guard !files.isEmpty else { return "## Layout changes\n\nNothing differs in meaning.\n" }
        var text = "## Layout changes\n\n\(summary(files))\n"
        for (index, file) in files.enumerated() {
            let section = self.file(file)
            if text.utf8.count + section.utf8.count > DiffMarkdown.limit {
                let left = files.count - index
                return text + "\n…and \(left) more \(left == 1 ? "file" : "files"), too long to show here.\n"
            }
            text += section
        }
        return text
    }

    private func summary(_ files: [FileDifference]) -> String {
        let scenes = files.flatMap(\.scenes)
        let changes = scenes.reduce(0) { $0 + $1.changes.count }, frames = scenes.reduce(0) { $0 + $1.frames.count }
        let new = scenes.flatMap(\.new), gone = scenes.flatMap(\.gone)
        let parts = [
            counted(files.count, "file"), counted(changes, "change"), "\(counted(frames, "view")) elsewhere or of another size",
            "\(counted(new.count, "new finding"))", "\(gone.count) gone",
        ]
        return parts.joined(separator: " · ")
    }

    private func file(_ file: FileDifference) -> String {
        var title = code(file.name)
        if let old = file.oldName { title += " (was \(code(old)))" }
        if file.operation != .changed { title += " \(file.operation.rawValue)" + (file.contents.isEmpty ? "" : ", with \(file.contents)") }
        let lines = file.scenes.flatMap(scene)
        let body = lines.joined(separator: "\n")
        guard lines.count > DiffMarkdown.fold else { return "\n### \(title)\n\n\(body)\n" }
        return "\n### \(title)\n\n<details><summary>\(lines.count) lines</summary>\n\n\(body)\n\n</details>\n"
    }

    private func scene(_ scene: SceneDifference) -> [String] {
        var lines = scene.title.isEmpty ? [] : ["**\(MarkdownText.escaped(scene.title))**", ""]
        for words in scene.changes {
            let sentence = MarkdownText.escaped(words.sentence.visible)
            lines.append("- \(verb(words.change.operation)) \(sentence)")
        }
        for frame in scene.frames {
            for move in frame.distinctMoves {
                let isEverywhere = move.environments.count == scene.environments.count || move.environments == [""]
                let environments = isEverywhere ? "" : " on \(move.environments.joined(separator: ", "))"
                lines.append("- ↔ \(MarkdownText.escaped(frame.title.visible)): \(move.words)\(environments) (\(move.frames))")
            }
        }
        for finding in scene.new { lines.append("- ⚠️ new \(finding.severity): \(words(finding))") }
        for finding in scene.gone { lines.append("- ✅ gone: \(words(finding))") }
        return lines + [""]
    }

    private func words(_ finding: Finding) -> String { "\(MarkdownText.escaped(finding.message.visible)) `\(finding.rule)`" }

    private func verb(_ operation: OutlineChange.Operation) -> String {
        switch operation {
        case .added: "➕"
        case .removed: "➖"
        case .moved: "↪"
        case .changed: "✏️"
        }
    }

    /// A path as code; the fence is longer than any in it.
    private func code(_ path: String) -> String {
        let visible = path.visible
        return visible.contains("`") ? MarkdownText.escaped(visible) : "`\(visible)`"
    }
}
