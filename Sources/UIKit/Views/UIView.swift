import QuoinBehaviors
import QuoinLayout

/// A rectangle on the screen: places its subviews, and is placed by its superview.
///
/// ```swift
/// let card = UIView()
/// card.translatesAutoresizingMaskIntoConstraints = false
/// view.addSubview(card)
/// NSLayoutConstraint.activate([
///     card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
///     card.widthAnchor.constraint(equalToConstant: 120),
/// ])
/// view.layoutIfNeeded()
/// print(card.frame)
/// ```
///
/// Each view owns an item of the layout engine; views that hang together are laid out by one engine, the topmost view's.
/// A view tree of any depth is built, laid out and released without recursion.
@preconcurrency @MainActor
open class UIView: UIResponder {
    // The first of these lie in one line of the cache: they are what a layout and a reader of frames ask for.
    nonisolated(unsafe) final let item: ViewItem
    nonisolated(unsafe) final var flags: ViewFlags = []
    // Not counted, or a layout would spend its time counting.
    nonisolated(unsafe) final var superviewLink: Unmanaged<UIView>?
    /// The size for which `layoutSubviews` was called, or will be: the view is marked. Of a plain view it says nothing.
    nonisolated(unsafe) final var laidOutSize = Size.zero
    /// A number by which a program knows the view.
    @exclusivity(unchecked) open var tag = 0
    @exclusivity(unchecked) nonisolated(unsafe) final var subviewList: [UIView] = []
    nonisolated(unsafe) final unowned(unsafe) var windowReference: UIWindow?
    nonisolated(unsafe) final unowned(unsafe) var controllerReference: UIViewController?
    /// The layout of the tree, while this view is its top.
    nonisolated(unsafe) final var engine: Engine?
    /// What few views have.
    nonisolated(unsafe) final var rareProperties: RareViewProperties?

    public init(frame: CGRect) {
        item = ViewItem()
        super.init()
        setUpView(frame)
    }

    public required init?(coder: NSCoder) {
        item = ViewItem()
        super.init()
        setUpView(.zero)
    }

    /// A view without a size. Here, beside that of ``UIKitMakeable``, so that `self.init()` of a subclass is not taken for
    /// an initializer of its own whose parameters all have defaults.
    public override convenience init() { self.init(frame: .zero) }

    private func setUpView(_ frame: CGRect) {
        item.viewLink = Unmanaged.passUnretained(self)
        item.autoresizing = []
        if frame != .zero { item.setFrame(frame.layoutRect, inParentOfSize: nil) }
        laidOutSize = item.frame.size
        if type(of: self) == UIView.self {
            flags = .isPlain
        } else {
            flags = [.needsLayout, .needsUpdateConstraints]
            item.hasLayoutCallbacks = true
        }
    }

    deinit {
        item.viewLink = nil
        // A constraint keeps its items, and the items' tree keeps the constraint: here the ring is opened.
        for constraint in item.constraints { constraint.representedObject = nil }
        releaseSubviews()
    }

    /// UIKit's own classes override none of what a layout calls, and need not be called.
    final func declarePlain<View: UIView>(_ view: View.Type) {
        guard type(of: self) == view else { return }
        flags = .isPlain
        item.hasLayoutCallbacks = false
    }

    nonisolated final var superviewReference: UIView? {
        get { superviewLink?.takeUnretainedValue() }
        set { superviewLink = newValue.map { Unmanaged.passUnretained($0) } }
    }

    final func setController(_ controller: UIViewController?) {
        controllerReference = controller
        if controller == nil { return _ = flags.remove(.hasController) }
        flags.insert(.hasController)
        propagate(.subtreeHasInsetSources)
    }

    /// The view has to be called from now on.
    final func declareNotPlain() {
        flags.remove(.isPlain)
        flags.formUnion([.needsLayout, .needsUpdateConstraints])
        laidOutSize = item.frame.size
        item.hasLayoutCallbacks = true
    }

    // MARK: Hooks of this module

    /// A size is about to be set by hand.
    func willResize(to size: Size) {}
    /// The frame or the content area has changed. A class that wants to hear so of the layout says `.hearsMoves`.
    func didMove() {}
    func didLoseSubview(_ view: UIView) {}
    /// The view came into another superview, or out of one.
    func subtreeDidMove() {}
    /// Whether touches are meant for the view unless it is said.
    var receivesTouches: Bool { true }
    /// From one line of the view's text to the next.
    var baselineLineHeight: CGFloat? { nil }

