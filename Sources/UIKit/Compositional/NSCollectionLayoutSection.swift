/// Groups, one after the other, with what stands around them.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    final let group: NSCollectionLayoutGroup
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Between one group and the next.
    open var interGroupSpacing: CGFloat = 0
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// Kept; headers and footers take the insets of the content.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether headers and footers are as wide as the content, or as the container.
    open var supplementariesFollowContentInsets = true
    /// Whether the groups stand side by side and scroll on their own. They do not scroll here: cells lie where they are at
    /// first, those out of sight beyond the collection's edge.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Hears of the section's items after each layout, and may change them.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }
}

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
    ) -> Void

/// What the insets of a section are added to.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
    case automatic = 0
    case none, safeArea, layoutMargins, readableContent
}

/// How a section scrolls on its own.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
    case none = 0
    case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// Details of a section that scrolls on its own; kept.
@preconcurrency @MainActor
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    public var decelerationRate = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate.automatic
    public var bounce = UICollectionLayoutSectionOrthogonalScrollingBounce.automatic
}
public enum UICollectionLayoutSectionOrthogonalScrollingDecelerationRate: Int, Hashable, Sendable {
    case automatic, normal, fast
}
public enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int, Hashable, Sendable {
    case automatic, always, never
}

/// An item of a section, where it lies.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    var alpha: CGFloat { get set }
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
    var transform3D: CATransform3D { get set }
    var name: String { get }
    var indexPath: IndexPath { get }
    var frame: CGRect { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
    var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
    public var name: String { representedElementKind ?? "cell" }
}
