// A flow layout puts as many cells into a line as fit. The cells of a full line are spread over it, a single cell is centered,
// and the last line of a section starts at the leading edge, in the columns of the line before if all cells have one size.
// Cells are centered across their line. (Apple does not document this.)
//
//   ┌──────────────────────────┐
//   │ header                   │
//   │ ┌────┐   ┌────┐   ┌────┐ │   along ─▶
//   │ └────┘   └────┘   └────┘ │   across
//   │ ┌────┐                   │     ▼
//   │ └────┘                   │

/// A layout that puts as many cells into a line as fit.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// True for a new size, which has other lines.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.lastLayoutBounds.size
    }
    override func makeContext() -> UICollectionViewLayoutInvalidationContext { UICollectionViewFlowLayoutInvalidationContext() }
    open var sectionInsetReference = SectionInsetReference.fromContentInset
    open class var automaticSize: CGSize { CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) }
    private var frames: [IndexPath: CGRect] = [:]
    private var supplements: [UICollectionView.SupplementaryElement: CGRect] = [:]
    /// The start and end of each section.
    private var extents: [ClosedRange<CGFloat>] = []
    private var contentSize = CGSize.zero

    public enum SectionInsetReference: Int, Hashable, Sendable {
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }

    private var isVertical: Bool { scrollDirection == .vertical }
    /// A rectangle by its position and length along the lines and across them.
    private func rect(along: CGFloat, across: CGFloat, length: CGFloat, thickness: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: along, y: across, width: length, height: thickness)
            : CGRect(x: across, y: along, width: thickness, height: length)
    }
    private func length(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private func thickness(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    open override func prepare() {
        guard let collection = collectionView else { return }
        frames = [:]
        supplements = [:]
        extents = []
        let inner = collection.bounds.inset(by: collection.adjustedContentInset)
        let room = max(0, length(inner.size))
        var across: CGFloat = 0
        for section in 0..<collection.numberOfSections {
            let plan = Section(self, collection: collection, section: section), start = across
            across = addSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader, size: plan.header, section: section, room: room, across: across)
            across = fill(plan, section: section, room: room, start: across)
            across = addSupplementaryView(
                ofKind: UICollectionView.elementKindSectionFooter, size: plan.footer, section: section, room: room, across: across)
            extents.append(start...max(start, across))
        }
        contentSize = isVertical ? CGSize(width: room, height: across) : CGSize(width: across, height: room)
    }

    private func addSupplementaryView(ofKind kind: String, size: CGSize, section: Int, room: CGFloat, across: CGFloat) -> CGFloat {
        guard thickness(size) > 0 else { return across }
        let key = UICollectionView.SupplementaryElement(kind: kind, path: IndexPath(item: 0, section: section))
        supplements[key] = rect(along: 0, across: across, length: room, thickness: thickness(size))
        return across + thickness(size)
    }

    /// Lays out the lines of one section and returns where they end.
    private func fill(_ plan: Section, section: Int, room: CGFloat, start: CGFloat) -> CGFloat {
        let near = isVertical ? plan.inset.left : plan.inset.top, far = isVertical ? plan.inset.right : plan.inset.bottom
        var across = start + (isVertical ? plan.inset.top : plan.inset.left)
        var first = 0
        var columnGap = plan.gap
        while first < plan.sizes.count {
            var last = first, used = length(plan.sizes[first])
            while last + 1 < plan.sizes.count, used + plan.gap + length(plan.sizes[last + 1]) <= room - near - far + 0.001 {
                last += 1
                used += plan.gap + length(plan.sizes[last])
            }
            let line = plan.sizes[first...last]
            let isLast = last + 1 == plan.sizes.count
            let slack = max(0, room - near - far - line.reduce(0) { $0 + length($1) })
            let gap = isLast ? (plan.isUniform ? columnGap : plan.gap) : line.count > 1 ? slack / CGFloat(line.count - 1) : 0
            columnGap = gap
            var along = near + (!isLast && line.count == 1 ? slack / 2 : 0)
            let thick = line.reduce(0) { max($0, thickness($1)) }
            for index in first...last {
                let size = plan.sizes[index]
                frames[IndexPath(item: index, section: section)] = rect(
                    along: along, across: across + (thick - thickness(size)) / 2, length: length(size), thickness: thickness(size))
                along += length(size) + gap
            }
            across += thick + (isLast ? 0 : plan.lineGap)
            first = last + 1
        }
        return across + (isVertical ? plan.inset.bottom : plan.inset.right)
    }

    /// The sizes and spacings of a section, from the delegate or else from the layout.
    @MainActor
    private struct Section {
        let sizes: [CGSize]
        let isUniform: Bool
        let inset: UIEdgeInsets
        let gap: CGFloat
        let lineGap: CGFloat
        let header: CGSize
        let footer: CGSize

        init(_ layout: UICollectionViewFlowLayout, collection: UICollectionView, section: Int) {
            let flow = collection.delegate as? any UICollectionViewDelegateFlowLayout
            let estimate = layout.estimatedItemSize
            sizes = (0..<collection.numberOfItems(inSection: section)).map { index in
                let path = IndexPath(item: index, section: section)
                if estimate != .zero {
                    return layout.fittedSizes[path] ?? (estimate == automaticSize ? layout.itemSize : estimate)
                }
                return flow?.collectionView(collection, layout: layout, sizeForItemAt: path) ?? layout.itemSize
            }
            isUniform = Set(sizes).count <= 1
            inset = flow?.collectionView(collection, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
            gap =
                flow?.collectionView(collection, layout: layout, minimumInteritemSpacingForSectionAt: section)
                ?? layout.minimumInteritemSpacing
            lineGap =
                flow?.collectionView(collection, layout: layout, minimumLineSpacingForSectionAt: section) ?? layout.minimumLineSpacing
            header =
                flow?.collectionView(collection, layout: layout, referenceSizeForHeaderInSection: section) ?? layout.headerReferenceSize
            footer =
                flow?.collectionView(collection, layout: layout, referenceSizeForFooterInSection: section) ?? layout.footerReferenceSize
        }
    }

    open override var collectionViewContentSize: CGSize { contentSize }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let frame = frames[indexPath] else { return nil }
        let made = attributes(at: indexPath, kind: nil, frame: frame)
        made.estimatesWidth = estimatedItemSize != .zero
        made.estimatesHeight = estimatedItemSize != .zero
        return made
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        supplements[.init(kind: elementKind, path: indexPath)].map { frame in
            let made = attributes(at: indexPath, kind: elementKind, frame: pinned(frame, kind: elementKind, section: indexPath.section))
            if made.frame != frame { made.zIndex = 10 }
            return made
        }
    }

    /// The frame of a pinned header or footer: it stays visible as long as its section is.
    private func pinned(_ frame: CGRect, kind: String, section: Int) -> CGRect {
        guard let collection = collectionView, extents.indices.contains(section) else { return frame }
        let visible = collection.bounds.inset(by: collection.adjustedContentInset), extent = extents[section]
        let own = isVertical ? frame.minY : frame.minX, thick = thickness(frame.size)
        var index = own
        if kind == UICollectionView.elementKindSectionHeader, sectionHeadersPinToVisibleBounds {
            index = min(max(own, isVertical ? visible.minY : visible.minX), max(own, extent.upperBound - thick))
        } else if kind == UICollectionView.elementKindSectionFooter, sectionFootersPinToVisibleBounds {
            index = max(min(own, (isVertical ? visible.maxY : visible.maxX) - thick), min(own, extent.lowerBound))
        }
        return isVertical ? frame.offsetBy(dx: 0, dy: index - own) : frame.offsetBy(dx: index - own, dy: 0)
    }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let cells = frames.filter { $0.value.overlaps(rect) }.keys.sorted().compactMap(layoutAttributesForItem)
        let others = supplements.filter { $0.value.overlaps(rect) }.keys.sorted { $0.path < $1.path }
        return cells + others.compactMap { layoutAttributesForSupplementaryView(ofKind: $0.kind, at: $0.path) }
    }
}
