import QuoinLayout

/// A tree of views with its constraints and its environment, from whatever it was read: what files, the command and
/// diagnosis share.
///
/// ```text
///   Document ──▶ Scene ──┬▶ nodes         views and guides, parents by id, siblings in order; the first is the root
///                        ├▶ constraints   by id, plus visual formats
///                        ├▶ controllers   bars, flags, life cycle; the first one's view is the root
///                        └▶ environment  device, era, sizes, direction: what a run may override
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
    /// The scene's id in its file; nil: it has none.
    public var id: String?
    /// The root first; parents need not stand before their children, siblings are in their order.
    public var nodes: [Node]
    /// In order of activation.
    public var constraints: [SceneConstraint] = []
    /// Activated after the constraints.
    public var formats: [SceneFormat] = []
    /// The first one's view is the root.
    public var controllers: [SceneController] = []
    public var environment = Environment()
    /// How an editor drew it; nil: nobody did.
    public var canvas: Canvas?
    /// Where the answer rests on a guess of the reader.
    public var notes: [Note] = []

    public init(id: String? = nil, root: Node) {
        self.id = id
        nodes = [root]
    }

    /// The topmost view.
    public var root: Node? { nodes.first }
}

/// Something that a reader or a layout guessed or left out.
public struct Note: Hashable, Sendable {
    /// The id of what it is about.
    public var object: String?
    public var line: Int?
    public var message: String

    public init(_ message: String, object: String? = nil, line: Int? = nil) {
        self.message = message
        self.object = object
        self.line = line
    }
}

/// The scenes that were read from one file, or the reasons why there are none.
public struct Document: Sendable {
    /// As it was named.
    public var path: String
    public var scenes: [Scene]
    public var error: DocumentError?
    public var notes: [Note]
    /// How its controllers lead to each other; nil: it is no storyboard.
    public var storyboard: Storyboard?

    public init(path: String, scenes: [Scene] = [], error: DocumentError? = nil, notes: [Note] = []) {
        self.path = path
        self.scenes = scenes
        self.error = error
        self.notes = notes
    }
}

/// Why a file could not be understood or laid out, and where.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
    public var message: String
    public var line: Int?
    public var column: Int?
    /// The caret of a visual format: a number of characters of the format, counted from 0.
    public var caret: Int?

    public init(_ message: String, line: Int? = nil, column: Int? = nil, caret: Int? = nil) {
        self.message = message
        self.line = line
        self.column = column
        self.caret = caret
    }

    init(_ message: String, at position: TextPosition?) {
        self.init(message, line: position?.line, column: position?.column)
    }

    /// `12:3: message`
    public var description: String {
        guard let line else { return message }
        return column.map { "\(line):\($0): \(message)" } ?? "\(line): \(message)"
    }
}
