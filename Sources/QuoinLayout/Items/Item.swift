import QuoinSolver

/// Something that has a rectangle and takes part in layout: a view, or a guide (a rectangle without a view).
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
/// Open, so that a program's own node can be an item; what the engine needs is final. Not thread-safe: one tree is used
/// by one thread at a time, any number of trees side by side. Trees of any depth build and go without recursion.
open class Item {
    // The layout that has admitted this item, and the item's row in its tables. (Not counted: counting would cost more
    // than reading a frame through it.)
    final var systemLink: Unmanaged<System>?
    final var slot: Int32 = -1
    /// The same in a temporary book, while one is at work.
    final var scratch: Int32 = -1
    final var depth: Int32 = 0
    final var state: ItemState = []
    // Among the first of what an item holds: a program asks for it whenever the item moved.
    final var representedObjectLink: Unmanaged<AnyObject>?
    /// View, guide, or a fixed area of the parent.
    public final let kind: ItemKind
    /// Place in the tree's pre-order; only its order has a meaning.
    final var order: UInt64 = 0
    /// A name for messages.
    @exclusivity(unchecked) public final var name: String?

    // The tree: parent ─firstChild→ child ─next→ child … Strong forward, unowned back; taken apart in a loop.
    // (Stored properties are internal: what another module could write cannot be proven exclusive, and is checked at
    // every access.)
    final var parentLink: Unmanaged<Item>?
    final var firstChild: Item?
    final unowned(unsafe) var lastChild: Item?
    final var next: Item?
    final unowned(unsafe) var previous: Item?

    // Constraints recorded here (strong, linked), and the first of those that mention this item (not counted).
    final var firstOwned: InstalledConstraint?
    final var lastOwned: InstalledConstraint.Link?
    final var firstMention: InstalledConstraint.Link?

    final var storedBehavior: (any LayoutBehavior)?
    final var content = ContentSize.none
    final var storedMask: Autoresizing?
    final var fixedContent: ContentSize?
    @exclusivity(unchecked) final var hugging = AxisPair(Priority.low)
    @exclusivity(unchecked) final var resistance = AxisPair(Priority.high)
    final var storedFrame = Rect.zero
    /// What few items have.
    final var details: ItemDetails?

    /// The program's own object for this item, such as its view. The engine neither retains it nor reads it.
    public final var representedObject: Unmanaged<AnyObject>? {
        get { representedObjectLink }
        set { representedObjectLink = newValue }
    }

    final var system: System? {
        get { systemLink?.takeUnretainedValue() }
        set { systemLink = newValue.map { .passUnretained($0) } }
    }

    public init(_ name: String? = nil, kind: ItemKind = .view) {
        self.name = name
        self.kind = kind
    }

    /// The content size to lay out with, given the behavior's answer. Subclasses override it to adjust that answer.
    open func adjustedContentSize(_ size: ContentSize, width: Double?) -> ContentSize { size }

    /// Called when the layout has changed the frame or the content area, if the item ``hasLayoutCallbacks``.
    ///
    /// All frames are in place, but the layout is still at work: what is changed here counts in the next one, and a layout
    /// that is asked for here does nothing.
    open func frameDidChange() {}

    /// Called for each child, guides excepted, whose frame or content area the layout has changed, if the item
    /// ``hasLayoutCallbacks``.
    open func childFrameDidChange() {}

    deinit {
        detachBehavior()
        releaseOwned()
        releaseChildren()
    }
}

/// What an item is.
public enum ItemKind: Hashable, Sendable {
    /// A view: may have children, a behavior and a content size.
    case view
    /// A rectangle that constraints place, without children and without a content size (GD-1).
    case guide
    /// A rectangle that its parent defines; it has no variables of its own. See ``Item/guide(for:)``.
    case area(Area)
}

/// A rectangle that every item, or every item with a content area, defines.
public enum Area: UInt8, Hashable, Sendable, CaseIterable {
    /// The item less its effective margins (MG-7).
    case margins
    /// The item less its safe-area insets (SA-5).
    case safeArea
    /// The item less its ``Item/customInsets``: readable width, keyboard.
    case custom
    /// The content area (SC-6): from the origin of the inside coordinates to the content's own size.
    case content
    /// The visible part of the content area (SC-6): it floats as the content scrolls.
    case visible
}

/// What has happened to an item since the last layout, one bit each, and what is switched on.
struct ItemState: OptionSet {
    let rawValue: UInt16

    static let contentIsStale = ItemState(rawValue: 1)
    static let behaviorIsStale = ItemState(rawValue: 1 << 1)
    static let placementIsStale = ItemState(rawValue: 1 << 2)
    static let hasContentArea = ItemState(rawValue: 1 << 3)
    static let hasLayoutCallbacks = ItemState(rawValue: 1 << 4)
    static let isMarked = ItemState(rawValue: 1 << 5)
    static let isRightToLeft = ItemState(rawValue: 1 << 6)
    static let isLeftToRight = ItemState(rawValue: 1 << 7)
    static let usesInsets = ItemState(rawValue: 1 << 8)
    static let isAskingBehavior = ItemState(rawValue: 1 << 9)
    static let isSpan = ItemState(rawValue: 1 << 10)
    static let prioritiesAreStale = ItemState(rawValue: 1 << 11)
    static let isHidden = ItemState(rawValue: 1 << 12)
    static let contentSizeAffectsParent = ItemState(rawValue: 1 << 13)
    static let behaviorIsAttached = ItemState(rawValue: 1 << 14)
    /// Its baseline stands for that of an item above it.
    static let lendsBaseline = ItemState(rawValue: 1 << 15)
}

/// One value for each axis.
public struct AxisPair<Value: Equatable & Sendable>: Equatable, Sendable {
    public var horizontal: Value
    public var vertical: Value

    public init(horizontal: Value, vertical: Value) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public init(_ both: Value) { self.init(horizontal: both, vertical: both) }

    public subscript(axis: Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

/// What few items have; made on first use, so that a plain item stays small.
final class ItemDetails {
    var margins = Insets(all: 8)  // MG-1
    var addsSafeArea = true
    var preservesParentMargins = false
    var minimumMargins: Insets?
    var safeAreaOverride: Insets?
    var additionalSafeArea = Insets.zero
    var alignmentInsets = Insets.zero
    var contentOffset = Point.zero
    var customInsets = Insets.zero
    // Below the item, and marked: leaving the tree takes them back, so that they never dangle. (Weak references would slow
    // down every use of the items they name.)
    unowned(unsafe) var firstBaselineItem: Item?
    unowned(unsafe) var lastBaselineItem: Item?
    /// What the behavior contributed last, in its order.
    var contributed: [InstalledConstraint] = []
    /// The insets that lowered constraints were made with.
    var loweredInsets = InsetSet()
    /// The parent's size when the frame was set; nil: what it is when the mask becomes constraints.
    var assignedParentSize: Size?
    var contentSize = Size.zero
}

/// The insets of an item that constraints can depend on.
public struct InsetSet: Hashable, Sendable {
    public var margins: Insets
    public var safeArea: Insets

    public init(margins: Insets = .zero, safeArea: Insets = .zero) { (self.margins, self.safeArea) = (margins, safeArea) }
}
