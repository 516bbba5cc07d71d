import QuoinDrawing
import QuoinLayout
import QuoinScenes

extension UIView {
    /// A picture of this view and its subviews as they are laid out now. A failing test can save it on a machine without a screen.
    ///
    /// ```swift
    /// let picture = controller.view.drawing()
    /// print(SVG(picture, appearance: .dark).text)          // import QuoinDrawing
    /// let marked = controller.view.drawing(marking: controller.view.layoutDiagnostics())
    /// ```
    ///
    /// The tree is laid out first. UIKit's controls look as on a device, and images of PNG and JPEG files as they are; what a
    /// class draws by itself is unknown, and an image that a program rendered is a placeholder of its size. The cost is linear in
    /// the views, and in the bytes of their images.
    ///
    /// - Parameter diagnostics: Mistakes to outline and number on the picture, and to list below it.
    public func drawing(marking diagnostics: [LayoutDiagnostic] = []) -> Drawing {
        layoutIfNeeded()
        let picture = LivePicture(of: self)
        let bounds = Rect(x: 0, y: 0, width: max(1, item.frame.width), height: max(1, item.frame.height))
        guard let scene = picture.drawn else { return Drawing(size: bounds.size) }
        let marks = diagnostics.enumerated().compactMap { picture.mark($0.element, $0.offset + 1) }
        if marks.isEmpty { return scene.drawing }
        return ScenePage(scene, SceneOverlay(scene, findings: marks), name: nil, legend: marks).drawing
    }

    /// Writes ``drawing(marking:)`` to a file as SVG, which browsers open; light or dark as their system is.
    ///
    /// ```swift
    /// try view.writeDrawing(to: "failure.svg")
    /// ```
    public func writeDrawing(to path: String, marking diagnostics: [LayoutDiagnostic] = []) throws {
        try writeDrawing(to: URL(fileURLWithPath: path), marking: diagnostics)
    }

    /// Writes ``drawing(marking:)`` to a file as SVG.
    public func writeDrawing(to url: URL, marking diagnostics: [LayoutDiagnostic] = []) throws {
        let text = SVG(drawing(marking: diagnostics), appearance: nil).text
        try Data(text.utf8).write(to: url, options: .atomic)
    }
}

/// A scene of live views that is only drawn: the views keep their frames, and nothing is laid out again.
@MainActor
private struct LivePicture {
    private var scene: QuoinScenes.Scene
    private var views: [LaidOutView] = []
    private var ids: [ObjectIdentifier: String] = [:]
    private let images = LiveImages()

    init(of root: UIView) {
        scene = QuoinScenes.Scene(root: Node(id: "0", kind: "view", parent: nil))
        scene.nodes = []
        root.forEachBelow { add($0, isRoot: $0 === root) }
        root.forEachBelow { if let table = $0 as? UITableView { addSections(of: table) } }
        var canvas = Canvas(frame: root.item.frame)
        canvas.keepsSize = true
        canvas.showsNotes = false
        scene.canvas = canvas
        let current = UIKitEnvironment.current
        scene.environment.era = current.systemEra
        scene.environment.scale = current.screenDevice.scale
        scene.environment.category = current.contentSizeCategory.textCategory
        scene.environment.direction = current.isRightToLeft ? .rightToLeft : .leftToRight
        scene.environment.size = root.item.frame.size
    }

    /// The drawing of the laid-out view; nil if the size cannot be laid out.
    var drawn: SceneDrawing? {
        guard let layout = try? SceneLayout(scene) else { return nil }
        return SceneDrawing(layout, views, assets: images.assets)
    }

    private mutating func add(_ view: UIView, isRoot: Bool) {
        let id = "\(views.count)"
        ids[ObjectIdentifier(view)] = id
        let parent = isRoot ? nil : view.superview.flatMap { ids[ObjectIdentifier($0)] }
        var node = LiveNode(view, id: id, parent: parent).node
        node.placement = .frame(view.item.frame, [], parentSize: view.superview?.item.frame.size ?? view.item.frame.size)
        if view.isOfUIKit { node.className = nil }  // a program's own classes are textures with their names
        LiveAppearance(view, images).describe(&node)
        scene.nodes.append(node)
        var laidOut = LaidOutView(id: id, kind: node.element, parent: parent, frame: view.item.frame)
        laidOut.isHidden = view.isHidden && !(view is UIWindow)
        if let scroll = view as? UIScrollView {
            laidOut.scroll = LaidOutView.Scroll(contentSize: scroll.scrolling.contentSize, contentOffset: scroll.item.contentOffset)
        }
        views.append(laidOut)
    }

    /// Adds the rows of each section of a table, whose titles are views of their own.
    private mutating func addSections(of table: UITableView) {
        guard let id = ids[ObjectIdentifier(table)], let index = scene.nodes.firstIndex(where: { $0.id == id }) else { return }
        var rows: [Int: [String]] = [:]
        for path in table.indexPathsForVisibleRows ?? [] {
            if let cell = table.cellForRow(at: path), let row = ids[ObjectIdentifier(cell)] { rows[path.section, default: []].append(row) }
        }
        scene.nodes[index].properties[.sections] = rows.sorted { $0.key < $1.key }.map {
            var section = Properties()
            section[.sectionRows] = $0.value
            return section
        }
    }

    /// The mark of a diagnostic; nil if its views are not in the picture.
    func mark(_ diagnostic: LayoutDiagnostic, _ number: Int) -> FindingMark? {
        guard let view = diagnostic.view, let id = ids[ObjectIdentifier(view)] else { return nil }
        let severity: FindingMark.Severity =
            switch diagnostic.severity {
            case .info: .info
            case .warning: .warning
            case .error: .error
            }
        return FindingMark(number: number, severity: severity, view: id, title: diagnostic.message)
    }
}

extension UIView {
    /// Whether the view's class is UIKit's own.
    fileprivate var isOfUIKit: Bool { String(reflecting: type(of: self)).hasPrefix("UIKit.") }
}
