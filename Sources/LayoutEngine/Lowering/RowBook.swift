import QuoinSolver

/// A solver and what is written into it: which variables are whose edges, and which row says what about whom.
///
/// ```text
///   item ──index──▶ edges[index]        4 variables        content[index]  2 more where it has a content area
///                   itemRows[6·index…]  guards and ties    contentRows[4·index…]  hugging and resistance
/// ```
///
/// This class and its extensions are all of the engine that speaks to the solver. Rows are gathered and sent in two
/// batches. A layout keeps one book; measuring and asking for ambiguity fill another for a moment, in which items have
/// other indices.
final class RowBook {
    let solver: Solver
    var environment: any LayoutEnvironment
    /// Whether items are found by `scratch` rather than by `slot`.
    let isTemporary: Bool

    var edges: [Edges] = []
    /// In a temporary book: places in the pre-order, and content sizes as measured for it.
    var orders: [UInt64] = []
    var contents: [ContentSize] = []
    var content: [Int32: ContentEdges] = [:]
    /// By 6·index: guards (width, height ≥ 0), then T2 (width, height), then T4 (left, top).
    var itemRows: [RowID?] = []
    /// By 4·index: for each axis hugging, then resistance.
    var contentRows: [RowID?] = []
    var areaRows: [Int32: [RowID?]] = [:]
    var placementRows: [Int32: [RowID?]] = [:]

    var batch = RowBatch()
    var removedRows: [RowID] = []
    var removedVariables: [Variable] = []
    var changedRows: [RowID] = []
    var changedConstants: [Double] = []
    var freeIndices: [Int32] = []
    /// Items whose insets some row was made with.
    var insetUsers: [Item] = []

    var contentAreaCount: Int { content.count }

    init(backend: Backend, environment: any LayoutEnvironment, isTemporary: Bool) throws(SolverError) {
        solver = try Solver(backend: backend)
        self.environment = environment
        self.isTemporary = isTemporary
    }

    @inline(__always)
    func index(of item: Item) -> Int32 { isTemporary ? item.scratch : item.slot }

    func order(of item: Item) -> UInt64 { isTemporary ? orders[Int(item.scratch)] : item.order }

    func contentSize(of item: Item) -> ContentSize { isTemporary ? contents[Int(item.scratch)] : item.content }
}

/// Levels below all priorities: T2 to T4 of the answer's definition. T1 and T5 are the solver's own.
extension TieLevel {
    static let sizes: TieLevel = 1
    static let bounds: TieLevel = 2
    static let origins: TieLevel = 3
}

// MARK: - Items

extension RowBook {
    /// Variables and standing rows for items; `items` in pre-order, with `depth` set, and `order` (in a temporary book their
    /// place in the pre-order as `scratch`). One call to the solver for each depth, for an edge rests at its parent's (T5),
    /// which must be there before.
    func add(_ items: [Item]) throws(SolverError) {
        var start = 0
        let sorted = items.sortedByDepth()
        batch.reserve(6 * items.count)
        while start < sorted.count {
            var end = start
            while end < sorted.count, sorted[end].depth == sorted[start].depth { end += 1 }
            try addLevel(sorted[start..<end])
            start = end
        }
    }

    private func addLevel(_ items: ArraySlice<Item>) throws(SolverError) {
        var keys: [UInt64] = []
        var anchors: [Variable?] = []
        keys.reserveCapacity(4 * items.count)
        anchors.reserveCapacity(4 * items.count)
        for item in items {
            let parent = item.storedParent.flatMap { edges(of: $0) }
            let order = isTemporary ? UInt64(item.scratch + 1) << 10 : item.order
            for edge in 0..<UInt64(4) {
                keys.append(Key.variable(order, edge))
                anchors.append(edge & 1 == 0 ? parent?.left : parent?.top)
            }
        }
        let made = try solver.addVariables(keys: keys, anchors: anchors)
        var batch = self.batch
        self.batch = RowBatch()
        var next = made.startIndex
        for item in items {
            let own = Edges(left: made[next], top: made[next + 1], right: made[next + 2], bottom: made[next + 3])
            let order = keys[next] >> 3
            next += 4
            let index = place(own)
            if isTemporary {
                orders.append(order)
                item.scratch = index
            } else {
                item.slot = index
            }
            if item.state.contains(.isSpan) { continue }  // a span measures, it does not want anything
            batch.addStandingRows(index, order, own, item.storedParent.flatMap { edges(of: $0) })
        }
        self.batch = batch
        for item in items where item.hasContentArea { try addContentArea(item) }
    }

    private func place(_ own: Edges) -> Int32 {
        if let index = freeIndices.popLast() {
            edges[Int(index)] = own
            return index
        }
        edges.append(own)
        itemRows.append(contentsOf: repeatElement(nil, count: 6))
        contentRows.append(contentsOf: repeatElement(nil, count: 4))
        return Int32(edges.count - 1)
    }

