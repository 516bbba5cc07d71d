/// A view that is anchored to an item or a group, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public final let elementKind: String
    public final let containerAnchor: NSCollectionLayoutAnchor
    public final let itemAnchor: NSCollectionLayoutAnchor?
    open var zIndex = 1

    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.init(layoutSize, kind: elementKind, on: containerAnchor, from: nil)
    }
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, kind: elementKind, on: containerAnchor, from: itemAnchor)
    }
    init(
        _ layoutSize: NSCollectionLayoutSize, kind elementKind: String, on containerAnchor: NSCollectionLayoutAnchor,
        from itemAnchor: NSCollectionLayoutAnchor?
    ) {
        (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// The view's frame on a container of a size: its anchor lies on the container's.
    func frame(on container: CGSize, fitted: CGSize?) -> CGRect {
        let size = layoutSize.resolved(in: container, fitted: fitted)
        let there = containerAnchor.point(in: container, own: size)
        let here = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)).point(in: size, own: size)
        return CGRect(origin: CGPoint(x: there.x - here.x, y: there.y - here.y), size: size)
    }
}
