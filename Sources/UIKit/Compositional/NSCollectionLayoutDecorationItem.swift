/// A view behind a section's content, made by the layout.
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
    /// A background as large as the section with its headers and footers.
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem { .init(elementKind) }
}
