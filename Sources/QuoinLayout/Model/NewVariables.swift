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

extension Array where Element == Item {
    /// Each item once, in tree order: parents before children, and rows in the order of their keys. Nearly always they are
    /// in that order already; guides that a behavior makes are not, nor is an item that was added twice.
    func uniqueInTreeOrder() -> [Item] {
        var last: UInt64 = 0
        for item in self {
            guard item.order > last else { return sortedOnce() }
            last = item.order
        }
        return self
    }

    private func sortedOnce() -> [Item] {
        var last: UInt64 = 0
        return sorted { $0.order < $1.order }.filter { item in
            defer { last = item.order }
            return item.order > last
        }
    }
}
