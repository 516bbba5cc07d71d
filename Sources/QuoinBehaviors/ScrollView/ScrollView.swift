import QuoinLayout

/// The behavior of a scroll view, which shows a part of a larger content.
///
/// It gives its item a content area (`Item.hasContentArea`), whose size comes from the constraints inside or from the
/// program, keeps the content offset within its range, and computes the insets from the safe area and the program.
///
/// ```swift
/// let scrollView = ScrollView()
/// item.behavior = scrollView
/// try content.width.equal(to: item.guide(for: .visible).width).install()      // scrolls vertically only
/// try layout.layOut()
/// print(scrollView.contentSize, scrollView.adjustedContentInset)
/// ```
///
/// ```text
///         ┌─ adjustedContentInset.top ─┐   contentInset, which the program sets,
///         ┌────────────────────────────┐   and systemInset, which comes from the safe area
///   0,0 ▶ │ content                    │
///         │                  visible ┌─┼───
///         └──────────────────────────┼─┘      contentOffset: the content point at the visible area's corner
/// ```
///
/// Its properties are computed when they are read, from the last layout. A scroll view has no content size (SC-27).
///
/// This type is not `Sendable`: it is used on the thread of its item.
open class ScrollView: AttachedBehavior {
    /// The insets of the content that the program sets; they never change the content's size (SC-46).
    public final var contentInset = Insets.zero {
        didSet {
            if !(contentInset.top + contentInset.left + contentInset.bottom + contentInset.right).isFinite { contentInset = oldValue }
            if contentInset != oldValue { adjustContentOffset() }
        }
    }
    /// The condition under which the safe area is added to the insets.
    public final var insetAdjustment = InsetAdjustment.automatic { didSet { if insetAdjustment != oldValue { insetsChanged() } } }
    /// Whether the user can scroll.
    public final var isScrollEnabled = true {
        didSet {
            guard isScrollEnabled != oldValue else { return }
            scrollingChanged()
            insetsChanged()
        }
    }
    /// Whether the view scrolls on an axis, and so adjusts to the safe area, even if the content is smaller (SC-24).
    public final var alwaysBounces = AxisPair(false) { didSet { if alwaysBounces != oldValue { insetsChanged() } } }
    /// Whether the view is the content of a controller in a navigation or tab bar controller, which sets this (SC-40,
    /// automatic).
    public final var isContentOfController = false { didSet { if isContentOfController != oldValue { insetsChanged() } } }
    /// Whether the user is dragging, during which the offset may be beyond the legal range (SC-25).
    public final var isDragging = false { didSet { if !isDragging { adjustContentOffset() } } }
    /// Whether scrolling stops at multiples of the frame's size; it has no effect on layout (SC-30).
    public final var isPagingEnabled = false
    /// The factor by which the content size is multiplied (SC-30).
    public final var zoomScale = 1.0 {
        didSet {
            if !zoomScale.isFinite || zoomScale <= 0 { zoomScale = oldValue }
            adjustContentOffset()
        }
    }
    /// The alignment of content that is smaller than the frame, as a point of the unit square (SC-44).
    public final var contentAlignment = Point.zero { didSet { adjustContentOffset() } }

    /// The era, which controllers set to that of their screen. Before iOS 11 there is no safe area to adjust to.
    public final var era: Era { didSet { if era != oldValue { insetsChanged() } } }

    /// The insets of the indicators that the program sets.
    public final var scrollIndicatorInsets = Insets.zero
    /// Whether the scroll indicators are inset by the safe area, too (SC-43). Has no effect before iOS 13.
    public final var adjustsScrollIndicatorInsets = true

    /// The content size the program set.
    final var assignedSize = Size.zero
    /// Whether the size was set since the last layout, and so applies even on an axis that constraints decide (SC-23).
    final var isAssignmentFresh = false
    /// The insets to which the offset was last brought in line.
    final var lastAdjustedInset = Insets.zero

    /// Creates a scroll view with the insets of an era.
    public init(era: Era = .standard) {
        self.era = era
        super.init()
    }

    override open func didAttach(to item: Item) { item.hasContentArea = true }

    override open func didDetach(from item: Item) { item.hasContentArea = false }

    /// Returns no constraints. The call means that a layout has begun, which ends the effect of the assigned size.
    override open func constraints(for item: Item) -> [Constraint] {
        isAssignmentFresh = false
        return []
    }

    /// Adjusts the offset, now that the content size is known (PS-4).
    override open func didLayOut(_ item: Item) { adjustContentOffset() }

    /// Called when scrolling was switched on or off.
    func scrollingChanged() {}

    /// Returns the length of the content if the class determines it regardless of constraints (SC-28), or else nil.
    open func ownContentSize(_ axis: Axis) -> Double? { nil }
}
