import QuoinBehaviors
import QuoinLayout
import QuoinSolver

/// The complete result of a scene's layout as a value, independent of the live layout, which can be passed to other
/// threads.
///
/// ```swift
/// let result = try SceneResult(SceneLayout(scene), constraints: true)
/// ```
public struct SceneResult: Sendable {
    /// The id of the scene in its file; nil if it has none.
    public var id: String?
    /// The id of the root view.
    public var root: String?
    /// The size of the window, in points; that of the root where the root keeps its size.
    public var size: Size
    /// The safe-area insets of the root, in points.
    public var safeArea: Insets
    /// The device; nil if none is known.
    public var device: Device?
    /// The canvas on which an editor drew the scene; nil if no editor did.
    public var canvas: Canvas?
    /// The orientation of the screen.
    public var orientation: Orientation
    /// The iOS version whose rules were applied.
    public var era: Era
    /// The name of the backend that solved, such as `native`.
    public var solver: String
    /// The views and guides, parents before children, siblings in order.
    public var views: [LaidOutView]
    /// The views that are not installed under these traits, in the frames that an editor left them in.
    public var idleViews: [LaidOutView]
    /// Every constraint that the layout applied; nil if they were not asked for.
    public var constraints: [LaidOutConstraint]?
    /// The minimal sets of required constraints that cannot all hold.
    public var conflicts: [LaidOutConflict]
    /// The invalid parts of the scene, which were left out.
    public var problems: [SceneProblem]
    /// Notes on guesses that the result depends on, refused constraints and layout loops.
    public var notes: [Note]
    /// The counts of the solver's work.
    public var statistics: Statistics

    /// The counts of the solver's work, which are the same in every run.
    public struct Statistics: Hashable, Sendable {
        /// The number of views and guides.
        public var views = 0
        /// The number of constraints that the layout applied, including those that the engine made.
        public var constraints = 0
        /// The number of times the system was solved.
        public var solves = 0
        /// The number of rounds of asking behaviors and solving; 1 unless a measurement changed a content size.
        public var rounds = 0
        /// The number of variables in the last full solve.
        public var variables = 0
        /// The number of rows in the last full solve.
        public var rows = 0
        /// The number of classes that remained when required equalities had been merged.
        public var classes = 0
        /// The number of rows that remained for the kernel after the reduction.
        public var kernelRows = 0
        /// The number of pivots in the last full solve.
        public var pivots = 0
    }

    /// Collects the result of a layout.
    ///
    /// - Parameters:
    ///   - laidOut: The scene's layout.
    ///   - solver: The backend that solved it, which the result names.
    ///   - wantsConstraints: Whether to list every constraint that the engine made.
    ///   - wantsDoubts: Whether to find the reasons to doubt each frame, at the cost of a solve for each kind of reason.
    ///   - stopwatch: Takes the times of the phases; nil for none.
    public init(
        _ laidOut: SceneLayout, solver: Backend = .native, constraints wantsConstraints: Bool = false, doubts wantsDoubts: Bool = false,
        stopwatch: Stopwatch? = nil
    ) throws(LayoutError) {
        let scene = laidOut.scene
        id = scene.id
        root = scene.nodes.first?.id
        size = scene.canvas?.keepsSize == true ? laidOut.placement.size : laidOut.screen.size
        safeArea = laidOut.layout.root.safeArea
        device = scene.environment.device
        canvas = scene.canvas
        orientation = laidOut.screen.orientation
        era = laidOut.screen.era
        self.solver = solver.name
        if laidOut.layout.needsLayout { try laidOut.layout.layOut() }
        var placed = laidOut.placedViewsWithoutAmbiguity()
        idleViews = laidOut.idleViews()
        problems = laidOut.problems
        notes = laidOut.allNotes
        let counts = laidOut.layout.counts
        statistics = Statistics(
            views: placed.views.count, constraints: laidOut.layout.constraintCount, solves: laidOut.report.solves,
            rounds: laidOut.report.rounds,
            variables: counts.variables, rows: counts.rows, classes: counts.classes, kernelRows: counts.kernelRows,
            pivots: counts.kernelPivots)
        // What is ambiguous on a canvas is found by changes, and so are doubts.
        if scene.canvas == nil, !wantsDoubts { try laidOut.layout.shrink() }
        try stopwatch.timing(.ambiguity) { () throws(LayoutError) in try laidOut.findAmbiguity(of: &placed) }
        // The search for doubts begins with a layout of its own.
        let needsLayout = wantsConstraints || !wantsDoubts || !laidOut.contradictions.isEmpty
        if needsLayout, laidOut.layout.needsLayout { try laidOut.layout.layOut() }
        constraints = wantsConstraints ? laidOut.constraints() : nil
        conflicts = laidOut.conflicts()
        if wantsDoubts {
            placed.add(doubts: try stopwatch.timing(.trust) { () throws(LayoutError) in try laidOut.doubts(in: placed) })
        }
        views = placed.views
    }
}

extension SceneLayout {
    /// The notes of the scene and its kinds, and those on layout loops.
    var allNotes: [Note] {
        let refused = report.refused.map {
            Note("left out \($0.constraint): \($0.error)", object: names.name($0.item))
        }
        let loops = report.loop.map { Note("is invalidated again by every layout; stopped", object: names.name($0)) }
        return notes + refused + loops
    }
}
