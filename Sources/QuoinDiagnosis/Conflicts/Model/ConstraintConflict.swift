import QuoinLayout

/// Required constraints that contradict each other, reported by a scene's layout or by a log.
///
/// ```text
///   LaidOutConflict ──┐
///                     ├──▶ ConstraintConflict ──▶ ConflictExplanation
///   ConflictLog ──────┘    items, members          summary, members, fix
/// ```
///
/// A value; members name their items by index.
public struct ConstraintConflict: Hashable, Sendable {
    /// The views and guides that the members name.
    public var items: [ConflictItem]
    /// The constraints, in the order in which they were listed.
    public var members: [ConflictMember]
    /// The index of the member that UIKit left out; nil if that is unknown.
    public var broken: Int?
    /// The direction in which leading and trailing are read.
    public var direction: LayoutDirection
    /// Descriptions of constraints that were not understood, as they stand in the log.
    public var unread: [Unread] = []
    /// Whether the log breaks off before the end of the list.
    public var isCutOff = false

    /// Creates a conflict. Members name their items by their indices in `items`.
    public init(
        items: [ConflictItem], members: [ConflictMember], broken: Int? = nil, direction: LayoutDirection = .leftToRight
    ) {
        self.items = items
        self.members = members
        self.broken = broken
        self.direction = direction
    }

    /// A description that was not understood, and the text that was expected.
    public struct Unread: Hashable, Sendable {
        /// The description of the constraint as printed in the log.
        public var text: String
        /// The text that was expected at the point where reading stopped.
        public var expected: String
        /// The line in the text that was read, from 1.
        public var line: Int
    }
}

/// A view or guide that takes part in a conflict.
public struct ConflictItem: Hashable, Sendable {
    /// The address in the log or the id in the scene, unique in its conflict.
    public var id: String
    /// The class without its module; empty if it is unknown.
    public var className: String
    /// A readable name: an accessibility identifier, or its name in the editor.
    public var name: String?
    /// The text that it shows, or the identifier of a guide.
    public var text: String?
    /// The index of the item that contains it, where that is known.
    public var parent: Int?
    /// Whether the item is a layout guide.
    public var isGuide = false
    /// Whether it is a scroll view, whose edges mean its content in constraints from inside.
    public var scrolls = false
    /// The distances of a guide's sides from its parent's, where they are fixed.
    public var insets: Insets?
    /// The margins of a view, where they are known.
    public var margins: Insets?

    /// Creates an item. Its `parent` is an index in the conflict, where it is known.
    public init(id: String, className: String = "", name: String? = nil, text: String? = nil, parent: Int? = nil) {
        self.id = id
        self.className = className
        self.name = name
        self.text = text
        self.parent = parent
    }
}
