import QuoinBehaviors
import QuoinLayout
import QuoinSolver
import QuoinText

/// A layout of a scene: the tree of items with their behaviors, and the frames that were found.
///
/// ```swift
/// let document = SceneReader.read(bytes, path: "Card.json", kinds: .standard)
/// let elsewhere = EnvironmentOverride(device: Device(id: "retina6_12"))
/// for scene in document.scenes {
///     let laidOut = try SceneLayout(scene, overriding: elsewhere)
///     for view in try laidOut.views() { print(view.id, view.frame) }
/// }
/// ```
///
/// Invalid parts of the scene (constraints that cannot exist, formats that do not parse) are left out and listed in
/// ``problems``; everything else is laid out.
///
/// This type is not `Sendable`: use each layout on one thread at a time. Different scenes can be laid out in parallel.
/// ``SceneResult`` is the result as a value.
public final class SceneLayout {
    /// The scene as it is on this screen: the installed nodes and constraints, with variations and overrides applied.
    public let scene: Scene
    /// The screen that the scene is laid out for: size, scale, safe area and era.
    public let screen: Screen
    /// The size of the screen that the scene is shown on, in points. Without a device it is that of the canvas, if there is
    /// one.
    public var shownSize: Size { screen.device == nil ? scene.canvas?.screenSize ?? screen.size : screen.size }
    /// The live layout. Change its items, then call ``update()``.
    public let layout: Layout
    /// The report of the last layout.
    public private(set) var report: LayoutReport
    /// The parts of the scene that could not be built, in the scene's order.
    public let problems: [SceneProblem]
    /// The guesses that the result depends on: the scene's own notes and those of its kinds.
    public let notes: [Note]
    let names: ItemNames
    /// The items of the scene's nodes, in their order.
    let items: [Item]
    /// The positions of the nodes in the scene, by their ids.
    let nodeIndices: NameIndex
    let placement: Rect
    /// The nodes that are not installed on this screen.
    let idle: [Node]
    /// The traits that contents were measured with.
    public let traits: Traits
    let sizes: ContentSizes
    /// The ids of nodes whose kind is not in the table.
    let unknownKinds: [String]
    /// The fonts that texts are measured in.
    let fonts: SceneFonts
    /// The texts of the scene's nodes.
    let texts: SceneTexts
    /// The measurer that the layout measures texts with.
    public var measurer: any TextMeasurer { fonts.measurer }

    /// The names of the fonts that were not found, so that their texts are measured in the system font.
    package var unknownFonts: Set<String> { Set(scene.fontNames.filter(fonts.isUnknown)) }

    /// Lays out a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - override: Values that replace those of the scene's own environment.
    ///   - kinds: The table that the scene was read with. A node whose kind it lacks is a plain view, which ``notes``
    ///     reports.
    ///   - solver: The backend that solves.
    ///   - sizes: The source of content sizes.
    ///   - stopwatch: Takes the times of building, solving and text; nil for none.
    public init(
        _ scene: Scene, overriding override: EnvironmentOverride = .unchanged, kinds: KindTable = .standard, solver: Backend = .native,
        sizes: ContentSizes = .measured, stopwatch: Stopwatch? = nil
    ) throws(LayoutError) {
        let prepared = try PreparedScene(scene, override: override, kinds: kinds, solver: solver, sizes: sizes, stopwatch: stopwatch)
        let builder = prepared.builder
        self.scene = builder.scene
        idle = prepared.idle
        screen = prepared.screen
        problems = builder.problems
        notes = prepared.notes + builder.notes
        items = builder.items
        nodeIndices = builder.nodeIndices
        names = builder.names
        placement = builder.placement
        traits = builder.traits
        fonts = SceneFonts(era: prepared.environment.textEra, library: prepared.environment.fonts)
        texts = builder.texts
        self.sizes = sizes
        unknownKinds = builder.unknownKinds
        layout = try Layout(
            root: builder.root, width: placement.width, height: placement.height, solver: solver, environment: builder.system)
        controllers = builder.controllers
        if builder.canvas?.fitsContent == true { layout.makeRootSizeOptional(Axis.allCases, placement.size, at: .content) }
        let layout = layout
        report = try stopwatch.timing(.solving) { () throws(LayoutError) in try layout.layOut() }
        try settle(on: builder.canvas, stopwatch)
    }

    /// Lays out again what Interface Builder's canvas decides from the first layout: the heights of rows, and the root's size where
    /// it contradicts the constraints.
    private func settle(on canvas: Canvas?, _ stopwatch: Stopwatch?) throws(LayoutError) {
        if canvas != nil { try stopwatch.timing(.solving) { () throws(LayoutError) in try settleRows() } }
        contradictions = report.conflicts
        if let canvas, !canvas.fitsContent {
            try stopwatch.timing(.solving) { () throws(LayoutError) in try relaxConflictingRoot() }
        }
    }

    /// The conflicts that arise when the root has the size that it was drawn with.
    private(set) var contradictions: [LayoutConflict] = []

    /// The controllers, in the scene's order. Keep a reference to them while the layout is in use.
    public let controllers: [Controller]

    /// Returns the item of a node by its id; nil if there is no such node, or it is not installed.
    public func item(_ id: String) -> Item? { nodeIndices[id].map { items[$0] } }

    /// Lays out again after a change to the items, and returns what moved.
    @discardableResult
    public func update() throws(LayoutError) -> LayoutReport {
        report = try layout.layOut()
        return report
    }
}

/// An invalid part of a scene, which was left out of the layout.
public struct SceneProblem: Hashable, Sendable {
    /// The id of the constraint or node; nil if it has none.
    public var object: String?
    /// The text of the exception that UIKit raises, or a description of the problem.
    public var message: String
    /// The place in the file; nil if the scene was not read from one.
    public var source: SourceRange?
    /// The position of the mistake in a visual format, counted from 0; nil for other problems.
    public var caret: Int?

    /// The problem as the error of a document, with its place in the file.
    public var error: DocumentError {
        DocumentError(message, line: source?.start.line, column: source?.start.column, caret: caret)
    }
}
