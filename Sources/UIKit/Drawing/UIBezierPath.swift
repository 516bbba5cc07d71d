/// An outline. Kept as its points; nothing is drawn.
public final class CGPath: Hashable, Sendable {
    let points: [CGPoint]

    init(_ points: [CGPoint]) { self.points = points }

    /// The smallest rectangle around all points.
    public var boundingBox: CGRect {
        guard let first = points.first else { return .null }
        return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
    public var isEmpty: Bool { points.isEmpty }
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.points == rhs.points }
    public func hash(into hasher: inout Hasher) { for point in points { hasher.combine(point.x + point.y) } }
}

/// An outline that is built step by step.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
    private var points: [CGPoint] = []

    public override init() { super.init() }
    public convenience init(rect: CGRect) {
        self.init()
        add(rect)
    }
    public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(rect: rect)
    }
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        points = CGPath.points
    }

    private func add(_ rect: CGRect) {
        points += [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ]
    }

    open func move(to point: CGPoint) { points.append(point) }
    open func addLine(to point: CGPoint) { points.append(point) }
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { points.append(endPoint) }
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) { points.append(endPoint) }
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        add(CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    open func append(_ bezierPath: UIBezierPath) { points += bezierPath.points }
    open func close() {}
    open func fill() {}
    open func stroke() {}
    open func addClip() {}
    open func apply(_ transform: CGAffineTransform) { points = points.map { $0.applying(transform) } }
    open var lineWidth: CGFloat = 1
    open var bounds: CGRect { cgPath.boundingBox }
    open var isEmpty: Bool { points.isEmpty }
    open var cgPath: CGPath { CGPath(points) }
}
