/// A storyboard, by its name.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Nil, and a message.
    open func instantiateInitialViewController() -> UIViewController? {
        UIKitState.log("Storyboards are not read: \(name).storyboard gives no controller.")
        return nil
    }
    /// What `creator` makes of an empty archive, else nil; and a message.
    public final func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? {
        let none = instantiateInitialViewController() as? Controller
        return emptyArchive.flatMap { creator?($0) } ?? none
    }
    /// What `creator` makes of an empty archive, else a controller without content; and a message.
    public final func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        UIKitState.log("Storyboards are not read: \(name).storyboard gives an empty controller for \(identifier).")
        return emptyArchive.flatMap { creator?($0) } ?? Controller.makeOfClass()
    }
    /// Whatever is asked of it is not there.
    private var emptyArchive: NSCoder? {
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        archive.finishEncoding()
        let coder = try? NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
        coder?.requiresSecureCoding = false
        coder?.decodingFailurePolicy = .setErrorAndReturn
        return coder
    }
    /// An empty controller, and a message.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        UIKitState.log("Storyboards are not read: \(name).storyboard gives an empty controller for \(identifier).")
        return UIViewController()
    }
}
