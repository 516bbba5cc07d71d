import QuoinSolver

extension Layout {
    /// Returns the fitting size of an item, which follows from the constraints within it (SZ-1 to SZ-6). Frames do not change.
    ///
    /// ```swift
    /// let height = try Layout.fittingSize(of: cell, target: Size(width: 375, height: 0), horizontal: .required).height
    /// ```
    ///
    /// - Parameters:
    ///   - item: The item, with its subtree.
    ///   - target: The size to approach: zero for the smallest, ``Size/expanded`` for the largest that fits.
    ///   - horizontal: How much the target's width matters; 50 gives way to all content.
    ///   - vertical: How much the target's height matters.
    ///   - solver: The backend that solves.
    ///   - environment: The environment; nil for that of the item's layout, or the standard one without a layout.
    ///
    /// The cost is that of a first layout of the subtree.
    public static func fittingSize(
        of item: Item, target: Size, horizontal: Priority = .fitting, vertical: Priority = .fitting,
        solver: Backend = .native, environment: (any LayoutEnvironment)? = nil
    ) throws(LayoutError) -> Size {
        item.updateBehaviorsBelow()
        let environment = environment ?? item.layout?.environment ?? StandardEnvironment()
        do throws(SolverError) {
            return try Snapshot.take(
                below: item, backend: solver, environment: environment, contentSize: { $0.measure(width: nil) },
                body: { (snapshot) throws(SolverError) in
                    try snapshot.fittingSize(target, AxisPair(horizontal: horizontal, vertical: vertical))
                })
        } catch {
            throw .solver(error)
        }
    }
}

extension Size {
    /// A target larger than any content, for the largest fitting size (SZ-3).
    public static let expanded = Size(width: 10000, height: 10000)
}

extension Snapshot {
    fileprivate func fittingSize(_ target: Size, _ priorities: AxisPair<Priority>) throws(SolverError) -> Size {
        guard let own = model.edges(of: top) else { return .zero }
        let insets = top.alignmentInsets
        let sizes = AxisPair(
            horizontal: target.width - insets.left - insets.right, vertical: target.height - insets.top - insets.bottom)
        for axis in Axis.allCases { try addTarget(sizes[axis], at: priorities[axis], own, along: axis) }
        try model.solver.solve()
        if try measureAgain() { try model.solver.solve() }
        let grid = PixelGrid(scale: environment.scale)
        let width = model.value(own.right) - model.value(own.left) + insets.left + insets.right
        let height = model.value(own.bottom) - model.value(own.top) + insets.top + insets.bottom
        return Size(width: grid.ceil(width), height: grid.ceil(height))
    }

    /// Adds rows that put the item's near edge at the origin, and its size near the target.
    private func addTarget(_ size: Double, at priority: Priority, _ own: ItemEdges, along axis: Axis) throws(SolverError) {
        let order = model.order(of: top)
        try model.solver.add(Row(LinearExpression(own.near(axis)), .equal, to: 0).keyed(Key.position(order, axis.bit)))
        guard size.isFinite, priority.isLegal else { return }
        let target = Difference(
            plus: own.far(axis), minus: own.near(axis), .equal, SolverModel.clamped(size), at: priority,
            key: Key.position(order, 2 + axis.bit))
        try model.solver.add(differences: [target])
    }

    /// Measures wrapping contents at the widths they were given (PW-5). Returns whether a size is different.
    private func measureAgain() throws(SolverError) -> Bool {
        let grid = PixelGrid(scale: environment.scale)
        var measured: [(item: Item, size: ContentSize)] = []
        for item in items {
            var size = model.contentSize(of: item)
            guard size.followsWidth, let own = model.edges(of: item) else { continue }
            let left = grid.round(model.value(own.left)), right = grid.round(model.value(own.right))
            let limited = item.measure(width: right - left)
            if let width = limited.width, let whole = size.width { size.width = min(whole, width) }
            size.height = limited.height
            if size != model.contentSize(of: item) { measured.append((item, size)) }
        }
        for (item, size) in measured {
            model.items.snapshot?.contentSizes[Int(item.snapshotIndex)] = size
            model.write(size, of: item)
        }
        if measured.isEmpty { return false }
        try model.send()
        return true
    }
}

extension Item {
    /// Asks stale behaviors of the subtree for their constraints; in a layout, all stale behaviors.
    fileprivate final func updateBehaviorsBelow() {
        if let layout {
            var report = LayoutReport()
            layout.updateBehaviors(&report)
            return
        }
        for _ in 0..<LayoutPass.roundLimit {
            var stale: [Item] = []
            var walker: Item? = self
            while let item = walker {
                if item.state.contains(.behaviorIsStale) { stale.append(item) }
                walker = item.following(below: self)
            }
            if stale.isEmpty { return }
            for item in stale.reversed() { _ = item.updateBehaviorConstraints() }
        }
    }
}
