import QuoinLayout
import QuoinScenes
import QuoinSolver

/// The marks of constraints, as Xcode draws them: an I-beam over each distance and size, a line along aligned edges.
///
/// ```text
///   ┌────┐          ┌────┐
///   │    ├── 16 ──┤ │    │     distance: between the two edges, in the middle of what both have in common
///   └────┘          └────┘
///   ├ 44 ┤                      size: below the view, or at its right
/// ```
struct ConstraintMarks {
    private let geometry: SceneGeometry
    private let conflicting: Set<String>
    private let ambiguous: [String: [Axis]]

    init(_ geometry: SceneGeometry, conflicting: Set<String>, ambiguous: [String: [Axis]]) {
        self.geometry = geometry
        self.conflicting = conflicting
        self.ambiguous = ambiguous
    }

    func draw(_ constraint: LaidOutConstraint, on drawing: inout Drawing, _ labels: inout LabelPlacer) {
        guard let first = geometry.frame(of: constraint.first) else { return }
        let stroke = stroke(constraint)
        if constraint.firstAttribute.measure == .size {
            size(of: constraint, frame: first, stroke: stroke, on: &drawing, labels: &labels)
        } else if let second = constraint.second.flatMap({ geometry.frame(of: $0) }) {
            location(of: constraint, from: first, to: second, stroke: stroke, on: &drawing, labels: &labels)
        }
    }

    private func stroke(_ constraint: LaidOutConstraint) -> Stroke {
        let paint = paint(constraint)
        return Stroke(paint, width: constraint.priority < 1000 ? 0.75 : 1.25, dash: constraint.priority < 1000 ? [3, 2] : [])
    }

    /// Returns red for a constraint in a conflict, orange for one of a view that is ambiguous, else blue.
    private func paint(_ constraint: LaidOutConstraint) -> Paint {
        if conflicting.contains(constraint.id) { return OverlayColors.conflict }
        let axis = constraint.firstAttribute.axis
        let isOpen = [constraint.first, constraint.second ?? ""].contains { name in
            axis.map { ambiguous[String(name.prefix { $0 != "#" })]?.contains($0) ?? false } ?? false
        }
        return isOpen ? OverlayColors.ambiguous : OverlayColors.constraint
    }

    // MARK: Sizes

    private func size(
        of constraint: LaidOutConstraint, frame: Rect, stroke: Stroke, on drawing: inout Drawing, labels: inout LabelPlacer
    ) {
        let isWidth = constraint.firstAttribute == .width
        beam(of: frame, isWidth: isWidth, stroke: stroke, on: &drawing)
        let middle = isWidth ? Point(x: frame.midX, y: frame.maxY + 5) : Point(x: frame.maxX + 5, y: frame.midY)
        labels.add(label(sizeText(constraint), at: middle, along: isWidth ? .horizontal : .vertical, constraint: constraint, frame: frame))
        guard let other = constraint.second, other != constraint.first, constraint.secondAttribute.measure == .size,
            let second = geometry.frame(of: other)
        else { return }
        beam(of: second, isWidth: constraint.secondAttribute == .width, stroke: stroke, on: &drawing)
    }

    private func beam(of frame: Rect, isWidth: Bool, stroke: Stroke, on drawing: inout Drawing) {
        if isWidth {
            beam(from: Point(x: frame.x, y: frame.maxY + 5), to: Point(x: frame.maxX, y: frame.maxY + 5), stroke, &drawing)
        } else {
            beam(from: Point(x: frame.maxX + 5, y: frame.y), to: Point(x: frame.maxX + 5, y: frame.maxY), stroke, &drawing)
        }
    }

    /// Returns the text of a size: `44`, `≥ 44`, `1:2`, `=`.
    private func sizeText(_ constraint: LaidOutConstraint) -> String {
        guard let second = constraint.second else { return text(constraint.constant, constraint) }
        let sign = constraint.relation.sign
        if second == constraint.first { return sign.prefixIfUnequal + shortNumber(constraint.multiplier) + ":1" }
        var words = sign
        if constraint.multiplier != 1 { words += " \(shortNumber(constraint.multiplier)) ×" }
        if constraint.constant != 0 {
            words += constraint.constant < 0 ? " − \(shortNumber(-constraint.constant))" : " + \(shortNumber(constraint.constant))"
        }
        return words + priority(constraint)
    }

    // MARK: Locations

    private func location(
        of constraint: LaidOutConstraint, from first: Rect, to second: Rect, stroke: Stroke, on drawing: inout Drawing,
        labels: inout LabelPlacer
    ) {
        guard let axis = constraint.firstAttribute.axis else { return }
        let from = geometry.position(constraint.secondAttribute, of: constraint.second ?? "", second)
        let to = geometry.position(constraint.firstAttribute, of: constraint.first, first)
        let cross = middle(of: first, and: second, along: axis)
        let start = axis == .horizontal ? Point(x: from, y: cross) : Point(x: cross, y: from)
        let end = axis == .horizontal ? Point(x: to, y: cross) : Point(x: cross, y: to)
        if abs(from - to) < 0.75 {
            aligned(at: to, first: first, second: second, axis: axis, constraint: constraint, stroke: stroke, on: &drawing)
        } else {
            beam(from: start, to: end, stroke, &drawing)
        }
        guard constraint.constant != 0 || constraint.relation != .equal || constraint.multiplier != 1 else { return }
        let point = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        labels.add(label(locationText(constraint), at: point, along: axis, constraint: constraint, frame: first))
    }

