// The geometry of a layer.
//
//   point in the layer ── less bounds.origin and anchor ──▶ transform ──▶ plus position ──▶ point in the superlayer

struct LayerGeometry {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchor = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3DIdentity

    private var map: CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// The map from the layer's coordinates to those of its superlayer.
    var toSuperlayer: CGAffineTransform {
        let corner = CGPoint(x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
        if transform == CATransform3DIdentity {
            return CGAffineTransform(translationX: position.x - corner.x, y: position.y - corner.y)
        }
        return CGAffineTransform(translationX: -corner.x, y: -corner.y).concatenating(map)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    func inward(_ point: CGPoint) -> CGPoint { point.applying(toSuperlayer.inverted()) }

    /// The smallest upright rectangle around the layer. With a rotation not every size is possible; setting it chooses the
    /// nearest.
    var frame: CGRect {
        get { bounds.applying(toSuperlayer) }
        set {
            let size = newValue.size.applying(map.inverted())
            bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
            position = CGPoint(x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
        }
    }
}
