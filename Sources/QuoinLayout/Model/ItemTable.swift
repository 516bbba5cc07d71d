import QuoinSolver

/// The items of a model, by index: their variables, the handles of their rows, and in a snapshot what is measured for it.
struct ItemTable {
    var edges: [ItemEdges] = []
    var contentAreas: [Int32: ContentAreaEdges] = [:]
    var handles = RowHandles()
    private var freeIndices: [Int32] = []
    /// One more than the greatest index of a variable.
    private(set) var variableLimit = 0
    /// The items of a snapshot; nil in a layout's model.
    var snapshot: SnapshotTable?

    init(isSnapshot: Bool) {
        if isSnapshot { snapshot = SnapshotTable() }
    }

    /// The item's index here; -1 where it is not in the model.
    @inline(__always)
    func index(of item: Item) -> Int32 { snapshot?.index(of: item) ?? item.slot }

    @inline(__always)
    func order(of item: Item) -> UInt64 { snapshot?.orders[Int(item.snapshotIndex)] ?? item.order }

    /// The item's own edges; nil where it is not in the model.
    @inline(__always)
    func edges(of item: Item) -> ItemEdges? {
        let index = index(of: item)
        return index >= 0 && index < edges.count ? edges[Int(index)] : nil
    }

    /// Gives new items, parents before children, an index and edges that are indices in a batch of variables to be made.
    mutating func add(_ items: [Unretained<Item>]) -> NewVariables {
        var new = NewVariables(itemCount: items.count)
        edges.reserveCapacity(edges.count + items.count)
        for link in items {
            link.with { item in
                let parent = item.parentLink.flatMap { $0.with { edges(of: $0) } }
                let index = takeIndex()
                if snapshot == nil { item.slot = index } else { snapshot?.orders.append(UInt64(index + 1) << 10) }
                // Children are anchored at these, until the solver has made the variables.
                edges[Int(index)] = new.add(order: order(of: item), parent: parent, hasContentArea: item.hasContentArea)
            }
        }
        handles.grow(toItems: edges.count)
        return new
    }

    private mutating func takeIndex() -> Int32 {
        if let index = freeIndices.popLast() { return index }
        edges.append(.none)
        return Int32(edges.count - 1)
    }

    /// Notes variables that the solver has made.
    mutating func noteVariables(_ made: [Variable]) {
        for variable in made { variableLimit = max(variableLimit, variable.index + 1) }
    }

    mutating func free(_ index: Int32) { freeIndices.append(index) }
}
