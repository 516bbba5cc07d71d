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
