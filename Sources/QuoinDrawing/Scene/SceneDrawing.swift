import QuoinLayout
import QuoinScenes

/// Draws a scene that was laid out, as a simulator shows it.
///
/// ```swift
/// let drawing = try SceneDrawing(SceneLayout(scene)).drawing
/// print(SVG(drawing, appearance: .dark).text)
/// ```
///
/// Linear in the views. Views come parents first; what a view has opened (a clip, an opacity) stays open until the first view
/// that does not lie in it, so that no depth needs recursion:
///
/// ```text
///   open A   A's background, contents   open B   B …   close B   close A, its border
///   └──────── pending: A ───────────────┴─ pending: A, B ┘
/// ```
public struct SceneDrawing {
    public let drawing: Drawing
    let context: SceneContext

    /// - Parameters:
    ///   - assets: The colors and images of the scene's project.
    ///   - painters: What draws the kinds of views.
    ///   - showsHidden: Hidden views are drawn faintly; else not at all.
    public init(
        _ layout: SceneLayout, assets: any DrawingAssets = NoAssets(), painters: PainterTable = .standard, showsHidden: Bool = false
    ) throws(LayoutError) {
        let views = try layout.views(ambiguity: false)
        self.init(layout, views, assets: assets, painters: painters, showsHidden: showsHidden)
    }

    /// With views that were asked for already.
    public init(
        _ layout: SceneLayout, _ views: [LaidOutView], assets: any DrawingAssets = NoAssets(), painters: PainterTable = .standard,
        showsHidden: Bool = false
    ) {
        context = SceneContext(layout, views, assets: assets)
        let size = SceneDrawing.size(layout, views.first)
        var drawing = Drawing(size: size)
        let screen = ScreenPainter(context, size: size, frame: views.first?.frame ?? .zero)
        screen.paintBelow(on: &drawing)
        var tree = TreePainter(context, painters, showsHidden: showsHidden)
        tree.paint(views, on: &drawing)
        screen.paintAbove(on: &drawing)
        self.drawing = drawing
    }

    /// The screen's size; of a view that is shown by itself, or as a card on another screen, its own.
    static func size(_ layout: SceneLayout, _ root: LaidOutView?) -> Size {
        let screen = layout.screen.size
        guard let canvas = layout.scene.canvas, let root else { return screen }
        if canvas.keepsSize { return Size(width: max(1, root.frame.width), height: max(1, root.frame.height)) }
        let isCard = root.frame == canvas.frame && root.frame.y == 0 && root.frame.height < screen.height - 8
        let hasBarBelow = layout.scene.controllers.first.map { $0.bars.tab != nil || $0.bars.tool != nil } ?? false
        return isCard && !hasBarBelow ? Size(width: screen.width, height: max(1, root.frame.height)) : screen
    }
}

/// Draws the views of a tree, parents first.
struct TreePainter {
    private let context: SceneContext
    private let painters: PainterTable
    private let showsHidden: Bool
    private let nodes: [String: Node]
    /// Where the content of each view begins, and what it hands down.
    private var inherited: [String: Inherited] = [:]
    private var pending: [Pending] = []

    private struct Inherited {
        var origin: Point
        var tint: Paint
        var isGone = false
    }

    /// What is still to be done when all that lies in a view is drawn.
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

    mutating func paint(_ views: [LaidOutView], on drawing: inout Drawing) {
        // The root has its place in the window; a view shown by itself is the whole picture.
        let start = context.scene.canvas?.keepsSize == true ? views.first?.frame.origin ?? .zero : .zero
        for view in views {
            let above = view.parent.flatMap { inherited[$0] } ?? Inherited(origin: Point(x: -start.x, y: -start.y), tint: SystemColors.blue)
            if above.isGone {
                inherited[view.id] = above
                continue
            }
            finish(upTo: view.parent, on: &drawing)
            guard let node = nodes[view.id] else { continue }
            paint(view, node, above, on: &drawing)
        }
        finish(upTo: nil, on: &drawing)
    }

    /// Finishes every open view that the next one does not lie in.
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

    private mutating func paint(_ laidOut: LaidOutView, _ node: Node, _ above: Inherited, on drawing: inout Drawing) {
        var frame = laidOut.frame
        frame.x += above.origin.x
        frame.y += above.origin.y
        var down = above
        let offset = laidOut.scroll?.contentOffset ?? .zero
        down.origin = Point(x: frame.x - offset.x, y: frame.y - offset.y)
        if let color = node.properties[.tintColor] { down.tint = context.paint(color, tint: above.tint) }
        let painter = painters[node.element, node.kind]
        let isHidden = laidOut.isHidden
        down.isGone = isHidden && !showsHidden
        inherited[laidOut.id] = down
        if down.isGone { return }
        let view = DrawnView(
            node: node, frame: frame, laidOut: laidOut, tint: down.tint, context: context, parent: node.parent.flatMap { nodes[$0] })
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
