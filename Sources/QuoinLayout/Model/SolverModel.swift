import QuoinSolver

/// A solver with its contents: the variables of items, and the rows of items and constraints.
///
/// ```text
///   item ──index──▶ items.edges[index]           4 variables
///                   items.contentAreas[index]    2 more where the item has a content area
///                   items.handles                its rows
/// ```
///
/// Only this class, its extensions and `Lowering` use the solver. Rows are collected and sent a thousand at a time. A layout keeps one
/// model; a ``Snapshot`` temporarily fills another, in which items have other indices.
///
/// The first rows of a tree are written in the order of their keys, so that the solver need not sort them:
///
/// ```text
///   sizes ≥ 0 ─▶ content sizes ─▶ root and masks ─▶ behaviors' ─▶ the user's ─▶ ties of items ─▶ bounds of inequalities
/// ```
final class SolverModel {
    let solver: Solver
    let isSnapshot: Bool
    // Exclusivity is unchecked, as in a layout.
    @exclusivity(unchecked) var items: ItemTable
    @exclusivity(unchecked) var outgoing = OutgoingRows()

    /// - Parameter scale: The pixels in a point, which are the solver's grid: measured sizes are whole pixels.
    init(backend: Backend, scale: Double, isSnapshot: Bool = false) throws(SolverError) {
        solver = try Solver(backend: backend, grid: scale)
        solver.measuresFromAnchors = !isSnapshot
        self.isSnapshot = isSnapshot
        items = ItemTable(isSnapshot: isSnapshot)
    }

    /// The item's index here; -1 where it is not in the model.
    @inline(__always)
    func index(of item: Item) -> Int32 { isSnapshot ? items.index(of: item) : item.slot }

    @inline(__always)
    func order(of item: Item) -> UInt64 { isSnapshot ? items.order(of: item) : item.order }

    /// The item's own edges; nil where it is not in the model.
    @inline(__always)
    func edges(of item: Item) -> ItemEdges? { items.edges(of: item) }

    func contentSize(of item: Item) -> ContentSize {
        isSnapshot ? items.snapshot?.contentSizes[Int(item.snapshotIndex)] ?? .none : item.currentContentSize
    }

    /// Clamps a constant to a billion points: larger numbers mean "no limit" in practice, and would cost precision.
    static func clamped(_ constant: Double) -> Double { min(max(constant, -1e9), 1e9) }
}

/// The levels below all priorities at which ties are decided: T2 to T4 of the answer's definition. T1 and T5 are the
/// solver's own.
extension TieLevel {
    static let sizes: TieLevel = 1
    static let bounds: TieLevel = 2
    static let origins: TieLevel = 3
}

// MARK: - Adding items

extension SolverModel {
    /// Makes the variables of new items, parents before children, and writes their first rows. In a layout's model `order` is
    /// set, and `slot` becomes the index; in a snapshot's the items are in pre-order and have their index. One call of the
    /// solver for all variables.
    func add(_ added: [Unretained<Item>]) throws(SolverError) {
        let new = items.add(added)
        let variables = try solver.addVariables(keys: new.keys, anchors: new.anchors)
        items.noteVariables(variables)
        try writeSizes(of: added, variables)
        outgoing.itemsWithoutTies += added
    }

    private func writeSizes(of added: [Unretained<Item>], _ variables: [Variable]) throws(SolverError) {
        var batch = outgoing.takeBatch()
        batch.reserveCapacity(4 * added.count)
        var next = 0
        for link in added {
            link.with { next += writeSizes(of: $0, variables[next...], to: &batch) }
            if batch.isFull { try send(&batch) }
        }
        outgoing.batch = batch
    }

    /// Notes the first of some variables as an item's, and writes the rows of their lengths. Returns how many they are.
    @inline(__always)
    private func writeSizes(of item: Item, _ variables: ArraySlice<Variable>, to batch: inout RowBatch) -> Int {
        let (index, first) = (index(of: item), variables.startIndex)
        let own = ItemEdges(
            left: variables[first], top: variables[first + 1], right: variables[first + 2], bottom: variables[first + 3])
        items.edges[Int(index)] = own
        if !item.state.contains(.isDistanceGuide) { batch.addNonnegativeSizes(at: index, order: order(of: item), own) }
        guard item.hasContentArea else { return 4 }
        addContentArea(of: item, own, right: variables[first + 4], bottom: variables[first + 5], to: &batch)
        return 6
    }

    /// Writes the tie rows of new items: small sizes, and origins near the parent's.
    func writeTies(to batch: inout RowBatch) throws(SolverError) {
        for link in outgoing.itemsWithoutTies.take() {
            link.with { writeTies(of: $0, to: &batch) }
            if batch.isFull { try send(&batch) }
        }
    }

    @inline(__always)
    private func writeTies(of item: Item, to batch: inout RowBatch) {
        let index = index(of: item)
        guard index >= 0 else { return }
        let own = items.edges[Int(index)]
        // A distance guide only measures, so it has no preferred size.
        if !item.state.contains(.isDistanceGuide) {
            let parent = item.parentLink.flatMap { $0.with { edges(of: $0) } }
            batch.addTies(at: index, order: order(of: item), own, parent: parent)
        }
        if let far = items.contentAreas[index] { batch.addTies(at: index, order: order(of: item), own, contentArea: far) }
    }

    /// Adds a content area to an item that is in the model already.
    func addContentArea(_ item: Item) throws(SolverError) {
        let index = index(of: item)
        guard items.contentAreas[index] == nil, let own = edges(of: item) else { return }
        let order = order(of: item)
        let made = try solver.addVariables(keys: [Key.variable(order, 4), Key.variable(order, 5)], anchors: [own.left, own.top])
        items.noteVariables(made)
        addContentArea(of: item, own, right: made[0], bottom: made[1], to: &outgoing.batch)
        outgoing.batch.addTies(at: index, order: order, own, contentArea: ContentAreaEdges(right: made[0], bottom: made[1]))
    }

    private func addContentArea(of item: Item, _ own: ItemEdges, right: Variable, bottom: Variable, to batch: inout RowBatch) {
        let index = index(of: item)
        let far = ContentAreaEdges(right: right, bottom: bottom)
        items.contentAreas[index] = far
        items.handles.expectContentArea(index)
        batch.addNonnegativeSizes(at: index, order: order(of: item), own, contentArea: far)
    }
}

// MARK: - Removing

extension SolverModel {
    func removeContentArea(_ index: Int32) {
        guard let far = items.contentAreas.removeValue(forKey: index) else { return }
        items.handles.takeContentArea(index, into: &outgoing.removedRows)
        outgoing.remove(far.right, far.bottom)
    }

    func removeItem(_ index: Int32) {
        if !items.contentAreas.isEmpty { removeContentArea(index) }
        items.handles.takeItem(index, into: &outgoing.removedRows)
        let own = items.edges[Int(index)]
        outgoing.remove(own.left, own.top, own.right, own.bottom)
        items.free(index)
    }

    func removeRows(of constraint: InstalledConstraint) {
        if let row = constraint.row { outgoing.removedRows.append(row) }
        if let row = constraint.boundRow { outgoing.removedRows.append(row) }
        constraint.row = nil
        constraint.boundRow = nil
    }
}
