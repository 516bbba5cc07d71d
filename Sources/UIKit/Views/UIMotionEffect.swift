/// A movement of views together with the device. No effect. The device does not move.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {}

/// A motion effect along one axis. No effect. The device does not move.
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

/// Several motion effects. No effect. The device does not move.
open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?
}
