// Moving items by hand, and things dragged from one app to another: nothing of it occurs here.

extension UICollectionView {
    public enum ReorderingCadence: Int, Hashable, Sendable {
        case immediate, fast, slow
    }

    /// Items are not moved by hand.
    @discardableResult
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    public func endInteractiveMovement() {}
    public func cancelInteractiveMovement() {}

    /// The other layout holds at once.
    @discardableResult
    public func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
    ) -> UICollectionViewTransitionLayout {
        let former = collectionViewLayout
        collectionViewLayout = layout
        completion?(true, true)
        return UICollectionViewTransitionLayout(currentLayout: former, nextLayout: layout)
    }
    public func finishInteractiveTransition() {}
    public func cancelInteractiveTransition() {}
}
