import QuoinSolver

/// The variables of many new items before the solver has made them.
///
/// ```text
///   item 0           item 1           item 2, with a content area
///   l  t  r  b       l  t  r  b       l  t  r  b  r' b'
///   0  1  2  3       4  5  6  7       8  9  10 11 12 13     place in the batch
/// ```
///
/// An edge rests at its parent's near edge (T5), a content area's at its item's.
struct Arrivals {
    private(set) var keys: [UInt64] = []
    private(set) var anchors: [Variable?] = []

    init(_ count: Int) {
        keys.reserveCapacity(4 * count)
        anchors.reserveCapacity(4 * count)
    }

    /// The four places, as edges.
    mutating func add(order: UInt64, _ parent: Edges?, hasContentArea: Bool) -> Edges {
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
        return Edges(left: .inBatch(first), top: .inBatch(first + 1), right: .inBatch(first + 2), bottom: .inBatch(first + 3))
    }
}

extension Edges {
    /// Of an item that is being seated.
    static var none: Edges {
        let nowhere = Variable.inBatch(-1)
        return Edges(left: nowhere, top: nowhere, right: nowhere, bottom: nowhere)
    }
}

extension Array where Element == Item {
    /// Each once, in the order of the tree: parents before children, and rows in the order of their keys, which spares the
    /// solver sorting them. Nearly always they are so; the guides that a behavior makes are not, nor is what came twice.
    func seatingOrder() -> [Item] {
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
