/// An animation that the program starts, and that ends as soon as it starts. A paused animation starts when it is continued.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    open private(set) var state = UIViewAnimatingState.inactive
    open private(set) var duration: TimeInterval
    /// No effect.
    open var isRunning: Bool { false }
    open var isReversed = false
    open var fractionComplete: CGFloat = 0
    /// No effect.
    open var delay: TimeInterval { 0 }
    open var isInterruptible = true
    open var isUserInteractionEnabled = true
    open var isManualHitTestingEnabled = false
    open var scrubsLinearly = true
    open var pausesOnCompletion = false
    open var timingParameters: (any UITimingCurveProvider)?

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
        super.init()
    }
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animations.append(animation) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    open func startAnimation() {
        for animation in animations { animation() }
        animations = []
        end(at: .end)
    }
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
    open func pauseAnimation() { state = .active }
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        startAnimation()
    }
    /// Stops the animation. With `true` it ends without running completions; otherwise call ``finishAnimation(at:)`` next.
    open func stopAnimation(_ withoutFinishing: Bool) {
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { end(at: finalPosition) }

    private func end(at position: UIViewAnimatingPosition) {
        state = .inactive
        fractionComplete = position == .start ? 0 : 1
        let ended = completions
        completions = []
        for completion in ended { completion(position) }
    }

    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let made = UIViewPropertyAnimator(duration: duration, curve: .linear, animations: animations)
        if let completion { made.addCompletion(completion) }
        made.startAnimation()
        return made
    }
}
