import QuoinLayout
import QuoinScenes

/// A drawing of a scene, as a simulator would show it.
///
/// ```swift
/// let drawing = try SceneDrawing(SceneLayout(scene)).drawing
/// print(SVG(drawing, appearance: .dark).text)
/// ```
///
/// The cost is linear in the number of views. Views are drawn parents first. The groups that a view opens (a clip, an
/// opacity) stay open until the first view that does not lie inside it, so that a deep scene needs no recursion:
///
/// ```text
///   open A   A's background, contents   open B   B …   close B   close A, its border
///   └──────── pending: A ───────────────┴─ pending: A, B ┘
/// ```
///
/// This type is not `Sendable`: it refers to a live layout. Its ``drawing`` is a value that can be passed to any thread.
public struct SceneDrawing {
    /// The drawing, in the size of the screen, or of the root if that is shown without a screen.
    public let drawing: Drawing
    /// The frames of the views on the drawing by their ids, including those of hidden views.
    public let frames: [String: Rect]
    /// The views as they were laid out, parents before children.
    public let views: [LaidOutView]
    /// The views that are not drawn, because they or views around them are hidden.
    let undrawn: Set<String>
    let context: SceneContext
    private let tree: TreePainter

    /// Draws a scene that was laid out.
    ///
    /// - Parameters:
    ///   - layout: The scene's layout.
    ///   - assets: The colors and images of the scene's project.
    ///   - painters: The painters of the kinds of views.
    ///   - showsHidden: Whether hidden views are drawn faintly instead of left out.
    public init(
        _ layout: SceneLayout, assets: any DrawingAssets = NoAssets(), painters: PainterTable = .standard, showsHidden: Bool = false
    ) throws(LayoutError) {
        let views = try layout.views(ambiguity: false)
        self.init(layout, views, assets: assets, painters: painters, showsHidden: showsHidden)
    }

    /// Draws a scene whose views were computed before, which saves computing them again.
    ///
    /// - Parameters:
    ///   - layout: The scene's layout.
    ///   - views: The result of `layout.views()`.
    ///   - assets: The colors and images of the scene's project.
    ///   - painters: The painters of the kinds of views.
    ///   - showsHidden: Whether hidden views are drawn faintly instead of left out.
    public init(
        _ layout: SceneLayout, _ views: [LaidOutView], assets: any DrawingAssets = NoAssets(), painters: PainterTable = .standard,
        showsHidden: Bool = false
    ) {
        let views = CanvasInsets(layout).applied(to: views)
        let placement = RootPlacement(layout, views.first)
        context = SceneContext(layout, views, assets: assets, root: placement.root)
        var drawing = Drawing(size: placement.size)
        let screen = ScreenPainter(context, placement)
        screen.paintBelow(on: &drawing)
        var tree = TreePainter(context, painters, showsHidden: showsHidden)
        tree.paint(views, from: placement.origin, on: &drawing)
        screen.paintAbove(on: &drawing)
        self.drawing = drawing
        self.views = views
        self.tree = tree
        frames = tree.frames
        undrawn = tree.undrawn
    }

    /// Returns the node of a view by its id; nil if there is no such view.
    func node(_ id: String) -> Node? { tree.nodes[id] }

    func view(_ id: String) -> LaidOutView? { views.first { $0.id == id } }

    /// Draws the content of a view once more, in its place, without the view's own clip.
    func paintContent(of id: String, on drawing: inout Drawing) {
        var inside: Set<String> = [id]
        let content = views.filter { view in
            guard let parent = view.parent, inside.contains(parent) else { return false }
            inside.insert(view.id)
            return true
        }
        var painter = tree
        painter.paint(content, from: .zero, on: &drawing)
    }
}

/// Draws the views of a tree, parents first.
struct TreePainter {
    let context: SceneContext
    private let painters: PainterTable
    private let showsHidden: Bool
    let nodes: [String: Node]
    private(set) var frames: [String: Rect] = [:]
    private(set) var undrawn: Set<String> = []
    /// The origin of each view's content, and the values that its subviews inherit.
    private var inherited: [String: Inherited] = [:]
    private var pending: [Pending] = []

