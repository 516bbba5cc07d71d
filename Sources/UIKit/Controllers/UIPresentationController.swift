// Presentation controllers. One that a program brings arranges the view that it presents (`frameOfPresentedView…`); UIKit's own
// put it on a sheet, or give it the whole window.

/// Arranges a controller that comes over another.
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

    /// What holds the presented view while it is there.
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
    open var shouldPresentInFullscreen: Bool { true }
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
    open var overrideTraitCollection: UITraitCollection?
    open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        parentSize
    }
}

extension UIPresentationController: UIContentContainer, UITraitEnvironment {
    /// Brings the presented view into the window, where it belongs.
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

    /// It is there.
    final func presentationDidEnd() { if container != nil { presentationTransitionDidEnd(true) } }

    /// Takes it out again.
    final func end() {
        dismissalTransitionWillBegin()
        presentedView?.removeFromSuperview()
        container?.removeFromSuperview()
        container = nil
        dismissalTransitionDidEnd(true)
    }
}
