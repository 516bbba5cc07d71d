// Data sources that show a snapshot. What a table's and a collection's have in common stands in one class; the two below it
// say how a snapshot is shown.

/// Not for use: what a table's and a collection's data source share.
@preconcurrency @MainActor
open class _DiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    final var shown = Snapshot()
    private var trees: [SectionIdentifierType: SectionSnapshot] = [:]

    /// Shows what is to be shown.
    func show() {}

    /// Changes show at once.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        check(snapshot)
        shown = snapshot
        trees = trees.filter { snapshot.indexOfSection($0.key) != nil }
        show()
        completion?()
    }
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async { apply(snapshot, completion: nil) }
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        apply(snapshot, completion: completion)
    }
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async { apply(snapshot, completion: nil) }

    /// UIKit raises where an item is there twice; here both are shown.
    private func check(_ snapshot: Snapshot) {
        var seen: Set<ItemIdentifierType> = []
        let twice = snapshot.itemIdentifiers.filter { !seen.insert($0).inserted }
        guard !twice.isEmpty else { return }
        UIKitState.raise(
            "NSInternalInconsistencyException",
            "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    \(twice.map { "\($0)" }.joined(separator: ",\n    "))\n)}"
        )
    }

    final func showTree(_ tree: SectionSnapshot, in section: SectionIdentifierType) {
        trees[section] = tree
        shown.replaceItems(of: section, with: tree.visibleItems)
        show()
    }
    final func tree(of section: SectionIdentifierType) -> SectionSnapshot {
        if let tree = trees[section] { return tree }
        var tree = SectionSnapshot()
        tree.append(shown.itemIdentifiers(inSection: section))
        return tree
    }

    open func snapshot() -> Snapshot { shown }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.path(of: itemIdentifier) }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
    }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indexOfSection(sectionIdentifier) }
}

/// Shows a snapshot in a collection.
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    _DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource
{
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// Kept: items are not moved by hand here.
    open var reorderingHandlers = ReorderingHandlers()
    /// Kept: items are not expanded by hand here.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    override func show() { collectionView?.reloadData() }

    /// The visible items of a tree in one section, in place of what it has.
    open func apply(
        _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        showTree(snapshot, in: section)
        completion?()
    }
    open func apply(_ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true) async {
        showTree(snapshot, in: section)
    }
    open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot { tree(of: section) }

    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { shown.count(section) }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        shown.item(at: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) } ?? UICollectionViewCell(frame: .zero)
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// What would be asked and told when items are moved by hand.
    public struct ReorderingHandlers {
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public init() {}
    }
    /// What would be asked and told when items are expanded by hand.
    public struct SectionSnapshotHandlers<Item> {
        public var shouldExpandItem: ((Item) -> Bool)?
        public var willExpandItem: ((Item) -> Void)?
        public var shouldCollapseItem: ((Item) -> Bool)?
        public var willCollapseItem: ((Item) -> Void)?
        public init() {}
    }
}

/// A change from one snapshot to another.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
}

/// Shows a snapshot in a table.
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    _DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource
{
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    override func show() { tableView?.reloadData() }

    open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count(section) }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        shown.item(at: indexPath).flatMap { cellProvider(tableView, indexPath, $0) } ?? UITableViewCell()
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}
