import QuoinLayout

// What a controller does to its view: margins and safe area.

extension Controller {
    /// MG-4: horizontally at least 16 or 20, vertically nothing but the safe area. Before iOS 11 fixed.
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

    /// SA-1; before the view is in its window there is none (SA-4).
    func applySafeArea() {
        let isInWindow = stage == .didAppear
        if parent == nil { view.safeAreaOverride = isInWindow ? placement.covered : .zero }
        view.additionalSafeArea = isInWindow && screen.era.hasSafeAreas ? additionalSafeArea : .zero
    }
}
