// Reordering and drag and drop, which do not occur.

extension UICollectionView {
    public enum ReorderingCadence: Int, Hashable, Sendable {
        case immediate, fast, slow
    }

    /// Starts reordering. No effect. Items are not moved by touch.
    @discardableResult
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    /// No effect.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    /// No effect.
    public func endInteractiveMovement() {}
    /// No effect.
    public func cancelInteractiveMovement() {}

    /// Changes to the other layout at once.
    @discardableResult
    public func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
    ) -> UICollectionViewTransitionLayout {
        let former = collectionViewLayout
        collectionViewLayout = layout
        completion?(true, true)
        return UICollectionViewTransitionLayout(currentLayout: former, nextLayout: layout)
    }
    /// No effect.
    public func finishInteractiveTransition() {}
    /// No effect.
    public func cancelInteractiveTransition() {}
}
