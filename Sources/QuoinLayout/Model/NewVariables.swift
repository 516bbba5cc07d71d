import QuoinSolver

/// The variables of many new items, before the solver has made them.
///
/// ```text
///   item 0           item 1           item 2, with a content area
///   l  t  r  b       l  t  r  b       l  t  r  b  r' b'
///   0  1  2  3       4  5  6  7       8  9  10 11 12 13     index in the batch
/// ```
///
/// An item's edges are anchored at its parent's near edge (T5), a content area's at its item's.
struct NewVariables {
    private(set) var keys: [UInt64] = []
    private(set) var anchors: [Variable?] = []

    init(itemCount: Int) {
        keys.reserveCapacity(4 * itemCount)
        anchors.reserveCapacity(4 * itemCount)
    }

    /// Adds the variables of an item, and returns its edges as indices in the batch.
    mutating func add(order: UInt64, parent: ItemEdges?, hasContentArea: Bool) -> ItemEdges {
        let first = keys.count
        for edge in 0..<UInt64(4) {
            keys.append(Key.variable(order, edge))
            anchors.append(edge & 1 == 0 ? parent?.left : parent?.top)
        }
        if hasContentArea {
            for edge in 0..<2 {
                keys.append(Key.variable(order, UInt64(4 + edge)))
                anchors.append(.inBatch(first + edge))
            }
        }
        return ItemEdges(
            left: .inBatch(first), top: .inBatch(first + 1), right: .inBatch(first + 2), bottom: .inBatch(first + 3))
    }
}

extension ItemEdges {
    /// The edges of an item whose variables are not made yet.
    static var none: ItemEdges {
        let none = Variable.inBatch(-1)
        return ItemEdges(left: none, top: none, right: none, bottom: none)
    }
}

extension Array where Element == Unretained<Item> {
    /// Each item once, in tree order: parents before children, and rows in the order of their keys. Nearly always they are
    /// in that order already; guides that a behavior makes are not, nor is an item that was added twice.
    func uniqueInTreeOrder() -> [Element] {
        var last: UInt64 = 0
        for link in self {
            let order = link.with { $0.order }
            guard order > last else { return sortedOnce() }
            last = order
        }
        return self
    }

    private func sortedOnce() -> [Element] {
        var last: UInt64 = 0
        let ordered = map { link in (link: link, order: link.with { $0.order }) }.sorted { $0.order < $1.order }
        return ordered.compactMap { link, order in
            defer { last = order }
            return order > last ? link : nil
        }
    }
}
