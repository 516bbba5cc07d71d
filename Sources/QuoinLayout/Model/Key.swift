// Keys: the numbers that order rows and variables when conflicts and ties are decided.
//
//   63…61   60…0
//   range   payload            range: 0 sizes ≥ 0   1 content sizes   2 masks and the root   3 behaviors'   4 the user's
//                              5 ties of items (T2, T4)   6 and 7 bounds of inequalities (T3; of ranges 4 and 3)
//
// A greater key is later: in a conflict it is the one left out, and among equally strong rows it is the one that wins.
// Within a range the payload is the item's position in the tree, or for the user's constraints the order of installing.
// Positions in the tree are numbers with gaps (TreeOrder.swift).

enum Key {
    /// Bits of `Item.order`. Behaviors' rows need 21 more below it.
    static let orderBits: UInt64 = 40
    static let ranksPerItem: UInt64 = 1 << 21

    static func variable(_ order: UInt64, _ edge: UInt64) -> UInt64 { order << 3 | edge }
    static func nonnegativeSize(_ order: UInt64, _ axis: Axis, isContentArea: Bool = false) -> UInt64 {
        order << 2 | (isContentArea ? 2 : 0) | axis.bit
    }
    static func contentSize(_ order: UInt64, _ axis: Axis, isResistance: Bool) -> UInt64 {
        range(1, order << 2 | axis.bit << 1 | (isResistance ? 1 : 0))
    }
    static func position(_ order: UInt64, _ index: UInt64) -> UInt64 { range(2, order << 3 | index) }
    static func itemTie(_ order: UInt64, _ index: UInt64) -> UInt64 { range(5, order << 3 | index) }

    /// The key of a constraint. `order` is that of the item whose behavior made it; nil for the user's.
    static func constraint(_ rank: UInt64, contributorOrder order: UInt64?) -> UInt64 {
        order.map { range(3, $0 * ranksPerItem + rank) } ?? range(4, rank)
    }

    static func bound(_ rank: UInt64, contributorOrder order: UInt64?) -> UInt64 {
        order.map { range(7, $0 * ranksPerItem + rank) } ?? range(6, rank)
    }

    private static func range(_ number: UInt64, _ payload: UInt64) -> UInt64 { number << 61 | payload }
}

extension Axis {
    var bit: UInt64 { UInt64(rawValue) }
}
