/// The methods that a window scene calls on its delegate.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
    /// No effect.
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
    /// The delegate's window, read by reflection: nil if it declares no such property, an optional if it does.
    public var window: UIWindow?? { storedWindow(of: self) }
}

/// The value of the stored property `window`, which a delegate may declare or not.
@MainActor
func storedWindow(of delegate: Any) -> UIWindow?? {
    var mirror: Mirror? = Mirror(reflecting: delegate)
    while let here = mirror {
        if let found = here.children.first(where: { $0.label == "window" }) { return .some(found.value as? UIWindow) }
        mirror = here.superclassMirror
    }
    return .none
}
