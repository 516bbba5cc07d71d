// A compositional layout asks for its sections, places one after the other and stores the attributes of their views.
// GroupPlacement and SectionPlacement compute the frames.

/// A layout of sections, each laid out by its own description.
///
/// ```swift
/// let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
/// let group = NSCollectionLayoutGroup.horizontal(
///     layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitems: [item])
/// let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
/// ```
///
/// Each layout computes all frames: O(views), twice where some are estimated.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    private var cells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var others: [UICollectionViewLayoutAttributes] = []
    private var contentSize = CGSize.zero
    private var fittedSupplementarySizes: [UICollectionView.SupplementaryElement: CGSize] = [:]

    public convenience init(section: NSCollectionLayoutSection) { self.init(section: section, configuration: .init()) }
    public convenience init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: .init())
    }
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }
    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        configuration = .init()
        super.init(coder: coder)
    }

    open override func prepare() {
        guard let collection = collectionView else { return }
        let adjusted = collection.adjustedContentInset.directional(isRightToLeft: collection.isRightToLeft)
        let environment = CollectionLayoutEnvironment(size: collection.bounds.size, insets: adjusted, traits: collection.traitCollection)
        let axis: NSLayoutConstraint.Axis = configuration.scrollDirection == .vertical ? .vertical : .horizontal
        let container = environment.effectiveContentSize
        cells = [:]
        others = []
        var cursor = placeBoundary(isStart: true, cursor: 0, axis: axis, container: container)
        for index in 0..<collection.numberOfSections {
            guard let section = provider(index, environment) else { continue }
            if index > 0 { cursor += configuration.interSectionSpacing }
            let reference = reference(for: section, in: collection, axis: axis, adjusted: adjusted)
            var placement = SectionPlacement(section, axis: axis, container: container, reference: reference)
            let groups = GroupPlacement(
                section: index, count: collection.numberOfItems(inSection: index), traits: environment.traitCollection,
                fitted: { [unowned self] in self.fitted($0) })
            placement.place(groups, from: cursor)
            pin(placement, section: section, axis: axis, start: cursor, adjusted: adjusted)
            callVisibleItemsHandler(of: section, index: index, environment: environment)
            cursor = placement.end
        }
        cursor = placeBoundary(isStart: false, cursor: cursor, axis: axis, container: container)
        contentSize = axis.size(cursor, axis.other.length(container))
        if axis == .vertical, collection.isRightToLeft { mirror(container.width) }
    }

    /// The insets that a section inherits from the collection view, such as its margins or safe area.
    private func reference(
        for section: NSCollectionLayoutSection, in collection: UICollectionView, axis: NSLayoutConstraint.Axis,
        adjusted: NSDirectionalEdgeInsets
    ) -> NSDirectionalEdgeInsets {
        let asked = section.contentInsetsReference == .automatic ? configuration.contentInsetsReference : section.contentInsetsReference
        let all: NSDirectionalEdgeInsets
        switch asked {
        case .none: return .zero
        case .automatic, .safeArea: all = collection.safeAreaInsets.directional(isRightToLeft: collection.isRightToLeft)
        case .layoutMargins: all = collection.directionalLayoutMargins
        case .readableContent:
            let frame = collection.readableContentGuide.layoutFrame, width = collection.bounds.width
            all = NSDirectionalEdgeInsets(
                top: 0, leading: max(0, frame.minX - collection.bounds.minX), bottom: 0,
                trailing: max(0, width - frame.width - max(0, frame.minX - collection.bounds.minX)))
        }
        return axis == .vertical
            ? NSDirectionalEdgeInsets(
                top: 0, leading: max(0, all.leading - adjusted.leading), bottom: 0, trailing: max(0, all.trailing - adjusted.trailing))
            : NSDirectionalEdgeInsets(
                top: max(0, all.top - adjusted.top), leading: 0, bottom: max(0, all.bottom - adjusted.bottom), trailing: 0)
    }

    /// Places the headers and footers of the whole layout. Their index paths have one index.
    private func placeBoundary(isStart: Bool, cursor: CGFloat, axis: NSLayoutConstraint.Axis, container: CGSize) -> CGFloat {
        var reached = cursor
        for item in configuration.boundarySupplementaryItems {
            let edges = item.alignment.edges
            let isAtStart = axis == .vertical ? edges.contains(.top) : edges.contains(.leading)
            guard isAtStart == isStart else { continue }
            let path = IndexPath(index: 0)
            let size = item.layoutSize.resolved(in: container, fitted: fittedSupplementarySizes[.init(kind: item.elementKind, path: path)])
            let room = axis.other.length(container) - axis.other.length(size)
            let low: NSDirectionalRectEdge = axis == .vertical ? .leading : .top
            let high: NSDirectionalRectEdge = axis == .vertical ? .trailing : .bottom
            let across = edges.contains(low) ? 0 : edges.contains(high) ? room : room / 2
            let position = isStart || item.extendsBoundary ? cursor : cursor - axis.length(size)
            let frame = CGRect(origin: axis.point(position, across), size: size).offsetBy(dx: item.offset.x, dy: item.offset.y)
            addAttributes(
                for: PlacedView(
                    frame: frame, path: path, kind: item.elementKind,
                    estimates: (item.layoutSize.widthDimension.isEstimated, item.layoutSize.heightDimension.isEstimated),
                    zIndex: item.zIndex))
            if item.extendsBoundary { reached = max(reached, cursor + axis.length(size)) }
        }
        return reached
    }

    /// Stores the attributes of a section's views; pinned ones are moved so that they stay visible.
    private func pin(
        _ placement: SectionPlacement, section: NSCollectionLayoutSection, axis: NSLayoutConstraint.Axis, start: CGFloat,
        adjusted: NSDirectionalEdgeInsets
    ) {
        let pinned = section.boundarySupplementaryItems.filter(\.pinToVisibleBounds)
        let bounds = collectionView?.bounds ?? .zero
        for var view in placement.views {
            if let item = pinned.first(where: { $0.elementKind == view.kind }), !view.isDecoration {
                let edges = item.alignment.edges
                let isFirst = axis == .vertical ? edges.contains(.top) : edges.contains(.leading)
                let length = axis.length(view.frame.size)
                let visibleStart = (axis == .vertical ? bounds.minY : bounds.minX) + axis.near(adjusted)
                let visibleEnd = (axis == .vertical ? bounds.maxY : bounds.maxX) - axis.far(adjusted)
                let own = axis == .vertical ? view.frame.minY : view.frame.minX
                let position =
                    isFirst
                    ? min(max(own, visibleStart), max(own, placement.end - length))
                    : max(min(own, visibleEnd - length), min(own, start))
                view = view.moved(by: axis.point(position - own, 0))
            }
            addAttributes(for: view)
        }
    }

    private func addAttributes(for view: PlacedView) {
        let made = attributes(at: view.path, kind: view.kind, frame: view.frame)
        made.zIndex = view.zIndex
        (made.estimatesWidth, made.estimatesHeight) = view.estimates
        made.isDecoration = view.isDecoration
        if view.kind == nil { cells[view.path] = made } else { others.append(made) }
    }

    private func callVisibleItemsHandler(of section: NSCollectionLayoutSection, index: Int, environment: CollectionLayoutEnvironment) {
        guard let handler = section.visibleItemsInvalidationHandler, let collection = collectionView else { return }
        let items = cells.filter { $0.key.section == index && $0.value.frame.overlaps(collection.bounds) }.sorted { $0.key < $1.key }
        handler(items.map(\.value), collection.contentOffset, environment)
    }

    private func mirror(_ width: CGFloat) {
        for view in Array(cells.values) + others { view.frame.origin.x = width - view.frame.maxX }
    }

    // MARK: Results

    private func fitted(_ view: UICollectionView.SupplementaryElement) -> CGSize? {
        view.kind.isEmpty ? fittedSizes[view.path] : fittedSupplementarySizes[view]
    }
    override func setFittedSize(_ size: CGSize, of supplement: UICollectionView.SupplementaryElement) -> Bool {
        guard fittedSupplementarySizes[supplement] != size else { return false }
        fittedSupplementarySizes[supplement] = size
        return true
    }
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if !context.isScroll { fittedSupplementarySizes = [:] }
        super.invalidateLayout(with: context)
    }
    open override var collectionViewContentSize: CGSize { contentSize }
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { cells[indexPath] }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        others.first { !$0.isDecoration && $0.representedElementKind == elementKind && $0.indexPath == indexPath }
    }
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        others.first { $0.isDecoration && $0.representedElementKind == elementKind && $0.indexPath == indexPath }
    }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        cells.filter { $0.value.frame.overlaps(rect) }.sorted { $0.key < $1.key }.map(\.value)
            + others.filter { $0.frame.overlaps(rect) }
    }
}

/// A closure that gives the section for an index, or nil.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?
