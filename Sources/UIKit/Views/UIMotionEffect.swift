/// A movement of what is shown as the device moves; it does not.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {}

/// A movement along one axis.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    public final let keyPath: String
    public final let type: EffectType
    open var minimumRelativeValue: Any?
    open var maximumRelativeValue: Any?
    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }
    public enum EffectType: Int, Hashable, Sendable {
        case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
    }
}

/// Several movements.
open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?
}
