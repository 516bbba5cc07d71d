import QuoinLayout

/// A geometric shape with a filling and a line along its outline.
public struct Shape: Hashable, Sendable {
    /// The outline of a shape.
    public enum Geometry: Hashable, Sendable {
        /// A rectangle, whose corners have a radius in points.
        case rectangle(Rect, radius: Double = 0)
        /// The ellipse that fills a rectangle.
        case ellipse(Rect)
        /// A path of lines and curves.
        case path(Path)
    }

    /// The outline, in points.
    public var geometry: Geometry
    /// The filling; none by default.
    public var fill: Fill
    /// The line along the outline; nil for none.
    public var stroke: Stroke?
    /// Whether points inside an even number of outlines are not filled (the even-odd rule).
    public var hasHoles = false

    /// Creates a shape, which is invisible without a fill and a stroke.
    public init(_ geometry: Geometry, fill: Fill = .none, stroke: Stroke? = nil) {
        self.geometry = geometry
        self.fill = fill
        self.stroke = stroke
    }

    /// The area that the shape covers, slightly too large where it has curves; nil if it has no points, or some that are
    /// not finite.
    var bounds: Rect? {
        let area: Rect?
        switch geometry {
        case .rectangle(let rect, _), .ellipse(let rect): area = rect
        case .path(let path): area = path.bounds
        }
        let edge = -(stroke?.width ?? 0) / 2
        guard let area, area.x.isFinite, area.y.isFinite, area.width.isFinite, area.height.isFinite else { return nil }
        return area.insetBy(edge, edge)
    }
}

/// A path of straight lines and cubic curves.
///
/// ```swift
/// var chevron = Path(from: Point(x: 0, y: 0))
/// chevron.line(to: Point(x: 6, y: 6))
/// chevron.line(to: Point(x: 0, y: 12))
/// ```
public struct Path: Hashable, Sendable {
    /// A step of a path.
    public enum Element: Hashable, Sendable {
        /// Begins an outline at a point.
        case move(Point)
        /// Draws a straight line to a point.
        case line(Point)
        /// Draws a cubic curve by two control points to a third point.
        case curve(Point, Point, Point)
        /// Draws a straight line to the beginning of the outline and ends it.
        case close
    }

    /// The steps of the path, in their order.
    public private(set) var elements: [Element] = []

    /// Creates an empty path.
    public init() {}

    /// Creates a path that begins at a point.
    public init(from start: Point) { move(to: start) }

    /// Creates a path of straight lines through points, which returns to the first one if it is closed.
    public init(_ points: [Point], isClosed: Bool = false) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { line(to: point) }
        if isClosed { close() }
    }

    /// Begins another outline at a point.
    public mutating func move(to point: Point) { elements.append(.move(point)) }
    /// Adds a straight line to a point.
    public mutating func line(to point: Point) { elements.append(.line(point)) }

    /// Adds a cubic curve to a point, with two control points.
    public mutating func curve(_ first: Point, _ second: Point, to point: Point) { elements.append(.curve(first, second, point)) }
    /// Closes the outline with a straight line to its beginning.
    public mutating func close() { elements.append(.close) }

    /// Adds the outlines of another path.
    public mutating func append(_ other: Path) { elements += other.elements }

    /// The smallest rectangle around all points, including the control points of curves; nil if there are none.
    var bounds: Rect? {
        var low = Point(x: Double.infinity, y: Double.infinity), high = Point(x: -Double.infinity, y: -Double.infinity)
        func add(_ point: Point) {
            low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
            high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point): add(point)
            case .curve(let first, let second, let point): for point in [first, second, point] { add(point) }
            case .close: break
            }
        }
        return low.x <= high.x ? Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : nil
    }

    /// Returns the outlines that are closed, or those that are not.
    func outlines(closed wanted: Bool) -> Path {
        var result = Path()
        var current: [Element] = []
        func finish(_ isClosed: Bool) {
            if isClosed == wanted { result.elements += current }
            current = []
        }
        for element in elements {
            if case .move = element { finish(false) }
            current.append(element)
            if case .close = element { finish(true) }
        }
        finish(false)
        return result
    }

    /// Returns the path scaled and moved: every point p becomes `origin + p · scale`.
    public func placed(at origin: Point, scale: Double) -> Path {
        func place(_ point: Point) -> Point { Point(x: origin.x + point.x * scale, y: origin.y + point.y * scale) }
        var copy = Path()
        copy.elements = elements.map { element in
            switch element {
            case .move(let point): .move(place(point))
            case .line(let point): .line(place(point))
            case .curve(let first, let second, let point): .curve(place(first), place(second), place(point))
            case .close: .close
            }
        }
        return copy
    }
}

extension Path {
    /// The distance of the control points of a quarter circle from its ends, in radii.
    private static let quarter = 0.5523

    /// Adds a part of a circle.
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius in points.
    ///   - start: The angle at which the arc begins, in turns, clockwise from the right.
    ///   - end: The angle at which the arc ends, in turns.
    ///   - joins: Whether a line leads from the last point to the arc; otherwise a new outline begins.
    public mutating func arc(center: Point, radius: Double, from start: Double, to end: Double, joins: Bool = false) {
        let count = max(1, Int((abs(end - start) * 4 - 1e-9).rounded(.up)))
        let step = (end - start) / Double(count)
        let bow = Path.quarter * radius * step * 4
        func point(_ turn: Double) -> Point {
            let unit = Turn(turn)
            return Point(x: center.x + radius * unit.cosine, y: center.y + radius * unit.sine)
        }
        if joins { line(to: point(start)) } else { move(to: point(start)) }
        for index in 0..<count {
            let from = Turn(start + Double(index) * step), to = Turn(start + Double(index + 1) * step)
            let first = point(start + Double(index) * step), last = point(start + Double(index + 1) * step)
            curve(
                Point(x: first.x - bow * from.sine, y: first.y + bow * from.cosine),
                Point(x: last.x + bow * to.sine, y: last.y - bow * to.cosine), to: last)
        }
    }
}

/// Sine and cosine of an angle in turns, without a mathematics library: Taylor's series within an eighth of a turn.
struct Turn {
    let sine: Double
    let cosine: Double

    init(_ turns: Double) {
        let quarters = (turns * 4).rounded()
        let angle = (turns - quarters / 4) * 2 * Double.pi
        let square = angle * angle
        let sine = angle * (1 - square / 6 * (1 - square / 20 * (1 - square / 42 * (1 - square / 72))))
        let cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56 * (1 - square / 90))))
        switch Int(quarters.truncatingRemainder(dividingBy: 4) + 4) % 4 {
        case 0: (self.sine, self.cosine) = (sine, cosine)
        case 1: (self.sine, self.cosine) = (cosine, -sine)
        case 2: (self.sine, self.cosine) = (-sine, -cosine)
        default: (self.sine, self.cosine) = (-cosine, sine)
        }
    }
}
