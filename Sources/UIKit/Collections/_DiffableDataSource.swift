// Data sources that show a snapshot. What a table's and a collection's have in common stands in one class; the two below it
// say how a snapshot is current.

/// Not for use: what a table's and a collection's data source share.
@preconcurrency @MainActor
open class _DiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    final var current = Snapshot()
    private var trees: [SectionIdentifierType: SectionSnapshot] = [:]

    /// Shows what is to be current.
    func show() {}

    /// Changes show at once.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        check(snapshot)
        current = snapshot
        trees = trees.filter { snapshot.indexOfSection($0.key) != nil }
        show()
        completion?()
    }
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async { apply(snapshot, completion: nil) }
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        apply(snapshot, completion: completion)
    }
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async { apply(snapshot, completion: nil) }

    /// UIKit raises where an item is there twice; here both are current.
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
        current.replaceItems(of: section, with: tree.visibleItems)
        show()
    }
    final func tree(of section: SectionIdentifierType) -> SectionSnapshot {
        if let tree = trees[section] { return tree }
        var tree = SectionSnapshot()
        tree.append(current.itemIdentifiers(inSection: section))
        return tree
    }

    open func snapshot() -> Snapshot { current }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }
}
