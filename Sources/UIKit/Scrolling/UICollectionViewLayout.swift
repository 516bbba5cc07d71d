/// Where a collection's cells lie.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    open internal(set) weak var collectionView: UICollectionView?
    /// What cells of an estimated size turned out to be.
    final var fittedSizes: [IndexPath: CGSize] = [:]

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    open func prepare() {}
    open func invalidateLayout() {
        fittedSizes = [:]
        collectionView?.setNeedsLayout()
    }
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        UICollectionViewLayoutInvalidationContext()
    }
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// True where the size is new.
    final func keep(_ size: CGSize, of path: IndexPath) -> Bool {
        guard fittedSizes[path] != size else { return false }
        fittedSizes[path] = size
        return true
    }

    /// New attributes of the class that the layout names.
    final func attributes(_ path: IndexPath, _ kind: String?, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let made = UICollectionViewLayoutAttributes.make(
            type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self)
        made.indexPath = path
        made.representedElementKind = kind
        made.frame = frame
        return made
    }
}

/// What of a layout no longer holds; here all of it is computed anew.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    open var invalidateEverything: Bool { true }
    open var invalidateDataSourceCounts: Bool { false }
    open var contentOffsetAdjustment = CGPoint.zero
    open var contentSizeAdjustment = CGSize.zero
    open func invalidateItems(at indexPaths: [IndexPath]) {}
}

/// Where one cell or supplementary view lies.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    open var indexPath = IndexPath(item: 0, section: 0)
    open internal(set) var representedElementKind: String?
    open var frame = CGRect.zero
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    open var transform = CGAffineTransform.identity
    open var transform3D = CATransform3DIdentity
    /// The cell is asked for its size on these axes.
    final var estimatesWidth = false
    final var estimatesHeight = false
    final var isEstimated: Bool { estimatesWidth || estimatesHeight }

    public override init() { super.init() }
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        representedElementKind = elementKind
    }
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        representedElementKind = decorationViewKind
    }

    open var representedElementCategory: UICollectionView.ElementCategory { representedElementKind == nil ? .cell : .supplementaryView }
    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    nonisolated open override func copy() -> Any { onMain { copy(with: nil) } }
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = UICollectionViewLayoutAttributes.make(type(of: self))
        (made.indexPath, made.representedElementKind, made.frame) = (indexPath, representedElementKind, frame)
        (made.alpha, made.zIndex, made.isHidden, made.transform) = (alpha, zIndex, isHidden, transform)
        (made.transform3D, made.estimatesWidth, made.estimatesHeight) = (transform3D, estimatesWidth, estimatesHeight)
        return made
    }
}

extension UICollectionView {
    public enum ElementCategory: UInt, Hashable, Sendable {
        case cell, supplementaryView, decorationView
    }
}
