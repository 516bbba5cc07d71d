import QuoinLayout

// Numbers and rectangles in UIKit's text format, and conversion to the engine's types.

/// A number with at most six digits: `94.3333`, `44`, `2.22507e-308` (DS-3).
func number(_ value: Double) -> String { String(format: "%g", value) }

/// A rectangle in UIKit's format: `(0 0; 375 667)`.
func text(_ rect: CGRect) -> String {
    "(\(number(Double(rect.origin.x))) \(number(Double(rect.origin.y))); \(number(Double(rect.width))) \(number(Double(rect.height))))"
}

extension CGRect {
    /// Whether the rectangles share more than an edge. Foundation's `intersects` on Linux is true for those that only touch.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
    var layoutRect: Rect {
        Rect(x: Double(origin.x), y: Double(origin.y), width: Double(size.width), height: Double(size.height))
    }
}

extension CGSize {
    init(_ size: Size) { self.init(width: size.width, height: size.height) }
    var layoutSize: Size { Size(width: Double(width), height: Double(height)) }
}

extension CGPoint {
    /// Adding 0 turns -0 into 0, so that it is printed without a sign.
    init(_ point: Point) { self.init(x: point.x + 0, y: point.y + 0) }
    var layoutPoint: Point { Point(x: Double(x), y: Double(y)) }
}
