/// Hears of the life of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
    /// The delegate's own window, as seen by others: nil where it has no such property, an optional where it has.
    public var window: UIWindow?? { storedWindow(of: self) }
}

/// A delegate's stored property `window`, which on iOS may be there or not.
@MainActor
func storedWindow(of delegate: Any) -> UIWindow?? {
    var mirror: Mirror? = Mirror(reflecting: delegate)
    while let here = mirror {
        if let found = here.children.first(where: { $0.label == "window" }) { return .some(found.value as? UIWindow) }
        mirror = here.superclassMirror
    }
    return .none
}
