import QuoinBehaviors
import QuoinLayout
import QuoinSolver
import QuoinText

/// A scene laid out: its tree of items with behaviors, their layout, and what came of it.
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
/// ``problems``; everything else is laid out. Not `Sendable`: one thread at a time uses it, and any number of scenes are laid out side by side;
/// ``SceneResult`` is what it found, as a value.
public final class SceneLayout {
    /// The scene as it is on this screen: installed nodes and constraints, variations and overrides applied.
    public let scene: Scene
    public let screen: Screen
    /// The size of the screen that the scene is seen on: of the canvas, where that knows it better than a file without a device.
    public var shownSize: Size { screen.device == nil ? scene.canvas?.screenSize ?? screen.size : screen.size }
    /// The live layout: change items, lay out again, ask what it knows.
    public let layout: Layout
    /// The report of the last layout.
    public private(set) var report: LayoutReport
    /// The parts of the scene that could not be built, in the scene's order.
    public let problems: [SceneProblem]
    /// Where the answer rests on a guess: the scene's own notes and those of the kinds.
    public let notes: [Note]
    let names: ItemNames
    let items: [String: Item]
    let placement: Rect
    /// The nodes that are not installed on this screen.
    let idle: [Node]
    /// The traits by which contents were measured.
    public let traits: Traits
    let sizes: ContentSizes
    /// The ids of nodes whose kind is not in the table.
    let unknownKinds: [String]
    /// The fonts that texts are measured in.
    let fonts: SceneFonts
    /// The measurer that the layout measures texts with.
    public var measurer: any TextMeasurer { fonts.measurer }

    /// Lays out a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - override: Values in place of those of the scene's own environment.
    ///   - kinds: The table that the scene was read with. A node whose kind is not in it is a plain view, and ``notes`` says so.
    ///   - solver: The backend that solves.
    ///   - sizes: Where the sizes of contents come from.
    ///   - stopwatch: Takes the times of building, solving and text; nil: nobody asks.
    public init(
        _ scene: Scene, overriding override: EnvironmentOverride = .unchanged, kinds: KindTable = .standard, solver: Backend = .native,
        sizes: ContentSizes = .measured, stopwatch: Stopwatch? = nil
    ) throws(LayoutError) {
        let isMoved = scene.environment.isMoved(by: override)
        let scene = isMoved ? try scene.withParentSizes(kinds: kinds, solver: solver, sizes: sizes) : scene
        let environment = scene.environment.overridden(by: override)
        let screen = environment.screen(statusBarHidden: scene.controllers.first?.statusBarHidden)
        var resolved = scene.resolved(on: screen)
        resolved.environment = environment
        var builder = SceneBuilder(
            resolved, screen, environment, kinds, canvas: isMoved ? nil : scene.canvas, sizes: sizes)
        if let stopwatch {
            stopwatch.time(.building) { builder.build() }
            for item in builder.items.values { stopwatch.watch(item) }
        } else {
            builder.build()
        }
        self.scene = builder.scene
        let installed = Set(resolved.nodes.lazy.map(\.id))
        idle = scene.nodes.filter { !installed.contains($0.id) }
        self.screen = screen
        problems = builder.problems
        notes = scene.notes + builder.notes
        items = builder.items
        names = builder.names
        placement = builder.placement
        traits = builder.traits
        fonts = SceneFonts(era: environment.textEra, library: environment.fonts)
        self.sizes = sizes
        unknownKinds = builder.scene.nodes.lazy.filter { kinds[$0.kind] == nil }.map(\.id)
        layout = try Layout(
            root: builder.root, width: placement.width, height: placement.height, solver: solver, environment: builder.system)
        controllers = builder.controllers
        if builder.canvas?.fitsContent == true { layout.makeRootSizeOptional(Axis.allCases, placement.size, at: .content) }
        let layout = layout
        report = try stopwatch.timing(.solving) { () throws(LayoutError) in try layout.layOut() }
        if builder.canvas != nil { try stopwatch.timing(.solving) { () throws(LayoutError) in try settleRows() } }
        contradictions = report.conflicts
        if let canvas = builder.canvas, !canvas.fitsContent {
            try stopwatch.timing(.solving) { () throws(LayoutError) in try relaxConflictingRoot() }
        }
    }

    /// The conflicts that arise when the root has the size that it was drawn with.
    private(set) var contradictions: [LayoutConflict] = []

    /// The controllers, in the scene's order; keep them while the layout is used.
    public let controllers: [Controller]

    /// The item of a node; nil: no such node, or it is not installed.
    public func item(_ id: String) -> Item? { items[id] }

    /// Lays out again after a change.
    @discardableResult
    public func update() throws(LayoutError) -> LayoutReport {
        report = try layout.layOut()
        return report
    }
}

/// Something in a scene that cannot be: it was left out.
public struct SceneProblem: Hashable, Sendable {
    /// The id of the constraint or node, if it has one.
    public var object: String?
    /// The text of the exception that UIKit raises, or what is wrong.
    public var message: String
    public var source: SourceRange?
    /// The column of the caret in a visual format, counted from 0.
    public var caret: Int?

    /// As a document's error: the place in the file, and of a visual format the caret's column.
    public var error: DocumentError {
        DocumentError(message, line: source?.start.line, column: source?.start.column, caret: caret)
    }
}
