import QuoinBehaviors
import QuoinLayout

/// A rectangle on the screen with subviews.
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
/// Each view owns an item of the layout engine. Views of one tree share an engine, which the topmost view owns. Trees of any
/// depth are built, laid out and released without recursion.
@preconcurrency @MainActor
open class UIView: UIResponder {
    // These properties lie in the first cache line, as a layout and readers of frames use them.
    nonisolated(unsafe) final let item: ViewItem
    nonisolated(unsafe) final var flags: ViewFlags = []
    // Unretained, because reference counting would dominate the time of a layout.
    nonisolated(unsafe) final var superviewLink: Unmanaged<UIView>?
    /// The size with which `layoutSubviews` was called, or will be for a marked view. Undefined for a plain view.
    nonisolated(unsafe) final var laidOutSize = Size.zero
    /// A number by which the program finds the view.
    @exclusivity(unchecked) open var tag = 0
    @exclusivity(unchecked) nonisolated(unsafe) final var subviewList: [UIView] = []
    nonisolated(unsafe) final unowned(unsafe) var windowReference: UIWindow?
    nonisolated(unsafe) final unowned(unsafe) var controllerReference: UIViewController?
    /// The engine of the tree, if this view is the topmost.
    nonisolated(unsafe) final var engine: Engine?
    /// Rarely set properties, allocated on first use.
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

