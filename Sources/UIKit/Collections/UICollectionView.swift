import QuoinLayout

/// A scroll view that shows cells where a layout places them. Cells for all items are created; none is reused.
open class UICollectionView: UIScrollView {
    open var collectionViewLayout: UICollectionViewLayout { didSet { installLayout() } }
    private var factories: [String: () -> UICollectionReusableView] = [:]
    private var shownCells: [IndexPath: UICollectionViewCell] = [:]
    private var shownSupplementaryViews: [SupplementaryElement: UICollectionReusableView] = [:]
    private var selection: Set<IndexPath> = []
    private var needsReload = true

    /// The key of a supplementary view: its kind and index path.
    struct SupplementaryElement: Hashable {
        let kind: String
        let path: IndexPath
    }

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        installLayout()
    }
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        installLayout()
    }
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    private func installLayout() {
        collectionViewLayout.collectionView = self
        setNeedsReload()
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
        collectionViewLayout = layout
        completion?(true)
    }

    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { setNeedsReload() } }
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var backgroundView: UIView? { didSet { exchangeBackground(oldValue, backgroundView) } }
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isPrefetchingEnabled = true
    open var isEditing = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var allowsFocus = true
    open var selectionFollowsFocus = false
    open var remembersLastFocusedIndexPath = false
    open var dragInteractionEnabled = false
    open var reorderingCadence = ReorderingCadence.immediate
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    /// Whether updates are pending. Updates apply at once, so it is always false. No effect.
    open var hasUncommittedUpdates: Bool { false }
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    private var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

    // MARK: Kinds of views

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) { register(cellClass, identifier) }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        register(nib == nil ? nil : UICollectionViewCell.self, identifier)
    }
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        register(viewClass, elementKind + "/" + identifier)
    }
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        register(nib == nil ? nil : UICollectionReusableView.self, kind + "/" + identifier)
    }

    private func register(_ viewClass: AnyClass?, _ name: String) {
        guard let kind = viewClass as? UICollectionReusableView.Type else { return factories[name] = nil }
        let identifier = String(name.split(separator: "/").last ?? "")
        factories[name] = {
            let frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            let made = UIView.make(kind, frame: frame) as? UICollectionReusableView ?? UICollectionReusableView(frame: frame)
            made.identifier = identifier
            return made
        }
    }

    /// Makes a cell of the registered class. An identifier that is not registered is logged and gives a plain cell.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        if let cell = factories[identifier]?() as? UICollectionViewCell { return cell }
        UIKitState.raise(
            "NSInternalInconsistencyException",
            "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
        )
        return UICollectionViewCell(frame: .zero)
    }
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = factories[elementKind + "/" + identifier]?() { return view }
        UIKitState.raise(
            "NSInternalInconsistencyException",
            "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
        )
        return UICollectionReusableView(frame: .zero)
    }

    // MARK: Content

    open func reloadData() {
        setNeedsReload()
        reloadIfNeeded()
    }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }
    /// Takes a closure that does not escape, as on iOS.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
    open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
    open func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
    open func insertItems(at indexPaths: [IndexPath]) { setNeedsReload() }
    open func deleteItems(at indexPaths: [IndexPath]) { setNeedsReload() }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { setNeedsReload() }
    open func reloadSections(_ sections: IndexSet) { reloadData() }
    open func insertSections(_ sections: IndexSet) { setNeedsReload() }
    open func deleteSections(_ sections: IndexSet) { setNeedsReload() }
    open func moveSection(_ section: Int, toSection newSection: Int) { setNeedsReload() }

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    open func numberOfItems(inSection section: Int) -> Int { dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0 }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shownCells[indexPath] }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shownCells.first { $0.value === cell }?.key }
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        shownSupplementaryViews[SupplementaryElement(kind: elementKind, path: indexPath)]
    }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        shownSupplementaryViews.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }.map(\.value)
    }
    open var visibleCells: [UICollectionViewCell] { shownCells.sorted { $0.key < $1.key }.map(\.value) }
    open var indexPathsForVisibleItems: [IndexPath] { shownCells.keys.sorted() }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { shownCells.first { $0.value.frame.contains(point) }?.key }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shownSupplementaryViews.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
    }
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard let rect = layoutAttributesForItem(at: indexPath)?.frame else { return }
        let vertical: CGFloat? =
            scrollPosition.contains(.top)
            ? 0 : scrollPosition.contains(.centeredVertically) ? 0.5 : scrollPosition.contains(.bottom) ? 1 : nil
        let horizontal: CGFloat? =
            scrollPosition.contains(.left)
            ? 0 : scrollPosition.contains(.centeredHorizontally) ? 0.5 : scrollPosition.contains(.right) ? 1 : nil
        scroll(rect, vertically: vertical, horizontally: horizontal, animated)
    }

    // MARK: Selection

    open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection || indexPath == nil { for path in selection { deselectItem(at: path, animated: animated) } }
        guard let indexPath, allowsSelection else { return }
        selection.insert(indexPath)
        shownCells[indexPath]?.isSelected = true
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.remove(indexPath)
        shownCells[indexPath]?.isSelected = false
    }

    // MARK: Layout

    private func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    private func reloadIfNeeded() {
        guard needsReload, let dataSource else { return }
        needsReload = false
        isInvalidating = true
        collectionViewLayout.invalidateLayout(with: collectionViewLayout.everything)
        isInvalidating = false
        for cell in shownCells.values { cell.removeFromSuperview() }
        for view in shownSupplementaryViews.values { view.removeFromSuperview() }
        shownCells = [:]
        shownSupplementaryViews = [:]
        for section in 0..<numberOfSections {
            for index in 0..<numberOfItems(inSection: section) {
                let path = IndexPath(item: index, section: section)
                let cell = dataSource.collectionView(self, cellForItemAt: path)
                addSubview(cell)
                shownCells[path] = cell
                collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
            }
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        reloadIfNeeded()
        invalidateForBoundsChange()
        prepareLayout()
        if bounds.size != measuredSize { needsMeasure = true }
        if needsMeasure { measureCells() }
        measureSupplementaryViews()
        (needsMeasure, measuredSize) = (false, bounds.size)
        let size = collectionViewLayout.collectionViewContentSize
        let elements = elementsToShow()
        for attributes in elements where attributes.representedElementKind == nil { shownCells[attributes.indexPath]?.layOut(attributes) }
        let placed = Set(elements.filter { $0.representedElementKind == nil }.map(\.indexPath))
        for (path, cell) in shownCells where !placed.contains(path) {
            if let attributes = collectionViewLayout.layoutAttributesForItem(at: path) { cell.layOut(attributes) }
        }
        placeSupplementaryViews(elements.filter { $0.representedElementKind != nil })
        if size != contentSize { contentSize = size }
    }

    /// Asks the layout whether it is invalid for the new bounds.
    private func invalidateForBoundsChange() {
        guard bounds != lastLayoutBounds else { return }
        let isScroll = bounds.size == lastLayoutBounds.size
        defer { lastLayoutBounds = bounds }
        guard collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        let context = collectionViewLayout.invalidationContext(forBoundsChange: bounds)
        context.isScroll = isScroll
        isInvalidating = true
        collectionViewLayout.invalidateLayout(with: context)
        isInvalidating = false
    }
    /// Prepares the layout. Invalidations that the layout itself causes meanwhile are ignored.
    private func prepareLayout() {
        isInvalidating = true
        collectionViewLayout.prepare()
        isInvalidating = false
    }
    final private(set) var lastLayoutBounds = CGRect.zero
    private var isInvalidating = false

    /// Marks the view for layout after the program has invalidated the layout.
    final func layoutWasInvalidated() { if !isInvalidating { setNeedsLayout() } }

    /// Whether cells have to be measured again: scrolling alone keeps their sizes.
    private var needsMeasure = true
    private var measuredSize = CGSize.zero

    open override func setNeedsLayout() {
        needsMeasure = true
        super.setNeedsLayout()
    }

    private func elementsToShow() -> [UICollectionViewLayoutAttributes] {
        collectionViewLayout.layoutAttributesForElements(in: collectionViewLayout.coveredRect) ?? []
    }

    /// Measures cells of estimated size and lays them out again (SZ-22).
    private func measureCells() {
        var isChanged = false
        for (path, cell) in shownCells {
            guard let attributes = collectionViewLayout.layoutAttributesForItem(at: path), attributes.isEstimated else { continue }
            let fitted = cell.preferredLayoutAttributesFitting(attributes)
            if collectionViewLayout.setFittedSize(fitted.size, of: path) { isChanged = true }
        }
        if isChanged { prepareLayout() }
    }

    /// Measures headers and footers of estimated size and lays them out again.
    private func measureSupplementaryViews() {
        var isChanged = false
        for attributes in elementsToShow() where attributes.isEstimated {
            guard let kind = attributes.representedElementKind else { continue }
            let key = SupplementaryElement(kind: kind, path: attributes.indexPath)
            guard needsMeasure || shownSupplementaryViews[key] == nil, let view = supplement(for: attributes) else { continue }
            if collectionViewLayout.setFittedSize(view.preferredLayoutAttributesFitting(attributes).size, of: key) { isChanged = true }
        }
        if isChanged { prepareLayout() }
    }

    private func supplement(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        guard let kind = attributes.representedElementKind else { return nil }
        let key = SupplementaryElement(kind: kind, path: attributes.indexPath)
        if let shown = shownSupplementaryViews[key] { return shown }
        let made =
            attributes.isDecoration
            ? collectionViewLayout.decoration(kind)
            : dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
        guard let made else { return nil }
        // Decorations lie behind the cells.
        let floor = backgroundView == nil ? 0 : 1
        insertSubview(made, at: attributes.isDecoration && attributes.zIndex <= 0 ? floor : subviews.count)
        shownSupplementaryViews[key] = made
        if !attributes.isDecoration {
            collectionDelegate?.collectionView(
                self, willDisplaySupplementaryView: made, forElementKind: kind, at: attributes.indexPath)
        }
        return made
    }

    private func placeSupplementaryViews(_ wanted: [UICollectionViewLayoutAttributes]) {
        var gone = Set(shownSupplementaryViews.keys)
        for attributes in wanted {
            supplement(for: attributes)?.layOut(attributes)
            if let kind = attributes.representedElementKind { gone.remove(SupplementaryElement(kind: kind, path: attributes.indexPath)) }
        }
        for key in gone { shownSupplementaryViews.removeValue(forKey: key)?.removeFromSuperview() }
    }

    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }
    public enum ScrollDirection: Int, Hashable, Sendable {
        case vertical, horizontal
    }
    public enum SelfSizingInvalidation: Int, Hashable, Sendable {
        case disabled, enabled, enabledIncludingConstraints
    }
    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
