// The items of one section form a tree: an item may have child items, which are visible while it is expanded.
//
//   ▾ fruit            expanded: its children are visible
//       apple
//       pear
//   ▸ bread            collapsed

/// The items of one section as a tree.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
/// snapshot.append(["fruit"])
/// snapshot.append(["apple", "pear"], to: "fruit")
/// snapshot.expand(["fruit"])
/// dataSource.apply(snapshot, to: .main)
/// ```
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// The items depth first with their levels: a child follows its parent, one level deeper.
    private var entries: [(item: ItemIdentifierType, level: Int)] = []
    private var expanded: Set<ItemIdentifierType> = []

    public init() {}

    public var items: [ItemIdentifierType] { entries.map(\.item) }
    public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.item) }
    /// The items whose ancestors are all expanded.
    public var visibleItems: [ItemIdentifierType] {
        var shown: [ItemIdentifierType] = [], closed = Int.max
        for entry in entries {
            if entry.level > closed { continue }
            closed = expanded.contains(entry.item) ? Int.max : entry.level
            shown.append(entry.item)
        }
        return shown
    }

    /// The index after the last descendant of the item at `index`.
    private func end(of index: Int) -> Int {
        entries[(index + 1)...].firstIndex { $0.level <= entries[index].level } ?? entries.count
    }

    public func index(of item: ItemIdentifierType) -> Int? { entries.firstIndex { $0.item == item } }
    public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
    public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    /// The number of ancestors of an item; 0 for an unknown item.
    public func level(of item: ItemIdentifierType) -> Int { index(of: item).map { entries[$0].level } ?? 0 }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        guard let index = index(of: child) else { return nil }
        return entries[..<index].last { $0.level < entries[index].level }?.item
    }

    /// Appends items at the end of the tree, or at the end of the children of `parent`.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard let parent else { return insert(items, level: 0, at: entries.count) }
        if let index = index(of: parent) { insert(items, level: entries[index].level + 1, at: end(of: index)) }
    }
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        if let index = index(of: item) { insert(items, level: entries[index].level, at: index) }
    }
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        if let index = index(of: item) { insert(items, level: entries[index].level, at: end(of: index)) }
    }
    private mutating func insert(_ items: [ItemIdentifierType], level: Int, at index: Int) {
        var known = Set(self.items)
        entries.insert(contentsOf: items.filter { known.insert($0).inserted }.map { ($0, level) }, at: index)
    }

    /// Removes items together with their descendants.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let index = index(of: item) else { continue }
            let gone = index..<end(of: index)
            expanded.subtract(entries[gone].map(\.item))
            entries.removeSubrange(gone)
        }
    }
    public mutating func deleteAll() { (entries, expanded) = ([], []) }
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(contains)) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    /// Replaces the children of an item.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        guard let index = index(of: parent) else { return }
        delete(entries[(index + 1)..<end(of: index)].map(\.item))
        insert(snapshot, level: entries[index].level + 1, at: index + 1)
    }
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        if let index = index(of: item) { insert(snapshot, level: entries[index].level, at: index) }
    }
    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType) {
        if let index = index(of: item) { insert(snapshot, level: entries[index].level, at: end(of: index)) }
    }
    private mutating func insert(_ other: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, level: Int, at index: Int) {
        entries.insert(contentsOf: other.entries.map { ($0.item, $0.level + level) }, at: index)
        expanded.formUnion(other.expanded)
    }

    /// The descendants of an item as a snapshot of their own.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
        -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    {
        var part = NSDiffableDataSourceSectionSnapshot()
        guard let index = index(of: parent) else { return part }
        let first = includingParent ? index : index + 1
        let shift = entries[index].level + (includingParent ? 0 : 1)
        part.entries = entries[first..<end(of: index)].map { ($0.item, $0.level - shift) }
        part.expanded = expanded.intersection(part.items)
        return part
    }
    public func visualDescription() -> String {
        entries.map { String(repeating: "  ", count: $0.level) + "\($0.item)" }.joined(separator: "\n")
    }
}