    private struct Inherited {
        var origin: Point
        var tint: Paint
        var ground: Paint
        var isGone = false
    }

    /// The work that remains when all subviews of a view are drawn.
    private struct Pending {
        var id: String
        var view: DrawnView
        var painter: (any ViewPainter)?
        var clips: Bool
        var fades: Bool
    }

    init(_ context: SceneContext, _ painters: PainterTable, showsHidden: Bool) {
        self.context = context
        self.painters = painters
        self.showsHidden = showsHidden
        nodes = Dictionary(context.scene.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Draws views.
    ///
    /// - Parameter start: The origin of views whose parent is not among them.
    mutating func paint(_ views: [LaidOutView], from start: Point, on drawing: inout Drawing) {
        for view in views {
            let above =
                view.parent.flatMap { inherited[$0] } ?? Inherited(origin: start, tint: SystemColors.blue, ground: SystemColors.background)
            if above.isGone {
                leaveOut(view, above: above)
                continue
            }
            finish(upTo: view.parent, on: &drawing)
            guard let node = nodes[view.id] else { continue }
            paint(view, node: node, above: above, on: &drawing)
        }
        finish(upTo: nil, on: &drawing)
    }

    /// Notes where a view within a hidden one would be.
    private mutating func leaveOut(_ view: LaidOutView, above: Inherited) {
        var down = above
        let frame = view.frame.moved(above.origin.x, above.origin.y)
        let offset = view.scroll?.contentOffset ?? .zero
        down.origin = Point(x: frame.x - offset.x, y: frame.y - offset.y)
        inherited[view.id] = down
        frames[view.id] = frame
        undrawn.insert(view.id)
    }

    /// Finishes every open view that does not contain the next one.
    private mutating func finish(upTo parent: String?, on drawing: inout Drawing) {
        while let last = pending.last, last.id != parent {
            pending.removeLast()
            let decoration = Decoration(last.view)
            last.painter?.paintAbove(last.view, on: &drawing)
            if last.clips { drawing.add(.close) }
            decoration.paintBorder(on: &drawing)
            if last.fades { drawing.add(.close) }
        }
    }

    private mutating func paint(_ laidOut: LaidOutView, node: Node, above: Inherited, on drawing: inout Drawing) {
        var frame = laidOut.frame
        frame.x += above.origin.x
        frame.y += above.origin.y
        frames[laidOut.id] = frame
        var down = above
        let offset = laidOut.scroll?.contentOffset ?? .zero
        down.origin = Point(x: frame.x - offset.x, y: frame.y - offset.y)
        if let color = node.properties[.backgroundColor].map({ context.paint($0, tint: above.tint) }), color.light.alpha >= 128 {
            down.ground = color
        }
        if let color = node.properties[.tintColor] { down.tint = context.paint(color, tint: above.tint) }
        let painter = painters[node.element, node.kind]
        let isHidden = laidOut.isHidden
        down.isGone = isHidden && !showsHidden
        inherited[laidOut.id] = down
        if down.isGone {
            undrawn.insert(laidOut.id)
            return
        }
        let view = DrawnView(
            node: node, frame: frame, laidOut: laidOut, tint: down.tint, context: context, parent: node.parent.flatMap { nodes[$0] },
            ground: down.ground)
        begin(view, painter, isFaint: isHidden, on: &drawing)
    }

    private mutating func begin(_ view: DrawnView, _ painter: (any ViewPainter)?, isFaint: Bool, on drawing: inout Drawing) {
        let alpha = min(max(view.properties[.alpha] ?? 1, 0), 1) * (isFaint ? 0.3 : 1)
        if alpha < 1 {
            var group = Group()
            group.opacity = alpha
            drawing.add(.open(group))
        }
        let decoration = Decoration(view)
        decoration.paintBackground(on: &drawing)
        let clips = decoration.clips
        if clips {
            var group = Group()
            group.clip = Group.Clip(view.frame, radius: decoration.radius)
            drawing.add(.open(group))
        }
        painter?.paint(view, on: &drawing)
        pending.append(Pending(id: view.node.id, view: view, painter: painter, clips: clips, fades: alpha < 1))
    }
}
