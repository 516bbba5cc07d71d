import QuoinSolver

/// A copy of a subtree in a solver model of its own, for measuring the subtree and for questions about a layout that must not change it.
///
/// ```text
///   measure all items ──▶ number them ──▶ rows ──▶ the caller adds its own, solves and reads
///   (calls behaviors)     └──────── calls nothing of the program's but the environment ───────┘
/// ```
///
/// Behaviors that are called may take snapshots, too, even of the same items: each restores the indices that it found.
struct Snapshot {
    let top: Item
    let model: SolverModel
    let environment: any LayoutEnvironment
    private let formerIndices: [Int32]

    /// All items but areas, in pre-order.
    var items: [Item] { model.items.snapshot?.items ?? [] }

    /// Takes a snapshot with content sizes, masks and the constraints that lie wholly below `top`, passes it to `body`, and
    /// discards it. `body` adds the position and the size of `top`, and solves.
    static func take<Result>(
        below top: Item, backend: Backend, environment: any LayoutEnvironment, contentSize: (Item) -> ContentSize,
        body: (Snapshot) throws(SolverError) -> Result
    ) throws(SolverError) -> Result {
        var items: [Item] = []
        var next: Item? = top
        while let item = next {
            if !item.isArea { items.append(item) }
            next = item.following(below: top)
        }
        let sizes = items.map(contentSize)
        let snapshot = try Snapshot(top, items: items, sizes: sizes, backend: backend, environment: environment)
        defer { snapshot.restoreIndices() }
        try snapshot.fill()
        return try body(snapshot)
    }

    private init(
        _ top: Item, items: [Item], sizes: [ContentSize], backend: Backend, environment: any LayoutEnvironment
    ) throws(SolverError) {
        self.top = top
        self.environment = environment
        model = try SolverModel(backend: backend, scale: environment.scale, isSnapshot: true)
        model.items.snapshot?.items = items
        model.items.snapshot?.contentSizes = sizes
        formerIndices = items.map(\.snapshotIndex)
        for (index, item) in items.enumerated() { item.snapshotIndex = Int32(index) }
    }

    private func restoreIndices() {
        for (item, index) in zip(items, formerIndices) { item.snapshotIndex = index }
    }

    private func fill() throws(SolverError) {
        try model.add(items.map { Unretained($0) })
        for (item, size) in zip(items, model.items.snapshot?.contentSizes ?? []) {
            model.write(size, of: item)
            try model.sendIfFull()
        }
        for item in items where item !== top {
            if let mask = item.mask { model.writeMask(mask, of: item) }
        }
        try write(constraintsBelowTop())
        try model.send()
    }

    private func constraintsBelowTop() -> [InstalledConstraint.Link] {
        var found: [InstalledConstraint.Link] = []
        top.forEachInSubtree { item in
            item.forEachOwned { constraint in
                // Constraints that a behavior above contributed are not part of the subtree (SZ-2).
                if constraint.contributorLink?.with({ isBelowTop($0) }) ?? true { found.append(Unretained(constraint)) }
            }
        }
        return found
    }

    private func isBelowTop(_ item: Item) -> Bool { model.index(of: item.isArea ? item.parent ?? item : item) >= 0 }

    /// Writes the rows of constraints. The user's are ranked in the order of their installation, those that never had a layout in the
    /// order of the tree.
    private func write(_ constraints: [InstalledConstraint.Link]) throws(SolverError) {
        let lowering = Lowering(model, insets: InsetTracker(isRecording: false), environment: environment)
        var batch = model.outgoing.takeBatch()
        var bounds = model.outgoing.takeBounds()
        for (index, link) in constraints.inKeyOrder().enumerated() {
            let constraint = link.object
            if constraint.contributorLink == nil {
                let rank = constraint.rank
                if constraint.layout == nil { constraint.rank = UInt64(index + 1) }
                _ = lowering.write(constraint, to: &batch, bounds: &bounds.user)
                constraint.rank = rank
            } else {
                _ = lowering.write(constraint, to: &batch, bounds: &bounds.behavior)
            }
            if batch.isFull { try model.send(&batch) }
        }
        model.outgoing.batch = batch
        model.outgoing.bounds = bounds
    }
}

/// The state of a snapshot's items, by index.
struct SnapshotTable {
    var items: [Item] = []
    var contentSizes: [ContentSize] = []
    /// Positions in the pre-order.
    var orders: [UInt64] = []

    /// The item's index; -1 if it is not in the snapshot. (Its number may be that of another snapshot.)
    func index(of item: Item) -> Int32 {
        let index = item.snapshotIndex
        return index >= 0 && index < items.count && items[Int(index)] === item ? index : -1
    }
}

extension SolverModel {
    /// A variable's value in the last solution.
    func value(_ variable: Variable) -> Double {
        (try? solver.value(of: variable)) ?? 0
    }
}
