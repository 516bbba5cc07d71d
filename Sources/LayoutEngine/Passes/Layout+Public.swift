import QuoinSolver

extension Layout {
    /// The root's width; nil: its content decides. An edit, not a rebuild.
    public var width: Double? {
        get { system.hostSize.width }
        set { system.hostSize.width = newValue }
    }

    /// The root's height; nil: its content decides.
    public var height: Double? {
        get { system.hostSize.height }
        set { system.hostSize.height = newValue }
    }

    /// Scale, direction and inset rules. Setting it lays everything out anew.
    public var environment: any LayoutEnvironment {
        get { system.environment }
        set { system.environment = newValue }
    }

    /// Brings all frames up to date. Costs nothing where nothing has changed.
    @discardableResult
    public func layOut() throws(LayoutError) -> LayoutReport { LayoutReport() }

    /// Which of x, y, width and height of an item the priorities leave open (SV-30). For debugging: solves a copy.
    public func ambiguity(of item: Item) throws(LayoutError) -> [Dimension] { [] }

    /// The same for all items at once: only those with an open dimension.
    public func ambiguities() throws(LayoutError) -> [(item: Item, open: [Dimension])] { [] }

    /// One of the four numbers that a layout finds for an item.
    public enum Dimension: String, Hashable, Sendable, CaseIterable {
        case x, y, width, height, contentWidth, contentHeight
    }

    /// The constraints that decide an item's place and size on one axis: those that hold tightly and lead from the item
    /// to what is fixed (`constraintsAffectingLayout`).
    public func constraints(affecting item: Item, _ axis: Axis) throws(LayoutError) -> [AppliedConstraint] { [] }

    /// All constraints the layout applies: the user's, the behaviors', content sizes, masks and the root's place.
    public var constraints: [AppliedConstraint] { [] }

    /// The size an item would take by its own constraints alone: SZ-1 to SZ-6. Nothing is changed.
    ///
    /// ```swift
    /// let height = try Layout.fittingSize(of: cell, Size(width: 375, height: 0), horizontal: .required).height
    /// ```
    public static func fittingSize(
        of item: Item, _ target: Size, horizontal: Priority = .fitting, vertical: Priority = .fitting, solver: Backend = .native,
        environment: (any LayoutEnvironment)? = nil
    ) throws(LayoutError) -> Size { .zero }
}
