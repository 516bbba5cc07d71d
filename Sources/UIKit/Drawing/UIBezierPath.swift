/// An outline. Kept as its points; nothing is drawn.
public class CGPath: Hashable, @unchecked Sendable {
    fileprivate(set) var points: [CGPoint]

    init(_ points: [CGPoint]) { self.points = points }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(corners(rect).map { point in transform.map { point.applying($0.pointee) } ?? point })
    }
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(rect: rect, transform: transform)
    }
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(rect: rect, transform: transform)
    }

    /// The smallest rectangle around all points.
    public var boundingBox: CGRect {
        guard let first = points.first else { return .null }
        return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
    public var boundingBoxOfPath: CGRect { boundingBox }
    public var isEmpty: Bool { points.isEmpty }
    public var currentPoint: CGPoint { points.last ?? .zero }
    public func copy() -> CGPath? { CGPath(points) }
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(points) }
    /// Whether the point lies in the rectangle around the outline.
    public func contains(_ point: CGPoint) -> Bool { boundingBox.contains(point) }
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.points == rhs.points }
    public func hash(into hasher: inout Hasher) { hasher.combine(points) }
}

/// An outline that is built step by step. Curves are kept as their ends.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    override init(_ points: [CGPoint]) { super.init(points) }
    public convenience init() { self.init([]) }

    public func move(to point: CGPoint) { points.append(point) }
    public func addLine(to point: CGPoint) { points.append(point) }
    public func addLines(between points: [CGPoint]) { self.points += points }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { points.append(end) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { points.append(end) }
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        points += corners(circle(center, radius))
    }
    public func addRect(_ rect: CGRect) { points += corners(rect) }
    public func addEllipse(in rect: CGRect) { points += corners(rect) }
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) { points += corners(rect) }
    public func addPath(_ path: CGPath) { points += path.points }
    public func closeSubpath() {}
}

private func corners(_ rect: CGRect) -> [CGPoint] {
    [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.maxY),
    ]
}

private func circle(_ center: CGPoint, _ radius: CGFloat) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
}

/// An outline that is built step by step; nothing is drawn.
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

    // How it would be drawn; nothing is.

    open func close() {}
    open func fill() {}
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
    open func stroke() {}
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
    open func addClip() {}
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false
}
