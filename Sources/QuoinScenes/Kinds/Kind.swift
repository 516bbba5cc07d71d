import QuoinBehaviors
import QuoinLayout
import QuoinText

/// A kind of node: how files spell it, which properties it has, and what makes its item one.
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
    /// The name that ``Node/kind`` has.
    public var name: String
    /// Other names in files.
    public var spellings: [String]
    public var properties: PropertySchema
    /// A rectangle without a view.
    public var isGuide: Bool
    /// Gives the item its behavior; called when all items of the scene exist.
    public var prepare: @Sendable (KindContext) -> Void

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

/// The part of a scene that a kind sees when it prepares an item.
///
/// This type is not `Sendable`: it has a live item.
public struct KindContext {
    public let node: Node
    public let item: Item
    /// Era, pixels, text size and device, for what it measures.
    public let traits: Traits
    /// Laid out as an editor draws it, and not as a program runs.
    public let isCanvas: Bool
    /// The fonts that texts are measured in.
    let fonts: SceneFonts
    /// The system font's era, where a file tells it more exactly than the era does.
    public var textEra: TextEra? { fonts.era }
    /// The item of a node of the same scene.
    public let find: (String) -> Item?
    /// Records a note that the answer depends on a guess.
    public let note: (String) -> Void

    var properties: Properties { node.properties }
}
