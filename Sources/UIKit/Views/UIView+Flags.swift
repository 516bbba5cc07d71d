extension UIView {
    /// Marks a view of one of UIKit's own classes as plain: they override nothing that a layout calls.
    final func declarePlain<View: UIView>(_ view: View.Type) {
        guard type(of: self) == view else { return }
        flags = .isPlain
        item.hasLayoutCallbacks = false
    }

    /// Marks the view as not plain: a layout has to call it.
    final func declareNotPlain() {
        flags.remove(.isPlain)
        flags.formUnion([.needsLayout, .needsUpdateConstraints])
        laidOutSize = item.frame.size
        item.hasLayoutCallbacks = true
    }

    /// Sets the controller that owns the view.
    final func setController(_ controller: UIViewController?) {
        controllerReference = controller
        if controller == nil { return _ = flags.remove(.hasController) }
        flags.insert(.hasController)
        propagate(.subtreeHasInsetSources)
    }
}
