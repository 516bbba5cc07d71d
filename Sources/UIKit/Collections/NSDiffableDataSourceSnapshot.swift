/// The content of a data source as a value: sections in order, each with its items in order.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["first"])
/// snapshot.appendItems([1, 2, 3])
/// dataSource.apply(snapshot)
/// ```
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public typealias SectionIdentifier = SectionIdentifierType
    public typealias ItemIdentifier = ItemIdentifierType
    private var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    public var numberOfSections: Int { sections.count }
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.section) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    private func index(of section: SectionIdentifierType) -> Int? { sections.firstIndex { $0.section == section } }
    private func position(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
        for (section, entry) in sections.enumerated() {
            if let found = entry.items.firstIndex(of: item) { return (section, found) }
        }
        return nil
    }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { itemIdentifiers(inSection: identifier).count }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        index(of: identifier).map { sections[$0].items } ?? []
    }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        position(of: identifier).map { sections[$0.section].section }
    }
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { index(of: identifier) }

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { insert(identifiers, at: sections.count) }
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
        if let index = index(of: toIdentifier) { insert(identifiers, at: index) }
    }
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
        if let index = index(of: toIdentifier) { insert(identifiers, at: index + 1) }
    }
    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        sections.insert(contentsOf: identifiers.filter { self.index(of: $0) == nil }.map { ($0, []) }, at: index)
    }
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sections.removeAll { identifiers.contains($0.section) }
    }
    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
        move(identifier, to: toIdentifier, after: false)
    }
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
        move(identifier, to: toIdentifier, after: true)
    }
    private mutating func move(_ identifier: SectionIdentifierType, to other: SectionIdentifierType, after: Bool) {
        guard identifier != other, let from = index(of: identifier), index(of: other) != nil else { return }
        let moved = sections.remove(at: from)
        if let index = index(of: other) { sections.insert(moved, at: after ? index + 1 : index) }
    }
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) { reloadedSectionIdentifiers += identifiers }
    /// Replaces the items of a section.
    mutating func replaceItems(of section: SectionIdentifierType, with items: [ItemIdentifierType]) {
        if index(of: section) == nil { appendSections([section]) }
        if let index = index(of: section) { sections[index].items = items }
    }

    /// Appends items to a section, the last one unless another is named.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
        let index = sectionIdentifier.map { self.index(of: $0) } ?? (sections.isEmpty ? nil : sections.count - 1)
        if let index { sections[index].items += identifiers }
    }
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        if let position = position(of: beforeIdentifier) {
            sections[position.section].items.insert(contentsOf: identifiers, at: position.item)
        }
    }
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        if let position = position(of: afterIdentifier) {
            sections[position.section].items.insert(contentsOf: identifiers, at: position.item + 1)
        }
    }
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
    }
    public mutating func deleteAllItems() { sections = [] }
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier, position(of: toIdentifier) != nil else { return }
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier, position(of: toIdentifier) != nil else { return }
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { reconfiguredItemIdentifiers += identifiers }

    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item) else { return nil }
        return sections[path.section].items[path.item]
    }
    func path(of item: ItemIdentifierType) -> IndexPath? { position(of: item).map { IndexPath(item: $0.item, section: $0.section) } }
    func count(_ section: Int) -> Int { sections.indices.contains(section) ? sections[section].items.count : 0 }
}
