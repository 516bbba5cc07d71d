/// A view behind a section's content that the layout itself brings.
@preconcurrency @MainActor
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    public var zIndex = 0

    private init(_ elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }
    /// As large as the section, with its headers and footers.
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem { .init(elementKind) }
}
