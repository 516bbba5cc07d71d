// Layers of certain kinds: they keep what they are told and draw nothing.

/// A layer that shows copies of its sublayers.
open class CAReplicatorLayer: CALayer {
    open var instanceCount = 1
    open var instanceTransform = CATransform3DIdentity
    open var instanceDelay: CFTimeInterval = 0
    open var instanceColor: CGColor?
}

/// A layer of sublayers only.
open class CATransformLayer: CALayer {}

/// A layer that shows a part of its sublayers.
open class CAScrollLayer: CALayer {
    open func scroll(to p: CGPoint) {}
}

/// A layer of particles.
open class CAEmitterLayer: CALayer {
    open var emitterPosition = CGPoint.zero
    open var emitterSize = CGSize.zero
    open var birthRate: Float = 1
}

/// A layer that is drawn in pieces; nothing is drawn.
open class CATiledLayer: CALayer {
    open var tileSize = CGSize(width: 256, height: 256)
    open var levelsOfDetail = 1
    open var levelsOfDetailBias = 0
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
