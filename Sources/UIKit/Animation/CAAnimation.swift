// Animations end at once: one that is added to a layer is complete, and its delegate is called.

/// A Core Animation animation.
open class CAAnimation: NSObject, CAAction {
    open var duration: CFTimeInterval = 0
    open var isRemovedOnCompletion = true
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var beginTime: CFTimeInterval = 0
    open var timeOffset: CFTimeInterval = 0
    open var speed: Float = 1
    open var fillMode = CAMediaTimingFillMode.removed
    open var timingFunction: CAMediaTimingFunction?
    open weak var delegate: (any CAAnimationDelegate)?
    /// No effect.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
