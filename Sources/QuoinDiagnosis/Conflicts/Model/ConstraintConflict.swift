import QuoinLayout

/// Required constraints that are said to contradict each other, from wherever they come: a scene's layout, or a log.
///
/// ```text
///   LaidOutConflict ──┐
///                     ├──▶ ConstraintConflict ──▶ ConflictExplanation
///   ConflictLog ──────┘    items, members          summary, members, fix
/// ```
///
/// A value; members name their items by place.
public struct ConstraintConflict: Hashable, Sendable {
    public var items: [ConflictItem]
    /// In the order in which they were listed.
    public var members: [ConflictMember]
    /// The place of the member that was left out; nil: nobody says.
    public var broken: Int?
    public var direction: LayoutDirection
    /// Descriptions of constraints that were not understood, as they stand in the log.
    public var unread: [Unread] = []
    /// The list ends in the middle.
    public var isCutOff = false

    public init(
        items: [ConflictItem], members: [ConflictMember], broken: Int? = nil, direction: LayoutDirection = .leftToRight
    ) {
        self.items = items
        self.members = members
        self.broken = broken
        self.direction = direction
    }

    /// A description that made no sense, and what would have.
    public struct Unread: Hashable, Sendable {
        public var text: String
        public var expected: String
        /// In the text that was read, from 1.
        public var line: Int
    }
}

/// A view or guide that takes part in a conflict.
public struct ConflictItem: Hashable, Sendable {
    /// An address or a scene's id: unique in its conflict.
    public var id: String
    /// Without its module; empty: unknown.
    public var className: String
    /// The name that a person would use: an accessibility identifier, or its name in the editor.
    public var name: String?
    /// The text that it shows, or the identifier of a guide.
    public var text: String?
    /// The place of the item it lies in, where that is known.
    public var parent: Int?
    public var isGuide = false
    /// Whether its edges are those of its content for what lies inside.
    public var scrolls = false
    /// The distances of a guide's sides from its parent's, where they are fixed.
    public var insets: Insets?
    /// The margins of a view, where they are known.
    public var margins: Insets?

    public init(id: String, className: String = "", name: String? = nil, text: String? = nil, parent: Int? = nil) {
        self.id = id
        self.className = className
        self.name = name
        self.text = text
        self.parent = parent
    }
}
