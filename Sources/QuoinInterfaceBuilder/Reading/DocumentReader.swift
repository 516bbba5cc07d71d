import QuoinBehaviors
import QuoinLayout
import QuoinScenes
import QuoinText

/// Finds the roots of a document and makes a scene of each.
struct DocumentReader {
    let head: DocumentHead
    let graph: ControllerGraph
    let path: String
    let kinds: KindTable
    private let root: XMLElement
    /// The reader of what bars contain; nil if the document is not drawn.
    private let barContents: BarContentsReader?
    private(set) var scenes: [Scene] = []
    /// The canvas around the scenes; nil if the document is not a storyboard.
    private(set) var storyboard: Storyboard?
    /// The root views of controllers, by the controllers' ids.
    private var roots: [String: Node] = [:]
    var notes: [Note] = []

    init(_ root: XMLElement, path: String, kinds: KindTable, isDrawn: Bool) {
        self.root = root
        self.path = path
        self.kinds = kinds
        head = DocumentHead(root, isDrawn: isDrawn)
        graph = ControllerGraph(root)
        barContents = head.isDrawn ? BarContentsReader(root, graph: graph, resources: head.resources) : nil
        if let id = head.deviceID, head.device?.id != id, !head.isTelevision {
            let guess = head.device.map { "taken for \($0.id), which is as large" } ?? "the screen is assumed to be as large as the root"
            notes.append(Note("unknown device \"\(id)\": \(guess)", line: root.line))
        }
        if !head.version.isKnown {
            let known = ToolsVersion.newest.number
            notes.append(Note("saved by version \(head.version.number), newer than any known: laid out as by \(known)", line: root.line))
        }
    }

    mutating func read() {
        if let list = root.child(.scenes) {
            for scene in list.children where scene.isNamed(.scene) {
                guard let objects = scene.child(.objects) else { continue }
                for object in objects.children { readObject(object, sceneID: scene[.sceneID]) }
            }
        } else if let objects = root.child(.objects) {
            for object in objects.children { readObject(object, sceneID: nil) }
        }
        if let barContents { storyboard = StoryboardReader.read(root, head: head, contents: barContents, roots: roots) }
    }

    private mutating func readObject(_ object: XMLElement, sceneID: String?) {
        if let view = object.child(key: "view"), view.isView, !object.isView {
            add(view, controller: object, sceneID: sceneID)
        } else if object.isView {
            add(object, controller: nil, sceneID: nil)
        }
        for view in object.barViews { add(barView: view) }
    }

    /// Adds a view of a bar's item as a scene of its own: the bar is not laid out here, and no bar covers the view.
    private mutating func add(barView view: XMLElement) {
        let isConstrained = view.flag(.translatesAutoresizingMaskIntoConstraints) == false
        guard let stored = view.storedFrame(in: nil) else { return }
        var canvas = Canvas(frame: isConstrained ? Rect(x: 0, y: 0, width: stored.width, height: stored.height) : stored)
        canvas.keepsSize = true
        canvas.fitsContent = isConstrained
        canvas.isPart = true
        canvas.supportedDevices = head.supportedDevices
        canvas.isDark = head.isDark
        var reader = ViewReader(head, path: path, kinds: kinds)
        guard var scene = reader.scene(view, rootFrame: canvas.frame) else { return }
        scene.id = scene.root?.id
        scene.canvas = canvas
        scene.environment = environment(canvas, isControlled: false)
        scenes.append(scene)
    }

    private mutating func add(_ view: XMLElement, controller: XMLElement?, sceneID: String?) {
        var rules = CanvasRules(head, graph, view: view, controller: controller)
        let canvas = rules.canvas()
        var reader = ViewReader(head, path: path, kinds: kinds)
        guard var scene = reader.scene(view, rootFrame: canvas.frame) else { return }
        scene.id = sceneID ?? scene.root?.id
        scene.canvas = canvas
        if controller != nil || rules.isLikeController, let root = scene.root?.id {
            scene.controllers = [sceneController(controller, rules, of: view, root: root)]
        }
        scene.environment = environment(canvas, isControlled: !scene.controllers.isEmpty)
        if head.isDrawn, let id = controller?.id { roots[id] = scene.root }
        scenes.append(scene)
    }

    private func sceneController(_ element: XMLElement?, _ rules: CanvasRules, of view: XMLElement, root: String) -> SceneController {
        var controller = SceneController(root: root, id: element?.id)
        controller.bars = rules.bars
        controller.element = element?.name
        if let element, let barContents {
            controller.name = ControllerName.of(element)
            controller.barContents = barContents.contents(of: element)
        }
        if let edge = element?.child(key: "edgesForExtendedLayout") {
            let names: [(XMLName, RectEdge)] = [(.top, .top), (.left, .left), (.bottom, .bottom), (.right, .right)]
            controller.extendedLayout.edges = RectEdge(names.compactMap { edge.flag($0.0) == true ? $0.1 : nil })
        }
        controller.extendedLayout.includesOpaqueBars = element?.flag(.extendedLayoutIncludesOpaqueBars) ?? false
        controller.adjustsScrollViewInsets = element?.flag(.automaticallyAdjustsScrollViewInsets) ?? true
        controller.respectsMinimumMargins = element?.flag(.viewRespectsSystemMinimumLayoutMargins) ?? true
        controller.followsReadableWidth = view.flag(.layoutMarginsFollowReadableWidth) ?? false
        return controller
    }

    private func environment(_ canvas: Canvas, isControlled: Bool) -> Environment {
        var result = Environment()
        result.device = head.device
        result.orientation = head.device == nil ? nil : head.orientation
        result.era = head.era
        result.textScale = head.textScale
        result.canvasCategory = head.canvasCategory
        result.textEra = SystemTable.font[head.version]
        if canvas.keepsSize || head.device == nil { result.size = canvas.keepsSize ? canvas.frame.size : head.screenSize }
        if head.isTelevision { result.scale = 1 }
        return result
    }
}
