import QuoinLayout
import QuoinScenes

/// A scene drawn to scale as SVG: frames, names, guides, and in color what is ambiguous or misplaced.
///
/// ```text
///   title
///   ┌───────────────┐    a point is a pixel; children of a scroll view are drawn where they are seen at its offset,
///   │ ┌───┐ ┌─────┐ │    and what lies outside the visible part is drawn, too
///   │ └───┘ └─────┘ │
///   └───────────────┘
///   legend
/// ```
struct Drawing: Sendable {
    /// What the elements cover, the heading above them included.
    let bounds: Rect
    let elements: [String]

    init(bounds: Rect, elements: [String]) {
        self.bounds = bounds
        self.elements = elements
    }

    static let margin = 24.0
    private static let heading = 36.0

    init(_ scene: SceneResult, path: String) {
        let frames = Drawing.absoluteFrames(scene.views)
        let left = min(0, frames.map(\.x).min() ?? 0), top = min(0, frames.map(\.y).min() ?? 0)
        let right = max(scene.size.width, frames.map(\.maxX).max() ?? 0)
        let bottom = max(scene.size.height, frames.map(\.maxY).max() ?? 0)
        let title = "\(path)\(scene.id.map { "  \($0)" } ?? "")"
        var elements = [
            Drawing.text(left, top - 20, "title", title),
            Drawing.text(left, top - 7, "note", Drawing.caption(scene)),
            Drawing.rectangle(Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height), "window"),
        ]
        var labels = Labels()
        for (view, frame) in zip(scene.views, frames) {
            let isRoot = view.id == scene.root
            elements += Drawing.shapes(view, frame, isRoot: isRoot)
            if !isRoot { elements.append(labels.label(view, frame)) }
        }
        self.elements = elements
        bounds = Rect(
            x: left, y: top - Drawing.heading, width: max(right - left, 240, 7.5 * Double(title.count)),
            height: bottom - top + Drawing.heading)
    }

    private static func caption(_ scene: SceneResult) -> String {
        var words = ["\(number(scene.size.width)) × \(number(scene.size.height))", scene.device?.name, scene.era.name].compactMap { $0 }
        let open = scene.views.filter { !$0.ambiguous.isEmpty }.count
        let misplaced = scene.views.filter { $0.isMisplaced ?? false }.count
        if open > 0 { words.append("\(open) ambiguous") }
        if misplaced > 0 { words.append("\(misplaced) misplaced") }
        if !scene.conflicts.isEmpty { words.append("\(scene.conflicts.count) in conflict") }
        return words.joined(separator: " · ")
    }

    /// Frames in the window's coordinates; content moves with its scroll view's offset.
    static func absoluteFrames(_ views: [LaidOutView]) -> [Rect] {
        var origins: [String: Point] = [:]
        return views.map { view in
            let origin = view.parent.flatMap { origins[$0] } ?? .zero
            var frame = view.frame
            frame.x += origin.x
            frame.y += origin.y
            let offset = view.scroll?.contentOffset ?? .zero
            origins[view.id] = Point(x: frame.x - offset.x, y: frame.y - offset.y)
            return frame
        }
    }
}
