import QuoinBehaviors
import QuoinLayout

/// A view that shows a part of content that may be larger.
///
/// ```swift
/// content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor)          // … and the other three edges
/// content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor)        // scrolls vertically only
/// ```
///
/// For views inside, its edges are those of the content, whose size follows from them in each layout.
open class UIScrollView: UIView {
    /// The behavior. It is made after the initialization, so that classes with one of another kind need no initializer of their
    /// own: what `UIView` inherits to its subclasses would end at that.
    nonisolated(unsafe) private(set) final var scrolling: ScrollView!
    private var lastOffset = Point.zero
    private var lastInset = Insets.zero

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrollView()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpScrollView()
    }
    /// The behavior of the class; tables and text views have one of their own.
    func makeScrolling() -> ScrollView { ScrollView(era: UIKitEnvironment.current.systemEra) }

    private func setUpScrollView() {
        scrolling = makeScrolling()
        item.behavior = scrolling
        flags.insert(.wantsDidMove)
        ensureRareProperties().clipsToBounds = true
    }

    /// The guide of the content's edges and size.
    public final var contentLayoutGuide: UILayoutGuide { guide(for: .content) }
    /// The guide of the visible rectangle. Seen from inside, it moves as the content scrolls.
    public final var frameLayoutGuide: UILayoutGuide { guide(for: .visible) }

    /// The size of the content. Where constraints determine it, a size that is set lasts until the next layout.
    open var contentSize: CGSize {
        get { CGSize(scrolling.contentSize) }
        set {
            ensureRareProperties().record.assignedContentSize = newValue
            let old = contentSize
            // A size in zoomed coordinates.
            scrolling.contentSize = CGSize(width: newValue.width / zoomScale, height: newValue.height / zoomScale).layoutSize
            if newValue.width < old.width || newValue.height < old.height {
                scrolling.adjustContentOffset()
                callDidScroll()
            }
            if newValue != old { reportLayout() }
            noteEngineChange()
        }
    }
    open var contentOffset: CGPoint {
        get { CGPoint(item.contentOffset) }
        set {
            let hasMoved = newValue != contentOffset
            item.contentOffset = newValue.layoutPoint
            callDidScroll()
            noteEngineChange()
            // A scroll view is laid out when it scrolls, as on iOS: views that tile rely on it.
            if hasMoved { markNeedsLayout() }
        }
    }
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let rect = rect.intersection(CGRect(origin: .zero, size: contentSize))
        guard !rect.isNull else { return }
        let inset = adjustedContentInset
        let visible = bounds.inset(by: inset)
        func moved(_ near: CGFloat, far: CGFloat, from: CGFloat, to: CGFloat) -> CGFloat {
            near < from ? near - from : far > to ? min(far - to, near - from) : 0
        }
        contentOffset.x += moved(rect.minX, far: rect.maxX, from: visible.minX, to: visible.maxX)
        contentOffset.y += moved(rect.minY, far: rect.maxY, from: visible.minY, to: visible.maxY)
    }

    /// Scrolls a rectangle to a relative position in the visible part, 0 for its start and 1 for its end; without a position,
    /// only as far as needed to show it.
    final func scroll(_ rect: CGRect, vertically: CGFloat?, horizontally: CGFloat?, _ animated: Bool) {
        let inset = adjustedContentInset
        let room = CGSize(
            width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
        guard vertically != nil || horizontally != nil else { return scrollRectToVisible(rect, animated: animated) }
        let (least, greatest) = scrolling.offsetRange
        var offset = contentOffset
        if let vertically {
            let wanted = rect.minY - inset.top - (room.height - rect.height) * vertically
            offset.y = min(max(wanted, CGFloat(least.y)), CGFloat(greatest.y))
        }
        if let horizontally {
            let wanted = rect.minX - inset.left - (room.width - rect.width) * horizontally
            offset.x = min(max(wanted, CGFloat(least.x)), CGFloat(greatest.x))
        }
        setContentOffset(offset, animated: animated)
    }

    /// The insets that the program sets.
    open var contentInset: UIEdgeInsets {
        get {
            recordInsetRead()
            return UIEdgeInsets(scrolling.contentInset)
        }
        // A change in place does not count as a read of the inset.
        _modify {
            var inset = UIEdgeInsets(scrolling.contentInset)
            yield &inset
            setContentInset(inset)
        }
        set { setContentInset(newValue) }
    }
    private func setContentInset(_ inset: UIEdgeInsets) {
        scrolling.contentInset = inset.layoutInsets
        reportInsetChange()
        noteEngineChange()
    }
    /// Records for diagnosis that the inset was read before it was adjusted: before iOS 11 it is adjusted when the controller
    /// appears.
    private func recordInsetRead() {
        guard UIKitEnvironment.current.systemEra < .ios11 else { return }
        var walker: UIView? = self
        while let view = walker, view.controllerReference == nil { walker = view.superview }
        if walker?.controllerReference?.appearanceState != .appeared { ensureRareProperties().record.isInsetReadEarly = true }
    }
    /// The insets that the program sets together with those for bars.
    open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(scrolling.adjustedContentInset) }
    open func adjustedContentInsetDidChange() {}
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get {
            switch scrolling.insetAdjustment {
            case .automatic: .automatic
            case .scrollableAxes: .scrollableAxes
            case .never: .never
            case .always: .always
            }
        }
        set {
            scrolling.insetAdjustment =
                switch newValue {
                case .automatic: .automatic
                case .scrollableAxes: .scrollableAxes
                case .never: .never
                case .always: .always
                }
        }
    }
    open var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { scrolling.adjustsScrollIndicatorInsets }
        set { scrolling.adjustsScrollIndicatorInsets = newValue }
    }
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { UIEdgeInsets(scrolling.scrollIndicatorInsets) }
        set { scrolling.scrollIndicatorInsets = newValue.layoutInsets }
    }
    open var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { scrollIndicatorInsets }
        set { scrollIndicatorInsets = newValue }
    }
    open var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { scrollIndicatorInsets }
        set { scrollIndicatorInsets = newValue }
    }
    open var contentAlignmentPoint: CGPoint {
        get { CGPoint(scrolling.contentAlignment) }
        set { scrolling.contentAlignment = newValue.layoutPoint }
    }

    open var isScrollEnabled: Bool {
        get { scrolling.isScrollEnabled }
        set {
            scrolling.isScrollEnabled = newValue
            noteEngineChange()
        }
    }
    open var alwaysBounceVertical: Bool {
        get { scrolling.alwaysBounces.vertical }
        set { scrolling.alwaysBounces.vertical = newValue }
    }
    open var alwaysBounceHorizontal: Bool {
        get { scrolling.alwaysBounces.horizontal }
        set { scrolling.alwaysBounces.horizontal = newValue }
    }
    open var isPagingEnabled: Bool {
        get { scrolling.isPagingEnabled }
        set { scrolling.isPagingEnabled = newValue }
    }
    open var zoomScale: CGFloat {
        get { CGFloat(scrolling.zoomScale) }
        set { zoom(newValue) { visible, ratio in CGPoint(x: visible.midX * ratio, y: visible.midY * ratio) } }
    }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoomScale = scale
        if animated { delegate?.scrollViewDidEndZooming(self, with: delegate?.viewForZooming(in: self), atScale: zoomScale) }
    }
    /// Zooms to a scale. `middle` gives the point of the content that is centered. Without a view for zooming it does nothing.
    private func zoom(_ scale: CGFloat, around middle: (_ visible: CGRect, _ ratio: CGFloat) -> CGPoint) {
        guard let view = delegate?.viewForZooming(in: self) else { return }
        let old = zoomScale, visible = bounds
        scrolling.zoomScale = Double(min(max(scale, minimumZoomScale), maximumZoomScale))
        view.flags.insert(.isZoomed)
        view.transform = CGAffineTransform(scaleX: zoomScale, y: zoomScale)
        if old != zoomScale {
            let point = middle(visible, zoomScale / old)
            let (least, greatest) = scrolling.offsetRange
            item.contentOffset = Point(
                x: min(max(Double(point.x - visible.width / 2), least.x), greatest.x),
                y: min(max(Double(point.y - visible.height / 2), least.y), greatest.y))
            callDidScroll()
        }
        delegate?.scrollViewDidZoom(self)
        markNeedsLayout()
    }
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open weak var delegate: (any UIScrollViewDelegate)?

    open var bounces = true
    open var bouncesZoom = true
    open var bouncesHorizontally = true
    open var bouncesVertically = true
    open var allowsKeyboardScrolling = true
    /// Stops scrolling and zooming. No effect. Nothing scrolls by itself.
    open func stopScrollingAndZooming() {}
    open var isDirectionalLockEnabled = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var scrollsToTop = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var decelerationRate = DecelerationRate.normal
    open var indicatorStyle = IndicatorStyle.default
    open var refreshControl: UIRefreshControl? {
        didSet {
            oldValue?.removeFromSuperview()
            if let refreshControl { insertSubview(refreshControl, at: 0) }
        }
    }
    /// No effect.
    open var isTracking: Bool { false }
    open var isDragging: Bool { scrolling.isDragging }
    /// No effect.
    open var isDecelerating: Bool { false }
    /// No effect.
    open var isZooming: Bool { false }
    /// No effect.
    open var isZoomBouncing: Bool { false }
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        zoom(min(bounds.width / rect.width, bounds.height / rect.height)) { [self] _, _ in
            CGPoint(x: rect.midX * zoomScale, y: rect.midY * zoomScale)
        }
    }
    /// No effect.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    /// No effect.
    open func flashScrollIndicators() {}
    public private(set) final lazy var panGestureRecognizer: UIPanGestureRecognizer = {
        let recognizer = UIPanGestureRecognizer()
        recognizer.attached = self
        return recognizer
    }()
    /// No effect.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }

    override func didMove() {
        super.didMove()
        callDidScroll()
        reportInsetChange()
    }

    /// Calls the change of the adjusted inset if there was one since the last call, and returns whether there was.
    @discardableResult
    final func reportInsetChange() -> Bool {
        guard scrolling.adjustedContentInset != lastInset else { return false }
        lastInset = scrolling.adjustedContentInset
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        markNeedsLayout()
        return true
    }

    private func callDidScroll() {
        guard item.contentOffset != lastOffset else { return }
        lastOffset = item.contentOffset
        reportLayout()
        delegate?.scrollViewDidScroll(self)
    }
}

extension UIScrollView {
    public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
        case automatic = 0
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }

    public enum KeyboardDismissMode: Int, Hashable, Sendable {
        case none = 0
        case onDrag = 1
        case interactive = 2
        case onDragWithAccessory = 3
        case interactiveWithAccessory = 4
    }

    public enum IndicatorStyle: Int, Hashable, Sendable {
        case `default` = 0
        case black = 1
        case white = 2
    }

    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
