import QuoinLayout
import QuoinScenes

/// A picture as a list of marks, from the bottom to the top: the one form from which files, pages and tests are made.
///
/// ```swift
/// var drawing = Drawing(size: Size(width: 120, height: 44))
/// drawing.fill(.rectangle(Rect(x: 0, y: 0, width: 120, height: 44), radius: 8), .white)
/// print(SVG(drawing).text)
/// ```
///
/// Flat: a group is two marks around others, so that whatever depth a scene has is a list. Both appearances are in it; who
/// writes it chooses.
public struct Drawing: Hashable, Sendable {
    public var size: Size
    public private(set) var marks: [Mark] = []
    /// A description of the picture, for people who cannot see it.
    public var title = ""
    private var openGroups = 0

    public init(size: Size, title: String = "") {
        self.size = size
        self.title = title
    }

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

    /// Adds a group with the marks that the closure draws.
    public mutating func group(_ group: Group, _ content: (inout Drawing) -> Void) {
        add(.open(group))
        content(&self)
        add(.close)
    }

    /// Another drawing, placed and scaled.
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
    public mutating func fill(_ geometry: Shape.Geometry, _ paint: Paint) {
        if paint.isClear { return }
        add(.shape(Shape(geometry, fill: .paint(paint))))
    }

    public mutating func stroke(_ geometry: Shape.Geometry, _ stroke: Stroke) {
        if stroke.paint.isClear || stroke.width <= 0 { return }
        add(.shape(Shape(geometry, stroke: stroke)))
    }

    public mutating func line(_ points: Point..., stroke: Stroke) { self.stroke(.path(Path(points)), stroke) }
}

extension Rect {
    var midX: Double { x + width / 2 }
    var midY: Double { y + height / 2 }
    var center: Point { Point(x: midX, y: midY) }
    var isEmpty: Bool { !(width > 0 && height > 0) }

    init(center: Point, size: Size) {
        self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    func insetBy(_ horizontal: Double, _ vertical: Double) -> Rect {
        inset(by: Insets(top: vertical, left: horizontal, bottom: vertical, right: horizontal))
    }

    func moved(_ dx: Double, _ dy: Double) -> Rect { Rect(x: x + dx, y: y + dy, width: width, height: height) }

    func union(_ other: Rect) -> Rect {
        let left = min(x, other.x), top = min(y, other.y)
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// The common part of both rectangles; nil if they do not meet.
    func intersection(_ other: Rect) -> Rect? {
        let left = max(x, other.x), top = max(y, other.y)
        let right = min(maxX, other.maxX), bottom = min(maxY, other.maxY)
        return right > left && bottom > top ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
    }

    func contains(_ other: Rect) -> Bool { x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY }
}
