// The elements of a compositional layout: items and the views that belong to them.

/// The size of a cell and the space around it.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    public final let layoutSize: NSCollectionLayoutSize
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { storedSupplementaryItems }
    private let storedSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The insets of the cell on axes that are not estimated.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spacing around the cell.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, storedSupplementaryItems) = (layoutSize, supplementaryItems)
        super.init()
    }

    /// A rectangle of this size at zero, less the insets.
    func inset(_ size: CGSize) -> CGRect {
        var insets = contentInsets
        if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
        if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        return CGRect(origin: .zero, size: size).inset(by: insets)
    }
}
