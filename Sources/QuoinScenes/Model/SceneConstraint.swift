import QuoinLayout
import QuoinSolver

/// A constraint between nodes, which it refers to by their ids.
///
/// ```swift
/// SceneConstraint(item: "title", attribute: .leading, relatedBy: .equal, toItem: "root", attribute: .leadingMargin, constant: 8)
/// ```
public struct SceneConstraint: Hashable, Sendable {
    /// The id of the constraint in its file; nil if it has none. Edits refer to constraints by it.
    public var id: String?
    /// The item on the left-hand side of the relation.
    public var first: ItemReference
    /// The attribute of the first item.
    public var firstAttribute: Attribute
    /// The relation between the two sides: ≤, = or ≥.
    public var relation: Relation
    /// The item on the right-hand side; nil where the constraint compares with the constant alone.
    public var second: ItemReference?
    /// The attribute of the second item; `none` where there is no second item.
    public var secondAttribute: Attribute
    /// The factor of the second attribute.
    public var multiplier: Double
    /// The number of points added to the right-hand side.
    public var constant: Double
    /// The priority, from just above 0 to 1000, which is required.
    public var priority: Double
    /// The name that the author gave the constraint, for messages; nil for none.
    public var identifier: String?
    /// Whether the constraint exists for the editor only, and is removed when the program is built.
    public var isPlaceholder = false
    /// Whether an outlet connects it with code, which may change it.
    public var isConnected = false
    /// Whether the constraint takes part under the present traits.
    public var isInstalled = true
    /// The changes that apply under some traits only; see ``resolved(on:)``.
    public var variations: [Variation] = []
    /// The place of the constraint in its file; nil if it was not read from one.
    public var source: SourceRange?

    /// Creates a constraint; the arguments are those of UIKit's `NSLayoutConstraint`.
    ///
    /// ```swift
    /// SceneConstraint(item: "icon", attribute: .width, constant: 24)
    /// ```
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

/// A reference to a node, or to a guide or layout area of it: `card`, `card#margins`.
public struct ItemReference: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The id of the node.
    public var node: String
    /// The guide or area of the node, nil for the node itself: `safeArea`, `margins`, `readable`, `keyboard`, `topLayout`,
    /// `bottomLayout`; `content` and `frame` of a scroll view.
    public var part: String?

    /// Creates a reference to a node, or to a part of it.
    public init(_ node: String, part: String? = nil) {
        self.node = node
        self.part = part
    }

    /// Creates a reference from a literal such as `"card"` or `"card#margins"`.
    public init(stringLiteral value: String) { self.init(parsing: value) }

    /// Creates a reference from text such as `card` or `card#margins`.
    public init(parsing text: String) {
        guard let mark = text.firstIndex(of: "#") else {
            self.init(text)
            return
        }
        self.init(String(text[..<mark]), part: String(text[text.index(after: mark)...]))
    }

    /// The reference as ``init(parsing:)`` reads it.
    public var description: String { part.map { "\(node)#\($0)" } ?? node }
}

/// A line of the visual format language that refers to the nodes of a scene by their ids.
public struct SceneFormat: Sendable {
    /// The format, such as `H:|-[title]-8-[icon]-|`.
    public var text: String
    /// The alignment of the items across the format's axis, and its direction.
    public var options: VisualFormat.Options
    /// The numbers that the format uses by name.
    public var metrics: [String: Double]
    /// The place of the format in its file; nil if it was not read from one.
    public var source: SourceRange?

    /// Creates a format; it is parsed when the scene is laid out, which reports mistakes as problems.
    public init(_ text: String, options: VisualFormat.Options = [], metrics: [String: Double] = [:], source: SourceRange? = nil) {
        self.text = text
        self.options = options
        self.metrics = metrics
        self.source = source
    }
}
