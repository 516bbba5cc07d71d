// Data sources that show a snapshot. The base class has what tables and collection views share; its two subclasses show the
// snapshot.

/// The base class of the diffable data sources. Not for use outside this module.
@preconcurrency @MainActor
open class _DiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    final var current = Snapshot()
    private var trees: [SectionIdentifierType: SectionSnapshot] = [:]

    /// Shows the current snapshot.
    func show() {}

    /// Applies a snapshot at once, without animation.
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

    /// Logs items that occur more than once, for which UIKit raises an exception. They are shown more than once here.
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
