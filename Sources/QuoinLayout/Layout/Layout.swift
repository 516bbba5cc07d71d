import QuoinSolver

/// The layout of a tree of items, which computes their frames.
///
/// ```swift
/// let layout = try Layout(root: root, width: 375, height: 667)
/// try layout.layOut()
/// layout.width = 414                 // the window turned
/// try layout.layOut()                // the cost depends on the items that move
/// ```
///
/// Changes are only recorded, in O(1); nothing is solved before ``layOut()``. A layout is not `Sendable`: a tree and its layout are used by
/// one thread at a time, and a debug build throws `SolverError.usedByTwoThreads` if it detects a second one. Any number of layouts can run
/// concurrently.
public final class Layout {
    // Items ──changes──▶ pending ──LayoutPass──▶ model ──solve──▶ frames ──▶ items
    //                              insets, wrapping, tracked: what a pass has to look at again

    /// The topmost item.
    public let root: Item
    let backend: Backend
    var storedEnvironment: any LayoutEnvironment
    /// The size of the root that the program set; nil for a length that the content determines.
    var rootSize: (width: Double?, height: Double?)

    /// A closure that is called after each pass that had work, with its counts and times; nil, the default, costs nothing.
    ///
    /// ```swift
    /// layout.passDidEnd = { print($0) }
    /// // 3 moved, 1 solve, 1 round in 0.412 ms: preparing 0.100, writing 0.050, solving 0.200, finishing 0.062
    /// ```
    public var passDidEnd: ((PassTimes) -> Void)?

    // Exclusivity is unchecked where a table is written for every item and every constraint: the checks would be a fifth of a first layout.
    // No code that runs during such an access calls the program, so accesses cannot overlap.
    @exclusivity(unchecked) var pending = PendingChanges()
    var model: SolverModel
    @exclusivity(unchecked) var frames = FrameTable()
    let insets = InsetTracker()
    @exclusivity(unchecked) var wrapping = WrappingContents()
    @exclusivity(unchecked) var tracked = TrackedConstraints()
    /// The conflicts of the last solve.
    var conflicts: [LayoutConflict] = []
    /// The rank of the next constraint that the program installs.
    var nextRank: UInt64 = 1
    /// Whether a pass is running, or its callbacks.
    var isRunning = false
    var users = SingleThread()

    /// Creates a layout for the tree under `root`.
    ///
    /// - Parameters:
    ///   - root: The topmost item.
    ///   - width: The root's width; nil to let its content determine it, or 0 if nothing does.
    ///   - height: The root's height.
    ///   - solver: The backend that solves, such as `.native` or `.glpk`.
    ///   - environment: Scale, direction and the rules for insets.
    public init(
        root: Item, width: Double? = nil, height: Double? = nil, solver: Backend = .native,
        environment: some LayoutEnvironment = StandardEnvironment()
    ) throws(LayoutError) {
        guard root.parent == nil else { throw .rootHasParent(root.label) }
        guard root.layoutLink == nil else { throw .alreadyLaidOut(root.label) }
        do throws(SolverError) {
            model = try SolverModel(backend: solver, scale: environment.scale)
        } catch { throw .solver(error) }
        self.root = root
        backend = solver
        storedEnvironment = environment
        rootSize = (width, height)
        if let width { root.assignedFrame.width = width }
        if let height { root.assignedFrame.height = height }
        didAdd(root)
    }

    deinit { detachAllItems() }
}

extension Layout {
    /// Whether there is nothing to do for a pass.
    var isUpToDate: Bool { pending.isEmpty && !insets.areStale }

    var lowering: Lowering { Lowering(model, insets: insets, environment: storedEnvironment) }
}
