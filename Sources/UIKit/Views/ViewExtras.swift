import QuoinLayout

/// What few views have; made on first use, so that a plain view stays small.
final class ViewExtras {
    var transform = CGAffineTransform.identity
    var alpha: CGFloat = 1
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var isUserInteractionEnabled: Bool?
    var contentMode = UIView.ContentMode.scaleToFill
    var clipsToBounds = false
    var tag = 0
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var boundsOrigin = CGPoint.zero
    var mask: UIView.AutoresizingMask = []
    var guides: [UILayoutGuide] = []
    var areas: [Area: UILayoutGuide] = [:]
    var readableGuide: UILayoutGuide?
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
