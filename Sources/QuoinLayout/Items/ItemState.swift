/// The changes of an item since the last pass, and the features that it uses: one bit each.
struct ItemState: OptionSet {
    let rawValue: UInt32

    // Changes that are pending for the next pass.
    static let contentIsStale = ItemState(rawValue: 1)
    static let behaviorIsStale = ItemState(rawValue: 1 << 1)
    /// The behavior is stale only because of the children that are listed in the details.
    static let onlyChildrenAreStale = ItemState(rawValue: 1 << 17)
    /// The program set the frame or the autoresizing mask.
    static let assignedFrameIsStale = ItemState(rawValue: 1 << 2)
    static let prioritiesAreStale = ItemState(rawValue: 1 << 3)

    // Features.
    static let hasContentArea = ItemState(rawValue: 1 << 4)
    static let hasLayoutCallbacks = ItemState(rawValue: 1 << 5)
    static let isHidden = ItemState(rawValue: 1 << 6)
    static let isRightToLeft = ItemState(rawValue: 1 << 7)
    static let isLeftToRight = ItemState(rawValue: 1 << 8)
    static let contentSizeAffectsParent = ItemState(rawValue: 1 << 9)
    static let behaviorIsAttached = ItemState(rawValue: 1 << 10)
    /// A guide that stands for a distance between two locations.
    static let isDistanceGuide = ItemState(rawValue: 1 << 11)
    /// An item above takes this one's baseline as its own.
    static let providesBaseline = ItemState(rawValue: 1 << 12)
    /// The behavior asked to be called after the layout, when it contributed its constraints.
    static let wantsDidLayOut = ItemState(rawValue: 1 << 16)

    // Flags that are set for the duration of one operation.
    static let isAskingBehavior = ItemState(rawValue: 1 << 13)
    static let isMarked = ItemState(rawValue: 1 << 14)
    static let isMeasuring = ItemState(rawValue: 1 << 15)
}

/// Rarely set properties of an item, allocated on first use so that a plain item stays small.
final class ItemDetails {
    var margins = Insets(all: 8)  // MG-1
    var marginsIncludeSafeArea = true
    var preservesParentMargins = false
    var minimumMargins: Insets?
    var safeAreaOverride: Insets?
    var additionalSafeArea = Insets.zero
    var customInsets = Insets.zero
    var alignmentInsets = Insets.zero

    var contentOffset = Point.zero
    var contentAreaSize = Size.zero

    // Items below this one, marked as providers: leaving the tree clears these references. (Weak references would slow
    // down every use of the items that they name.)
    var firstBaselineItem: Unretained<Item>?
    var lastBaselineItem: Unretained<Item>?

    /// The constraints that the behavior contributed last, in its order.
    var contributed: [InstalledConstraint] = []
    /// The ranks of those that were removed since.
    var lostRanks: [UInt64] = []
    /// The children because of which the behavior is to be asked again, if there are no other reasons.
    var changedChildren: [Item] = []
    /// The insets that the item's rows were made with.
    var loweredInsets = InsetSet()
    /// The item's index among those whose insets the layout tracks; -1 if it is not one of them.
    var insetIndex = -1
    /// The parent's size when the frame was set; nil for its size when the mask becomes constraints.
    var assignedParentSize: Size?
}

/// The insets of an item that constraints can depend on.
public struct InsetSet: Hashable, Sendable {
    /// The layout margins, in points.
    public var margins: Insets
    /// The safe area, as distances from the edges.
    public var safeArea: Insets

    /// Creates a set of insets, which are 0 by default.
    public init(margins: Insets = .zero, safeArea: Insets = .zero) {
        self.margins = margins
        self.safeArea = safeArea
    }
}
