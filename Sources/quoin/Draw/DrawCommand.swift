import QuoinDrawing
import QuoinLayout
import QuoinScenes

extension Command {
    static let draw = Command(
        name: "draw", overview: "Draw scenes as a simulator shows them.",
        arguments: [Argument(name: "file", help: "Storyboards, xibs, scene files, folders.", isRepeated: true)],
        options: [
            Option(name: "output", letter: "o", value: "folder", help: "Write the pictures there; the current folder by default."),
            Option(name: "dark", help: "Draw the dark appearance."),
            Option(name: "jobs", letter: "j", value: "n", help: "How many files at once; as many as processors by default."),
        ],
        run: { (invocation) throws(UsageError) in try await DrawCommand.run(invocation) })
}

enum DrawCommand {
    static func run(_ invocation: Invocation) async throws(UsageError) -> ExitStatus {
        let inputs = Inputs(invocation.arguments, assumedName: nil)
        let folder = invocation["output"] ?? "."
        let isDark = invocation.has("dark")
        let jobs = try invocation.jobs
        try? System.makeFolder(folder)
        _ = await inOrder(inputs.files, jobs: jobs) { file -> Int in
            guard let bytes = try? System.read(file.path), let kind = InputKind(file.name) else { return 0 }
            let document = Source(kind: kind, name: file.name, bytes: bytes).document
            for (index, scene) in document.scenes.enumerated() {
                guard let layout = try? SceneLayout(scene), let drawn = try? SceneDrawing(layout) else { continue }
                let name = scene.controllers.first?.name ?? scene.root?.name ?? scene.root?.className ?? "View"
                let page = ScenePage(drawn, name: name, note: layout.screen.device?.name ?? "")
                let stem = file.name.split(separator: "/").suffix(2).joined(separator: "-")
                try? System.write(SVG(page.drawing, appearance: isDark ? .dark : .light).text, to: "\(folder)/\(stem)-\(index).svg")
            }
            return 0
        }
        return .done
    }
}
