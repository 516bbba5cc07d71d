import QuoinLayout

/// The controllers of a storyboard and how they lead to each other: what its canvas shows around the scenes.
///
/// ```swift
/// for segue in document.storyboard?.segues ?? [] { print(segue.source, segue.kind, segue.destination) }
/// ```
public struct Storyboard: Hashable, Sendable {
    /// In the order of the file.
    public var controllers: [StoryboardController] = []
    public var segues: [Segue] = []

    public init() {}
}

/// A controller of a storyboard: one with a view of its own, a container, or a reference to another storyboard.
public struct StoryboardController: Hashable, Sendable {
    public var id: String
    /// As the file spells it, such as `navigationController`.
    public var element: String
    /// The name that a person would use for it.
    public var name: String
    /// The id of the scene that it stands in, as the file has it.
    public var scene: String?
    /// The root view of the scene that it has; nil: a container, or a reference.
    public var root: String?
    public var isInitial = false
    /// Where the canvas shows its center; nil: the file does not say.
    public var location: Point?
    /// How large the canvas shows it.
    public var size: Size
    /// The contents of the container's bars.
    public var barContents = BarContents()

    public init(id: String, element: String, name: String, size: Size) {
        self.id = id
        self.element = element
        self.name = name
        self.size = size
    }
}

/// A way from one controller to another.
public struct Segue: Hashable, Sendable {
    public var id: String?
    /// `show`, `presentation`, `embed`, `relationship`, `unwind`, …, as files spell it.
    public var kind: String
    public var identifier: String?
    /// The controller that it starts from.
    public var source: String
    /// The element that triggers it, such as a button; the controller itself where nothing else does.
    public var trigger: String
    /// The controller that it leads to.
    public var destination: String

    public init(id: String? = nil, kind: String, source: String, trigger: String, destination: String) {
        self.id = id
        self.kind = kind
        self.source = source
        self.trigger = trigger
        self.destination = destination
    }
}
