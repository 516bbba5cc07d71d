// Sizes and spacings of compositional layouts.

/// A width and a height.
///
/// ```swift
/// NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(44))
/// ```
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }

    func resolved(in container: CGSize, fitted: CGSize? = nil) -> CGSize {
        CGSize(
            width: widthDimension.length(in: container, fitted: fitted?.width),
            height: heightDimension.length(in: container, fitted: fitted?.height))
    }
    func dimension(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutDimension {
        axis == .horizontal ? widthDimension : heightDimension
    }
}
