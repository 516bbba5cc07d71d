import QuoinSolver

/// The handles of four rows for each of the few items that have such rows, by the item's index.
///
/// ```text
///   groups   −1  0 −1 −1  1          by index; −1: the item has none
///   rows         ┌─────────┬─────────┐
///                │ 0 0 0 0 │ 1 1 1 1 │   nil: there is no such row
///                └─────────┴─────────┘
/// ```
struct RowGroups {
    private var groups: [Int32] = []
    private var rows: [RowID?] = []
    private var free: [Int32] = []

    /// The number of items with a group.
    var count: Int { rows.count / 4 - free.count }

    /// The four handles of an item; nil if it has no group.
    subscript(index: Int32) -> [RowID?]? { places(index).map { Array(rows[$0]) } }

    /// Makes an empty group for an item.
    mutating func open(_ index: Int32) {
        if let places = places(index) { return clear(places) }
        while groups.count <= index { groups.append(-1) }
        if let group = free.popLast() { return groups[Int(index)] = group }
        groups[Int(index)] = Int32(rows.count / 4)
        for _ in 0..<4 { rows.append(nil) }
    }

    mutating func set(_ row: RowID, _ index: Int32, _ number: Int) {
        if let places = places(index) { rows[places.lowerBound + number] = row }
    }

    /// Moves an item's handles to a list, and frees its group.
    mutating func take(_ index: Int32, into removed: inout [RowID]) {
        guard let places = places(index) else { return }
        for case let row? in rows[places] { removed.append(row) }
        clear(places)
        free.append(groups[Int(index)])
        groups[Int(index)] = -1
    }

    private func places(_ index: Int32) -> Range<Int>? {
        guard index >= 0, index < groups.count, groups[Int(index)] >= 0 else { return nil }
        let first = 4 * Int(groups[Int(index)])
        return first..<first + 4
    }

    private mutating func clear(_ places: Range<Int>) {
        for place in places { rows[place] = nil }
    }
}
