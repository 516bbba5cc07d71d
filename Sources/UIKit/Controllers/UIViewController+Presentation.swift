import QuoinBehaviors

extension UIViewController {
    final func present(_ controller: UIViewController, isAnimated animated: Bool, then completion: (() -> Void)?) {
        guard controller !== self else { return }
        let presenter = presenter(for: controller.modalPresentationStyle)
        let names = "Attempt to present \(controller) on \(presenter) (from \(self))"
        if let shown = presenter.presented { return UIKitState.log("\(names) which is already presenting \(shown).") }
        guard let window = viewIfLoaded?.window else { return UIKitState.log("\(names) whose view is not in the window hierarchy.") }
        presenter.presented = controller
        controller.presenting = presenter
        controller.appearanceReason = .presented
        let hides = controller.hidesPresenter
        let before = presenter.viewIfLoaded?.superview
        presenter.exchangeCovered(hides ? presenter : nil, for: controller, in: window, animated: animated) {
            controller.addPresentedView(in: window)
            if hides, before === window { presenter.viewIfLoaded?.removeFromSuperview() }
        }
        (controller.presentationController as UIPresentationController?)?.presentationDidEnd()
        completion?()
    }

    final func dismissShown(_ animated: Bool, _ completion: (() -> Void)?) {
        guard let shown = presented else {
            guard let above = presenting ?? parentReference else {
                completion?()
                return
            }
            return above.dismiss(animated: animated, completion: completion)
        }
        // The controllers that it has presented itself are dismissed first.
        if shown.presented != nil { shown.dismissShown(false, nil) }
        let returns = shown.hidesPresenter
        shown.appearanceReason = .dismissed
        if let window = shown.viewIfLoaded?.window {
            exchangeCovered(shown, for: returns ? self : nil, in: window, animated: animated) {
                if returns, let view = viewIfLoaded, view.superview == nil {
                    window.insertSubview(view, at: 0)
                    view.frame = window.bounds
                }
                shown.removePresentedView()
            }
        }
        presented = nil
        shown.presenting = nil
        shown.keptPresentationController = nil
        completion?()
    }

    /// Replaces the covered controller's view. The covered controller is called last, as it lies below the presented one.
    private final func exchangeCovered(
        _ old: UIViewController?, for new: UIViewController?, in window: UIWindow, animated: Bool, change: () -> Void
    ) {
        exchange(old, for: new, in: window, animated: animated, change: change)
        new?.didAppear(animated)
        old?.didDisappear(animated)
    }

    /// The presenting controller: the outermost container or, for the styles of a context, the nearest controller that defines
    /// one.
    private final func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        var walker = self
        while let above = walker.parentReference {
            if walker.definesPresentationContext, style == .currentContext || style == .overCurrentContext { break }
            walker = above
        }
        return walker
    }

    /// Whether the presentation covers the presenting view completely, so that it leaves the window.
    private final var hidesPresenter: Bool {
        switch modalPresentationStyle {
        case .fullScreen, .currentContext: true
        case .automatic, .pageSheet, .formSheet: UIKitEnvironment.current.systemEra < .ios13 && !(self is UIAlertController)
        case .custom: presentationController?.shouldRemovePresentersView ?? false
        default: false
        }
    }

    final func makePresentationController() -> UIPresentationController {
        if modalPresentationStyle == .custom, let presenting,
            let own = transitioningDelegate?.presentationController(forPresented: self, presenting: presenting, source: presenting)
        {
            return own
        }
        return modalPresentationStyle == .popover
            ? UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
            : UISheetPresentationController(presentedViewController: self, presenting: presenting)
    }

    /// Adds the presented view to the window: at the frame of its own presentation controller, as a sheet, or in full size.
    private final func addPresentedView(in window: UIWindow) {
        if modalPresentationStyle == .custom, let arranging = presentationController { return arranging.begin(in: window) }
        loadViewIfNeeded()
        core?.canvas = sheet?.placement(on: window.screenOfWindow)
        window.addSubview(view)
        view.frame = core?.canvas.map { CGRect($0.frame) } ?? window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Places the presented view again after its detent or the window has changed.
    final func rearrange() {
        guard let window = viewIfLoaded?.window, presenting != nil, modalPresentationStyle != .custom else { return }
        core?.canvas = sheet?.placement(on: window.screenOfWindow)
        view.frame = core?.canvas.map { CGRect($0.frame) } ?? window.bounds
        place(on: window.screenOfWindow)
    }

    private final var sheet: Sheet? {
        let kind: Sheet.Kind
        switch modalPresentationStyle {
        case .automatic, .pageSheet: kind = .page
        case .formSheet: kind = .form
        case .popover: kind = .form
        default: return nil
        }
        if self is UIAlertController { return nil }
        let wanted = preferredContentSize
        return Sheet(
            kind, height: sheetPresentationController?.selectedDetentHeight, preferredSize: wanted == .zero ? nil : wanted.layoutSize)
    }

    /// Removes the presented view from the window.
    private final func removePresentedView() {
        if modalPresentationStyle == .custom, let arranging = presentationController {
            arranging.end()
        } else {
            viewIfLoaded?.removeFromSuperview()
        }
        core?.canvas = nil
    }

    /// Updates the layout after the additional safe area has changed.
    final func additionalInsetsDidChange() {
        guard let core else { return }
        core.additionalSafeArea = additionalSafeAreaInsets.layoutInsets
        updatePlacement()
        viewIfLoaded?.noteEngineChange()
    }
}
