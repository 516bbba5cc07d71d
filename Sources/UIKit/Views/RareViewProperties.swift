import QuoinLayout

/// The flags of a view, one bit each.
struct ViewFlags: OptionSet {
    let rawValue: UInt16

    /// The class overrides nothing that a layout calls.
    static let isPlain = ViewFlags(rawValue: 1)
    static let needsLayout = ViewFlags(rawValue: 1 << 1)
    /// A view of the subtree needs layout.
    static let subtreeNeedsLayout = ViewFlags(rawValue: 1 << 2)
    static let needsUpdateConstraints = ViewFlags(rawValue: 1 << 3)
    static let subtreeNeedsUpdateConstraints = ViewFlags(rawValue: 1 << 4)
    static let translatesMaskOff = ViewFlags(rawValue: 1 << 5)
    static let leavesSubviewsAlone = ViewFlags(rawValue: 1 << 6)
    /// A pass of a subview is in progress, so the subtree schedules no other.
    static let isInPass = ViewFlags(rawValue: 1 << 7)
    /// The program has set the frame of a view in a superview. Whether constraints place the view is known only later.
    static let frameAssigned = ViewFlags(rawValue: 1 << 8)
    /// The view wants ``UIView/didMove()`` when the layout moves it.
    static let wantsDidMove = ViewFlags(rawValue: 1 << 9)
    /// The view belongs to a controller.
    static let hasController = ViewFlags(rawValue: 1 << 10)
    /// The transform is not the identity.
    static let isTransformed = ViewFlags(rawValue: 1 << 11)
    /// The engine stores the insets that were last reported to the view.
    static let hasReportedInsets = ViewFlags(rawValue: 1 << 12)
    /// A view of the subtree belongs to a controller or preserves its superview's margins.
    static let subtreeHasInsetSources = ViewFlags(rawValue: 1 << 13)
    /// A scroll view has zoomed the view.
    static let isZoomed = ViewFlags(rawValue: 1 << 14)
}

/// Rarely set properties, allocated on first use, so that most views stay small.
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
    var observations: [LayoutObservation.Reference] = []
    var interactions: [any UIInteraction] = []
    var others: [String: Any] = [:]
    var record = LayoutRecord()
}

/// Mistakes of the program that the layout does not show, recorded for diagnosis.
struct LayoutRecord {
    /// Constraints that were activated or added before their views were in one tree (V9, V10).
    var constraintsBeforeHierarchy: [NSLayoutConstraint] = []
    /// The ones of these constraints for which this view was missing in the tree.
    var constraintsBeforeAdding: [NSLayoutConstraint] = []
    /// The frame that was set although constraints place the view.
    var assignedFrame: CGRect?
    /// Whether a scroll view's inset was read before bars were added to it.
    var isInsetReadEarly = false
    /// The content size that was set by the program.
    var assignedContentSize: CGSize?
}
