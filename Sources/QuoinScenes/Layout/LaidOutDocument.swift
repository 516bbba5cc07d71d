import QuoinLayout
import QuoinSolver

/// A document with the results of laying out its scenes, which `quoin layout` prints.
///
/// ```swift
/// let laidOut = LaidOutDocument(SceneReader.read(bytes, path: "Hello.json", kinds: .standard))
/// for scene in laidOut.scenes { for view in scene.views { print(view) } }
/// print(LaidOutDocument.json([laidOut]))       // what 'quoin layout --format json' prints
/// ```
public struct LaidOutDocument: Sendable {
    /// The path of the file, as the caller gave it.
    public var path: String
    /// The reason why the file could not be read or one of its scenes not laid out; nil if there was none.
    public var error: DocumentError?
    /// The guesses and omissions of the reader and of the layout, each once.
    public var notes: [Note]
    /// The results of the scenes, in the order of the file.
    public var scenes: [SceneResult]

    /// Creates a document from results that already exist.
    public init(path: String, error: DocumentError? = nil, notes: [Note] = [], scenes: [SceneResult] = []) {
        self.path = path
        self.error = error
        self.notes = notes
        self.scenes = scenes
    }

    /// Lays out all scenes of a document.
    ///
    /// A scene file that breaks a rule for which UIKit raises an exception is refused as a whole: its scene is missing, and
    /// ``error`` is the first such problem. In a file of Interface Builder invalid parts are left out, as at run time, and
    /// ``notes`` lists them.
    ///
    /// - Parameters:
    ///   - document: The document that was read.
    ///   - override: Values that replace those of the scenes' own environments.
    ///   - kinds: The table that the document was read with.
    ///   - solver: The backend that solves.
    ///   - sizes: The source of content sizes.
    ///   - constraints: Whether to list every constraint that the engine made.
    ///   - doubts: Whether to find the reasons to doubt each frame, at the cost of a solve for each kind of reason.
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

    /// Adds the result of a scene. `notes` are those of the reader, which the scene repeats.
    ///
    /// Returns false if the scene is refused as a whole.
    @discardableResult
    package mutating func add(_ scene: SceneResult, notes known: [Note]) -> Bool {
        // A note that is not about an object appears once.
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
