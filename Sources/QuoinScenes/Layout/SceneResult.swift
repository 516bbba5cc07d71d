import QuoinBehaviors
import QuoinLayout
import QuoinSolver

/// All that a layout found for a scene, as values: what reporters write, free of the live layout and ready for any thread.
///
/// ```swift
/// let result = try SceneResult(SceneLayout(scene), constraints: true)
/// ```
public struct SceneResult: Sendable {
    public var id: String?
    /// The id of the root view.
    public var root: String?
    /// The window's size.
    public var size: Size
    /// The root's safe-area insets.
    public var safeArea: Insets
    public var device: Device?
    /// How an editor drew the scene, if one did.
    public var canvas: Canvas?
    public var orientation: Orientation
    public var era: Era
    /// The solver's name.
    public var solver: String
    /// Parents before children.
    public var views: [LaidOutView]
    /// Views that are not installed under these traits.
    public var idleViews: [LaidOutView]
    /// The constraints; nil if they were not asked for.
    public var constraints: [LaidOutConstraint]?
    public var conflicts: [LaidOutConflict]
    public var problems: [SceneProblem]
    public var notes: [Note]
    public var statistics: Statistics

    /// Counts of the solver's work, the same in every run.
    public struct Statistics: Hashable, Sendable {
        public var views = 0
        public var constraints = 0
        public var solves = 0
        public var rounds = 0
        /// The number of variables in the last full solve.
        public var variables = 0
        public var rows = 0
        public var classes = 0
        public var kernelRows = 0
    }

    /// Everything about a layout.
    ///
    /// - Parameters:
    ///   - laidOut: The scene's layout.
    ///   - solver: The backend that solved it, which the result names.
    ///   - wantsConstraints: Whether to list every constraint that the engine made.
    ///   - wantsDoubts: Whether to find out what each frame rests on, which costs a solve for each reason to doubt.
    ///   - stopwatch: Takes the times of the phases; nil for none.
    public init(
        _ laidOut: SceneLayout, solver: Backend = .native, constraints wantsConstraints: Bool = false, doubts wantsDoubts: Bool = false,
        stopwatch: Stopwatch? = nil
    ) throws(LayoutError) {
        let scene = laidOut.scene
        id = scene.id
        root = scene.root?.id
        size = scene.canvas?.keepsSize == true ? laidOut.placement.size : laidOut.screen.size
        safeArea = laidOut.layout.root.safeArea
        device = scene.environment.device
        canvas = scene.canvas
        orientation = laidOut.screen.orientation
        era = laidOut.screen.era
        self.solver = solver.name
        views = try stopwatch.timing(.ambiguity) { () throws(LayoutError) in try laidOut.views() }
        idleViews = laidOut.idleViews()
        constraints = wantsConstraints ? laidOut.constraints() : nil
        conflicts = laidOut.conflicts()
        problems = laidOut.problems
        notes = laidOut.allNotes
        let counts = laidOut.layout.counts
        statistics = Statistics(
            views: views.count, constraints: constraints?.count ?? laidOut.layout.constraints.count, solves: laidOut.report.solves,
            rounds: laidOut.report.rounds,
            variables: counts.variables, rows: counts.rows, classes: counts.classes, kernelRows: counts.kernelRows)
        guard wantsDoubts else { return }
        let doubts = try stopwatch.timing(.trust) { () throws(LayoutError) in try laidOut.doubts(in: views) }
        for index in views.indices { views[index].doubts = doubts[views[index].id] }
    }
}

extension SceneLayout {
    /// The scene's notes, those of its kinds, and what the layout itself gave up on.
    var allNotes: [Note] {
        let refused = report.refused.map {
            Note("left out \($0.constraint): \($0.error)", object: names.name($0.item))
        }
        let loops = report.loop.map { Note("is invalidated again by every layout; stopped", object: names.name($0)) }
        return notes + refused + loops
    }
}
