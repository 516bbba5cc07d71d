import QuoinLayout
import QuoinSolver

/// A constraint between nodes, by their ids.
///
/// ```swift
/// SceneConstraint(item: "title", attribute: .leading, relatedBy: .equal, toItem: "root", attribute: .leadingMargin, constant: 8)
/// ```
public struct SceneConstraint: Hashable, Sendable {
    public var id: String?
    public var first: ItemReference
    public var firstAttribute: Attribute
    public var relation: Relation
    public var second: ItemReference?
    public var secondAttribute: Attribute
    public var multiplier: Double
    public var constant: Double
    public var priority: Double
    public var identifier: String?
    /// There for the editor only; left out of a running program.
    public var isPlaceholder = false
    public var isInstalled = true
    public var variations: [Variation] = []
    public var source: SourceRange?

    public init(
        item first: ItemReference, attribute firstAttribute: Attribute, relatedBy relation: Relation = .equal,
        toItem second: ItemReference? = nil, attribute secondAttribute: Attribute = .none, multiplier: Double = 1, constant: Double = 0,
        priority: Double = 1000, id: String? = nil, identifier: String? = nil
    ) {
        self.id = id
        self.first = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.second = second
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        self.identifier = identifier
    }
}

/// A node, or with a part one of its guides: `card#margins`.
public struct ItemReference: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public var node: String
    /// `safeArea`, `margins`, `readable`, `keyboard`, `topLayout`, `bottomLayout`; of a scroll view `content` and `frame`.
    public var part: String?

    public init(_ node: String, part: String? = nil) {
        self.node = node
        self.part = part
    }

    /// From `node` or `node#part`.
    public init(stringLiteral value: String) { self.init(parsing: value) }

    /// From `node` or `node#part`.
    public init(parsing text: String) {
        guard let mark = text.firstIndex(of: "#") else {
            self.init(text)
            return
        }
        self.init(String(text[..<mark]), part: String(text[text.index(after: mark)...]))
    }

    public var description: String { part.map { "\(node)#\($0)" } ?? node }
}

/// A line of the visual format language over the nodes of a scene.
public struct SceneFormat: Sendable {
    public var text: String
    public var options: VisualFormat.Options
    public var metrics: [String: Double]
    public var source: SourceRange?

    public init(_ text: String, options: VisualFormat.Options = [], metrics: [String: Double] = [:], source: SourceRange? = nil) {
        self.text = text
        self.options = options
        self.metrics = metrics
        self.source = source
    }
}
