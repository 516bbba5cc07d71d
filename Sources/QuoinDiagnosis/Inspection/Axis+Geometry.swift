import QuoinLayout

// Geometry by axis.

extension Size {
    subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}
