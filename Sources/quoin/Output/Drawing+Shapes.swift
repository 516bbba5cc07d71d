import QuoinLayout
import QuoinScenes

// The elements of a drawing.

extension Drawing {
    static func shapes(_ view: LaidOutView, _ frame: Rect, isRoot: Bool) -> [String] {
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
            shapes += insets(scroll.adjustedContentInset, frame)
            if content.size != frame.size || content.origin != frame.origin { shapes.append(rectangle(content, "content")) }
        }
        if isRoot { shapes += guides(view, frame) }
        return shapes
    }

    private static func guides(_ root: LaidOutView, _ frame: Rect) -> [String] {
        var shapes: [String] = []
        if root.safeAreaInsets != .zero { shapes.append(rectangle(frame.inset(by: root.safeAreaInsets), "guide")) }
        if root.layoutMargins != root.safeAreaInsets { shapes.append(rectangle(frame.inset(by: root.layoutMargins), "margin")) }
        return shapes
    }

    /// The strips that a scroll view keeps its content out of.
    private static func insets(_ insets: Insets, _ frame: Rect) -> [String] {
        let strips = [
            Rect(x: frame.x, y: frame.y, width: frame.width, height: insets.top),
            Rect(x: frame.x, y: frame.maxY - insets.bottom, width: frame.width, height: insets.bottom),
            Rect(x: frame.x, y: frame.y, width: insets.left, height: frame.height),
            Rect(x: frame.maxX - insets.right, y: frame.y, width: insets.right, height: frame.height),
        ]
        return strips.filter { $0.width > 0 && $0.height > 0 }.map { rectangle($0, "inset") }
    }

    static func rectangle(_ frame: Rect, _ style: String) -> String {
        let width = max(frame.width, 0), height = max(frame.height, 0)
        return
            "<rect class=\"\(style)\" x=\"\(number(frame.x))\" y=\"\(number(frame.y))\" width=\"\(number(width))\" height=\"\(number(height))\"/>"
    }

    static func text(_ x: Double, _ y: Double, _ style: String, _ text: String) -> String {
        "<text class=\"\(style)\" x=\"\(number(x))\" y=\"\(number(y))\">\(escaped(text))</text>"
    }

    static func number(_ value: Double) -> String { plainNumber((value * 1000).rounded() / 1000) }

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

/// Names at the top left of their views, beside each other where views share a corner.
struct Labels {
    /// Where the last label of a line ends, by line: names of views in one corner follow each other.
    private var placed: [Int: [(start: Double, end: Double)]] = [:]

    mutating func label(_ view: LaidOutView, _ frame: Rect) -> String {
        let open = view.openFrame + view.openContent.map { "content \($0)" }
        let mark = open.isEmpty ? "" : " ? " + open.joined(separator: ", ")
        let title = String(view.title.prefix(32)) + mark
        let width = 5 * Double(title.count) + 4
        let line = Int(min(max(frame.y / 10, -1e6), 1e6))
        var x = frame.x + 3
        for taken in placed[line, default: []] where x < taken.end && taken.start < x + width { x = taken.end + 2 }
        placed[line, default: []].append((x, x + width))
        return Drawing.text(x, frame.y + 10, open.isEmpty ? "name" : "name open", title)
    }
}
