/// Something whose looks can be set for all of its class at once; what is set is not kept.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// Something in which others look differently.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// An object that nobody reads.
    public static func appearance() -> Self { makeOfClass() }
    public static func appearance(for trait: UITraitCollection) -> Self { makeOfClass() }
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { makeOfClass() }
}

extension UIViewController: UIAppearanceContainer {}

extension UIBarItem: UIAppearance {
    /// An object that nobody reads.
    public static func appearance() -> Self { unsafeDowncast(make(self), to: self) }
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { appearance() }
}
