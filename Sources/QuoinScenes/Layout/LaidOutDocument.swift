import QuoinLayout
import QuoinSolver

/// A document with what its scenes came to: what `quoin layout` writes, as a value.
///
/// ```swift
/// let laidOut = LaidOutDocument(SceneReader.read(bytes, path: "Hello.json", kinds: .standard))
/// for scene in laidOut.scenes { for view in scene.views { print(view) } }
/// print(LaidOutDocument.json([laidOut]))       // what 'quoin layout --format json' prints
/// ```
public struct LaidOutDocument: Sendable {
    public var path: String
    /// Why the file could not be understood, or a scene not laid out.
    public var error: DocumentError?
    public var notes: [Note]
    public var scenes: [SceneResult]

    public init(path: String, error: DocumentError? = nil, notes: [Note] = [], scenes: [SceneResult] = []) {
        self.path = path
        self.error = error
        self.notes = notes
        self.scenes = scenes
    }

    /// Lays out all scenes of a document.
    ///
    /// A scene file that breaks a rule where UIKit raises an exception is wrong as a whole: its scene is missing, and ``error`` is
    /// the first such problem. One from Interface Builder goes without what cannot be, as at run time, and ``notes`` says so.
    ///
    /// - Parameters:
    ///   - document: The document that was read.
    ///   - override: Values in place of those of the scenes' own environments.
    ///   - kinds: The table that the document was read with.
    ///   - solver: The backend that solves.
    ///   - sizes: The source of the sizes of contents.
    ///   - constraints: Whether to list every constraint that the engine made.
    ///   - doubts: Whether to find out what each frame rests on, which costs a solve for each reason to doubt.
    public init(
        _ document: Document, overriding override: EnvironmentOverride = .unchanged, kinds: KindTable = .standard,
        solver: Backend = .native, sizes: ContentSizes = .measured, constraints: Bool = false,
        doubts: Bool = true
    ) {
        self.init(path: document.path, error: document.error, notes: document.notes)
        for scene in document.scenes {
            do throws(LayoutError) {
                let laidOut = try SceneLayout(scene, overriding: override, kinds: kinds, solver: solver, sizes: sizes)
                add(try SceneResult(laidOut, solver: solver, constraints: constraints, doubts: doubts), notes: document.notes)
            } catch {
                self.error = DocumentError("\(error)")
            }
        }
    }

    /// Takes up what a scene came to; `notes` are those of reading, which laying out says again. Returns false where the scene is
    /// wrong as a whole.
    @discardableResult
    package mutating func add(_ scene: SceneResult, notes known: [Note]) -> Bool {
        // What is not about one object is said once.
        notes += scene.notes.filter { note in !known.contains(note) && (note.object != nil || !notes.contains(note)) }
        if scene.canvas != nil {
            notes += scene.problems.map { Note($0.message, object: $0.object, line: $0.source?.start.line) }
        } else if let problem = scene.problems.first {
            error = problem.error
            return false
        }
        scenes.append(scene)
        return true
    }
}