    /// The item's own edges; nil where it is not in the book.
    func edges(of item: Item) -> Edges? {
        let index = index(of: item)
        return index >= 0 && index < edges.count ? edges[Int(index)] : nil
    }

    func addContentArea(_ item: Item) throws(SolverError) {
        let index = index(of: item)
        guard content[index] == nil, let own = edges(of: item) else { return }
        let order = order(of: item)
        let made = try solver.addVariables(
            keys: [Key.variable(order, 4), Key.variable(order, 5)], anchors: [own.left, own.top])
        let far = ContentEdges(right: made[0], bottom: made[1])
        content[index] = far
        areaRows[index] = [nil, nil, nil, nil]
        for (axis, plus, minus) in [(Axis.horizontal, far.right, own.left), (.vertical, far.bottom, own.top)] {
            let place = Int(axis.rawValue)
            let key = Key.sizeGuard(order, axis, isContent: true)
            batch.add(Difference(plus: plus, minus: minus, .greaterOrEqual, 0, key: key, isGuard: true), .area(index, place))
            let tie = Key.itemTie(order, 4 + axis.bit)
            batch.add(Difference(plus: plus, minus: minus, .lessOrEqual, 0, tie: .sizes, key: tie), .area(index, 2 + place))
        }
    }

    func removeContentArea(_ index: Int32) {
        guard let far = content.removeValue(forKey: index) else { return }
        removedRows += areaRows.removeValue(forKey: index)?.compactMap { $0 } ?? []
        removedVariables += [far.right, far.bottom]
    }

    func removeItem(_ index: Int32) {
        removeContentArea(index)
        let base = Int(index)
        for place in 6 * base..<6 * base + 6 {
            if let row = itemRows[place] { removedRows.append(row) }
            itemRows[place] = nil
        }
        for place in 4 * base..<4 * base + 4 { removeContentRow(place) }
        erasePlacement(index)
        let own = edges[base]
        removedVariables += [own.left, own.top, own.right, own.bottom]
        freeIndices.append(index)
    }

    func removeContentRow(_ place: Int) {
        if let row = contentRows[place] { removedRows.append(row) }
        contentRows[place] = nil
    }

    func removeRows(of constraint: InstalledConstraint) {
        if let row = constraint.row { removedRows.append(row) }
        if let row = constraint.boundRow { removedRows.append(row) }
        constraint.row = nil
        constraint.boundRow = nil
    }
}

extension RowBatch {
    /// Sizes are not negative (SV-2); small sizes and origins near the parent's are preferred when all else is equal.
    fileprivate mutating func addStandingRows(_ index: Int32, _ order: UInt64, _ own: Edges, _ parent: Edges?) {
        let guards = (Key.sizeGuard(order, .horizontal), Key.sizeGuard(order, .vertical))
        add(Difference(plus: own.right, minus: own.left, .greaterOrEqual, 0, key: guards.0, isGuard: true), .item(index, 0))
        add(Difference(plus: own.bottom, minus: own.top, .greaterOrEqual, 0, key: guards.1, isGuard: true), .item(index, 1))
        let tie = { Key.itemTie(order, $0) }
        add(Difference(plus: own.right, minus: own.left, .lessOrEqual, 0, tie: .sizes, key: tie(0)), .item(index, 2))
        add(Difference(plus: own.bottom, minus: own.top, .lessOrEqual, 0, tie: .sizes, key: tie(1)), .item(index, 3))
        guard let parent else { return }
        add(Difference(plus: own.left, minus: parent.left, .equal, 0, tie: .origins, key: tie(2)), .item(index, 4))
        add(Difference(plus: own.top, minus: parent.top, .equal, 0, tie: .origins, key: tie(3)), .item(index, 5))
    }
}

extension Array where Element == Item {
    /// Parents before children, otherwise in the same order.
    fileprivate func sortedByDepth() -> [Item] {
        guard let first else { return [] }
        if allSatisfy({ $0.depth == first.depth }) { return self }
        var least = first.depth
        var greatest = first.depth
        for item in self {
            least = Swift.min(least, item.depth)
            greatest = Swift.max(greatest, item.depth)
        }
        var starts = [Int](repeating: 0, count: Int(greatest - least) + 2)
        for item in self { starts[Int(item.depth - least) + 1] += 1 }
        for level in starts.indices.dropFirst() { starts[level] += starts[level - 1] }
        var places = [Int](repeating: 0, count: count)
        for index in indices {
            let level = Int(self[index].depth - least)
            places[starts[level]] = index
            starts[level] += 1
        }
        return places.map { self[$0] }
    }
}
