/// A timing curve of a property animator. No effect. Animations end as soon as they start.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {}

/// A cubic timing curve.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public init(animationCurve curve: UIView.AnimationCurve) { super.init() }
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) { super.init() }
}

/// A spring as a timing curve.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    public init(dampingRatio ratio: CGFloat) { super.init() }
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) { super.init() }
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) { super.init() }
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0) { super.init() }
}
