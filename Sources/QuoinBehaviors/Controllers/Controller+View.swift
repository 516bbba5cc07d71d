import QuoinLayout

// The margins and the safe area that a controller gives to its view.

extension Controller {
    /// Sets the margins of the view (MG-4): horizontally at least 16 or 20, vertically the safe area alone. Before iOS 11 they are fixed.
    func applyMargins() {
        let width = parent == nil || view.frame.width == 0 ? screen.size.width : view.frame.width
        var least = leastMargin ?? Screen.minimumMargin(width: width, era: screen.era)
        if followsReadableWidth { least = max(least, (width - ReadableGuide.maximumWidth(category)) / 2) }  // GD-5
        let system = Insets(top: 0, left: least, bottom: 0, right: least)
        guard screen.era.hasRootMargins else { return }
        guard screen.era.hasSafeAreas else {
            view.margins = system
            view.marginsIncludeSafeArea = false
            view.minimumMargins = nil
            return
        }
        view.margins = margins ?? Insets(top: 0, left: 8, bottom: 0, right: 8)
        view.minimumMargins = respectsSystemMinimumMargins || followsReadableWidth ? system : nil
    }

    /// Sets the safe area of the view (SA-1). It has none before it is in its window (SA-4).
    func applySafeArea() {
        let isInWindow = stage == .didAppear
        if parent == nil { view.safeAreaOverride = isInWindow ? placement.covered : .zero }
        view.additionalSafeArea = isInWindow && screen.era.hasSafeAreas ? additionalSafeArea : .zero
    }
}