    // MARK: What subclasses override. What extensions hold they could not.

    /// The views that were added to this one, the lowest first.
    open var subviews: [UIView] { subviewList }
    /// The window that the view is in; nil before it is in one.
    open var window: UIWindow? { windowReference }
    /// The constraints recorded on this view, in the order in which they were added; those a stack view made among them.
    open var constraints: [NSLayoutConstraint] { recordedConstraints }
    /// Whether the view's place follows from its frame and its mask, which is so until it is set false.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !flags.contains(.translatesMaskOff) }
        set { translateMask(newValue) }
    }

    /// Lays out the subviews. The engine has given them their frames when it is called; call `super` before relying on
    /// constraints that were changed here.
    open func layoutSubviews() { layoutConstraintsIfNeeded() }

    /// The place to change constraints; call `super` as the last thing.
    open func updateConstraints() { flags.remove(.needsUpdateConstraints) }

    /// Marks the view: ``layoutSubviews()`` is called in the next pass.
    open func setNeedsLayout() { markNeedsLayout() }
    /// Lays out now what has been marked or changed.
    open func layoutIfNeeded() { runPasses() }
    /// Marks the view: ``updateConstraints()`` is called in the next pass.
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    /// Calls ``updateConstraints()`` now on what has been marked.
    open func updateConstraintsIfNeeded() { runUpdatePass() }
    /// Whether ``updateConstraints()`` waits to be called.
    open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }

    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}

    /// The size the content would like; ``noIntrinsicMetric`` on an axis without a wish.
    open var intrinsicContentSize: CGSize {
        let size = contentSizeBeingMeasured ?? item.behavior?.contentSize(of: item, width: nil) ?? .none
        return CGSize(width: size.width ?? -1, height: size.height ?? -1)
    }
    /// The content has changed: it is asked for its size in the next pass.
    open func invalidateIntrinsicContentSize() {
        item.invalidateContentSize()
        noteEngineChange()
    }
    /// How far the frame reaches beyond the alignment rectangle, which constraints see.
    open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(item.alignmentInsets) }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    /// The view whose first baseline stands for this one's.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    /// The view whose last baseline stands for this one's.
    open var forLastBaselineLayout: UIView { self }
    /// Whether the class cannot do without constraints. Every tree is laid out by the engine here.
    open class var requiresConstraintBasedLayout: Bool { false }

    // Priorities of the content size.

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(axis) }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { setHugging(priority, axis) }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { resistance(axis) }
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setResistance(priority, axis)
    }

    /// Records a constraint here. The view must contain all its items by the next layout.
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate(on: self) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { forget(constraint) }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

    /// The size that fits best into another; a view without content keeps its own.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bestSize(in: size) }
    /// Takes the size that fits best; the frame's origin stays.
    open func sizeToFit() { resize(to: sizeThatFits(bounds.size)) }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// The size that the view's own constraints ask for, near `targetSize`. Frames stay as they are.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// The rectangle in the superview's coordinates. Of a transformed view: the upright one around it.
    open var frame: CGRect {
        get { flags.contains(.isTransformed) ? geometryFrame : CGRect(item.frame) }
        set { geometryFrame = newValue }
    }
    /// The rectangle in the view's own coordinates.
    open var bounds: CGRect {
        get { geometryBounds }
        set { geometryBounds = newValue }
    }
    /// The place of the anchor point in the superview's coordinates.
    open var center: CGPoint {
        get { geometryCenter }
        set { geometryCenter = newValue }
    }
    /// How the view is shown; layout takes no notice of it (VW-3).
    open var transform: CGAffineTransform {
        get { rareProperties?.transform ?? .identity }
        set {
            guard newValue != transform else { return }
            ensureRareProperties().transform = newValue
            if newValue.isIdentity { flags.remove(.isTransformed) } else { flags.insert(.isTransformed) }
            if newValue.b != 0 || newValue.c != 0 { logRotationUnderConstraints() }
        }
    }

    /// Not shown. Takes part in layout unless a stack view arranges it.
    open var isHidden: Bool {
        get { item.isHidden }
        set {
            item.isHidden = newValue
            noteEngineChange()
        }
    }
    open var alpha: CGFloat {
        get { rareProperties?.alpha ?? 1 }
        set { ensureRareProperties().alpha = min(max(newValue, 0), 1) }
    }
    open var backgroundColor: UIColor? {
        get { rareProperties?.backgroundColor }
        set { ensureRareProperties().backgroundColor = newValue }
    }
    open var tintColor: UIColor! {
        get { rareProperties?.tintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            ensureRareProperties().tintColor = newValue
            tintColorDidChange()
        }
    }
    open func tintColorDidChange() {}
    open var isUserInteractionEnabled: Bool {
        get { rareProperties?.isUserInteractionEnabled ?? receivesTouches }
        set { ensureRareProperties().isUserInteractionEnabled = newValue }
    }
    open var contentMode: ContentMode {
        get { rareProperties?.contentMode ?? .scaleToFill }
        set { ensureRareProperties().contentMode = newValue }
    }
    open var clipsToBounds: Bool {
        get { rareProperties?.clipsToBounds ?? false }
        set { ensureRareProperties().clipsToBounds = newValue }
    }
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { rareProperties?.semanticContentAttribute ?? .unspecified }
        set { setSemanticContentAttribute(newValue) }
    }

    /// The distances of the content from the edges; 8 unless set.
    open var layoutMargins: UIEdgeInsets {
        get { UIEdgeInsets(item.effectiveMargins) }
        set { setLayoutMargins(newValue) }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { layoutMargins.directional(isRightToLeft: isRightToLeft) }
        set { layoutMargins = newValue.fixed(isRightToLeft: isRightToLeft) }
    }
    open func layoutMarginsDidChange() {}
    /// Whether the superview's margins hold for this view where they reach into it; false.
    open var preservesSuperviewLayoutMargins: Bool {
        get { item.preservesParentMargins }
        set { preserveMargins(newValue) }
    }
    /// Whether the safe area is added to the margins; true.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { item.marginsIncludeSafeArea }
        set { includeSafeArea(newValue) }
    }
    /// The view less its margins.
    open var layoutMarginsGuide: UILayoutGuide { guide(for: .margins) }
    /// The view less its safe-area insets.
    open var safeAreaLayoutGuide: UILayoutGuide { guide(for: .safeArea) }
    /// As wide as text is easy to read, within the margins.
    open var readableContentGuide: UILayoutGuide { readableGuide }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }
    open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(item.safeArea) }
    open func safeAreaInsetsDidChange() {}

    /// Draws; nothing calls it here.
    open func draw(_ rect: CGRect) {}
    open class var layerClass: AnyClass { CALayer.self }
    // Of the view's layer. Nothing calls these here.
    open func display(_ layer: CALayer) {}
    open func draw(_ layer: CALayer, in ctx: CGContext) {}
    open func layerWillDraw(_ layer: CALayer) {}
    open func layoutSublayers(of layer: CALayer) {}
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, event) }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var traitCollection: UITraitCollection { inheritedTraits }
    open override var next: UIResponder? { controllerReference ?? superviewReference }
    open func prepareForInterfaceBuilder() {}
    open func awakeFromNib() {}
    open func encode(with coder: NSCoder) {}
    /// Nothing is drawn.
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open var isOpaque: Bool {
        get { rareProperties?.others["isOpaque"] as? Bool ?? true }
        set { ensureRareProperties().others["isOpaque"] = newValue }
    }
    /// A picture of the view: an empty view of its size.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: bounds) }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { adopt(gestureRecognizer) }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { abandon(gestureRecognizer) }

    /// Puts a view above all other subviews, taking it from where it was.
    open func addSubview(_ view: UIView) { insert(view, at: subviewList.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: (index(of: siblingSubview, without: view) ?? subviewList.count - 1) + 1)
    }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: index(of: siblingSubview, without: view) ?? subviewList.count)
    }
    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviewList.count - 1) }
    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviewList.indices.contains(index1), subviewList.indices.contains(index2) else { return }
        subviewList.swapAt(index1, index2)
    }
    /// Takes the view out of its superview. Constraints that tie it to anything above are removed and do not come back.
    open func removeFromSuperview() { detachFromSuperview() }

    nonisolated open override var description: String { onMain { logDescription } }
}

extension UIView: @preconcurrency NSCoding {}
