/// A path that is built step by step. It is not drawn.
open class UIBezierPath: NSObject {
    private var path = CGMutablePath()

    public override init() { super.init() }
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }
    public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(rect: rect)
    }
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        path.addPath(CGPath)
    }

    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { path.addLine(to: endPoint) }
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) { path.addLine(to: endPoint) }
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    open func removeAllPoints() { path = CGMutablePath() }
    open func reversing() -> UIBezierPath { UIBezierPath(cgPath: CGPath(path.points.reversed())) }
    open func apply(_ transform: CGAffineTransform) { path = CGMutablePath(path.points.map { $0.applying(transform) }) }
    open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
    open var bounds: CGRect { path.boundingBox }
    open var isEmpty: Bool { path.isEmpty }
    open var currentPoint: CGPoint { path.currentPoint }
    open var cgPath: CGPath {
        get { CGPath(path.points) }
        set { path = CGMutablePath(newValue.points) }
    }

    // Drawing properties, which are stored only.

    /// No effect.
    open func close() {}
    /// No effect.
    open func fill() {}
    /// No effect.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
    /// No effect.
    open func stroke() {}
    /// No effect.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
    /// No effect.
    open func addClip() {}
    /// No effect.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false
}
