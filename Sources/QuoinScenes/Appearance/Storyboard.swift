import QuoinLayout

/// The controllers of a storyboard and the segues between them, as Interface Builder's canvas shows them around the scenes.
///
/// ```swift
/// for segue in document.storyboard?.segues ?? [] { print(segue.source, segue.kind, segue.destination) }
/// ```
public struct Storyboard: Hashable, Sendable {
    /// The controllers, in the order of the file.
    public var controllers: [StoryboardController] = []
    /// The segues and containments between the controllers, in the order of the file.
    public var segues: [Segue] = []

    /// Creates a storyboard without controllers.
    public init() {}
}

/// A controller of a storyboard: one with a view of its own, a container, or a reference to another storyboard.
public struct StoryboardController: Hashable, Sendable {
    /// The id of the controller in the file, which segues refer to.
    public var id: String
    /// The name of the controller's element in the file, such as `navigationController`.
    public var element: String
    /// A readable name of the controller for messages.
    public var name: String
    /// The id of the scene element that contains the controller; nil if the file gives it none.
    public var scene: String?
    /// The id of the root view; nil for a container or a reference, which have no view of their own.
    public var root: String?
    /// Whether the storyboard starts with this controller.
    public var isInitial = false
    /// The center of the controller on the canvas; nil if the file does not give it.
    public var location: Point?
    /// The size at which the canvas shows the controller, in points.
    public var size: Size
    /// The contents of the bars of a container.
    public var barContents = BarContents()
    /// Whether a navigation controller hides its bar.
    public var isNavigationBarHidden = false

    /// Creates a controller without a place on the canvas.
    public init(id: String, element: String, name: String, size: Size) {
        self.id = id
        self.element = element
        self.name = name
        self.size = size
    }
}

/// A segue from one controller to another, or the containment of one in another.
public struct Segue: Hashable, Sendable {
    /// The id of the segue in the file; nil if it has none.
    public var id: String?
    /// The kind as files spell it: `show`, `presentation`, `embed`, `relationship`, `unwind`, ….
    public var kind: String
    /// The identifier by which the program performs the segue; nil for none.
    public var identifier: String?
    /// The id of the controller that the segue starts from.
    public var source: String
    /// The id of the element that triggers the segue, such as a button; that of the source where nothing else does.
    public var trigger: String
    /// The id of the controller that the segue leads to.
    public var destination: String

    /// Creates a segue without an identifier.
    public init(id: String? = nil, kind: String, source: String, trigger: String, destination: String) {
        self.id = id
        self.kind = kind
        self.source = source
        self.trigger = trigger
        self.destination = destination
    }
}
