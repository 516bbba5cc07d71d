import QuoinSolver

/// A solver and what is written into it: which variables are whose edges, and which row says what about whom.
///
/// ```text
///   item ──index──▶ edges[index]        4 variables        content[index]  2 more where it has a content area
///                   itemRows[6·index…]  guards and ties    contentRows[4·index…]  hugging and resistance
/// ```
///
/// This class and its extensions are all of the engine that speaks to the solver. Rows are gathered and sent a thousand at
/// a time. A layout keeps one book; measuring and asking for ambiguity fill another for a moment, in which items have
/// other indices.
///
/// The first rows of a tree are written in the order of their keys, which spares the solver sorting them and looking for
/// each whether its key is taken:
///
/// ```text
///   guards ─▶ content sizes ─▶ places ─▶ behaviors' ─▶ the user's ─▶ ties ─▶ where inequalities rest
/// ```
final class RowBook {
    let solver: Solver
    var environment: any LayoutEnvironment
    /// Whether items are found by `scratch` rather than by `slot`.
    let isTemporary: Bool

    // Unchecked: read and written with every row, and nothing holds on to them.
    @exclusivity(unchecked) var edges: [Edges] = []
    /// In a temporary book: places in the pre-order, and content sizes as measured for it.
    @exclusivity(unchecked) var orders: [UInt64] = []
    @exclusivity(unchecked) var contents: [ContentSize] = []
    @exclusivity(unchecked) var content: [Int32: ContentEdges] = [:]
    /// By 6·index: guards (width, height ≥ 0), then T2 (width, height), then T4 (left, top).
    @exclusivity(unchecked) var itemRows: [RowID?] = []
    /// By 4·index: for each axis hugging, then resistance.
    @exclusivity(unchecked) var contentRows: [RowID?] = []
    var areaRows: [Int32: [RowID?]] = [:]
    var placementRows: [Int32: [RowID?]] = [:]

    @exclusivity(unchecked) var batch = RowBatch()
    /// Where inequalities rest, the user's and the behaviors': they come last.
    var bounds = (user: RowBatch(), behavior: RowBatch())
    /// New items whose ties are still to be written.
    var untied: [Item] = []
    @exclusivity(unchecked) var removedRows: [RowID] = []
    @exclusivity(unchecked) var removedVariables: [Variable] = []
    @exclusivity(unchecked) var changedRows: [RowID] = []
    @exclusivity(unchecked) var changedConstants: [Double] = []
    @exclusivity(unchecked) var freeIndices: [Int32] = []
    /// Items whose insets some row was made with.
    var insetUsers: [Item] = []

    init(backend: Backend, environment: any LayoutEnvironment, isTemporary: Bool) throws(SolverError) {
        solver = try Solver(backend: backend)
        solver.measuresFromAnchors = !isTemporary
        self.environment = environment
        self.isTemporary = isTemporary
    }

    @inline(__always)
    func index(of item: Item) -> Int32 { isTemporary ? item.scratch : item.slot }

    @inline(__always)
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
    /// Variables and guards for items, parents before children, with `order` set; in a temporary book all there are, in
    /// pre-order, their place as `scratch`. One call to the solver for all variables.
    func add(_ items: [Item]) throws(SolverError) {
        var arrivals = Arrivals(items.count)
        let start = edges.count
        edges.reserveCapacity(start + items.count)
        for item in items {
            let parent = item.parent.flatMap { self.edges(of: $0) }
            let index = takeIndex()
            if isTemporary { orders.append(UInt64(index + 1) << 10) } else { item.slot = index }
            // Until the solver has made them, an edge is its place in the batch: children rest at it.
            edges[Int(index)] = arrivals.add(order: order(of: item), parent, hasContentArea: item.hasContentArea)
        }
        let grown = edges.count - itemRows.count / 6
        itemRows.append(contentsOf: repeatElement(nil, count: 6 * grown))
        contentRows.append(contentsOf: repeatElement(nil, count: 4 * grown))
        let made = try solver.addVariables(keys: arrivals.keys, anchors: arrivals.anchors)
        try seat(items, made)
    }

    private func takeIndex() -> Int32 {
        if let index = freeIndices.popLast() { return index }
        edges.append(.none)
        return Int32(edges.count - 1)
    }

