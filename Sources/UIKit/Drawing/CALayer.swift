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
    open func setAffineTransform(_ transform: CGAffineTransform) { view?.transform = transform }
    open func affineTransform() -> CGAffineTransform { view?.transform ?? .identity }
    open var transform = CATransform3DIdentity
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
    open var opacity: Float = 1
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
    open private(set) var sublayers: [CALayer]?
    open private(set) weak var superlayer: CALayer?

    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        sublayers = sublayers ?? []
        sublayers?.insert(layer, at: min(Int(index), sublayers?.count ?? 0))
        layer.superlayer = self
    }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { addSublayer(layer) }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insertSublayer(layer, at: 0) }
    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }
    open func setNeedsLayout() { view?.setNeedsLayout() }
    open func layoutIfNeeded() { view?.layoutIfNeeded() }
    open func layoutSublayers() {}
    open func setNeedsDisplay() {}
    open func displayIfNeeded() {}
    open func display() {}
    open func add(_ anim: CAAnimation, forKey key: String?) {}
    open func removeAnimation(forKey key: String) {}
    open func removeAllAnimations() {}
    open func animation(forKey key: String) -> CAAnimation? { nil }
    open func presentation() -> Self? { nil }

    var associations: Associations?
}

extension CALayer: @preconcurrency AssociationHolder {}

/// Hears of a layer's life; nothing happens to layers here.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {}

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
}

/// A map of space; kept, never applied.
public struct CATransform3D: Hashable, Sendable {
    public var m11: CGFloat = 0, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 0, m23: CGFloat = 0, m24: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 0, m34: CGFloat = 0
    public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 0
    public init() {}
}

public let CATransform3DIdentity: CATransform3D = {
    var identity = CATransform3D()
    (identity.m11, identity.m22, identity.m33, identity.m44) = (1, 1, 1, 1)
    return identity
}()

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var made = CATransform3DIdentity
    (made.m11, made.m22, made.m33) = (sx, sy, sz)
    return made
}

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var made = CATransform3DIdentity
    (made.m41, made.m42, made.m43) = (tx, ty, tz)
    return made
}

/// A layer of one color gradient.
open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer of one shape.
open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor?
    open var strokeColor: CGColor?
    open var lineWidth: CGFloat = 1
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
}

/// A layer of text.
open class CATextLayer: CALayer {
    open var string: Any?
    open var fontSize: CGFloat = 36
}

/// A change over time; here nothing changes over time.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
    open var duration: TimeInterval = 0
    open var isRemovedOnCompletion = true
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var beginTime: TimeInterval = 0
}

/// A change of one property.
open class CABasicAnimation: CAAnimation {
    open var keyPath: String?
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// Changes that show together. They are made at once here, and the completion follows the commit.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    open class func begin() { UIKitState.transactions.append(nil) }
    open class func commit() { if let completion = UIKitState.transactions.popLast() { completion?() } }
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        if UIKitState.transactions.isEmpty { return block?() ?? () }
        UIKitState.transactions[UIKitState.transactions.count - 1] = block
    }
    open class func setDisableActions(_ flag: Bool) {}
    open class func setAnimationDuration(_ dur: TimeInterval) {}
    open class func flush() {}
}

/// Seconds since some moment, never going back.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }
