import QuoinLayout
import QuoinScenes

/// The canvas of a storyboard: where its controllers stand, and the segues between them.
struct StoryboardReader {
    private let head: DocumentHead
    private let contents: BarContentsReader
    private let initial: String?
    private var storyboard = Storyboard()

    private init(_ root: XMLElement, head: DocumentHead, contents: BarContentsReader) {
        self.head = head
        self.contents = contents
        initial = root[.initialViewController]
    }

    /// Reads a storyboard; nil for other documents. `roots` are the root views of controllers as the scenes call them, by the
    /// controllers' ids.
    static func read(_ root: XMLElement, head: DocumentHead, contents: BarContentsReader, roots: [String: Node]) -> Storyboard? {
        guard let scenes = root.child(.scenes) else { return nil }
        var reader = StoryboardReader(root, head: head, contents: contents)
        for scene in scenes.children where scene.isNamed(.scene) { reader.add(scene, roots) }
        return reader.storyboard
    }

    private static let notControllers: Set<String> = ["placeholder", "exit", "customObject"]

    private mutating func add(_ scene: XMLElement, _ roots: [String: Node]) {
        guard let objects = scene.child(.objects) else { return }
        let controllers = objects.children.filter { object in
            !StoryboardReader.notControllers.contains(object.name) && !object.isView && object[.sceneMemberID] != nil
        }
        guard let main = controllers.first(where: { $0[.sceneMemberID] == "viewController" }) ?? controllers.first, let id = main.id
        else { return }
        let exits = Set(objects.children.filter { $0.isNamed(.exit) }.compactMap(\.id))
        let rootNode = roots[id]
        var controller = StoryboardController(
            id: id, element: main.name, name: ControllerName.of(main), size: rootNode?.stored?.frame?.size ?? head.screenSize)
        controller.scene = scene[.sceneID]
        controller.root = rootNode?.id
        controller.isInitial = id == initial
        controller.barContents = contents.contents(ofContainer: main)
        controller.isNavigationBarHidden = main.flag(.navigationBarHidden) ?? false
        if let point = scene.child(.point, key: "canvasLocation"), let x = point.number(.x), let y = point.number(.y) {
            controller.location = Point(x: x, y: y)
        }
        storyboard.controllers.append(controller)
        for object in objects.children { addSegues(in: object, of: id, exits: exits) }
    }

    /// The segues in an object of a scene: its controller, or a gesture recognizer beside it, whose segues the controller performs.
    private mutating func addSegues(in object: XMLElement, of id: String, exits: Set<String>) {
        for index in object.tree.indices(in: object) {
            let element = XMLElement(tree: object.tree, index: index)
            guard element.isNamed(.segue), let destination = element[.destination], !exits.contains(destination) else { continue }
            let trigger = element.parent?.parent?.id ?? id
            var segue = Segue(id: element.id, kind: element[.kind] ?? "custom", source: id, trigger: trigger, destination: destination)
            segue.identifier = element[.identifier]
            storyboard.segues.append(segue)
        }
    }
}