    private func seat(_ items: [Item], _ made: [Variable]) throws(SolverError) {
        var batch = takeBatch()
        var next = 0
        for item in items {
            let index = index(of: item)
            let own = Edges(left: made[next], top: made[next + 1], right: made[next + 2], bottom: made[next + 3])
            next += 4
            edges[Int(index)] = own
            let hasContentArea = item.hasContentArea
            if !item.state.contains(.isSpan) { batch.addGuards(index, order(of: item), own) }
            if hasContentArea {
                hold(ContentEdges(right: made[next], bottom: made[next + 1]), index, order(of: item), own, &batch)
                next += 2
            }
            if batch.isFull { try send(&batch) }
        }
        self.batch = batch
        untied += items
    }

    /// What the first layout writes after all else: small sizes and origins near the parent's.
    func writeTies(_ batch: inout RowBatch) throws(SolverError) {
        for item in untied where index(of: item) >= 0 {
            let index = index(of: item)
            let own = edges[Int(index)]
            // A span measures, it does not want anything.
            if !item.state.contains(.isSpan) {
                batch.addTies(index, order(of: item), own, item.parent.flatMap { edges(of: $0) })
            }
            if let far = content[index] { batch.addTies(index, order(of: item), own, far) }
            if batch.isFull { try send(&batch) }
        }
        untied.clear()
    }

    /// The item's own edges; nil where it is not in the book.
    @inline(__always)
    func edges(of item: Item) -> Edges? {
        let index = index(of: item)
        return index >= 0 && index < edges.count ? edges[Int(index)] : nil
    }

    /// For an item that has been in the book for a while.
    func addContentArea(_ item: Item) throws(SolverError) {
        let index = index(of: item)
        guard content[index] == nil, let own = edges(of: item) else { return }
        let order = order(of: item)
        let made = try solver.addVariables(keys: [Key.variable(order, 4), Key.variable(order, 5)], anchors: [own.left, own.top])
        let far = ContentEdges(right: made[0], bottom: made[1])
        hold(far, index, order, own, &batch)
        batch.addTies(index, order, own, far)
    }

    private func hold(_ far: ContentEdges, _ index: Int32, _ order: UInt64, _ own: Edges, _ batch: inout RowBatch) {
        content[index] = far
        areaRows[index] = [nil, nil, nil, nil]
        batch.addGuards(index, order, own, far)
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
    /// Sizes are not negative (SV-2).
    fileprivate mutating func addGuards(_ index: Int32, _ order: UInt64, _ own: Edges) {
        let keys = (Key.sizeGuard(order, .horizontal), Key.sizeGuard(order, .vertical))
        add(Difference(plus: own.right, minus: own.left, .greaterOrEqual, 0, key: keys.0, isGuard: true), .item(index, 0))
        add(Difference(plus: own.bottom, minus: own.top, .greaterOrEqual, 0, key: keys.1, isGuard: true), .item(index, 1))
    }

    fileprivate mutating func addGuards(_ index: Int32, _ order: UInt64, _ own: Edges, _ far: ContentEdges) {
        let width = Key.sizeGuard(order, .horizontal, isContent: true), height = Key.sizeGuard(order, .vertical, isContent: true)
        add(Difference(plus: far.right, minus: own.left, .greaterOrEqual, 0, key: width, isGuard: true), .area(index, 0))
        add(Difference(plus: far.bottom, minus: own.top, .greaterOrEqual, 0, key: height, isGuard: true), .area(index, 1))
    }

    /// Small sizes and origins near the parent's are preferred when all else is equal.
    fileprivate mutating func addTies(_ index: Int32, _ order: UInt64, _ own: Edges, _ parent: Edges?) {
        let tie = { Key.itemTie(order, $0) }
        add(Difference(plus: own.right, minus: own.left, .lessOrEqual, 0, tie: .sizes, key: tie(0)), .item(index, 2))
        add(Difference(plus: own.bottom, minus: own.top, .lessOrEqual, 0, tie: .sizes, key: tie(1)), .item(index, 3))
        guard let parent else { return }
        add(Difference(plus: own.left, minus: parent.left, .equal, 0, tie: .origins, key: tie(2)), .item(index, 4))
        add(Difference(plus: own.top, minus: parent.top, .equal, 0, tie: .origins, key: tie(3)), .item(index, 5))
    }

    fileprivate mutating func addTies(_ index: Int32, _ order: UInt64, _ own: Edges, _ far: ContentEdges) {
        let keys = (Key.itemTie(order, 4), Key.itemTie(order, 5))
        add(Difference(plus: far.right, minus: own.left, .lessOrEqual, 0, tie: .sizes, key: keys.0), .area(index, 2))
        add(Difference(plus: far.bottom, minus: own.top, .lessOrEqual, 0, tie: .sizes, key: keys.1), .area(index, 3))
    }
}
