// Transition coordinators. Transitions end at once; animations that run alongside them are run.

/// The coordinator of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }
    /// Calls the handler when a transition becomes interactive. No effect. Transitions are not interactive.
    public func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}
}

/// The state of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    var transitionDuration: TimeInterval { get }
    var containerView: UIView { get }
    var targetTransform: CGAffineTransform { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var percentComplete: CGFloat { get }
    var completionVelocity: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    var initiallyInteractive: Bool { get }
    var isInterruptible: Bool { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewControllerTransitionCoordinatorContext {
    /// No effect.
    public var isAnimated: Bool { false }
    /// No effect.
    public var isInteractive: Bool { false }
    /// No effect.
    public var isCancelled: Bool { false }
    public var transitionDuration: TimeInterval { 0 }
    /// No effect.
    public var targetTransform: CGAffineTransform { .identity }
    /// No effect.
    public var presentationStyle: UIModalPresentationStyle { .none }
    public var percentComplete: CGFloat { 1 }
    /// No effect.
    public var completionVelocity: CGFloat { 1 }
    /// No effect.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// No effect.
    public var initiallyInteractive: Bool { false }
    /// No effect.
    public var isInterruptible: Bool { false }
    /// No effect.
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    /// No effect.
    public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}
