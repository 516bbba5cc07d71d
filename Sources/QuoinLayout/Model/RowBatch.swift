import QuoinSolver

/// The rows to send to the solver, in the order in which they were written, with their owners. It is a local value while rows are written,
/// because a class's property would be checked for exclusive access at every row.
///
/// ```text
///   differences   d0 d1 d2 │ d3 d4 │ d5 …        each with its target
///   others                 r0      r1            each with the number of differences before it
/// ```
struct RowBatch {
    private(set) var differences: [Difference] = []
    private(set) var targets: [RowTarget] = []
    private(set) var others: [Other] = []

    struct Other {
        let row: Row
        let target: RowTarget
        /// The number of differences before it.
        let position: Int
    }

    @inline(__always)
    mutating func add(_ difference: Difference, for target: RowTarget) {
        differences.append(difference)
        targets.append(target)
    }

    mutating func add(_ row: Row, for target: RowTarget) {
        others.append(Other(row: row, target: target, position: differences.count))
    }

    var isEmpty: Bool { differences.isEmpty && others.isEmpty }

    /// Reserves memory for a number of differences; if they are many, for as many as are sent at once, since more will follow.
    mutating func reserveCapacity(_ count: Int) {
        let wanted = differences.count + count, capacity = wanted < RowBatch.sendingCount / 8 ? wanted : RowBatch.sendingCount + 16
        differences.reserveCapacity(capacity)
        targets.reserveCapacity(capacity)
    }

    /// Whether the batch is to be sent: large enough that the cost of the call is small compared with its rows, and small enough to stay in
    /// the processor's cache.
    var isFull: Bool { differences.count >= RowBatch.sendingCount }

    private static let sendingCount = 1024

    mutating func removeAll() {
        differences.clear()
        targets.clear()
        others.clear()
    }
}

/// The owner of a row: where its handle is stored once the solver has returned it. Numbers are an item's index and which of its
/// rows it is.
enum RowTarget {
    case item(Int32, Int32)
    case contentSize(Int32, Int32)
    case contentArea(Int32, Int32)
    case position(Int32, Int32)
    // Installed, and so retained by its owner, until the row is sent.
    case constraint(Unretained<InstalledConstraint>)
    case bound(Unretained<InstalledConstraint>)
}

// MARK: - Rows of items

extension RowBatch {
    /// Adds the rows that keep sizes from being negative (SV-2).
    mutating func addNonnegativeSizes(at index: Int32, order: UInt64, _ own: ItemEdges) {
        let keys = (Key.nonnegativeSize(order, .horizontal), Key.nonnegativeSize(order, .vertical))
        add(Difference(plus: own.right, minus: own.left, .greaterOrEqual, 0, key: keys.0, isGuard: true), for: .item(index, 0))
        add(Difference(plus: own.bottom, minus: own.top, .greaterOrEqual, 0, key: keys.1, isGuard: true), for: .item(index, 1))
    }

    /// Adds the rows that keep the size of a content area from being negative.
    mutating func addNonnegativeSizes(at index: Int32, order: UInt64, _ own: ItemEdges, contentArea far: ContentAreaEdges) {
        let width = Key.nonnegativeSize(order, .horizontal, isContentArea: true)
        let height = Key.nonnegativeSize(order, .vertical, isContentArea: true)
        add(
            Difference(plus: far.right, minus: own.left, .greaterOrEqual, 0, key: width, isGuard: true), for: .contentArea(index, 0))
        add(
            Difference(plus: far.bottom, minus: own.top, .greaterOrEqual, 0, key: height, isGuard: true), for: .contentArea(index, 1))
    }

    /// Adds the rows that prefer small sizes, and origins near the parent's, when all else is equal.
    mutating func addTies(at index: Int32, order: UInt64, _ own: ItemEdges, parent: ItemEdges?) {
        let key = { Key.itemTie(order, $0) }
        add(Difference(plus: own.right, minus: own.left, .lessOrEqual, 0, tie: .sizes, key: key(0)), for: .item(index, 2))
        add(Difference(plus: own.bottom, minus: own.top, .lessOrEqual, 0, tie: .sizes, key: key(1)), for: .item(index, 3))
        guard let parent else { return }
        add(Difference(plus: own.left, minus: parent.left, .equal, 0, tie: .origins, key: key(2)), for: .item(index, 4))
        add(Difference(plus: own.top, minus: parent.top, .equal, 0, tie: .origins, key: key(3)), for: .item(index, 5))
    }

    /// Adds the rows that prefer a small content area, when all else is equal.
    mutating func addTies(at index: Int32, order: UInt64, _ own: ItemEdges, contentArea far: ContentAreaEdges) {
        let keys = (Key.itemTie(order, 4), Key.itemTie(order, 5))
        add(Difference(plus: far.right, minus: own.left, .lessOrEqual, 0, tie: .sizes, key: keys.0), for: .contentArea(index, 2))
        add(Difference(plus: far.bottom, minus: own.top, .lessOrEqual, 0, tie: .sizes, key: keys.1), for: .contentArea(index, 3))
    }

    /// Adds the rows of a content size: `size ≤ value` at hugging and `size ≥ value` at resistance, on each axis that has a
    /// value (SV-20).
    mutating func addContentSize(_ size: ContentSize, of item: Item, at index: Int32, order: UInt64, _ own: ItemEdges) {
        if let width = size.width { addContentLength(width, along: .horizontal, of: item, at: index, order: order, own) }
        if let height = size.height { addContentLength(height, along: .vertical, of: item, at: index, order: order, own) }
    }

    @inline(__always)
    private mutating func addContentLength(
        _ length: Double, along axis: Axis, of item: Item, at index: Int32, order: UInt64, _ own: ItemEdges
    ) {
        let value = SolverModel.clamped(length), number = 2 * Int32(axis.rawValue)
        let (far, near) = (own.far(axis), own.near(axis))
        let hugging = Key.contentSize(order, axis, isResistance: false)
        let resistance = Key.contentSize(order, axis, isResistance: true)
        add(
            Difference(plus: far, minus: near, .lessOrEqual, value, at: item.hugging[axis], key: hugging),
            for: .contentSize(index, number))
        add(
            Difference(plus: far, minus: near, .greaterOrEqual, value, at: item.resistance[axis], key: resistance),
            for: .contentSize(index, number + 1))
    }
}
