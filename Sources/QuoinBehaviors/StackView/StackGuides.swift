import QuoinLayout

/// The guides a stack view makes: the alignment spanner, the ordering spanner, and one for each gap.
///
/// They are the item's first children, in the order in which they are asked for, regardless of earlier changes, so that equal stack views
/// have equal trees. The guide of a gap belongs to the view behind it, so that a view that comes or goes leaves the other gaps as they are.
final class StackGuides {
    /// The purpose of a guide, by which it is found again.
    enum Purpose: Hashable {
        case alignment, ordering
        case gap(before: ObjectIdentifier)
    }

    private var held: [Purpose: Item] = [:]
    private var wanted: [Item] = []
    private var present: [Item] = []

    func begin() { wanted = [] }

    /// The guide for a purpose, which is given a name: `alignment-spanner`, `ordering-spanner`, `gap0`, …
    func guide(for purpose: Purpose, named name: String) -> Item {
        let guide = held[purpose] ?? Item(name, kind: .guide)
        held[purpose] = guide
        if guide.name != name { guide.name = name }
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
        if wanted.isEmpty && present.isEmpty { return }
        let kept = Set(wanted.map { ObjectIdentifier($0) })
        for guide in present where !kept.contains(ObjectIdentifier(guide)) { guide.remove() }
        var behind = item.children.first { _ in true }
        for guide in wanted {
            if guide === behind { behind = guide.nextChild } else { try? item.insert(guide, before: behind) }
        }
        present = wanted
        if held.count > wanted.count { held = held.filter { kept.contains(ObjectIdentifier($0.value)) } }
    }
}
