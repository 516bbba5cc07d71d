import QuoinSolver

extension Layout {
    /// The root's width; nil: its content decides. An edit, not a rebuild.
    public var width: Double? {
        get { system.hostSize.width }
        set { if newValue != width, newValue?.isFinite ?? true { system.hostSize.width = newValue } }
    }

    /// The root's height; nil: its content decides.
    public var height: Double? {
        get { system.hostSize.height }
        set { if newValue != height, newValue?.isFinite ?? true { system.hostSize.height = newValue } }
    }

    /// Scale, direction and inset rules. Setting it sends and reads everything anew.
    public var environment: any LayoutEnvironment {
        get { system.environment }
        set {
            system.environment = newValue
            system.needsRebuild = true
        }
    }

    /// Whether ``layOut()`` has anything to do.
    public var needsLayout: Bool { system.isDirty }

    /// Brings all frames up to date. Costs nothing where nothing has changed.
    ///
    /// Contradictory constraints are no error: they are in the report, each with the one that was left out.
    @discardableResult
    public func layOut() throws(LayoutError) -> LayoutReport { try system.layOut(listsMoved: true, eachMoved: nil) }

    /// The same without a list of what moved: each such item is visited once, when all frames are in place, or none is.
    ///
    /// ```swift
    /// try layout.layOut { item in canvas.move(item, to: item.frame) }
    /// ```
    ///
    /// The layout is still at work, as it is for ``Item/frameDidChange()``.
    @discardableResult
    public func layOut(eachMoved visit: ((Item) -> Void)?) throws(LayoutError) -> LayoutReport {
        try system.layOut(listsMoved: false, eachMoved: visit)
    }

    /// All constraints the layout applies: the user's, the behaviors', content sizes, masks and the root's place.
    public var constraints: [AppliedConstraint] {
        var all: [AppliedConstraint] = []
        system.forEachApplied { applied, _ in all.append(applied) }
        return all
    }

    /// The safe areas and margins that hold, of many items at once: O(items), where asking each of them costs its depth.
    public func insets(of items: [Item]) -> [InsetSet] {
        var known: [ObjectIdentifier: InsetSet] = [:]
        return items.map { system.environment.insets(of: $0, known: &known) }
    }

    /// Whether anything in the tree has a safe area, or preserves its parent's margins: without, margins are what was set.
    package var hasInsetSources: Bool { system.hasInsetSources }
    /// Another number once insets may be others though no frame is.
    package var insetGeneration: Int { system.insetGeneration }

    /// What the solver met in the last full solve: rows, classes, what was left to the kernel.
    public var counts: Counts { system.book.solver.counts }
}
