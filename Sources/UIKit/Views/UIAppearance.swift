/// An object with an appearance proxy. No effect. Properties that are set on a proxy are not used.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// A container by which appearance proxies are restricted.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// An appearance proxy. No effect. It is an object that is not used.
    public static func appearance() -> Self { makeOfClass() }
    public static func appearance(for trait: UITraitCollection) -> Self { makeOfClass() }
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { makeOfClass() }
}

extension UIViewController: UIAppearanceContainer {}

extension UIBarItem: UIAppearance {
    /// An appearance proxy. No effect. It is an object that is not used.
    public static func appearance() -> Self { unsafeDowncast(make(self), to: self) }
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { appearance() }
}