    /// Makes a view of size zero. It is declared in addition to that of ``UIKitMakeable``, so that `self.init()` in a subclass
    /// does not mean an initializer of its own whose parameters all have defaults.
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
        // A constraint retains its items, and the items' tree retains the constraint. This breaks the cycle.
        for constraint in item.constraints { constraint.representedObject = nil }
        releaseSubviews()
    }

    nonisolated final var superviewReference: UIView? {
        get { superviewLink?.takeUnretainedValue() }
        set { superviewLink = newValue.map { Unmanaged.passUnretained($0) } }
    }

    // MARK: Hooks of this module

    /// Called before the size is set by hand.
    func willResize(to size: Size) {}
    /// Called after the frame or the content area has changed. A class that wants it during layouts sets `.wantsDidMove`.
    func didMove() {}
    func didLoseSubview(_ view: UIView) {}
    /// Called after the subtree got another superview or lost it.
    func subtreeDidMove() {}
    /// The default of ``isUserInteractionEnabled``.
    var receivesTouches: Bool { true }
    /// The line height of the view's text; nil without text.
    var baselineLineHeight: CGFloat? { nil }

    // MARK: Overridable members, which cannot be declared in extensions

    /// The subviews from back to front.
    open var subviews: [UIView] { subviewList }
    /// The window that contains the view.
    open var window: UIWindow? { windowReference }
    /// The constraints of this view in the order in which they were added, with those that a stack view made.
    open var constraints: [NSLayoutConstraint] { recordedConstraints }
    /// Whether the view's frame and mask determine its position and size, until it is set to false.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !flags.contains(.translatesMaskOff) }
        set { translateMask(newValue) }
    }

    /// Lays out the subviews. Their frames are set when it is called. Call `super` before relying on constraints that were
    /// changed in it.
    open func layoutSubviews() { layoutConstraintsIfNeeded() }

    /// Updates constraints. Call `super` at the end.
    open func updateConstraints() { flags.remove(.needsUpdateConstraints) }

    /// Marks the view, so that ``layoutSubviews()`` is called in the next pass.
    open func setNeedsLayout() { markNeedsLayout() }
    /// Lays out pending changes now.
    open func layoutIfNeeded() { runPasses() }
    /// Marks the view, so that ``updateConstraints()`` is called in the next pass.
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    /// Calls ``updateConstraints()`` of marked views now.
    open func updateConstraintsIfNeeded() { runUpdatePass() }
    /// Whether ``updateConstraints()`` is pending.
    open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }

    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}

    /// The size that the content asks for; ``noIntrinsicMetric`` on an axis without one.
    open var intrinsicContentSize: CGSize {
        let size = contentSizeBeingMeasured ?? item.behavior?.contentSize(of: item, width: nil) ?? .none
        return CGSize(width: size.width ?? -1, height: size.height ?? -1)
    }
    /// Marks the content as changed, so that its size is asked for in the next pass.
    open func invalidateIntrinsicContentSize() {
        item.invalidateContentSize()
        noteEngineChange()
    }
    /// The distance from the frame to the alignment rectangle, which constraints refer to.
    open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(item.alignmentInsets) }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    /// The view whose first baseline is used for this view.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    /// The view whose last baseline is used for this view.
    open var forLastBaselineLayout: UIView { self }
    /// Whether the class needs constraints. No effect. The engine lays out every tree.
    open class var requiresConstraintBasedLayout: Bool { false }

    // Priorities of the content size.

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(axis) }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { setHugging(priority, axis) }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { resistance(axis) }
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setResistance(priority, axis)
    }

    /// Adds a constraint to this view, which has to contain its items by the next layout.
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate(on: self) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { forget(constraint) }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

    /// The size that fits best; a view without content keeps its own.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bestSize(in: size) }
    /// Sets the size that fits best; the frame's origin stays.
    open func sizeToFit() { resize(to: sizeThatFits(bounds.size)) }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// The size that the view's constraints ask for near `targetSize`. Frames do not change.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(in: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// The rectangle in the superview's coordinates; for a transformed view the smallest upright one around it.
    open var frame: CGRect {
        get { flags.contains(.isTransformed) ? geometryFrame : CGRect(item.frame) }
        set { geometryFrame = newValue }
    }
    /// The rectangle in the view's own coordinates.
    open var bounds: CGRect {
        get { geometryBounds }
        set { geometryBounds = newValue }
    }
    /// The position of the anchor point in the superview's coordinates.
    open var center: CGPoint {
        get { geometryCenter }
        set { geometryCenter = newValue }
    }
    /// The transform, which does not influence layout (VW-3).
    open var transform: CGAffineTransform {
        get { rareProperties?.transform ?? .identity }
        set {
            guard newValue != transform else { return }
            ensureRareProperties().transform = newValue
            if newValue.isIdentity { flags.remove(.isTransformed) } else { flags.insert(.isTransformed) }
            if newValue.b != 0 || newValue.c != 0 { logRotationUnderConstraints() }
        }
    }

    /// Whether the view is hidden. A hidden view takes part in layout unless a stack view arranges it.
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

    /// The distances of content from the edges; 8 by default.
    open var layoutMargins: UIEdgeInsets {
        get { UIEdgeInsets(item.effectiveMargins) }
        set { setLayoutMargins(newValue) }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { layoutMargins.directional(isRightToLeft: isRightToLeft) }
        set { layoutMargins = newValue.fixed(isRightToLeft: isRightToLeft) }
    }
    open func layoutMarginsDidChange() {}
    /// Whether the superview's margins apply to this view where they overlap it.
    open var preservesSuperviewLayoutMargins: Bool {
        get { item.preservesParentMargins }
        set { preserveMargins(newValue) }
    }
    /// Whether the safe area is added to the margins.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { item.marginsIncludeSafeArea }
        set { includeSafeArea(newValue) }
    }
    /// The guide of the view less its margins.
    open var layoutMarginsGuide: UILayoutGuide { guide(for: .margins) }
    /// The guide of the view less its safe area.
    open var safeAreaLayoutGuide: UILayoutGuide { guide(for: .safeArea) }
    /// The guide of a width at which text is easy to read.
    open var readableContentGuide: UILayoutGuide { readableGuide }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }
    open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(item.safeArea) }
    open func safeAreaInsetsDidChange() {}

    /// Draws the view. No effect. Nothing calls it.
    open func draw(_ rect: CGRect) {}
    open class var layerClass: AnyClass { CALayer.self }
    // The delegate methods of the view's layer, of which nothing is called.
    /// No effect.
    open func display(_ layer: CALayer) {}
    /// No effect.
    open func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// No effect.
    open func layerWillDraw(_ layer: CALayer) {}
    open func layoutSublayers(of layer: CALayer) {}
    /// No effect.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, event) }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var traitCollection: UITraitCollection { inheritedTraits }
    open override var next: UIResponder? { controllerReference ?? superviewReference }
    /// No effect.
    open func prepareForInterfaceBuilder() {}
    /// No effect.
    open func awakeFromNib() {}
    /// No effect.
    open func encode(with coder: NSCoder) {}
    /// Requests drawing. No effect. Nothing is drawn.
    open func setNeedsDisplay() {}
    /// No effect.
    open func setNeedsDisplay(_ rect: CGRect) {}
    open var isOpaque: Bool {
        get { rareProperties?.others["isOpaque"] as? Bool ?? true }
        set { ensureRareProperties().others["isOpaque"] = newValue }
    }
    /// An empty view of the same size.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: bounds) }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { adopt(gestureRecognizer) }
    /// No effect.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { abandon(gestureRecognizer) }

    /// Adds a view in front of all other subviews, and removes it from its superview.
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
    /// Removes the view from its superview. Constraints of ancestors that refer to it are removed and do not come back.
    open func removeFromSuperview() { detachFromSuperview() }

    nonisolated open override var description: String { onMain { logDescription } }
}

extension UIView: @preconcurrency NSCoding {}
