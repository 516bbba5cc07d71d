import QuoinLayout

/// Marks and switches of a view, one bit each.
struct ViewFlags: OptionSet {
    let rawValue: UInt16

    /// Overrides nothing that a layout calls.
    static let isPlain = ViewFlags(rawValue: 1)
    static let needsLayout = ViewFlags(rawValue: 1 << 1)
    /// A view below needs layout.
    static let subtreeNeedsLayout = ViewFlags(rawValue: 1 << 2)
    static let needsUpdateConstraints = ViewFlags(rawValue: 1 << 3)
    static let subtreeNeedsUpdateConstraints = ViewFlags(rawValue: 1 << 4)
    static let translatesMaskOff = ViewFlags(rawValue: 1 << 5)
    static let leavesSubviewsAlone = ViewFlags(rawValue: 1 << 6)
    /// The subtree is in no hurry: a pass below this view is at work.
    static let isInPass = ViewFlags(rawValue: 1 << 7)
    /// The program has set its frame in a superview. Whether constraints place the view is known only later.
    static let frameAssigned = ViewFlags(rawValue: 1 << 8)
    /// Does something of its own when the layout moves it.
    static let wantsDidMove = ViewFlags(rawValue: 1 << 9)
    /// A controller's.
    static let hasController = ViewFlags(rawValue: 1 << 10)
    /// Its transform is not the identity.
    static let isTransformed = ViewFlags(rawValue: 1 << 11)
    /// The engine remembers which insets it was told.
    static let hasReportedInsets = ViewFlags(rawValue: 1 << 12)
    /// It is a controller's or preserves its superview's margins, or a view below is or does.
    static let subtreeHasInsetSources = ViewFlags(rawValue: 1 << 13)
    /// A scroll view has scaled it.
    static let isZoomed = ViewFlags(rawValue: 1 << 14)
}

/// What few views have; made on first use, so that a plain view stays small.
final class RareViewProperties {
    var transform = CGAffineTransform.identity
    var alpha: CGFloat = 1
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var isUserInteractionEnabled: Bool?
    var contentMode = UIView.ContentMode.scaleToFill
    var clipsToBounds = false
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var boundsOrigin = CGPoint.zero
    var mask: UIView.AutoresizingMask = []
    var guides: [UILayoutGuide] = []
    var areas: [Area: UILayoutGuide] = [:]
    var readableGuide: UILayoutGuide?
    var sideAnchors: SideAnchors = [:]
    var keyboardGuide: UIKeyboardLayoutGuide?
    var layer: CALayer?
    var gestures: [UIGestureRecognizer] = []
    var interactions: [any UIInteraction] = []
    var others: [String: Any] = [:]
    var record = LayoutRecord()
}

/// What a program did to a view that layout alone would forget: for diagnosis.
struct LayoutRecord {
    /// Constraints that were made active, or added, before their views were in one tree (V9, V10).
    var constraintsBeforeHierarchy: [NSLayoutConstraint] = []
    /// Those of them for which this view was missing in the tree.
    var constraintsBeforeAdding: [NSLayoutConstraint] = []
    /// The frame was set although constraints place the view.
    var assignedFrame: CGRect?
    /// A scroll view's inset was read before UIKit could have added the bars to it.
    var isInsetReadEarly = false
    /// The content size was set by hand.
    var assignedContentSize: CGSize?
}
