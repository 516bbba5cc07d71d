import QuoinLayout

// Geometry by axis.

extension Axis {
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
    subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension Rect {
    func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
    func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
    func end(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }

    /// Whether a number of another rectangle is more than `distance` away.
    func differs(from other: Rect, by distance: Double) -> Bool {
        [(x, other.x), (y, other.y), (width, other.width), (height, other.height)].contains { abs($0 - $1) > distance + 1e-6 }
    }

    /// `x 0, y 20, 240 × 128`
    var inWords: String { "x \(inPoints(x)), y \(inPoints(y)), \(inPoints(width)) × \(inPoints(height))" }
}

extension Layout.Dimension {
    static func position(_ axis: Axis) -> Layout.Dimension { axis == .horizontal ? .x : .y }
    static func length(_ axis: Axis) -> Layout.Dimension { axis == .horizontal ? .width : .height }
    static func contentLength(_ axis: Axis) -> Layout.Dimension { axis == .horizontal ? .contentWidth : .contentHeight }
}

extension Attribute {
    var isCenter: Bool {
        switch self {
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
        default: false
        }
    }

    /// Left and top, their margins, and the first baseline.
    var isStart: Bool {
        switch self {
        case .left, .leftMargin, .leading, .leadingMargin, .top, .topMargin, .firstBaseline: true
        default: false
        }
    }

    /// Right and bottom, their margins, and the last baseline.
    var isEnd: Bool {
        switch self {
        case .right, .rightMargin, .trailing, .trailingMargin, .bottom, .bottomMargin, .lastBaseline: true
        default: false
        }
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// The value of the attribute of an item between two edges.
    func value(from start: Double, to end: Double) -> Double {
        switch self {
        case .width, .height: end - start
        case _ where isCenter: (start + end) / 2
        case _ where isStart: start
        default: end
        }
    }

    /// The same as a sum of quantities.
    func form<Quantity>(from start: LinearForm<Quantity>, to end: LinearForm<Quantity>) -> LinearForm<Quantity> {
        switch self {
        case .width, .height: end - start
        case _ where isCenter: 0.5 * (start + end)
        case _ where isStart: start
        default: end
        }
    }
}
