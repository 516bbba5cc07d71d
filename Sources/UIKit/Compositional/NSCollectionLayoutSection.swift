/// A section of a compositional layout: groups one after the other, with headers, footers and a background.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    final let group: NSCollectionLayoutGroup
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spacing between groups.
    open var interGroupSpacing: CGFloat = 0
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The reference of the insets of headers and footers. No effect. They use the insets of the content.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether headers and footers are as wide as the content, or as the container.
    open var supplementariesFollowContentInsets = true
    /// Whether the groups are side by side and scroll independently. They do not scroll here: cells keep their initial frames, some of them
    /// beyond the edge of the collection view.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// A closure that is called with the section's items after each layout and may change them.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }
}
