import QuoinLayout

/// The guides a stack view makes: the alignment spanner, the ordering spanner, and one for each gap.
///
/// They are the item's first children, in that order, whatever came and went before, so that the same stack has the same
/// tree.
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

    /// Puts what was asked for into the item and takes away what was not.
    func place(in item: Item) {
        defer { removeUnused() }
        if wanted.isEmpty && present.isEmpty || isPlaced(in: item) { return }
        for guide in present { guide.remove() }
        let first = item.children.first { _ in true }
        for guide in wanted { try? item.insert(guide, before: first) }
    }

    /// Lets go of the guides that are not needed any more: a gap of a view that has left.
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
