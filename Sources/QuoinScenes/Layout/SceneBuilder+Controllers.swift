import QuoinBehaviors
import QuoinLayout

extension SceneBuilder {
    /// Creates the controllers, which determine bars, safe area and margins; without one the root is a bare window.
    mutating func makeControllers() {
        guard !scene.controllers.isEmpty else {
            if let canvas = scene.canvas {
                root.safeAreaOverride = canvas.safeArea
                return
            }
            root.safeAreaOverride = environment.safeArea ?? (environment.device == nil ? .zero : screen.safeArea)
            return
        }
        var byID: [String: Controller] = [:]
        for described in scene.controllers {
            guard let view = item(described.root) else { continue }
            let controller = make(described, view)
            if let id = described.id { byID[id] = controller }
            controllers.append(controller)
            if let parent = described.parent.flatMap({ byID[$0] }) {
                parent.embed(controller)
            } else {
                advance(controller, to: described.stage)
            }
        }
        guard let first = controllers.first, first.view === root else { return }
        if scene.canvas?.keepsSize != true { placement = first.placement.frame }
    }

    private func make(_ described: SceneController, _ view: Item) -> Controller {
        let controller = Controller(
            view: view, screen: view === root ? rootScreen : screen, bars: described.bars, extendedLayout: described.extendedLayout,
            direction: system.direction, category: environment.category ?? .large)
        if let canvas, view === root {
            controller.canvas = Placement(frame: canvas.frame, covered: canvas.safeArea)
            controller.leastMargin = canvas.leastMargin
        }
        controller.automaticallyAdjustsScrollViewInsets = described.adjustsScrollViewInsets
        controller.respectsSystemMinimumMargins = described.respectsMinimumMargins
        controller.followsReadableWidth = described.followsReadableWidth
        controller.additionalSafeArea = described.additionalSafeArea
        controller.contentScrollView = described.contentScrollView.flatMap { item($0) }
        controller.margins = nodeIndices[described.root].flatMap { scene.nodes[$0].properties[.margins] }
        return controller
    }

    /// The screen of the root. If the root covers only a part of a screen, that part is not known.
    private var rootScreen: Screen {
        guard canvas == nil, scene.canvas?.isPart == true else { return screen }
        var bare = screen
        bare.size = placement.size
        bare.safeArea = environment.safeArea ?? .zero
        bare.statusBarHeight = 0
        return bare
    }

    private func advance(_ controller: Controller, to stage: Controller.Stage) {
        if stage >= .loaded { controller.load() }
        if stage >= .willAppear { controller.willAppear() }
        if stage >= .didAppear { controller.didAppear() }
    }
}
