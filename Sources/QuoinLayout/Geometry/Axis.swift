/// One of the two directions of layout: horizontal or vertical.
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
    case horizontal, vertical
}

/// The reading direction: which edge is the leading one.
public enum LayoutDirection: UInt8, Hashable, Sendable {
    case leftToRight, rightToLeft
}

/// A pair of values, one for each axis.
///
/// ```swift
/// var bounces = AxisPair(false)
/// bounces[.vertical] = true
/// ```
public struct AxisPair<Value: Equatable & Sendable>: Equatable, Sendable {
    /// The value of the horizontal axis.
    public var horizontal: Value
    /// The value of the vertical axis.
    public var vertical: Value

    /// Creates a pair of values.
    public init(horizontal: Value, vertical: Value) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Creates a pair with the same value for both axes.
    public init(_ both: Value) { self.init(horizontal: both, vertical: both) }

    /// The value of an axis.
    public subscript(axis: Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
