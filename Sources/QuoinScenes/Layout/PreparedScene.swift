import QuoinBehaviors
import QuoinLayout
import QuoinSolver

/// A scene whose items have been built for one environment, ready to be laid out.
///
/// ```text
///   scene ──environment──▶ screen ──▶ installed nodes and constraints ──▶ items with their behaviors
/// ```
struct PreparedScene {
    let environment: Environment
    let screen: Screen
    /// The guesses of the scene itself; those of its kinds are in the builder.
    let notes: [Note]
    /// The nodes that are not installed on this screen.
    let idle: [Node]
    let builder: SceneBuilder

    init(
        _ scene: Scene, override: EnvironmentOverride, kinds: KindTable, solver: Backend, sizes: ContentSizes,
        stopwatch: Stopwatch?
    ) throws(LayoutError) {
        let isMoved = scene.environment.isMoved(by: override)
        let scene = isMoved ? try scene.withParentSizes(kinds: kinds, solver: solver, sizes: sizes) : scene
        environment = scene.environment.overridden(by: override)
        screen = environment.screen(statusBarHidden: scene.controllers.first?.statusBarHidden)
        notes = scene.notes
        var resolved = scene.resolved(on: screen)
        resolved.environment = environment
        var builder = SceneBuilder(
            resolved, screen: screen, environment: environment, kinds: kinds, canvas: isMoved ? nil : scene.canvas, sizes: sizes)
        if let stopwatch {
            stopwatch.time(.building) { builder.build() }
            for item in builder.items { stopwatch.watch(item) }
        } else {
            builder.build()
        }
        self.builder = builder
        idle = resolved.nodes.count == scene.nodes.count ? [] : scene.nodes.filter { builder.nodeIndices[$0.id] == nil }
    }
}
