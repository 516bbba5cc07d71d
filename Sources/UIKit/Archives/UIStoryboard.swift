/// A storyboard, by its name.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Logs that storyboards are not read, and returns nil.
    open func instantiateInitialViewController() -> UIViewController? {
        UIKitState.log("Storyboards are not read: \(name).storyboard gives no controller.")
        return nil
    }
    /// Logs that storyboards are not read, and returns the controller that `creator` creates from an empty archive.
    public final func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? {
        let none = instantiateInitialViewController() as? Controller
        return NSKeyedUnarchiver.empty.flatMap { creator?($0) } ?? none
    }
    /// Logs that storyboards are not read, and returns the controller that `creator` creates from an empty archive, or else an
    /// empty controller.
    public final func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        UIKitState.log("Storyboards are not read: \(name).storyboard gives an empty controller for \(identifier).")
        return NSKeyedUnarchiver.empty.flatMap { creator?($0) } ?? Controller.makeOfClass()
    }
    /// Logs that storyboards are not read, and returns an empty controller.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        UIKitState.log("Storyboards are not read: \(name).storyboard gives an empty controller for \(identifier).")
        return UIViewController()
    }
}