    private func locationText(_ constraint: LaidOutConstraint) -> String {
        guard constraint.multiplier == 1 else { return "× \(shortNumber(constraint.multiplier))" + priority(constraint) }
        // A distance inward from a trailing or bottom edge is written with a minus sign; the picture shows which way it goes.
        return text(abs(constraint.constant), constraint)
    }

    private func text(_ constant: Double, _ constraint: LaidOutConstraint) -> String {
        constraint.relation.sign.prefixIfUnequal + shortNumber(constant) + priority(constraint)
    }

    private func priority(_ constraint: LaidOutConstraint) -> String {
        constraint.priority < 1000 ? " @\(shortNumber(constraint.priority))" : ""
    }

    /// Returns the coordinate across the axis of the middle of the overlap of two views, or of the gap between them.
    private func middle(of first: Rect, and second: Rect, along axis: Axis) -> Double {
        let (a, b) =
            axis == .horizontal ? ((first.y, first.maxY), (second.y, second.maxY)) : ((first.x, first.maxX), (second.x, second.maxX))
        return (max(a.0, b.0) + min(a.1, b.1)) / 2
    }

    /// Draws a line along an edge that two views share; a short one if the views touch.
    private func aligned(
        at position: Double, first: Rect, second: Rect, axis: Axis, constraint: LaidOutConstraint, stroke: Stroke,
        on drawing: inout Drawing
    ) {
        let isSameEdge = constraint.firstAttribute.isSameKind(as: constraint.secondAttribute)
        let contains = second.contains(first) || first.contains(second)
        let low: Double, high: Double
        if isSameEdge, !contains {
            (low, high) =
                axis == .horizontal
                ? (min(first.y, second.y), max(first.maxY, second.maxY)) : (min(first.x, second.x), max(first.maxX, second.maxX))
        } else {
            let cross = middle(of: first, and: second, along: axis)
            let length = axis == .horizontal ? min(first.height, second.height) : min(first.width, second.width)
            (low, high) = (cross - min(length, 24) / 2, cross + min(length, 24) / 2)
        }
        let start = axis == .horizontal ? Point(x: position, y: low) : Point(x: low, y: position)
        let end = axis == .horizontal ? Point(x: position, y: high) : Point(x: high, y: position)
        var strong = stroke
        strong.width = contains || !isSameEdge ? stroke.width * 2 : stroke.width
        drawing.line(start, end, stroke: strong)
    }

    private func beam(from start: Point, to end: Point, _ stroke: Stroke, _ drawing: inout Drawing) {
        let isHorizontal = abs(end.x - start.x) >= abs(end.y - start.y)
        let cap = 3.0
        var path = Path([start, end])
        for point in [start, end] {
            path.move(to: isHorizontal ? Point(x: point.x, y: point.y - cap) : Point(x: point.x - cap, y: point.y))
            path.line(to: isHorizontal ? Point(x: point.x, y: point.y + cap) : Point(x: point.x + cap, y: point.y))
        }
        drawing.stroke(.path(path), stroke)
    }

    private func label(_ text: String, at point: Point, along axis: Axis, constraint: LaidOutConstraint, frame: Rect)
        -> LabelPlacer.Label
    {
        let isConflict = conflicting.contains(constraint.id)
        var label = LabelPlacer.Label(
            text: text, center: point, paint: paint(constraint), importance: isConflict ? 80 : constraint.priority < 1000 ? 30 : 40)
        label.isFilled = isConflict
        let along = [8.0, -8, 14, -14].map { axis == .horizontal ? Point(x: 0, y: $0) : Point(x: $0 * 1.6, y: 0) }
        label.steps = along
        return label
    }
}

extension Relation {
    var sign: String {
        switch self {
        case .equal: "="
        case .lessOrEqual: "≤"
        case .greaterOrEqual: "≥"
        }
    }
}

extension String {
    /// The relation and a space; nothing for an equality.
    fileprivate var prefixIfUnequal: String { self == "=" ? "" : self + " " }
}

extension Attribute {
    /// Returns whether two attributes are on comparable edges, such as leading and left, or both baselines.
    fileprivate func isSameKind(as other: Attribute) -> Bool { family == other.family }

    private var family: Int {
        switch self {
        case .left, .leading, .leftMargin, .leadingMargin: 1
        case .right, .trailing, .rightMargin, .trailingMargin: 2
        case .top, .topMargin: 3
        case .bottom, .bottomMargin: 4
        case .centerX, .centerXWithinMargins: 5
        case .centerY, .centerYWithinMargins: 6
        case .firstBaseline, .lastBaseline: 7
        case .width, .height, .none: 8
        }
    }
}

/// Returns a number with at most two decimals, without trailing zeros.
func shortNumber(_ value: Double) -> String {
    var buffer = SVGBuffer()
    buffer.append(value)
    return buffer.text
}
