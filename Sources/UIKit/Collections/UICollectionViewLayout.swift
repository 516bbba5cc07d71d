/// Where a collection's cells lie.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    open internal(set) weak var collectionView: UICollectionView?
    /// What cells of an estimated size turned out to be.
    final var fittedSizes: [IndexPath: CGSize] = [:]
    private var decorations: [String: () -> UICollectionReusableView] = [:]

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    open func prepare() {}
    /// Everything is to be computed anew in the next layout.
    open func invalidateLayout() { invalidateLayout(with: everything) }
    /// What a layout keeps is let go of here: the collection calls it for new data, and for new bounds where
    /// ``shouldInvalidateLayout(forBoundsChange:)`` says so.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if !context.isScroll { fittedSizes = [:] }
        collectionView?.layoutWasInvalidated()
    }
    final var everything: UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.invalidatesEverything = true
        return context
    }
    /// Of the class that the layout names.
    func makeContext() -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
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

    // Changes show at once: what comes and goes is not asked for here.

    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        UICollectionViewLayoutInvalidationContext()
    }

    // MARK: Decorations

    /// The class of the views that the layout itself brings.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        let kind = viewClass as? UICollectionReusableView.Type
        decorations[elementKind] = kind.map { kind in
            { UIView.make(kind, frame: .zero) as? UICollectionReusableView ?? UICollectionReusableView(frame: .zero) }
        }
    }
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        register(nib == nil ? nil : UICollectionReusableView.self, forDecorationViewOfKind: elementKind)
    }
    /// Nil, and a message, where no class was registered.
    final func decoration(_ kind: String) -> UICollectionReusableView? {
        if let make = decorations[kind] { return make() }
        UIKitState.raise("NSInternalInconsistencyException", "no UICollectionViewLayout decoration registered for element kind \(kind)")
        return nil
    }

    // MARK: For the collection

    /// What the frames of all views reach over.
    var coveredRect: CGRect { CGRect(origin: .zero, size: collectionViewContentSize) }

    /// True where the size is new.
    final func setFittedSize(_ size: CGSize, of path: IndexPath) -> Bool {
        guard fittedSizes[path] != size else { return false }
        fittedSizes[path] = size
        return true
    }
    /// True where the size is new; false where the layout does not ask.
    func setFittedSize(_ size: CGSize, of supplement: UICollectionView.SupplementaryElement) -> Bool { false }

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
