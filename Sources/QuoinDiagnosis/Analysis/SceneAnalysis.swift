import QuoinBehaviors
import QuoinLayout
import QuoinScenes
import QuoinSolver

/// A scene laid out in one environment, with everything that rules examine. The scene may come from a file or from live views.
///
/// ```text
///   Scene ──▶ SceneLayout ──┬▶ views          the tree with its frames
///                           ├▶ constraints    the scene's own, and those that behaviors, contents and masks make
///                           ├▶ ambiguities    the causes of whatever no constraint determines
///                           ├▶ conflicts      the constraints that cannot hold together
///                           └▶ scrolls        for each scroll view the size of its content as a sum
/// ```
///
/// ```swift
/// let analysis = try SceneAnalysis(scene, in: EnvironmentOverride("retina4_7:landscape") ?? .unchanged)
/// for view in analysis.views where view.isView && !view.undetermined.isEmpty { print(view.path) }
/// ```
///
/// Everything is computed on first use.
///
/// Mistakes in code, which the tree does not show, are recorded as properties of nodes, such as `PropertyKey.contentSize` (set by code) and
/// `PropertyKey.frameAssigned`, so that a tree of live views can be analyzed as a scene.
///
/// This type is not `Sendable`: like its layout, it is used by one thread at a time. Any number of analyses can run concurrently.
public final class SceneAnalysis {
    /// The scene laid out.
    public let layout: SceneLayout
    /// The scene as it was read, with the parts that are not installed.
    public let original: Scene
    /// The differences between the environment that the scene is laid out in and the one that its file names.
    public let environment: EnvironmentOverride
    /// Whether the scene is laid out in the environment in which an editor drew it, so that stored frames are comparable.
    public let isDrawn: Bool
    let tree: ViewTree

    /// Lays out a scene. Costs a layout.
    ///
    /// - Parameters:
    ///   - scene: As it was read.
    ///   - environment: The values that take the place of those of the scene's own environment.
    ///   - solver: The backend that solves.
    public init(_ scene: Scene, in environment: EnvironmentOverride = .unchanged, solver: Backend = .native) throws(LayoutError) {
        layout = try SceneLayout(scene, overriding: environment.heldUpright, solver: solver)
        original = scene
        self.environment = environment
        isDrawn = scene.canvas != nil && scene.environment.isDrawn(under: environment)
        tree = ViewTree(layout, of: scene, in: environment)
    }

    /// The causes of whatever no constraint determines, one for each. Costs a solve.
    public private(set) lazy var ambiguities: [LayoutAmbiguity] = AmbiguityFinder(tree).find()

    /// The constraints that cannot hold together.
    public private(set) lazy var conflicts: [LaidOutConflict] = layout.conflicts()

    /// The conflicts with what each is about, without those that repeat another one.
    private(set) lazy var analyzedConflicts: [AnalyzedConflict] = makeConflicts()

    /// The scroll views, without tables and collection views.
    private(set) lazy var scrolls: [ScrollContent] = views.lazy.filter(\.isScrollView).map { ScrollContent($0) }

    /// The frames that views have if contents have the sizes that the file stores for them.
    private(set) lazy var storedFrames = StoredFrames(self)

    /// The views that show something by themselves, wherever they are.
    private(set) lazy var visibleViews: [AnalyzedView] = findVisibleViews()

    /// The visible views whose place is certain.
    private(set) lazy var shownViews: [AnalyzedView] = findShownViews()

    /// The rows that are drawn in another height than their content has, where nothing in the document gives them one.
    private(set) lazy var openRows: [Detection] = findOpenRows()

    /// Whether Xcode was content with what is drawn.
    private(set) lazy var isSettled: Bool = findSettled()

    /// The insets that a controller adds before iOS 11; nil if it adds none.
    private(set) lazy var implicitInsets: ImplicitInsets? = ImplicitInsets(self)

    private lazy var constraintsByID: [String: Int] = Dictionary(
        tree.constraints.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
}

extension SceneAnalysis {
    /// The scene on this screen: the installed nodes and constraints, variations and overrides applied.
    public var scene: Scene { layout.scene }

    /// All views and guides, parents before their children, siblings in their order.
    public var views: some RandomAccessCollection<AnalyzedView> {
        tree.entries.indices.lazy.map { [tree] in AnalyzedView(tree: tree, index: $0) }
    }

    /// The topmost view.
    public var root: AnalyzedView { AnalyzedView(tree: tree, index: 0) }

    /// Returns the view of a node; nil if no such node is installed.
    public func view(_ id: String) -> AnalyzedView? { tree.index(of: id).map { AnalyzedView(tree: tree, index: $0) } }

    /// All constraints, in the order in which the layout applied them.
    public var constraints: some RandomAccessCollection<AnalyzedConstraint> {
        tree.constraints.indices.lazy.map { [tree] in AnalyzedConstraint(tree: tree, index: $0) }
    }

    /// Returns the constraint with an id; nil if there is none.
    public func constraint(_ id: String) -> AnalyzedConstraint? {
        constraintsByID[id].map { AnalyzedConstraint(tree: tree, index: $0) }
    }

    /// Whether the scene has constraints; without any it is laid out by masks on purpose.
    var usesAutoLayout: Bool { !scene.constraints.isEmpty || !scene.formats.isEmpty }

    /// The views in a scroll view that presses or stretches them, because it is tied on the axis on which it is to scroll.
    func isInWronglyTiedScroll(_ view: AnalyzedView) -> Bool {
        scrolls.contains { $0.view.contains(view) && $0.wrongTie != nil }
    }

    /// The scroll view's content; nil if the view is not a scroll view.
    func scroll(_ view: AnalyzedView) -> ScrollContent? { scrolls.first { $0.view == view } }
}
