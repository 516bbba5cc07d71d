/// A transition that ends as soon as it starts.
@MainActor
final class ImmediateTransition: NSObject, UIViewControllerTransitionCoordinator {
    let containerView: UIView
    private let controllers: [UITransitionContextViewControllerKey: UIViewController]

    init(in view: UIView, from old: UIViewController? = nil, to new: UIViewController? = nil) {
        containerView = view
        var known: [UITransitionContextViewControllerKey: UIViewController] = [:]
        known[.from] = old
        known[.to] = new
        controllers = known
        super.init()
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controllers[key] }
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        controllers[key == .from ? .from : .to]?.viewIfLoaded
    }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animation?(self)
        completion?(self)
        return true
    }
}
