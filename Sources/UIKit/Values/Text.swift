import Foundation

// Numbers and rectangles in UIKit's text format.

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
}
