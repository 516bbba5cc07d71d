/// The state of a user's activity. It is stored only.
open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }
}
