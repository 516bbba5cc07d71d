// What a compositional layout is put together from: items, and views that belong to something else.

/// A cell's size, and the room around it.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    public final let layoutSize: NSCollectionLayoutSize
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { storedSupplementaryItems }
    private let storedSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// Taken off the cell on all axes that are not estimated.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Added around the cell.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, storedSupplementaryItems) = (layoutSize, supplementaryItems)
        super.init()
    }

    /// The rectangle of a size at zero, less the insets.
    func inset(_ size: CGSize) -> CGRect {
        var insets = contentInsets
        if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
        if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        return CGRect(origin: .zero, size: size).inset(by: insets)
    }
}
