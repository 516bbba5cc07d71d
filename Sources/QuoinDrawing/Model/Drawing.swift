import QuoinLayout
import QuoinScenes

/// A picture as a list of marks, from the bottom to the top.
///
/// ```swift
/// var drawing = Drawing(size: Size(width: 120, height: 44))
/// drawing.fill(.rectangle(Rect(x: 0, y: 0, width: 120, height: 44), radius: 8), .white)
/// print(SVG(drawing).text)
/// ```
///
/// The list is flat: a group is a mark that opens it and a mark that closes it, so that a deep scene needs no recursion. A
/// drawing holds the colors of both appearances; the writer chooses between them.
public struct Drawing: Hashable, Sendable {
    /// The width and height in points. The origin is at the top left corner.
    public var size: Size
    /// The marks in the order in which they are drawn; a later one covers an earlier one.
    public private(set) var marks: [Mark] = []
    /// A description of the picture for people who cannot see it, which files carry as their title.
    public var title = ""
    private var openGroups = 0

    /// Creates a drawing without marks.
    public init(size: Size, title: String = "") {
        self.size = size
        self.title = title
    }

    /// Adds a mark above all others. A ``Mark/close`` without an open group is ignored.
    public mutating func add(_ mark: Mark) {
        switch mark {
        case .open: openGroups += 1
        case .close:
            guard openGroups > 0 else { return }
            openGroups -= 1
        default: break
        }
        marks.append(mark)
    }

    /// Adds a group that contains the marks that the closure draws.
    public mutating func group(_ group: Group, _ content: (inout Drawing) -> Void) {
        add(.open(group))
        content(&self)
        add(.close)
    }

    /// Adds another drawing above all marks, scaled and moved to `origin`. Its groups that are still open are closed.
    public mutating func add(_ other: Drawing, at origin: Point, scale: Double = 1, clip: Group.Clip? = nil) {
        var group = Group()
        group.offset = origin
        group.scale = scale
        group.clip = clip
        self.group(group) { drawing in
            drawing.marks += other.marks
            for _ in 0..<max(0, other.openGroups) { drawing.marks.append(.close) }
        }
    }
}

extension Drawing {
    /// Fills a shape with a color; a clear color adds nothing.
    public mutating func fill(_ geometry: Shape.Geometry, _ paint: Paint) {
        if paint.isClear { return }
        add(.shape(Shape(geometry, fill: .paint(paint))))
    }

    /// Draws a line around a shape; a clear color or a width of 0 adds nothing.
    public mutating func stroke(_ geometry: Shape.Geometry, _ stroke: Stroke) {
        if stroke.paint.isClear || stroke.width <= 0 { return }
        add(.shape(Shape(geometry, stroke: stroke)))
    }

    /// Draws straight lines from point to point.
    public mutating func line(_ points: Point..., stroke: Stroke) { self.stroke(.path(Path(points)), stroke) }
}

extension Rect {
    var midX: Double { x + width / 2 }
    var midY: Double { y + height / 2 }
    var center: Point { Point(x: midX, y: midY) }
    var isEmpty: Bool { !(width > 0 && height > 0) }

    /// Creates a rectangle of a size around its center.
    init(center: Point, size: Size) {
        self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    /// Returns the rectangle made smaller by some points on each side; larger for negative numbers.
    func insetBy(_ horizontal: Double, _ vertical: Double) -> Rect {
        inset(by: Insets(top: vertical, left: horizontal, bottom: vertical, right: horizontal))
    }

    func moved(_ dx: Double, _ dy: Double) -> Rect { Rect(x: x + dx, y: y + dy, width: width, height: height) }

    func union(_ other: Rect) -> Rect {
        let left = min(x, other.x), top = min(y, other.y)
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// Returns the common part of both rectangles; nil if there is none.
    func intersection(_ other: Rect) -> Rect? {
        let left = max(x, other.x), top = max(y, other.y)
        let right = min(maxX, other.maxX), bottom = min(maxY, other.maxY)
        return right > left && bottom > top ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
    }

    func contains(_ other: Rect) -> Bool { x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY }
}
