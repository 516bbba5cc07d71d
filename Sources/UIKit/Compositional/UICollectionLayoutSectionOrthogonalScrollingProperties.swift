/// The details of a section that scrolls orthogonally. No effect. Sections do not scroll.
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
