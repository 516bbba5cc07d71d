import QuoinLayout
import QuoinScenes

/// The frame of a view that no constraint places, by the distances that stay when its superview grows: a canvas of another size
/// changes none of them.
struct OutlineFrame {
    /// Empty: the view is placed by constraints, by its superview, by its controller, or in proportion.
    private(set) var attributes: [OutlineObject.Attribute] = []

    init(_ element: XMLElement) {
        guard !OutlineFrame.isComputed(element), let frame = element.storedFrame(in: nil) else { return }
        if element.isKeyed("tableHeaderView") || element.isKeyed("tableFooterView") {
            add("height", frame.height)
            return
        }
        let outer = OutlineFrame.superview(of: element)?.storedFrame(in: nil)
        let mask = element.autoresizing
        add(
            Axis(before: mask.contains(.leftMargin), size: mask.contains(.width), after: mask.contains(.rightMargin)),
            names: ["x", "width", "right margin", "distance from the middle"], start: frame.x, length: frame.width, outer: outer?.width)
        add(
            Axis(before: mask.contains(.topMargin), size: mask.contains(.height), after: mask.contains(.bottomMargin)),
            names: ["y", "height", "bottom margin", "height above the middle"], start: frame.y, length: frame.height, outer: outer?.height)
    }

    /// The attributes that give way on an axis.
    private struct Axis {
        var before: Bool
        var size: Bool
        var after: Bool
    }

    private mutating func add(_ axis: Axis, names: [String], start: Double, length: Double, outer: Double?) {
        switch (axis.before, axis.size, axis.after) {
        case (false, false, _):
            add(names[0], start)
            add(names[1], length)
        case (false, true, false):
            add(names[0], start)
            if let outer { add(names[2], outer - start - length) }
        case (true, false, false):
            if let outer { add(names[2], outer - start - length) }
            add(names[1], length)
        case (true, false, true):
            if let outer { add(names[3], start + length / 2 - outer / 2) }
            add(names[1], length)
        case (true, true, false):
            if let outer { add(names[2], outer - start - length) }
        case (false, true, true): add(names[0], start)
        case (true, true, true): break
        }
    }

    private mutating func add(_ name: String, _ value: Double) {
        attributes.append(.init(name, plainNumber((value * 100).rounded() / 100)))
    }

    private static func superview(of element: XMLElement) -> XMLElement? {
        var above = element.parent
        while let candidate = above, !candidate.isView { above = candidate.parent }
        return above
    }

    private static func isComputed(_ element: XMLElement) -> Bool {
        if element.flag(.fixedFrame) == true { return false }
        if element.isKeyed("tableHeaderView") || element.isKeyed("tableFooterView") { return false }
        return element.flag(.translatesAutoresizingMaskIntoConstraints) == false || element.parent?.isNamed(.subviews) != true
            || superview(of: element)?.name == "stackView"
    }
}
