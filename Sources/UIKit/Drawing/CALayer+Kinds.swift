// Layers whose properties are stored only, as nothing is drawn.

/// A layer that repeats its sublayers.
open class CAReplicatorLayer: CALayer {
    open var instanceCount = 1
    open var instanceTransform = CATransform3DIdentity
    open var instanceDelay: CFTimeInterval = 0
    open var instanceColor: CGColor?
    open var preservesDepth = false
}

/// A layer that only transforms its sublayers.
open class CATransformLayer: CALayer {}

/// A layer that shows a part of its sublayers.
open class CAScrollLayer: CALayer {
    /// No effect.
    open func scroll(to p: CGPoint) {}
}

/// A layer that is drawn in tiles.
open class CATiledLayer: CALayer {
    open var tileSize = CGSize(width: 256, height: 256)
    open var levelsOfDetail = 1
    open var levelsOfDetailBias = 0
    /// No effect.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
