import QuoinBehaviors
import QuoinDrawing
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinScenes

/// The result of one file: its piece of the output, and messages about it.
struct Piece: Sendable {
    var text = ""
    var drawings: [Drawing] = []
    var messages: [String] = []
    var status = ExitStatus.done
    /// The file was found by searching, and is not one that is laid out.
    var isPassedOver = false
    /// The seconds spent on each step; empty without `--stats`.
    var times: [Stopwatch.Phase: Double] = [:]
}

/// Reads and lays out one file.
struct LayoutJob: Sendable {
    let settings: LayoutSettings

    private let fonts: ProjectFonts?

    init(_ settings: LayoutSettings, fonts: ProjectFonts? = nil) {
        self.settings = settings
        self.fonts = fonts
    }

    func run(_ file: Inputs.File) -> Piece {
        let stopwatch = settings.showsStatistics ? Stopwatch() : nil
        var piece = run(file, stopwatch)
        piece.times = stopwatch?.times ?? [:]
        return piece
    }

    private func run(_ file: Inputs.File, _ stopwatch: Stopwatch?) -> Piece {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try stopwatch.timing(.reading) { () throws(FileError) in try System.read(file.path) }
        } catch {
            return piece(LaidOutDocument(path: file.name, error: DocumentError("cannot be read: \(error.message)")), .input)
        }
        let kind = InputKind(file.name) ?? (file.path == "-" ? InputKind(content: bytes) : nil)
        if kind == .scene, file.isFound, !SceneReader.looksLikeScene(bytes) { return Piece(isPassedOver: true) }
        let document = stopwatch.timing(.reading) {
            kind.map { Source(kind: $0, name: file.name, bytes: bytes, fonts: fonts).document(isDrawn: settings.format == .svg) }
        }
        if let document { return layOut(document, stopwatch) }
        let error = DocumentError("not a kind of file that is understood: those end in .storyboard, .xib or, for scenes, .json")
        return piece(LaidOutDocument(path: file.name, error: error), .input)
    }

    private func layOut(_ document: Document, _ stopwatch: Stopwatch?) -> Piece {
        var result = LaidOutDocument(path: document.path, error: document.error, notes: document.notes)
        var drawings: [Drawing] = []
        var status = document.error == nil ? ExitStatus.done : .input
        for scene in document.scenes {
            do throws(LayoutError) {
                let backend = Backend(named: settings.solver) ?? .native
                let laidOut = try SceneLayout(
                    scene, overriding: settings.environment, solver: backend, sizes: settings.sizes, stopwatch: stopwatch)
                let scene = try SceneResult(
                    laidOut, solver: backend, constraints: settings.showsConstraints, doubts: settings.format == .json,
                    stopwatch: stopwatch)
                if !result.add(scene, notes: document.notes) {
                    status = .input
                } else if settings.format == .svg {
                    drawings.append(draw(laidOut, scene))
                }
            } catch {
                result.error = DocumentError("\(error)")
                status = .defect
            }
        }
        return stopwatch.timing(.writing) { piece(result, status, drawings: drawings) }
    }

    /// The scene with the names of its views, and with what is ambiguous or misplaced.
    private func draw(_ laidOut: SceneLayout, _ result: SceneResult) -> Drawing {
        let drawn = SceneDrawing(laidOut, result.views, showsHidden: true)
        let overlay = SceneOverlay(drawn, layers: [.frames, .names, .guides, .safeArea, .storedFrames, .scrollContent, .ambiguity])
        return ScenePage(drawn, overlay, name: laidOut.scene.title, note: DrawJob.caption(laidOut, settings.environment)).drawing
    }

    private func piece(_ document: LaidOutDocument, _ status: ExitStatus, drawings: [Drawing] = []) -> Piece {
        var piece = settings.format.piece(document, settings)
        piece.drawings = drawings
        piece.messages = messages(document)
        piece.status = status
        return piece
    }

    /// `path:line:column: error: …`, as compilers say it.
    private func messages(_ document: LaidOutDocument) -> [String] {
        var messages: [String] = []
        if let error = document.error {
            let location = [error.line, error.line == nil ? nil : error.column].compactMap { $0.map { ":\($0)" } }.joined()
            messages.append("\(document.path)\(location): error: \(error.message)")
        }
        guard settings.format != .json else { return messages }
        return messages
            + document.notes.map { note in
                let object = note.object.map { "\($0): " } ?? ""
                return "\(document.path)\(note.line.map { ":\($0)" } ?? ""): note: \(object)\(note.message)"
            }
    }
}
