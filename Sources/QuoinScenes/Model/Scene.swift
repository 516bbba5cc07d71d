import QuoinLayout

/// A tree of views with its constraints and its environment. File readers, the command and the diagnosis share this type, which
/// does not depend on the kind of file that a scene was read from.
///
/// ```text
///   Document ──▶ Scene ──┬▶ nodes         views and guides, parents by id, siblings in order; the first is the root
///                        ├▶ constraints   by id, plus visual formats
///                        ├▶ controllers   bars, flags, life cycle; the first one's view is the root
///                        └▶ environment   device, era, sizes, direction: what a run may override
/// ```
///
/// A value: flat lists and ids instead of a tree of objects, so that a scene a hundred thousand levels deep is an array.
///
/// ```swift
/// var scene = Scene(root: Node(id: "root", kind: "view", parent: nil))
/// scene.nodes.append(Node(id: "box", kind: "view", parent: "root"))
/// scene.environment.size = Size(width: 375, height: 667)
/// let layout = try SceneLayout(scene)
/// ```
public struct Scene: Sendable {
    /// The scene's id in its file; nil if it has none.
    public var id: String?
    /// The nodes, beginning with the root. Parents need not precede their children; siblings are in their order.
    public var nodes: [Node]
    /// The constraints in the order of their activation.
    public var constraints: [SceneConstraint] = []
    /// Visual formats, which are activated after the constraints.
    public var formats: [SceneFormat] = []
    /// The controllers. The root is the view of the first one.
    public var controllers: [SceneController] = []
    /// The device, orientation, window size, era, text size and direction that the scene is shown in, as far as its file
    /// gives them.
    public var environment = Environment()
    /// The canvas on which an editor drew the scene; nil if no editor did.
    public var canvas: Canvas?
    /// The guesses of the reader that the answer depends on.
    public var notes: [Note] = []

    /// Creates a scene that consists of its root.
    public init(id: String? = nil, root: Node) {
        self.id = id
        nodes = [root]
    }

    /// The root, which is the first of the nodes; nil only if all nodes were removed.
    public var root: Node? { nodes.first }
}

/// A remark about something that a reader or a layout guessed or left out.
public struct Note: Hashable, Sendable {
    /// The id of the object that the note is about; nil if it is about the whole file.
    public var object: String?
    /// The line in the file, counted from 1; nil if it is not known.
    public var line: Int?
    /// The remark itself, a sentence without a period.
    public var message: String

    /// Creates a note; without an object it is about the whole file.
    public init(_ message: String, object: String? = nil, line: Int? = nil) {
        self.message = message
        self.object = object
        self.line = line
    }
}

/// The scenes that were read from one file, or the reasons why there are none.
public struct Document: Sendable {
    /// The path as the caller gave it.
    public var path: String
    /// The scenes in the order of the file; empty if there is an error.
    public var scenes: [Scene]
    /// The reason why the file could not be read; nil if it was.
    public var error: DocumentError?
    /// The guesses of the reader that concern the whole file.
    public var notes: [Note]
    /// The controllers and the segues between them; nil if the file is not a storyboard.
    public var storyboard: Storyboard?

    /// Creates a document from scenes that are already read, or from the error that prevented it.
    public init(path: String, scenes: [Scene] = [], error: DocumentError? = nil, notes: [Note] = []) {
        self.path = path
        self.scenes = scenes
        self.error = error
        self.notes = notes
    }
}

/// The reason why a file could not be read or laid out, and its position.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, and the remedy where there is one.
    public var message: String
    /// The line in the file, counted from 1; nil if the error has no place.
    public var line: Int?
    /// The column in the line, counted from 1; nil if the error has no place.
    public var column: Int?
    /// The position of the mistake in a visual format: an index of its characters, from 0.
    public var caret: Int?

    /// Creates an error; without a line it is about the whole file.
    public init(_ message: String, line: Int? = nil, column: Int? = nil, caret: Int? = nil) {
        self.message = message
        self.line = line
        self.column = column
        self.caret = caret
    }

    init(_ message: String, at position: TextPosition?) {
        self.init(message, line: position?.line, column: position?.column)
    }

    /// A text such as `12:3: message`.
    public var description: String {
        guard let line else { return message }
        return column.map { "\(line):\($0): \(message)" } ?? "\(line): \(message)"
    }
}
