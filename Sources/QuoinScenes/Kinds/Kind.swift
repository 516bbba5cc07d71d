import QuoinBehaviors
import QuoinLayout
import QuoinText

/// What a kind of node is: how files spell it, which properties it has, and what makes its item one.
///
/// ```swift
/// let badge = Kind("badge", properties: ["count": .number]) { context in
///     context.item.behavior = Badge(count: context.node.properties.number("count") ?? 0)
/// }
/// let layout = try SceneLayout(scene, kinds: KindTable.standard.adding(badge))
/// ```
public struct Kind: Sendable {
    /// The name that ``Node/kind`` has.
    public var name: String
    /// Other names in files.
    public var spellings: [String]
    public var properties: [String: PropertyShape]
    /// A rectangle without a view.
    public var isGuide: Bool
    /// Gives the item its behavior; called when all items of the scene exist.
    public var prepare: @Sendable (KindContext) -> Void

    public init(
        _ name: String, spellings: [String] = [], properties: [String: PropertyShape] = [:], isGuide: Bool = false,
        prepare: @escaping @Sendable (KindContext) -> Void = { _ in }
    ) {
        self.name = name
        self.spellings = spellings
        self.properties = properties
        self.isGuide = isGuide
        self.prepare = prepare
    }
}

/// What a kind sees of the scene when it prepares an item.
public struct KindContext {
    public let node: Node
    public let item: Item
    /// Era, pixels, text size and device, for what it measures.
    public let traits: Traits
    /// Laid out as an editor draws it, and not as a program runs.
    public let isCanvas: Bool
    /// Whose system font, where a file tells it more exactly than by the era.
    public let textEra: TextEra?
    /// The item of a node of the same scene.
    public let find: (String) -> Item?
    /// Says that the answer rests on a guess.
    public let note: (String) -> Void
}

/// The one table from kind to behavior: passed in wherever a scene is read or laid out.
public struct KindTable: Sendable {
    /// In the order in which they were added.
    public private(set) var kinds: [Kind] = []
    private var byName: [String: Int] = [:]

    public init(_ kinds: [Kind] = []) {
        for kind in kinds { add(kind) }
    }

    /// The kind of that name or spelling.
    public subscript(name: String) -> Kind? { byName[name].map { kinds[$0] } }

    /// The same with one more kind; it takes the place of one of the same name.
    public func adding(_ kind: Kind) -> KindTable {
        var copy = self
        copy.add(kind)
        return copy
    }

    /// All names and spellings.
    public var names: [String] { kinds.flatMap { [$0.name] + $0.spellings } }

    private mutating func add(_ kind: Kind) {
        if let index = byName[kind.name] {
            kinds[index] = kind
        } else {
            byName[kind.name] = kinds.count
            kinds.append(kind)
        }
        for spelling in kind.spellings { byName[spelling] = byName[kind.name] }
    }

    /// Properties that any view may have.
    static let common: [String: PropertyShape] = [
        "hidden": .bool, "mask": .list(.choice(["width", "height", "minX", "maxX", "minY", "maxY"])), "margins": .insets,
        "preservesSuperviewLayoutMargins": .bool, "insetsLayoutMarginsFromSafeArea": .bool, "class": .text, "name": .text,
        "rtl": .bool, "alignmentRectInsets": .insets,
        // What a program did to it, which no tree shows: for whoever looks for mistakes.
        "frameAssigned": .bool, "constrainedBeforeAdded": .bool,
    ]
}
