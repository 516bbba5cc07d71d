// Presentation controllers. A program's own places the presented view (`frameOfPresentedViewInContainerView`); UIKit's use a
// sheet or the whole window.

/// The object that manages the presentation of a controller.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    public final let presentedViewController: UIViewController
    public final let presentingViewController: UIViewController
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController ?? presentedViewController
        super.init()
    }

    /// The view that contains the presented view while it is presented.
    open var containerView: UIView? { container ?? presentedViewController.viewIfLoaded?.superview }
    final var container: PresentationContainer?
    open var presentedView: UIView? { presentedViewController.view }
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open var shouldRemovePresentersView: Bool { false }
    /// No effect.
    open var shouldPresentInFullscreen: Bool { true }
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// No effect.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    /// No effect.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
    open var overrideTraitCollection: UITraitCollection?
    open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// No effect.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// No effect.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        parentSize
    }
}

extension UIPresentationController: UIContentContainer, UITraitEnvironment {
    /// Adds the presented view to the window and calls the presentation's hooks.
    final func begin(in window: UIWindow) {
        let made = PresentationContainer(frame: window.bounds)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.controller = self
        window.addSubview(made)
        container = made
        presentationTransitionWillBegin()
        if let shown = presentedView {
            shown.frame = frameOfPresentedViewInContainerView
            if shown.superview == nil { made.addSubview(shown) }
        }
    }

    /// Calls the hook for the end of the presentation.
    final func presentationDidEnd() { if container != nil { presentationTransitionDidEnd(true) } }

    /// Removes the presented view and calls the dismissal's hooks.
    final func end() {
        dismissalTransitionWillBegin()
        presentedView?.removeFromSuperview()
        container?.removeFromSuperview()
        container = nil
        dismissalTransitionDidEnd(true)
    }
}
