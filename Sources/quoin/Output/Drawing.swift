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

    private static let margin = 24.0
    private static let heading = 36.0

    init(_ scene: SceneResult, path: String) {
        let frames = Drawing.absoluteFrames(scene.views)
        let left = min(0, frames.map(\.x).min() ?? 0), top = min(0, frames.map(\.y).min() ?? 0)
        let right = max(scene.size.width, frames.map(\.maxX).max() ?? 0)
        let bottom = max(scene.size.height, frames.map(\.maxY).max() ?? 0)
        var elements = [
            Drawing.text(left, top - 20, "title", "\(path)\(scene.id.map { "  \($0)" } ?? "")"),
            Drawing.text(left, top - 7, "note", Drawing.caption(scene)),
            Drawing.rectangle(Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height), "window"),
        ]
        for (view, frame) in zip(scene.views, frames) { elements += Drawing.shapes(view, frame, isRoot: view.id == scene.root) }
        self.elements = elements
        bounds = Rect(
            x: left, y: top - Drawing.heading, width: max(right - left, 240), height: bottom - top + Drawing.heading)
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

// MARK: - Elements

extension Drawing {
    private static func shapes(_ view: LaidOutView, _ frame: Rect, isRoot: Bool) -> [String] {
        var shapes: [String] = []
        if view.kind == "guide" {
            shapes.append(rectangle(frame, "guide"))
        } else if !isRoot {
            let marks = (view.ambiguous.isEmpty ? "" : " open") + (view.isMisplaced ?? false ? " misplaced" : "")
            shapes.append(rectangle(frame, "view" + marks + (view.isHidden ? " hidden" : "")))
        }
        if let scroll = view.scroll {
            let content = Rect(
                x: frame.x - scroll.contentOffset.x, y: frame.y - scroll.contentOffset.y, width: scroll.contentSize.width,
                height: scroll.contentSize.height)
            if content.size != frame.size || content.origin != frame.origin { shapes.append(rectangle(content, "content")) }
        }
        if isRoot { shapes += guides(view, frame) }
        if !isRoot { shapes.append(label(view, frame)) }
        return shapes
    }

    private static func guides(_ root: LaidOutView, _ frame: Rect) -> [String] {
        var shapes: [String] = []
        if root.safeAreaInsets != .zero { shapes.append(rectangle(frame.inset(by: root.safeAreaInsets), "guide")) }
        if root.layoutMargins != root.safeAreaInsets { shapes.append(rectangle(frame.inset(by: root.layoutMargins), "margin")) }
        return shapes
    }

    /// The name at the top left, with the open numbers; clipped by nothing, so it is short.
    private static func label(_ view: LaidOutView, _ frame: Rect) -> String {
        let open = view.openFrame + view.openContent.map { "content \($0)" }
        let mark = open.isEmpty ? "" : " ? " + open.joined(separator: ", ")
        let title = String(view.title.prefix(32)) + mark
        return text(frame.x + 3, frame.y + 10, open.isEmpty ? "name" : "name open", title)
    }

    private static func rectangle(_ frame: Rect, _ style: String) -> String {
        let width = max(frame.width, 0), height = max(frame.height, 0)
        return
            "<rect class=\"\(style)\" x=\"\(number(frame.x))\" y=\"\(number(frame.y))\" width=\"\(number(width))\" height=\"\(number(height))\"/>"
    }

    private static func text(_ x: Double, _ y: Double, _ style: String, _ text: String) -> String {
        "<text class=\"\(style)\" x=\"\(number(x))\" y=\"\(number(y))\">\(escaped(text))</text>"
    }

    private static func number(_ value: Double) -> String { plainNumber((value * 1000).rounded() / 1000) }

    /// Text of a file in XML: markup replaced, control characters, which XML cannot hold, left out.
    static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\u{0}"..."\u{1F}", "\u{7F}", "\u{FFFE}", "\u{FFFF}": break
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}

// MARK: - Page

extension Drawing {
    /// All drawings side by side on one page, in a style that reads on light and dark pages.
    static func page(_ drawings: [Drawing]) -> String {
        var x = margin
        var body = ""
        for drawing in drawings {
            let bounds = drawing.bounds
            body += "<g transform=\"translate(\(number(x - bounds.x)) \(number(margin - bounds.y)))\">\n"
            body += drawing.elements.joined(separator: "\n") + "\n</g>\n"
            x += bounds.width + margin
        }
        let height = drawings.map(\.bounds.height).max() ?? 0
        let size = (width: number(x), height: number(height + 2 * margin))
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)" viewBox="0 0 \(size.width) \(size.height)">
            <style>\(style)</style>
            <rect class="page" width="\(size.width)" height="\(size.height)"/>
            \(body)</svg>

            """
    }

    private static let style = """
        text{font-family:-apple-system,"Segoe UI",Helvetica,Arial,sans-serif;font-size:9px;fill:#57606a}\
        .page{fill:#f6f8fa}.window{fill:#fff;stroke:#24292f;stroke-width:1.5}\
        .view{fill:#0969da;fill-opacity:.06;stroke:#0969da;stroke-width:1}\
        .content{fill:none;stroke:#8250df;stroke-width:1;stroke-dasharray:6 3}\
        .guide{fill:none;stroke:#1a7f37;stroke-width:.75;stroke-dasharray:4 2}\
        .margin{fill:none;stroke:#8c959f;stroke-width:.75;stroke-dasharray:1 2}\
        .hidden{opacity:.35}.open{stroke:#bc4c00;stroke-dasharray:3 2;fill:#bc4c00}\
        .misplaced{stroke:#cf222e;stroke-width:2}text.open{stroke:none;fill:#bc4c00}\
        .title{font-size:13px;font-weight:600;fill:#24292f}.note{font-size:10px}
        """
}
