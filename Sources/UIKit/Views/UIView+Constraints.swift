import QuoinBehaviors
import QuoinLayout

extension UIView {
    /// The intrinsic size of an axis without one.
    public class var noIntrinsicMetric: CGFloat { -1 }
    /// A target size for the smallest fitting size.
    public class var layoutFittingCompressedSize: CGSize { .zero }
    /// A target size for the largest fitting size.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

    // MARK: Anchors

    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .leading) }
    public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .trailing) }
    public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .left) }
    public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .right) }
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .top) }
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .bottom) }
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(item, .width) }
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(item, .height) }
    public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .centerX) }
    public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .centerY) }
    public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .firstBaseline) }
    public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .lastBaseline) }

    // MARK: Constraints

    final var recordedConstraints: [NSLayoutConstraint] {
        item.constraints.map { $0.representedObject as? NSLayoutConstraint ?? NSLayoutConstraint.object(for: $0) }
    }

    final func forget(_ constraint: NSLayoutConstraint) {
        guard constraint.installed?.owner === item || !constraint.isActive else { return }
        constraint.isActive = false
    }

    final func translateMask(_ isOn: Bool) {
        guard isOn == flags.contains(.translatesMaskOff) else { return }
        if isOn { flags.remove(.translatesMaskOff) } else { flags.insert(.translatesMaskOff) }
        item.autoresizing = isOn ? autoresizingMask.layoutMask : nil
        if let engine { setHostSize(engine.layout) }
        noteEngineChange()
    }

    public final var autoresizingMask: AutoresizingMask {
        get { rareProperties?.mask ?? [] }
        set {
            guard newValue != autoresizingMask else { return }
            ensureRareProperties().mask = newValue
            if translatesAutoresizingMaskIntoConstraints { item.autoresizing = newValue.layoutMask }
            noteEngineChange()
        }
    }

    /// Whether subviews are resized by their masks when this view's size changes.
    public final var autoresizesSubviews: Bool {
        get { !flags.contains(.leavesSubviewsAlone) }
        set { if newValue { flags.remove(.leavesSubviewsAlone) } else { flags.insert(.leavesSubviewsAlone) } }
    }

    // MARK: Priorities of the content size

    final func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(of: axis == .horizontal ? item.horizontalHugging : item.verticalHugging)
    }
    final func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        guard isLegal(priority) else { return }
        try? item.setHugging(priority.layoutPriority, for: axis.layoutAxis)
        noteEngineChange()
    }
    final func resistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(of: axis == .horizontal ? item.horizontalResistance : item.verticalResistance)
    }
    final func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        guard isLegal(priority) else { return }
        try? item.setResistance(priority.layoutPriority, for: axis.layoutAxis)
        noteEngineChange()
    }

    private final func isLegal(_ priority: UILayoutPriority) -> Bool {
        if priority.rawValue > 0 && priority.rawValue <= 1000 { return true }
        let exception = ConstraintError.illegalPriority(priority.layoutPriority).exception
        UIKitState.raise(exception.name, exception.reason)
        return false
    }

    // MARK: Asking the engine

    /// Whether constraints leave the view's position or size ambiguous, for debugging. It solves a copy.
    public final var hasAmbiguousLayout: Bool { isAmbiguous(item) }

    final func isAmbiguous(_ item: Item) -> Bool {
        layoutIfNeeded()
        guard let layout = rootView.ensureEngine()?.layout else { return false }
        return (try? layout.ambiguousDimensions(of: item).isEmpty) == false
    }

    /// Shows another of the possible layouts. No effect. The layout here is a single one.
    public func exerciseAmbiguityInLayout() {}

    /// The constraints that determine the view on an axis, for debugging.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraints(affecting: item, axis)
    }

    final func constraints(affecting item: Item, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        layoutIfNeeded()
        guard let layout = rootView.ensureEngine()?.layout else { return [] }
        return ((try? layout.constraints(affecting: item, along: axis.layoutAxis)) ?? []).map { NSLayoutConstraint(applied: $0) }
    }

    final func fittingSize(in target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        runUpdatePass()
        let size = try? Layout.fittingSize(
            of: item, target: target.layoutSize, horizontal: horizontal.layoutPriority, vertical: vertical.layoutPriority,
            environment: UIKitEnvironment.current.layoutEnvironment)
        return size.map { CGSize($0) } ?? .zero
    }

    /// The size for `sizeThatFits`: that of the content, at a width if it depends on one.
    final func bestSize(in size: CGSize) -> CGSize {
        let isLimited = size.width > 0 && size.width < 10000
        let content = item.behavior?.contentSize(of: item, width: isLimited ? Double(size.width) : nil) ?? .none
        let own = bounds.size, around = alignmentRectInsets
        return CGSize(
            width: content.width.map { CGFloat($0) + around.left + around.right } ?? own.width,
            height: content.height.map { CGFloat($0) + around.top + around.bottom } ?? own.height)
    }

    /// Sets the size; the frame's origin stays.
    final func resize(to size: CGSize) {
        let old = frame.origin
        bounds.size = size
        let new = frame.origin
        if new != old { center = CGPoint(x: center.x + old.x - new.x, y: center.y + old.y - new.y) }
    }
}
