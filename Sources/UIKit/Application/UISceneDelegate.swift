/// The methods that a scene calls on its delegate.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
    /// No effect.
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    /// No effect.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// No effect.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// No effect.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// No effect.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// No effect.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// No effect.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// No effect.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    /// No effect.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}
