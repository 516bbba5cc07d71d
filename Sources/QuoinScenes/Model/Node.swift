import QuoinLayout

/// A view or a guide of a scene: a kind, properties, and what every view has.
///
/// ```swift
/// var title = Node(id: "title", kind: "label", parent: "root")
/// title.properties[.text] = "Hello"
/// title.hugging.horizontal = 251
/// ```
///
/// The kind is an open word (``KindTable`` says which ones do something); one that nobody knows is a plain view and keeps
/// its properties.
public struct Node: Sendable {
    /// Unique in its scene.
    public var id: String
    /// The kind of view, such as `scrollView`; ``element`` is the spelling of the file.
    public var kind: String
    public var element: String
    /// The id of the node it lies in; nil for the root, and for a view that was never added to one.
    public var parent: String?
    /// The name that a person would use for it.
    public var name: String?
    /// A class's name, for messages.
    public var className: String?
    public var properties = Properties()
    public var placement = Placement.constraints
    /// The content size that overrides what the kind measures; nil to use the kind's.
    public var contentSize: ContentOverride?
    /// The hugging priorities; nil to use the kind's.
    public var hugging = OptionalPriorities()
    public var resistance = OptionalPriorities()
    /// The frame and flags that an editor stored when the file was saved.
    public var stored: StoredLayout?
    /// False: not part of the tree under the present traits.
    public var isInstalled = true
    /// Where an editor leaves it while it is not installed, and nothing lays it out.
    public var idleFrame: Rect?
    /// The properties that differ under some traits.
    public var variations: [Variation] = []
    public var source: SourceRange?

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
        case constraints
        /// A frame, and what of it stretches with the parent. `parentSize` is what the frame was right for; nil: as large
        /// as the parent is.
        case frame(Rect, Autoresizing, parentSize: Size? = nil)
    }

    /// A content size given by hand: on each axis a length, or nil for none.
    public struct ContentOverride: Hashable, Sendable {
        public var width: Double?
        public var height: Double?

        public init(width: Double?, height: Double?) {
            self.width = width
            self.height = height
        }
    }

    /// Hugging or compression resistance, where it was given.
    public struct OptionalPriorities: Hashable, Sendable {
        public var horizontal: Double?
        public var vertical: Double?

        public init(horizontal: Double? = nil, vertical: Double? = nil) {
            self.horizontal = horizontal
            self.vertical = vertical
        }
    }

    /// The frame an editor computed, and its flags.
    public struct StoredLayout: Hashable, Sendable {
        public var frame: Rect?
        public var isMisplaced = false
        public var isAmbiguous = false
        /// Whether ambiguity is to be reported: `always`, `off`, `ignoreSizes`, ….
        public var verifiesAmbiguity: String?

        public init(frame: Rect? = nil) { self.frame = frame }
    }
}
