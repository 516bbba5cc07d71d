// Keys: the place of every row and variable in the order that settles conflicts and ties.
//
//   63…61   60…0
//   range   payload            range: 0 sizes ≥ 0   1 content sizes   2 masks and host   3 behaviors'   4 the user's
//                              5 ties of items (T2, T4)   6 and 7 where inequalities rest (T3; of 4 and of 3)
//
// A greater key is later: in a contradiction it is the one left out, among equal wishes it is the one that wins. Within
// a range the payload is the item's place in the tree, or for the user's constraints the order of installing. Only the
// order has a meaning, so places in the tree are numbers with gaps (TreeOrder.swift).

enum Key {
    /// Bits of `Item.order`. Behaviors' rows need 21 more below it.
    static let orderBits: UInt64 = 40
    static let ranksPerItem: UInt64 = 1 << 21

    static func variable(_ order: UInt64, _ edge: UInt64) -> UInt64 { order << 3 | edge }
    static func sizeGuard(_ order: UInt64, _ axis: Axis, isContent: Bool = false) -> UInt64 {
        order << 2 | (isContent ? 2 : 0) | axis.bit
    }
    static func contentSize(_ order: UInt64, _ axis: Axis, isResistance: Bool) -> UInt64 {
        range(1, order << 2 | axis.bit << 1 | (isResistance ? 1 : 0))
    }
    static func placement(_ order: UInt64, _ index: UInt64) -> UInt64 { range(2, order << 3 | index) }
    static func itemTie(_ order: UInt64, _ index: UInt64) -> UInt64 { range(5, order << 3 | index) }

    /// `place`: where the item is in the tree whose behavior made the constraint; nil for the user's.
    static func constraint(_ rank: UInt64, madeAt place: UInt64?) -> UInt64 {
        place.map { range(3, $0 * ranksPerItem + rank) } ?? range(4, rank)
    }

    static func bound(_ rank: UInt64, madeAt place: UInt64?) -> UInt64 {
        place.map { range(7, $0 * ranksPerItem + rank) } ?? range(6, rank)
    }

    /// Behind everything: what only asks.
    static func probe(_ number: UInt64) -> UInt64 { range(4, 1 << 59 | number) }

    private static func range(_ number: UInt64, _ payload: UInt64) -> UInt64 { number << 61 | payload }
}

extension Axis {
    var bit: UInt64 { UInt64(rawValue) }
}
