// Layers store their properties and draw nothing. Their geometry is exact: frames, conversion of points, hit testing and the
// layout of sublayers. A view's layer shares the view's geometry.

/// A layer. Its appearance is stored only.
open class CALayer: NSObject {
    weak final var view: UIView?
    private final var ownGeometry = LayerGeometry()
    private final var wantsLayout = false
    /// The sublayers that were added, without those of subviews.
    private final var added: [CALayer] = []
    private final weak var layerAbove: CALayer?
    /// The number of the superview's subview layers that lie below this layer.
    private final var viewsBelow = 0

    public override init() { super.init() }
    public init(layer: Any) { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Geometry

    /// The smallest upright rectangle around the layer, in its superlayer's coordinates.
    open var frame: CGRect {
        get { view.map { view in onMain { view.frame } } ?? ownGeometry.frame }
        set { if let view { onMain { view.frame = newValue } } else { move { $0.frame = newValue } } }
    }
    open var bounds: CGRect {
        get { view.map { view in onMain { view.bounds } } ?? ownGeometry.bounds }
        set { if let view { onMain { view.bounds = newValue } } else { move { $0.bounds = newValue } } }
    }
    /// The position of the anchor point in the superlayer's coordinates.
    open var position: CGPoint {
        get { view.map { view in onMain { view.center } } ?? ownGeometry.position }
        set { if let view { onMain { view.center = newValue } } else { ownGeometry.position = newValue } }
    }
    /// The anchor point in units of the bounds. ``position`` and the transform refer to it.
    open var anchorPoint: CGPoint {
        get { view.map { view in onMain { view.anchorPoint } } ?? ownGeometry.anchor }
        set {
            guard let view else { return ownGeometry.anchor = newValue }
            // Unlike a view's, a layer's anchor point keeps the position, so that the layer moves.
            onMain {
                let center = view.center
                view.anchorPoint = newValue
                view.center = center
            }
        }
    }
    open var anchorPointZ: CGFloat = 0
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    /// The transform. A view's layer uses its affine part.
    open var transform: CATransform3D {
        get { view.map { view in CATransform3DMakeAffineTransform(onMain { view.transform }) } ?? ownGeometry.transform }
        set {
            ownGeometry.transform = newValue
            if let view { onMain { view.transform = CATransform3DGetAffineTransform(newValue) } }
        }
    }

    private func move(_ body: (inout LayerGeometry) -> Void) {
        let old = ownGeometry.bounds.size
        body(&ownGeometry)
        if ownGeometry.bounds.size != old { setNeedsLayout() }
    }

    /// The geometry: the view's for a view's layer, else the layer's own.
    private final var geometry: LayerGeometry {
        view == nil ? ownGeometry : LayerGeometry(bounds: bounds, position: position, anchor: anchorPoint, transform: transform)
    }

    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(map(to: l).inverted()) }
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(map(to: l)) }
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(map(to: l).inverted()) }
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(map(to: l)) }

    /// The map from this layer's coordinates to another's; nil stands for the topmost layer's.
    private final func map(to other: CALayer?) -> CGAffineTransform {
        CoordinatePath(from: self, to: other ?? top) { $0.superlayer }.map { $0.geometry.toSuperlayer }
    }
    private final var top: CALayer {
        var walker = self
        while let above = walker.superlayer { walker = above }
        return walker
    }

    /// Whether a point in the layer's coordinates lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// The deepest layer at a point in the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        let inside = geometry.inward(p)
        guard !isHidden, opacity > 0, contains(inside) else { return nil }
        for layer in (sublayers ?? []).reversed() { if let found = layer.hitTest(inside) { return found } }
        return self
    }

    open var sublayerTransform = CATransform3DIdentity
    open var zPosition: CGFloat = 0
    open var cornerRadius: CGFloat = 0
    open var maskedCorners: CACornerMask = .all
    open var cornerCurve = CALayerCornerCurve.circular
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor? {
        get { view.flatMap { view in onMain { view.backgroundColor?.cgColor } } ?? storedBackgroundColor }
        set {
            storedBackgroundColor = newValue
            if let view { onMain { view.backgroundColor = newValue.map { UIColor(cgColor: $0) } } }
        }
    }
    private var storedBackgroundColor: CGColor?
    open var shadowColor: CGColor?
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var shadowOpacity: Float = 0
    open var shadowPath: CGPath?
    open var opacity: Float {
        get { view.map { view in Float(onMain { view.alpha }) } ?? storedOpacity }
        set {
            storedOpacity = newValue
            if let view { onMain { view.alpha = CGFloat(newValue) } }
        }
    }
    private var storedOpacity: Float = 1
    open var isOpaque = false
    open var isHidden: Bool {
        get { view.map { view in onMain { view.isHidden } } ?? isHiddenByItself }
        set { if let view { onMain { view.isHidden = newValue } } else { isHiddenByItself = newValue } }
    }
    private var isHiddenByItself = false
    open var masksToBounds: Bool {
        get { view.map { view in onMain { view.clipsToBounds } } ?? masks }
        set { if let view { onMain { view.clipsToBounds = newValue } } else { masks = newValue } }
    }
    private var masks = false
    open var mask: CALayer?
    open var contents: Any?
    open var contentsScale: CGFloat = 1
    open var contentsGravity = CALayerContentsGravity.resize
    open var rasterizationScale: CGFloat = 1
    open var shouldRasterize = false
    open var allowsGroupOpacity = true
    open var allowsEdgeAntialiasing = false
    open var name: String?
    // MARK: The tree

    /// The sublayers from back to front. A view's layer has the layers of its subviews among them.
    open var sublayers: [CALayer]? {
        get {
            let found = allSublayers
            return found.isEmpty ? nil : found
        }
        set {
            for layer in added { layer.layerAbove = nil }
            added = []
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }
    open var superlayer: CALayer? { layerAbove ?? view.flatMap { view in onMain { view.superview?.layer } } }

    /// The sublayers in their order: each added layer stays above as many subview layers as when it was added.
    private final var allSublayers: [CALayer] {
        guard let view else { return added }
        let ofViews = onMain { view.subviews.map(\.layer) }
        var found: [CALayer] = []
        var rest = added[...]
        for (index, layer) in ofViews.enumerated() {
            while let next = rest.first, next.viewsBelow <= index { found.append(rest.removeFirst()) }
            found.append(layer)
        }
        return found + rest
    }

    open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { _ in Int(idx) } }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer) { layers in (layers.firstIndex { $0 === sibling } ?? layers.count - 1) + 1 }
    }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? 0 }
    }
    /// Inserts a layer. A subview's layer cannot be inserted, as it belongs to its view.
    private func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
        layer.removeFromSuperlayer()
        let all = allSublayers
        guard layer !== self, !all.contains(where: { $0 === layer }) else { return }
        let below = all.prefix(max(index(all), 0)), addedBelow = below.count { $0.layerAbove === self }
        layer.viewsBelow = below.count - addedBelow
        layer.layerAbove = self
        added.insert(layer, at: addedBelow)
        setNeedsLayout()
    }
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }
    /// Removes the layer from its superlayer. A view's layer stays with its view.
    open func removeFromSuperlayer() {
        layerAbove?.added.removeAll { $0 === self }
        layerAbove = nil
    }

    // MARK: Layout

    /// The delegate. A view's layer has the view as its delegate.
    open weak var delegate: (any CALayerDelegate)? {
        get { view ?? storedDelegate }
        set { storedDelegate = newValue }
    }
    private weak var storedDelegate: (any CALayerDelegate)?

    open func setNeedsLayout() {
        wantsLayout = true
        if let view { onMain { view.setNeedsLayout() } }
    }
    open func needsLayout() -> Bool { wantsLayout }
    /// Lays out the marked layers of the tree. A layout of views does not lay out layers.
    open func layoutIfNeeded() {
        if let view { onMain { view.layoutIfNeeded() } }
        var top = self
        while view == nil, let above = top.superlayer, above.view == nil { top = above }
        var waiting = [top]
        while let layer = waiting.popLast() {
            if layer.wantsLayout {
                layer.wantsLayout = false
                if layer.view == nil { layer.layoutSublayers() }
            }
            waiting += layer.added.reversed()
        }
    }
    /// Lays out the sublayers: asks the delegate, unless it is a view.
    open func layoutSublayers() {
        nonisolated(unsafe) let (layer, delegate) = (self, storedDelegate)
        if view == nil { onMain { delegate?.layoutSublayers(of: layer) } }
    }

    // Drawing and animation, which have no effect.

    /// No effect.
    open func setNeedsDisplay() {}
    /// No effect.
    open func setNeedsDisplay(_ r: CGRect) {}
    /// No effect.
    open func draw(in ctx: CGContext) {}
    /// No effect.
    open func render(in ctx: CGContext) {}
    /// No effect.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// No effect.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// No effect.
    open func action(forKey event: String) -> (any CAAction)? { nil }
    /// No effect.
    open func animationKeys() -> [String]? { nil }
    open var actions: [String: any CAAction]?
    open var speed: Float = 1
    open var duration: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    /// The values of keys that are not properties.
    private var values: [String: Any] = [:]
    /// Keeps a value under a key. Properties are not set by their names.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { values[keyPath] = value }
    /// The value that is kept under a key; nil for properties.
    open func value(forKey key: String) -> Any? { values[key] }
    open func value(forKeyPath keyPath: String) -> Any? { values[keyPath] }
    open var timeOffset: CFTimeInterval = 0
    open var beginTime: CFTimeInterval = 0
    open var needsDisplayOnBoundsChange = false
    open var isDoubleSided = true
    open var isGeometryFlipped = false
    open var drawsAsynchronously = false
    open var style: [AnyHashable: Any]?
    open var minificationFilter = CALayerContentsFilter.linear
    open var magnificationFilter = CALayerContentsFilter.linear
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
    open var compositingFilter: Any?
    open var filters: [Any]?
    open var backgroundFilters: [Any]?
    open var visibleRect: CGRect { bounds }
    open func preferredFrameSize() -> CGSize { bounds.size }
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
    /// No effect.
    open func displayIfNeeded() {}
    /// No effect.
    open func display() {}
    open func add(_ anim: CAAnimation, forKey key: String?) {
        nonisolated(unsafe) let (anim, delegate) = (anim, anim.delegate)
        onMain {
            delegate?.animationDidStart(anim)
            delegate?.animationDidStop(anim, finished: true)
        }
    }
    /// No effect.
    open func removeAnimation(forKey key: String) {}
    /// No effect.
    open func removeAllAnimations() {}
    /// No effect.
    open func animation(forKey key: String) -> CAAnimation? { nil }
    /// The layer as shown. No effect. It is the layer itself, as no animation is in progress.
    open func presentation() -> Self? { self }
    /// No effect.
    open func model() -> Self { self }

    final var associations: Associations?
}

extension CALayer: AssociationHolder {}
