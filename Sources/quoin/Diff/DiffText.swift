import QuoinDiagnosis
import QuoinScenes

/// Differences for people, by file and scene.
///
/// ```text
/// App/Main.storyboard
///   Login
///     + Label “Forgot password?” in Card, after Button “Sign in”
///     ~ constraint Title.top = Safe Area.top + 8: constant 8 → 16
///     - outlet hint of Login to Label “Hint”
///     layout on retina4_7, retina6_9
///       Label “Title”   8 down   16 28 343 21 → 16 36 343 21
///     + error  The content height of Scroll View cannot be worked out: …  [scroll-content-height]
/// ```
struct DiffText {
    private let settings: DiffSettings
    private var colors: Colors { settings.colors }

    init(_ settings: DiffSettings) { self.settings = settings }

    func write(_ files: [FileDifference]) -> String { files.map(file).joined(separator: "\n") }

    private func file(_ file: FileDifference) -> String {
        var head = colors.bold(file.name.visible)
        if let old = file.oldName { head += colors.faint("   was \(old.visible)") }
        switch file.operation {
        case .added: head += "   " + colors.good("added") + (file.contents.isEmpty ? "" : ", with \(file.contents)")
        case .removed: head += "   " + colors.error("removed") + (file.contents.isEmpty ? "" : ", with \(file.contents)")
        case .changed: break
        }
        let isSingle = file.scenes.count == 1
        return head + "\n" + file.scenes.map { scene($0, isAlone: isSingle && $0.title.isEmpty) }.joined()
    }

    private func scene(_ scene: SceneDifference, isAlone: Bool) -> String {
        var lines: [String] = []
        if !isAlone { lines.append("  " + colors.bold(scene.title.isEmpty ? "Document" : scene.title.visible)) }
        for words in scene.changes { lines += change(words) }
        lines += layout(scene)
        lines += scene.gone.map { finding($0, "-") } + scene.new.map { finding($0, "+") }
        return lines.joined(separator: "\n") + "\n"
    }

    private func change(_ words: ChangeWords) -> [String] {
        let head = [words.subject, words.remark].filter { !$0.isEmpty }.joined(separator: " ").visible
        let start = "    \(mark(words.change.operation)) \(head)"
        if words.details.isEmpty { return [start] }
        if words.details.count == 1 { return ["\(start): \(words.details[0].visible)"] }
        return [start] + words.details.map { "        \($0.visible)" }
    }

    private func mark(_ operation: OutlineChange.Operation) -> String {
        switch operation {
        case .added: colors.good("+")
        case .removed: colors.error("-")
        case .moved: colors.warning(">")
        case .changed: colors.warning("~")
        }
    }

    private func layout(_ scene: SceneDifference) -> [String] {
        guard !scene.frames.isEmpty else { return [] }
        let everywhere = scene.frames.allSatisfy { $0.distinctMoves.allSatisfy { $0.environments.count == scene.environments.count } }
        let environments = scene.environments.filter { !$0.isEmpty }
        var lines = ["    layout" + (everywhere && !environments.isEmpty ? " on \(environments.joined(separator: ", "))" : "")]
        for frame in scene.frames {
            for move in frame.distinctMoves {
                let isEverywhere = move.environments.count == scene.environments.count
                let suffix = everywhere ? "" : isEverywhere ? "   everywhere" : "   on \(move.environments.joined(separator: ", "))"
                lines.append("      \(frame.title.visible)   \(move.words)   " + colors.faint(move.frames) + suffix)
            }
        }
        return lines
    }

    private func finding(_ finding: Finding, _ sign: String) -> String {
        let mark = sign == "+" ? colors.error("+") : colors.good("-")
        let word = sign == "+" ? "new" : "gone"
        let devices = finding.devices.isEmpty ? "" : "   on \(finding.devices.joined(separator: ", "))"
        return "    \(mark) \(word) \(colors.paint(finding.severity))  \(finding.message.visible)" + colors.faint("  [\(finding.rule)]")
            + devices
    }
}
