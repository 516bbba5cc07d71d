import QuoinLayout

/// The guides a stack view makes: the alignment spanner, the ordering spanner, and one for each gap.
///
/// They are the item's first children, in that order, regardless of earlier changes, so that equal stack views have equal trees.
final class StackGuides {
    private var held: [String: Item] = [:]
    private var wanted: [Item] = []
    private var present: [Item] = []

    func begin() { wanted = [] }

    /// `alignment-spanner`, `ordering-spanner`, `gap0`, …
    func guide(_ name: String) -> Item {
        let guide = held[name] ?? Item(name, kind: .guide)
        held[name] = guide
        wanted.append(guide)
        return guide
    }

    /// The only guide in the item; nil if there are none or several.
    func onlyGuide(in item: Item) -> Item? {
        guard present.count == 1, let guide = present.first, guide.parent === item else { return nil }
        return guide
    }

    /// Whether the item has no guides.
    var isEmpty: Bool { present.isEmpty }

    /// Adds the requested guides to the item and removes all others.
    func place(in item: Item) {
        defer { removeUnused() }
        if wanted.isEmpty && present.isEmpty || isPlaced(in: item) { return }
        for guide in present { guide.remove() }
        let first = item.children.first { _ in true }
        for guide in wanted { try? item.insert(guide, before: first) }
    }

    /// Releases guides that are no longer needed, such as the gap of a removed view.
    private func removeUnused() {
        present = wanted
        guard held.count > wanted.count else { return }
        let kept = Set(wanted.map { ObjectIdentifier($0) })
        held = held.filter { kept.contains(ObjectIdentifier($0.value)) }
    }

    private func isPlaced(in item: Item) -> Bool {
        guard wanted.count == present.count else { return false }
        return zip(wanted, item.children).allSatisfy { $0 === $1 } && zip(wanted, present).allSatisfy { $0 === $1 }
    }
}
