/// A location in points. The origin is the top left corner, y grows downward.
public struct Point: Hashable, Sendable {
    /// The distance from the left, in points.
    public var x: Double
    /// The distance from the top, in points.
    public var y: Double

    /// Creates a point from its coordinates.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The point at the origin.
    public static let zero = Point(x: 0, y: 0)
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double

    /// Creates a size from its lengths.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The size without extent.
    public static let zero = Size(width: 0, height: 0)
}

/// A rectangle in points, by its top left corner and its size.
public struct Rect: Hashable, Sendable {
    /// The left edge, in points.
    public var x: Double
    /// The top edge, in points.
    public var y: Double
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double

    /// Creates a rectangle from its top left corner and its lengths.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The rectangle without extent at the origin.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// The right edge.
    public var maxX: Double { x + width }
    /// The bottom edge.
    public var maxY: Double { y + height }
    /// The top left corner.
    public var origin: Point { Point(x: x, y: y) }
    /// The width and the height, in points.
    public var size: Size { Size(width: width, height: height) }

    /// Returns the rectangle with each edge moved inward by the inset of that edge.
    public func inset(by insets: Insets) -> Rect {
        Rect(
            x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}

/// The distances from the four edges of a rectangle inward, in points.
public struct Insets: Hashable, Sendable {
    /// The distance at the top, in points.
    public var top: Double
    /// The distance at the left, in points.
    public var left: Double
    /// The distance at the bottom, in points.
    public var bottom: Double
    /// The distance at the right, in points.
    public var right: Double

    /// Creates insets from the four distances.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Creates insets with the same distance on all four edges.
    public init(all distance: Double) {
        self.init(top: distance, left: distance, bottom: distance, right: distance)
    }

    /// Insets of 0 points on all edges.
    public static let zero = Insets(all: 0)

    /// Returns the sum, edge by edge.
    public static func + (lhs: Insets, rhs: Insets) -> Insets {
        Insets(top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom, right: lhs.right + rhs.right)
    }

    /// Returns the greater of two insets, edge by edge.
    public static func greater(_ first: Insets, _ second: Insets) -> Insets {
        Insets(
            top: max(first.top, second.top), left: max(first.left, second.left), bottom: max(first.bottom, second.bottom),
            right: max(first.right, second.right))
    }

    var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}
