/// A spacing: fixed, or flexible with a minimum.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
    public let spacing: CGFloat
    public let isFlexibleSpacing: Bool
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
        super.init()
    }
    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init(fixedSpacing, isFlexible: false) }
    /// A spacing with a minimum. Flexible spacings share the remaining space.
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init(flexibleSpacing, isFlexible: true) }
}

/// The spacing around an item; nil for none.
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing: NSObject {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }
    func near(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutSpacing? { axis == .horizontal ? leading : top }
    func far(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutSpacing? { axis == .horizontal ? trailing : bottom }
}
