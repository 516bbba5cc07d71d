// Layers are what draws: here they keep what is set and draw nothing. A view's layer shares the view's geometry.

/// What draws a view; here it keeps what it is told.
@preconcurrency @MainActor
open class CALayer: NSObject {
    weak final var view: UIView?
    private var ownFrame = CGRect.zero
    private var ownBoundsOrigin = CGPoint.zero

    public override init() { super.init() }
    public init(layer: Any) { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open var frame: CGRect {
        get { view?.frame ?? ownFrame }
        set { if let view { view.frame = newValue } else { ownFrame = newValue } }
    }
    open var bounds: CGRect {
        get { view?.bounds ?? CGRect(origin: ownBoundsOrigin, size: ownFrame.size) }
        set {
            if let view { return view.bounds = newValue }
            let center = position
            ownBoundsOrigin = newValue.origin
            ownFrame.size = newValue.size
            position = center
        }
    }
    open var position: CGPoint {
        get { view?.center ?? CGPoint(x: ownFrame.midX, y: ownFrame.midY) }
        set {
            if let view { return view.center = newValue }
            ownFrame.origin = CGPoint(x: newValue.x - ownFrame.width / 2, y: newValue.y - ownFrame.height / 2)
        }
    }
    open var anchorPoint: CGPoint {
        get { view?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
        set { view?.anchorPoint = newValue }
    }
    open var anchorPointZ: CGFloat = 0
    open func setAffineTransform(_ transform: CGAffineTransform) {
        if let view { view.transform = transform } else { map = CATransform3DMakeAffineTransform(transform) }
    }
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    /// Of a view's layer: the view's, as far as it stays in the plane.
    open var transform: CATransform3D {
        get { view.map { CATransform3DMakeAffineTransform($0.transform) } ?? map }
        set {
            map = newValue
            view?.transform = CATransform3DGetAffineTransform(newValue)
        }
    }
    private var map = CATransform3DIdentity
    open var sublayerTransform = CATransform3DIdentity
    open var zPosition: CGFloat = 0
    open var cornerRadius: CGFloat = 0
    open var maskedCorners: CACornerMask = .all
    open var cornerCurve = CALayerCornerCurve.circular
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor? {
        get { view?.backgroundColor?.cgColor ?? ownBackground }
        set {
            ownBackground = newValue
            view?.backgroundColor = newValue.map { UIColor(cgColor: $0) }
        }
    }
    private var ownBackground: CGColor?
    open var shadowColor: CGColor?
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var shadowOpacity: Float = 0
    open var shadowPath: CGPath?
    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? ownOpacity }
        set {
            ownOpacity = newValue
            view?.alpha = CGFloat(newValue)
        }
    }
    private var ownOpacity: Float = 1
    open var isOpaque = false
    open var isHidden: Bool {
        get { view?.isHidden ?? hides }
        set { if let view { view.isHidden = newValue } else { hides = newValue } }
    }
    private var hides = false
    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? masks }
        set { if let view { view.clipsToBounds = newValue } else { masks = newValue } }
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
    open weak var delegate: (any CALayerDelegate)?
    open var sublayers: [CALayer]? {
        get { layers }
        set {
            for layer in layers ?? [] { layer.superlayer = nil }
            layers = nil
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }
    private var layers: [CALayer]?
    open private(set) weak var superlayer: CALayer?

    open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer) { _ in Int(index) } }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer) { layers in (layers.firstIndex { $0 === sibling } ?? layers.count - 1) + 1 }
    }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? 0 }
    }
    private func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
        layer.removeFromSuperlayer()
        var found = layers ?? []
        found.insert(layer, at: min(max(place(found), 0), found.count))
        layers = found
        layer.superlayer = self
    }
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }
    open func removeFromSuperlayer() {
        superlayer?.layers?.removeAll { $0 === self }
        if superlayer?.layers?.isEmpty == true { superlayer?.layers = nil }
        superlayer = nil
    }
    /// Whether the point, in the layer's own coordinates, lies in it.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    open func hitTest(_ p: CGPoint) -> CALayer? { contains(p) ? self : nil }
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { view?.convert(p, from: l?.view) ?? p }
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { view?.convert(p, to: l?.view) ?? p }
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { view?.convert(r, from: l?.view) ?? r }
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { view?.convert(r, to: l?.view) ?? r }
    open func setNeedsLayout() { view?.setNeedsLayout() }
    open func layoutIfNeeded() { view?.layoutIfNeeded() }
    open func layoutSublayers() {}
    open func needsLayout() -> Bool { false }

    // Drawing and change over time: nothing happens.

    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ r: CGRect) {}
    open func draw(in ctx: CGContext) {}
    open func render(in ctx: CGContext) {}
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open func action(forKey event: String) -> (any CAAction)? { nil }
    open func animationKeys() -> [String]? { nil }
    open var actions: [String: any CAAction]?
    open var speed: Float = 1
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
    open func displayIfNeeded() {}
    open func display() {}
    open func add(_ anim: CAAnimation, forKey key: String?) {
        anim.delegate?.animationDidStart(anim)
        anim.delegate?.animationDidStop(anim, finished: true)
    }
    open func removeAnimation(forKey key: String) {}
    open func removeAllAnimations() {}
    open func animation(forKey key: String) -> CAAnimation? { nil }
    /// What shows now: the layer itself, as nothing is under way.
    open func presentation() -> Self? { self }
    open func model() -> Self { self }

    var associations: Associations?
}

extension CALayer: @preconcurrency AssociationHolder {}

/// Hears of a layer's life; nothing happens to layers here.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layerWillDraw(_ layer: CALayer)
    func layoutSublayers(of layer: CALayer)
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Corners that are rounded.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
    static let all: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer's contents are scaled.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
}
