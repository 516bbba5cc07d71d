// Scenes group windows. There is one, made when it is asked for.

/// Something that shows windows.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    public final let session: UISceneSession
    open weak var delegate: (any UISceneDelegate)?
    open var title: String! = ""
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

    /// Why a scene was made; nothing is known of it.
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
