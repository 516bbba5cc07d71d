/// A path, stored as its points.
public class CGPath: Hashable, @unchecked Sendable {
    var points: [CGPoint]

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
    /// The corners of the area that a line along the path covers.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let box = boundingBox.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2).applying(transform)
        return CGPath(rect: box, transform: nil)
    }
    /// Whether a point lies in the bounding box.
    public func contains(_ point: CGPoint) -> Bool { boundingBox.contains(point) }
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.points == rhs.points }
    public func hash(into hasher: inout Hasher) { hasher.combine(points) }
}

func corners(_ rect: CGRect) -> [CGPoint] {
    [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.maxY),
    ]
}

func circle(_ center: CGPoint, _ radius: CGFloat) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
}
