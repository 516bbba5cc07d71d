/// A guide that follows an object, with constraints that are active near an edge or away from it.
open class UITrackingLayoutGuide: UILayoutGuide {
    private var away: [(NSDirectionalRectEdge, [NSLayoutConstraint])] = []
    private var near: [(NSDirectionalRectEdge, [NSLayoutConstraint])] = []

    /// Adds constraints that are active while the guide is away from the edge.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
        away.append((edge, trackingConstraints))
        if edge != .bottom { NSLayoutConstraint.activate(trackingConstraints) }
    }
    /// Adds constraints that are active while the guide is near the edge. The keyboard is near the bottom.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
        near.append((edge, trackingConstraints))
        if edge == .bottom { NSLayoutConstraint.activate(trackingConstraints) }
    }
    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        near.filter { $0.0 == edge }.flatMap(\.1)
    }
    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        away.filter { $0.0 == edge }.flatMap(\.1)
    }
    open func removeAllTrackedConstraints() {
        for (_, constraints) in near + away { NSLayoutConstraint.deactivate(constraints) }
        near = []
        away = []
    }
}
