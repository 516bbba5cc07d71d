import QuoinLayout
import QuoinScenes

/// The frames of the views that show something, in the order in which they are drawn, for finding places that stay visible.
struct VisibleFrames {
    /// The frames in the coordinates of the first view's parent.
    private var frames: [String: (order: Int, frame: Rect)] = [:]
    private var shown: [(order: Int, frame: Rect, node: Node)] = []
    private let layout: SceneLayout

    /// The kinds that only contain other views.
    private static let holders: Set<String> = [
        "view", "stackView", "scrollView", "tableView", "tableViewCell", "tableViewCellContentView", "collectionView",
        "collectionViewCell", "containerView",
    ]

    /// Collects the frames; linear in the views, which come parents first.
    init(_ views: [LaidOutView], _ layout: SceneLayout) {
        self.layout = layout
        let nodes = Dictionary(layout.scene.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var starts: [String: Point] = [:]
        var gone: Set<String> = []
        for (order, view) in views.enumerated() {
            let start = view.parent.flatMap { starts[$0] } ?? .zero
            let frame = view.frame.moved(start.x, start.y), offset = view.scroll?.contentOffset ?? .zero
            starts[view.id] = Point(x: frame.x - offset.x, y: frame.y - offset.y)
            frames[view.id] = (order, frame)
            if view.isHidden || view.parent.map(gone.contains) ?? false {
                gone.insert(view.id)
            } else if let node = nodes[view.id] {
                shown.append((order, frame, node))
            }
        }
    }

    /// Returns whether a view draws anything. A button without title and image only takes touches.
    private func showsSomething(_ node: Node) -> Bool {
        if node.properties[.backgroundColor] != nil { return true }
        switch node.element {
        case "label", "textView": return !layout.text(of: node).isEmpty
        case "button":
            return node.properties[.image] != nil || node.properties[.backgroundImage] != nil || !layout.text(of: node).isEmpty
        default: return !VisibleFrames.holders.contains(node.element)
        }
    }

    private static let texts: Set<String> = ["label", "textView", "textField", "button"]

    /// Returns the views with text that are drawn later than a view and overlap it. O(views).
    func texts(over view: String) -> [Node] {
        guard let drawn = frames[view] else { return [] }
        return shown.filter { view in
            view.order > drawn.order && VisibleFrames.texts.contains(view.node.element)
                && (view.frame.intersection(drawn.frame).map { !$0.isEmpty } ?? false)
        }.map(\.node)
    }

    /// Returns whether a view that is drawn later overlaps a rectangle of a view whose frame on the page is given.
    /// O(views).
    func isCovered(_ rect: Rect, of view: String, at frame: Rect) -> Bool {
        guard let drawn = frames[view] else { return false }
        let wanted = rect.moved(drawn.frame.x - frame.x, drawn.frame.y - frame.y)
        return shown.contains { view in
            view.order > drawn.order && (view.frame.intersection(wanted).map { !$0.isEmpty } ?? false) && showsSomething(view.node)
        }
    }
}
