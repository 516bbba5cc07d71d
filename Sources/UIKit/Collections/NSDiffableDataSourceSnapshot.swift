// A snapshot is the content of a data source as a value.

/// Sections in order, each with its items in order.
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

    private func place(of section: SectionIdentifierType) -> Int? { sections.firstIndex { $0.section == section } }
    private func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
        for (section, entry) in sections.enumerated() {
            if let found = entry.items.firstIndex(of: item) { return (section, found) }
        }
        return nil
    }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { itemIdentifiers(inSection: identifier).count }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        place(of: identifier).map { sections[$0].items } ?? []
    }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        place(of: identifier).map { sections[$0.section].section }
    }
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { place(of: identifier) }

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { insert(identifiers, at: sections.count) }
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
        if let place = place(of: toIdentifier) { insert(identifiers, at: place) }
    }
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
        if let place = place(of: toIdentifier) { insert(identifiers, at: place + 1) }
    }
    private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
        sections.insert(contentsOf: identifiers.filter { self.place(of: $0) == nil }.map { ($0, []) }, at: place)
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
        guard identifier != other, let from = place(of: identifier), place(of: other) != nil else { return }
        let moved = sections.remove(at: from)
        if let place = place(of: other) { sections.insert(moved, at: after ? place + 1 : place) }
    }
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) { reloadedSectionIdentifiers += identifiers }
    /// Replaces the items of a section.
    mutating func replaceItems(of section: SectionIdentifierType, with items: [ItemIdentifierType]) {
        if place(of: section) == nil { appendSections([section]) }
        if let place = place(of: section) { sections[place].items = items }
    }

    /// Appends items to a section, the last one unless another is named.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
        let place = sectionIdentifier.map { self.place(of: $0) } ?? (sections.isEmpty ? nil : sections.count - 1)
        if let place { sections[place].items += identifiers }
    }
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        if let place = place(of: beforeIdentifier) { sections[place.section].items.insert(contentsOf: identifiers, at: place.item) }
    }
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        if let place = place(of: afterIdentifier) { sections[place.section].items.insert(contentsOf: identifiers, at: place.item + 1) }
    }
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for place in sections.indices { sections[place].items.removeAll { gone.contains($0) } }
    }
    public mutating func deleteAllItems() { sections = [] }
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier, place(of: toIdentifier) != nil else { return }
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier, place(of: toIdentifier) != nil else { return }
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { reconfiguredItemIdentifiers += identifiers }

    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item) else { return nil }
        return sections[path.section].items[path.item]
    }
    func path(of item: ItemIdentifierType) -> IndexPath? { place(of: item).map { IndexPath(item: $0.item, section: $0.section) } }
    func count(_ section: Int) -> Int { sections.indices.contains(section) ? sections[section].items.count : 0 }
}
