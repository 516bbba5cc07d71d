/// An edge of an item of a conflict, whose position is to be found.
struct ConflictUnknown: Hashable, Comparable {
    var box: Box
    var edge: Edge

    init(_ box: Box, _ edge: Edge) {
        self.box = box
        self.edge = edge
    }

    enum Edge: Int, Hashable {
        case left, top, right, bottom, firstBaseline, lastBaseline, leftMargin, topMargin, rightMargin, bottomMargin
        /// The edges of a superview that the conflict does not show.
        case outerLeft, outerTop
    }

    /// An item, or the content of one that scrolls.
    struct Box: Hashable {
        var item: Int
        var isContent = false
    }

    static func < (left: ConflictUnknown, right: ConflictUnknown) -> Bool { left.order < right.order }

    private var order: (Int, Int, Int) { (box.item, box.isContent ? 1 : 0, edge.rawValue) }
}

/// A quantity in the rows of a conflict: an edge, or the multiplier of a row in a sum of rows.
enum ConflictQuantity: EliminationQuantity {
    case multiplier(row: Int)
    case edge(ConflictUnknown)

    var isUnknown: Bool { if case .edge = self { true } else { false } }
}

/// A linear form over the quantities of a conflict.
typealias ConflictForm = LinearForm<ConflictQuantity>
