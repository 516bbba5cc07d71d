import QuoinLayout

/// A view or a guide of a scene: its kind, its properties, and the values that every view has.
///
/// ```swift
/// var title = Node(id: "title", kind: "label", parent: "root")
/// title.properties[.text] = "Hello"
/// title.hugging.horizontal = 251
/// ```
///
/// The kind may be any word. Those of the ``KindTable`` have an effect; a node of any other kind is a plain view and keeps its
/// properties.
public struct Node: Sendable {
    /// The id of the node, which is unique in its scene.
    public var id: String
    /// The kind of the node, such as `scrollView`; see ``KindTable``.
    public var kind: String
    /// The name of the node's element in the file, such as `tableView`. Several elements can stand for one kind.
    public var element: String
    /// The id of the node that contains this one; nil for the root, and for a view that was never added to another.
    public var parent: String?
    /// A readable name of the node for messages, such as its label in Xcode's outline; nil if it has none.
    public var name: String?
    /// The name of the view's class, which messages use; nil if it is not known.
    public var className: String?
    /// The properties of the node, such as a label's text. A kind reads those that it has declared; others are kept.
    public var properties = Properties()
    /// The way in which the node gets its frame; constraints by default.
    public var placement = Placement.constraints
    /// The content size that replaces the one that the kind measures; nil to use the kind's.
    public var contentSize: ContentOverride?
    /// The hugging priorities, from 0 to 1000; nil on an axis to use the kind's.
    public var hugging = OptionalPriorities()
    /// The compression-resistance priorities, from 0 to 1000; nil on an axis to use the kind's.
    public var resistance = OptionalPriorities()
    /// The frame and flags that an editor stored when the file was saved; nil if it stored none.
    public var stored: StoredLayout?
    /// Whether the node is part of the tree under the present traits.
    public var isInstalled = true
    /// The frame in which an editor leaves the node while it is not installed; nil if it is not known.
    public var idleFrame: Rect?
    /// The changes that apply under some traits only; see ``resolved(on:)``.
    public var variations: [Variation] = []
    /// The place of the node in its file; nil if it was not read from one.
    public var source: SourceRange?

    /// Creates a node without properties, which constraints place.
    ///
    /// - Parameters:
    ///   - id: An id that is unique in the scene.
    ///   - kind: The kind, such as `label`.
    ///   - parent: The id of the containing node; nil for the root.
    ///   - element: The name of the element in the file; nil if it is that of the kind.
    public init(id: String, kind: String, parent: String?, element: String? = nil) {
        self.id = id
        self.kind = kind
        self.element = element ?? kind
        self.parent = parent
    }
}

extension Node {
    /// The way in which a node gets its frame.
    public enum Placement: Hashable, Sendable {
        /// The frame is the solution of the constraints.
        case constraints
        /// The frame is given, with the parts of it that stretch with the parent. `parentSize` is the size of the parent
        /// that the frame was made for; nil for the parent's own.
        case frame(Rect, Autoresizing, parentSize: Size? = nil)
    }

    /// A content size that replaces the one a kind measures.
    public struct ContentOverride: Hashable, Sendable {
        /// The width in points; nil for a content without a width of its own.
        public var width: Double?
        /// The height in points; nil for a content without a height of its own.
        public var height: Double?

        /// Creates a content size in points; nil on an axis for none.
        public init(width: Double?, height: Double?) {
            self.width = width
            self.height = height
        }
    }

    /// The hugging or compression-resistance priorities that a file gives, one for each axis.
    public struct OptionalPriorities: Hashable, Sendable {
        /// The horizontal priority, from 0 to 1000; nil to use the kind's.
        public var horizontal: Double?
        /// The vertical priority, from 0 to 1000; nil to use the kind's.
        public var vertical: Double?

        /// Creates a pair of priorities; those that are left out are the kind's.
        public init(horizontal: Double? = nil, vertical: Double? = nil) {
            self.horizontal = horizontal
            self.vertical = vertical
        }
    }

    /// The frame and the flags that an editor stored for a node.
    public struct StoredLayout: Hashable, Sendable {
        /// The frame in the parent's coordinates, in points; nil if the file stores none.
        public var frame: Rect?
        /// Whether the editor flagged the stored frame as different from the one that the constraints give.
        public var isMisplaced = false
        /// Whether the editor flagged the frame as not determined by the constraints.
        public var isAmbiguous = false
        /// The setting for reports of ambiguity, as files spell it: `always`, `off`, `ignoreSizes`, …; nil if the file has
        /// none.
        public var verifiesAmbiguity: String?

        /// Creates a stored layout without flags.
        public init(frame: Rect? = nil) { self.frame = frame }
    }
}
