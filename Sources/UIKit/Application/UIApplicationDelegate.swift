/// The methods that an application calls on its delegate.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
}

/// An object in which a user's activity can be restored.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {}

extension UIResponder: UIUserActivityRestoring {}

extension UIApplicationDelegate {
    /// The delegate's window, read by reflection: nil if it declares no such property, an optional if it does.
    public var window: UIWindow?? { storedWindow(of: self) }
    public func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        connectingSceneSession.configuration
    }
    /// No effect.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    /// No effect.
    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    { .all }
    /// No effect.
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { false }
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// No effect.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// No effect.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// No effect.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// No effect.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// No effect.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// No effect.
    public func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {}
    /// No effect.
    public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {}
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        completionHandler(.noData)
    }
    /// No effect.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
}

extension UIApplicationDelegate where Self: UIResponder {
    /// The entry point for `@main`: calls the delegate's launch methods, lays out visible windows, and returns. There are no
    /// events to wait for.
    public static func main() {
        let delegate = UIResponder.make(self)
        guard let hearing = delegate as? Self else { return }
        UIApplication.shared.delegate = hearing
        _ = hearing.application(.shared, willFinishLaunchingWithOptions: nil)
        _ = hearing.application(.shared, didFinishLaunchingWithOptions: nil)
        hearing.applicationDidBecomeActive(.shared)
        UIKitState.layOutWindows()
        withExtendedLifetime(delegate) {}
    }
}
