/// A path that can be extended. Curves are stored as their end points.
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
    public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) { points += [end1, end2] }
    public func addRect(_ rect: CGRect) { points += corners(rect) }
    public func addEllipse(in rect: CGRect) { points += corners(rect) }
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) { points += corners(rect) }
    public func addPath(_ path: CGPath) { points += path.points }
    /// No effect.
    public func closeSubpath() {}
}
