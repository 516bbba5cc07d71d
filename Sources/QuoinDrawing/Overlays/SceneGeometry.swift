import QuoinLayout
import QuoinScenes

/// The positions of a scene's views and guides on the page.
struct SceneGeometry {
    private let frames: [String: Rect]
    private let views: [String: LaidOutView]
    private let layout: SceneLayout
    private let isRightToLeft: Bool

    init(_ scene: SceneDrawing) {
        frames = scene.frames
        layout = scene.context.layout
        isRightToLeft = scene.context.isRightToLeft
        views = Dictionary(scene.views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the frame of a view by its id, or of `view#guide`; nil if it was not drawn.
    func frame(of name: String) -> Rect? {
        guard let mark = name.firstIndex(of: "#") else { return frames[name] }
        let id = String(name[..<mark])
        guard let frame = frames[id], let view = views[id] else { return nil }
        switch name[name.index(after: mark)...] {
        case "safeArea": return frame.inset(by: view.safeAreaInsets)
        case "margins": return frame.inset(by: view.layoutMargins)
        case "frame": return frame
        case "content":
            guard let scroll = view.scroll else { return frame }
            return Rect(
                x: frame.x - scroll.contentOffset.x, y: frame.y - scroll.contentOffset.y, width: scroll.contentSize.width,
                height: scroll.contentSize.height)
        default:
            guard let guide = layout.item(id)?.children.first(where: { $0.name == name })?.frame else { return frame }
            return guide.moved(frame.x, frame.y)
        }
    }

    /// Returns the coordinate of an attribute on its axis.
    func position(_ attribute: Attribute, of name: String, _ frame: Rect) -> Double {
        let id = String(name.prefix { $0 != "#" })
        let margins = views[id]?.layoutMargins ?? .zero
        switch attribute {
        case .left: return frame.x
        case .right: return frame.maxX
        case .leading: return isRightToLeft ? frame.maxX : frame.x
        case .trailing: return isRightToLeft ? frame.x : frame.maxX
        case .top: return frame.y
        case .bottom: return frame.maxY
        case .centerX, .centerXWithinMargins: return frame.midX
        case .centerY, .centerYWithinMargins: return frame.midY
        case .leftMargin: return frame.x + margins.left
        case .rightMargin: return frame.maxX - margins.right
        case .leadingMargin: return isRightToLeft ? frame.maxX - margins.right : frame.x + margins.left
        case .trailingMargin: return isRightToLeft ? frame.x + margins.left : frame.maxX - margins.right
        case .topMargin: return frame.y + margins.top
        case .bottomMargin: return frame.maxY - margins.bottom
        case .firstBaseline, .lastBaseline: return baseline(attribute, of: id, in: frame)
        case .width, .height, .none: return frame.midX
        }
    }

    /// Returns the baseline of a view whose content has one, or its bottom edge, as in the layout.
    private func baseline(_ attribute: Attribute, of id: String, in frame: Rect) -> Double {
        guard let item = layout.item(id), let size = item.behavior?.contentSize(of: item, width: frame.width) else { return frame.maxY }
        if attribute == .firstBaseline { return size.firstBaseline.map { frame.y + $0 } ?? frame.maxY }
        return size.lastBaseline.map { frame.maxY - $0 } ?? frame.maxY
    }
}
