// Animations end at once: the body runs, then the completion.

extension UIView {
    public class func animate(withDuration duration: TimeInterval, animations: () -> Void) { animations() }

    public class func animate(withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil) {
        animations()
        completion?(true)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void
    ) {
        animations()
    }

    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }

    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.showHideTransitionViews) {
            fromView.isHidden = true
            toView.isHidden = false
        } else if let above = fromView.superview {
            above.addSubview(toView)
            fromView.removeFromSuperview()
        }
        completion?(true)
    }

    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [], animations parallelAnimations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        if animation == .delete { for view in views { view.removeFromSuperview() } }
        parallelAnimations?()
        completion?(true)
    }
    public enum SystemAnimation: UInt, Hashable, Sendable {
        case delete
    }

    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) { animations() }

    // The older interface with begin and commit: properties that are set in between apply at once.

    /// No effect.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
    /// No effect.
    public class func commitAnimations() {}
    /// No effect.
    public class func setAnimationDuration(_ duration: TimeInterval) {}
    /// No effect.
    public class func setAnimationDelay(_ delay: TimeInterval) {}
    /// No effect.
    public class func setAnimationCurve(_ curve: AnimationCurve) {}
    /// No effect.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {}
    /// No effect.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
    /// No effect.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
    /// No effect.
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {}
    public enum AnimationTransition: Int, Hashable, Sendable {
        case none, flipFromLeft, flipFromRight, curlUp, curlDown
    }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
    public class func setAnimationsEnabled(_ enabled: Bool) { UIKitState.animationsAreEnabled = enabled }
    public class var areAnimationsEnabled: Bool { UIKitState.animationsAreEnabled }
    public class var inheritedAnimationDuration: TimeInterval { 0 }
}
