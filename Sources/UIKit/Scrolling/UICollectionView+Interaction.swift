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

/// A layout between two others.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    public final let currentLayout: UICollectionViewLayout
    public final let nextLayout: UICollectionViewLayout
    open var transitionProgress: CGFloat = 0

    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (self.currentLayout, nextLayout) = (currentLayout, newLayout)
        super.init()
    }
    public required init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {}
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {}
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {}
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {}
