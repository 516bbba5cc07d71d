import QuoinSolver

/// A rectangle that takes part in layout: a view, or a guide (a rectangle without a view).
///
/// Items form a tree. Constraints relate them, a behavior may give one a content size and constraints of its own, and a
/// ``Layout`` computes all frames at once.
///
/// ```swift
/// let root = Item("root"), box = Item("box")
/// try root.add(box)
/// try box.centerX.equal(to: root.centerX).install()
/// try box.width.equal(to: 120).install()
/// let layout = try Layout(root: root, width: 375, height: 667)
/// try layout.layOut()
/// print(box.frame)                // relative to its parent, rounded to pixels
/// ```
///
/// The class is open, so that your own node type can be a subclass; members that the engine depends on are final. Trees of any depth are
/// built and released without recursion.
///
/// This type is not `Sendable`: a tree of items is used by one thread at a time, but any number of trees can be used concurrently.
open class Item {
    // Stored properties are internal, because the compiler would check each access to a public one at run time.

    // The layout that the item is in, and the item's row in its tables.
    final var layoutLink: Unretained<Layout>?
    final var slot: Int32 = -1
    /// Index in a snapshot's model, while one is in use.
    final var snapshotIndex: Int32 = -1
    final var depth: Int32 = 0
    final var state: ItemState = []
    // One of the first stored properties, because a program reads it whenever the item moves.
    final var representedObjectLink: Unmanaged<AnyObject>?
    /// The kind of the item: a view, a guide, or a fixed area of the parent.
    public final let kind: ItemKind
    /// Position in the tree's pre-order; only comparisons have a meaning. See TreeOrder.swift.
    final var order: UInt64 = 0
    final var storedName: String?

    // The tree: parent ─firstChild→ child ─next→ child … Forward links are strong, the others are not counted.
    final var parentLink: Unretained<Item>?
    final var firstChild: Item?
    final var lastChild: Unretained<Item>?
    final var next: Item?
    final var previous: Unretained<Item>?

    // Constraints recorded here (strong, linked), and the first of those that reference this item (not counted).
    final var firstOwned: InstalledConstraint?
    final var lastOwned: InstalledConstraint.Link?
    final var firstReference: InstalledConstraint.Link?

    final var storedBehavior: (any LayoutBehavior)?
    final var currentContentSize = ContentSize.none
    final var mask: Autoresizing?
    final var storedFixedContentSize: ContentSize?
    // Exclusivity is unchecked: no access spans a call.
    @exclusivity(unchecked) final var hugging = AxisPair(Priority.low)
    @exclusivity(unchecked) final var resistance = AxisPair(Priority.high)
    /// The frame that the program set, or the last layout's once the item has left it.
    final var assignedFrame = Rect.zero
    /// Rarely set properties, allocated on first use.
    final var details: ItemDetails?

    /// A name for messages.
    public final var name: String? {
        get { storedName }
        set { storedName = newValue }
    }

    /// The program's own object for this item, such as its view. The engine does not retain or read it.
    public final var representedObject: Unmanaged<AnyObject>? {
        get { representedObjectLink }
        set { representedObjectLink = newValue }
    }

    /// Creates an item without a parent; the name is for messages and need not be unique.
    public init(_ name: String? = nil, kind: ItemKind = .view) {
        storedName = name
        self.kind = kind
    }

    /// Returns the content size to lay out with. Override it to change the size that the behavior returns.
    open func adjustedContentSize(_ size: ContentSize, width: Double?) -> ContentSize { size }

    /// Called when the layout has changed the frame or the content area, if the item ``hasLayoutCallbacks``.
    ///
    /// All frames are in place, but the layout is still running: a change made here takes effect in the next one, and a
    /// call of ``Layout/layOut()`` does nothing.
    open func frameDidChange() {}

    /// Called for each child view whose frame or content area the layout has changed, if the item ``hasLayoutCallbacks``.
    open func childFrameDidChange() {}

    deinit {
        detachBehavior()
        releaseOwned()
        releaseChildren()
    }
}

extension Item {
    /// The layout that the item is in.
    final var layout: Layout? { layoutLink?.object }

    @inline(__always)
    final func isIn(_ layout: Layout) -> Bool { layoutLink == Unretained(layout) }

    /// Whether the item is in a layout but not in its model yet.
    @inline(__always)
    final func isNew(in layout: Layout) -> Bool { isIn(layout) && slot < 0 }
}
