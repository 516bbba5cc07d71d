// The geometry of a layer.
//
//   point in the layer ── less bounds.origin and anchor ──▶ transform ──▶ plus position ──▶ point in the superlayer

struct LayerGeometry {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchor = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3DIdentity

    private var map: CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    func outward(_ point: CGPoint) -> CGPoint {
        let turned = CGPoint(
            x: point.x - bounds.minX - anchor.x * bounds.width, y: point.y - bounds.minY - anchor.y * bounds.height
        ).applying(map)
        return CGPoint(x: turned.x + position.x, y: turned.y + position.y)
    }

    func inward(_ point: CGPoint) -> CGPoint {
        let turned = CGPoint(x: point.x - position.x, y: point.y - position.y).applying(map.inverted())
        return CGPoint(
            x: turned.x + bounds.minX + anchor.x * bounds.width, y: turned.y + bounds.minY + anchor.y * bounds.height)
    }

    /// The smallest upright rectangle around the layer. With a rotation not every size is possible; setting it chooses the
    /// nearest.
    var frame: CGRect {
        get { bounds.corners(outward) }
        set {
            let size = newValue.size.applying(map.inverted())
            bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
            position = CGPoint(x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
        }
    }
}

extension CGRect {
    /// The smallest upright rectangle around the transformed corners.
    func corners(_ map: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY)].map(map)
        let left = corners.map(\.x).min() ?? 0, top = corners.map(\.y).min() ?? 0
        return CGRect(x: left, y: top, width: (corners.map(\.x).max() ?? 0) - left, height: (corners.map(\.y).max() ?? 0) - top)
    }
}
