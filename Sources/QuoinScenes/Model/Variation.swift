import QuoinBehaviors

/// The changes to a node where some traits hold (IB-40 to IB-42).
///
/// ```swift
/// // 40 points where there is little height
/// constraint.variations = [Variation(where: TraitCondition(heightClass: .compact), constant: 40)]
/// ```
public struct Variation: Hashable, Sendable {
    public var condition: TraitCondition
    /// Whether the node is installed; nil for no change.
    public var isInstalled: Bool?
    /// Nodes: replaced or added.
    public var properties: Properties
    /// Constraints: another constant or priority.
    /// The way in which the node gets its frame.
    public var placement: Node.Placement?
    public var constant: Double?
    public var priority: Double?

    public init(
        where condition: TraitCondition, isInstalled: Bool? = nil, properties: Properties = Properties(), constant: Double? = nil,
        priority: Double? = nil
    ) {
        self.condition = condition
        self.isInstalled = isInstalled
        self.properties = properties
        self.constant = constant
        self.priority = priority
    }
}

/// Traits that must all hold; nil asks nothing.
public struct TraitCondition: Hashable, Sendable {
    public var widthClass: SizeClass?
    public var heightClass: SizeClass?
    /// `phone`, `pad`, `mac`, …, as files spell it.
    public var idiom: String?

    public init(widthClass: SizeClass? = nil, heightClass: SizeClass? = nil, idiom: String? = nil) {
        self.widthClass = widthClass
        self.heightClass = heightClass
        self.idiom = idiom
    }

    public func holds(on screen: Screen) -> Bool {
        (widthClass ?? screen.sizeClasses.horizontal) == screen.sizeClasses.horizontal
            && (heightClass ?? screen.sizeClasses.vertical) == screen.sizeClasses.vertical
            && (idiom ?? screen.idiom.rawValue) == screen.idiom.rawValue
    }

    /// How much it asks: what asks more counts later (IB-41).
    var specificity: Int { (widthClass == nil ? 0 : 1) + (heightClass == nil ? 0 : 1) + (idiom == nil ? 0 : 1) }
}

extension [Variation] {
    /// The variations that hold, general ones first, ties in the order of the file (IB-41).
    func applying(on screen: Screen) -> [Variation] {
        enumerated()
            .filter { $0.element.condition.holds(on: screen) }
            .sorted { ($0.element.condition.specificity, $0.offset) < ($1.element.condition.specificity, $1.offset) }
            .map(\.element)
    }
}

extension Node {
    /// The node as it is on this screen.
    public func resolved(on screen: Screen) -> Node {
        guard !variations.isEmpty else { return self }
        var copy = self
        for variation in variations.applying(on: screen) {
            copy.isInstalled = variation.isInstalled ?? copy.isInstalled
            copy.properties.merge(variation.properties)
            copy.placement = variation.placement ?? copy.placement
        }
        return copy
    }
}

extension SceneConstraint {
    /// The constraint as it is on this screen.
    public func resolved(on screen: Screen) -> SceneConstraint {
        guard !variations.isEmpty else { return self }
        var copy = self
        for variation in variations.applying(on: screen) {
            copy.isInstalled = variation.isInstalled ?? copy.isInstalled
            copy.constant = variation.constant ?? copy.constant
            copy.priority = variation.priority ?? copy.priority
        }
        return copy
    }
}
