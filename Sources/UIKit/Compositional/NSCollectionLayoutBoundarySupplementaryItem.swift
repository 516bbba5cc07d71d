/// A header or footer at an edge of a section or of the whole layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    public let offset: CGPoint
    /// Whether the content makes room for the view, or lies under it.
    public var extendsBoundary = true
    /// Whether the view stays visible as long as its section is.
    public var pinToVisibleBounds = false

    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(layoutSize, kind: elementKind, on: NSCollectionLayoutAnchor(edges: alignment.edges), from: nil)
    }
}
