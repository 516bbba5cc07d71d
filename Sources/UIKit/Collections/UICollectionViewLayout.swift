/// The object that decides where a collection view's cells lie.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    open internal(set) weak var collectionView: UICollectionView?
    /// The measured sizes of cells whose size is estimated.
    final var fittedSizes: [IndexPath: CGSize] = [:]
    private var decorations: [String: () -> UICollectionReusableView] = [:]

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    open func prepare() {}
    /// Invalidates everything: all frames are computed in the next layout.
    open func invalidateLayout() { invalidateLayout(with: everything) }
    /// Invalidates the parts of the layout that the context lists. The collection view calls it for new data, and for new bounds where
    /// ``shouldInvalidateLayout(forBoundsChange:)`` is true.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if !context.isScroll { fittedSizes = [:] }
        collectionView?.layoutWasInvalidated()
    }
    final var everything: UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.invalidatesEverything = true
        return context
    }
    /// An invalidation context of the class that the layout names.
    func makeContext() -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// No effect.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }
    /// No effect.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// No effect.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// No effect.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // Initial and final attributes of appearing and disappearing items. Changes apply at once, so they are not asked for.

    /// No effect.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// No effect.
    open func finalizeCollectionViewUpdates() {}
    /// No effect.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// No effect.
    open func finalizeAnimatedBoundsChange() {}
    /// No effect.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// No effect.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// No effect.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// No effect.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// No effect.
    open func finalizeLayoutTransition() {}
    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
        previousIndexPath
    }
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = layoutAttributesForItem(at: indexPath) ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        return attributes
    }
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        UICollectionViewLayoutInvalidationContext()
    }

    // MARK: Decorations

    /// Registers the class of a kind of decoration view.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        let kind = viewClass as? UICollectionReusableView.Type
        decorations[elementKind] = kind.map { kind in
            { UIView.make(kind, frame: .zero) as? UICollectionReusableView ?? UICollectionReusableView(frame: .zero) }
        }
    }
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        register(nib == nil ? nil : UICollectionReusableView.self, forDecorationViewOfKind: elementKind)
    }
    /// Makes a decoration view. A kind that is not registered is logged and gives nil.
    final func decoration(_ kind: String) -> UICollectionReusableView? {
        if let make = decorations[kind] { return make() }
        UIKitState.raise("NSInternalInconsistencyException", "no UICollectionViewLayout decoration registered for element kind \(kind)")
        return nil
    }

    // MARK: For the collection

    /// The rectangle that covers all views.
    var coveredRect: CGRect { CGRect(origin: .zero, size: collectionViewContentSize) }

    /// Stores the measured size of a cell; returns whether it is new.
    final func setFittedSize(_ size: CGSize, of path: IndexPath) -> Bool {
        guard fittedSizes[path] != size else { return false }
        fittedSizes[path] = size
        return true
    }
    /// Stores the measured size of a supplementary view; returns whether it is new, false if the layout does not use it.
    func setFittedSize(_ size: CGSize, of supplement: UICollectionView.SupplementaryElement) -> Bool { false }

    /// Attributes of the class that the layout names.
    final func attributes(at path: IndexPath, kind: String?, frame: CGRect) -> UICollectionViewLayoutAttributes {
        let made = UICollectionViewLayoutAttributes.make(
            type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self)
        made.indexPath = path
        made.representedElementKind = kind
        made.frame = frame
        return made
    }
}
