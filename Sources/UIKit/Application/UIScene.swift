// Scenes group windows. There is one scene, created when it is first asked for.

/// A group of windows.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    public final let session: UISceneSession
    open weak var delegate: (any UISceneDelegate)?
    open var title: String! = ""
    /// No effect.
    open var activationState: ActivationState { .foregroundActive }

    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    open override var next: UIResponder? { UIApplication.shared }

    public enum ActivationState: Int, Hashable, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// The reasons for which a scene was created. No effect. It is always empty.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        open var userActivities: Set<NSUserActivity> { [] }
        open var urlContexts: Set<UIOpenURLContext> { [] }
        open var sourceApplication: String? { nil }
    }

    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
}
