import QuoinBehaviors

/// The changes to a node or a constraint where some traits hold (IB-40 to IB-42).
///
/// ```swift
/// // 40 points where there is little height
/// constraint.variations = [Variation(where: TraitCondition(heightClass: .compact), constant: 40)]
/// ```
public struct Variation: Hashable, Sendable {
    /// The traits under which the changes apply.
    public var condition: TraitCondition
    /// Whether the node or constraint is installed; nil for no change.
    public var isInstalled: Bool?
    /// The properties of a node that are replaced or added.
    public var properties: Properties
    /// The way in which a node gets its frame; nil for no change.
    public var placement: Node.Placement?
    /// The constant of a constraint, in points; nil for no change.
    public var constant: Double?
    /// The priority of a constraint, up to 1000; nil for no change.
    public var priority: Double?

    /// Creates a variation; omitted arguments mean no change.
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

/// A set of traits that must all hold; a trait that is nil may be anything.
public struct TraitCondition: Hashable, Sendable {
    /// The horizontal size class; nil for any.
    public var widthClass: SizeClass?
    /// The vertical size class; nil for any.
    public var heightClass: SizeClass?
    /// The idiom of the device as files spell it, such as `phone`, `pad` or `mac`; nil for any.
    public var idiom: String?

    /// Creates a condition; one without traits always holds.
    public init(widthClass: SizeClass? = nil, heightClass: SizeClass? = nil, idiom: String? = nil) {
        self.widthClass = widthClass
        self.heightClass = heightClass
        self.idiom = idiom
    }

    /// Returns whether all traits of the condition are those of a screen.
    public func holds(on screen: Screen) -> Bool {
        (widthClass ?? screen.sizeClasses.horizontal) == screen.sizeClasses.horizontal
            && (heightClass ?? screen.sizeClasses.vertical) == screen.sizeClasses.vertical
            && (idiom ?? screen.idiom.rawValue) == screen.idiom.rawValue
    }

    /// The number of traits in the condition; variations with more of them are applied later (IB-41).
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
    /// Returns the node with the variations applied that hold on a screen.
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
    /// Returns the constraint with the variations applied that hold on a screen.
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
