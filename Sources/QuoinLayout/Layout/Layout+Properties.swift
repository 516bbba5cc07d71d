import QuoinSolver

extension Layout {
    /// The width of the root, in points; nil to let its content determine it. A change costs an edit, not a rebuild.
    public var width: Double? {
        get { rootSize.width }
        set { if newValue != width, newValue?.isFinite ?? true { setRootSize(newValue, height) } }
    }

    /// The height of the root, in points; nil to let its content determine it.
    public var height: Double? {
        get { rootSize.height }
        set { if newValue != height, newValue?.isFinite ?? true { setRootSize(width, newValue) } }
    }

    /// The scale, the direction and the rules for insets. Setting it discards all rows and starts again with a new solver.
    public var environment: any LayoutEnvironment {
        get { storedEnvironment }
        set {
            storedEnvironment = newValue
            pending.rebuild = true
        }
    }

    /// Whether ``layOut()`` has anything to do.
    public var needsLayout: Bool { !isUpToDate }

    /// Brings all frames up to date. Without changes it costs nothing.
    ///
    /// Contradictory constraints are not an error: the report lists each conflict with the constraint that was left out.
    @discardableResult
    public func layOut() throws(LayoutError) -> LayoutReport { try run(listsMoved: true, visit: nil) }

    /// Lays out like ``layOut()``, but without a list of the items that moved: `visit`, if any, is called with each, once all frames are in
    /// place.
    ///
    /// ```swift
    /// try layout.layOut { item in canvas.move(item, to: item.frame) }
    /// ```
    ///
    /// The layout is still running during these calls, as it is in ``Item/frameDidChange()``.
    @discardableResult
    public func layOut(eachMoved visit: ((Item) -> Void)?) throws(LayoutError) -> LayoutReport {
        try run(listsMoved: false, visit: visit)
    }

    /// All constraints that the layout applies: the user's, the behaviors', content sizes, masks, the root's position and size.
    public var constraints: [AppliedConstraint] {
        var all: [AppliedConstraint] = []
        forEachApplied { applied, _ in all.append(applied) }
        return all
    }

    /// The number of ``constraints``, without a list of them.
    package var constraintCount: Int { appliedCount }

    /// Returns the effective safe areas and margins of many items in O(items); reading those of one item takes O(depth).
    public func insets(of items: [Item]) -> [InsetSet] {
        var known: [ObjectIdentifier: InsetSet] = [:]
        known.reserveCapacity(items.count)
        return items.map { storedEnvironment.insets(of: $0, known: &known) }
    }

    /// Returns the effective safe areas and margins of the items of a tree. Parents precede their children, which say where they are.
    package func insets(ofTree items: [(item: Item, parent: Int?)]) -> [InsetSet] {
        let environment = storedEnvironment
        guard insets.hasSources else { return items.map { environment.insetsAlone($0.item) } }
        var found: [InsetSet] = []
        found.reserveCapacity(items.count)
        for (item, parent) in items {
            found.append(environment.insets(of: item, parentInsets: parent.map { found[$0] } ?? InsetSet()))
        }
        return found
    }

    /// Whether anything in the tree has a safe area, or preserves its parent's margins: otherwise margins are as set.
    package var hasInsetSources: Bool { insets.hasSources }
    /// A number that changes whenever insets may have changed though no frame has.
    package var insetGeneration: Int { insets.generation }

    /// The solver's counts of the last full solve: rows, classes, the kernel's rows.
    public var counts: Counts { model.solver.counts }

    private func setRootSize(_ width: Double?, _ height: Double?) {
        rootSize = (width, height)
        pending.rootSize = true
    }

    private func enter() throws(LayoutError) {
        do throws(SolverError) { try users.enter() } catch { throw .solver(error) }
    }

    private func run(listsMoved: Bool, visit: ((Item) -> Void)?) throws(LayoutError) -> LayoutReport {
        try enter()
        defer { users.leave() }
        guard !isRunning else { return LayoutReport() }  // called from within: the running layout takes up what has changed
        pending.isTaken = true
        defer {
            pending.isTaken = false
            _ = pending.takeRemoved()
        }
        var pass = LayoutPass(self)
        let changed = try pass.run()
        if listsMoved { pass.report.moved = frames.items(at: changed) }
        pass.report.conflicts = conflicts
        notifyItems(of: changed, visit)
        if let passDidEnd, pass.report.rounds > 0 { passDidEnd(pass.times(moved: changed.count)) }
        return pass.report
    }
}
