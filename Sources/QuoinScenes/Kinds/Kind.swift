import QuoinBehaviors
import QuoinLayout
import QuoinText

/// A kind of node: its names in files, its properties, and a function that gives the node's item its behavior.
///
/// ```swift
/// extension PropertyKey where Value == Double {
///     static var count: Self { Self("count") }
/// }
///
/// let badge = Kind("badge", properties: PropertySchema(.count)) { context in
///     context.item.behavior = Badge(count: context.node.properties[.count] ?? 0)
/// }
/// let layout = try SceneLayout(scene, kinds: KindTable.standard.adding(badge))
/// ```
public struct Kind: Sendable {
    /// The name of the kind, which is the value of ``Node/kind``.
    public var name: String
    /// The other names of the kind in files.
    public var spellings: [String]
    /// The properties that nodes of the kind have besides those of every view. A scene file with any other is refused.
    public var properties: PropertySchema
    /// Whether the node is a layout guide: a rectangle without a view.
    public var isGuide: Bool
    /// The function that gives an item its behavior. It is called after the items of all nodes of the scene have been
    /// created.
    public var prepare: @Sendable (KindContext) -> Void

    /// Creates a kind.
    ///
    /// - Parameters:
    ///   - name: The name, which is the value of ``Node/kind``.
    ///   - spellings: The other names of the kind in files.
    ///   - properties: The properties of the kind besides those of every view.
    ///   - isGuide: Whether the node is a layout guide.
    ///   - prepare: Gives the item its behavior; by default the item stays a plain view.
    public init(
        _ name: String, spellings: [String] = [], properties: PropertySchema = PropertySchema(), isGuide: Bool = false,
        prepare: @escaping @Sendable (KindContext) -> Void = { _ in }
    ) {
        self.name = name
        self.spellings = spellings
        self.properties = properties
        self.isGuide = isGuide
        self.prepare = prepare
    }
}

/// The node that a kind prepares, with its item and the surroundings that its content depends on.
///
/// This type is not `Sendable`: it refers to a live item.
public struct KindContext {
    /// The node, with the variations and overrides of the run applied.
    public var node: Node { nodes[index] }
    /// The nodes of the scene, so that making a context copies none.
    let nodes: [Node]
    let index: Int
    /// The item of the node, which gets the behavior.
    public let item: Item
    /// The era, the scale, the text size and the device that contents are measured with.
    public let traits: Traits
    /// Whether the scene is laid out as an editor draws it, instead of as at run time.
    public let isCanvas: Bool
    /// The fonts that texts are measured in.
    let fonts: SceneFonts
    let texts: SceneTexts
    /// The era of the system font, where the file gives it more exactly than the era does; nil otherwise.
    public var textEra: TextEra? { fonts.era }
    /// A function that returns the item of another node of the scene by its id; nil if there is none.
    public let find: (String) -> Item?
    /// A function that records a note, for instance that the answer depends on a guess.
    public let note: (String) -> Void

    /// The text that the node shows.
    var text: NodeText { texts[index] }

    /// Whether the file gives the content a size.
    var hasContentSize: Bool { nodes[index].contentSize != nil }

    var properties: Properties { nodes[index].properties }
}
