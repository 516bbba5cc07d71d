// Geometry as text: numbers without a needless ".0".

extension Point: CustomStringConvertible {
    /// A text such as `(16, 20.5)`.
    public var description: String { "(\(shortest(x)), \(shortest(y)))" }
}

extension Size: CustomStringConvertible {
    /// A text such as `120 × 44`.
    public var description: String { "\(shortest(width)) × \(shortest(height))" }
}

extension Rect: CustomStringConvertible {
    /// The top left corner and the size, such as `(16, 20, 120 × 44)`.
    public var description: String { "(\(shortest(x)), \(shortest(y)), \(size))" }
}

extension Insets: CustomStringConvertible {
    /// A text such as `(top 44, left 0, bottom 34, right 0)`.
    public var description: String {
        "(top \(shortest(top)), left \(shortest(left)), bottom \(shortest(bottom)), right \(shortest(right)))"
    }
}

extension InsetSet: CustomStringConvertible {
    public var description: String { "margins \(margins), safe area \(safeArea)" }
}

extension ContentSize: CustomStringConvertible {
    /// The size, with `-` for an axis without one, and the baselines, such as `60 × 20, baselines 16 and 4`.
    public var description: String {
        var text = "\(width.map { shortest($0) } ?? "-") × \(height.map { shortest($0) } ?? "-")"
        if followsWidth { text += ", wraps" }
        if let firstBaseline, let lastBaseline { text += ", baselines \(shortest(firstBaseline)) and \(shortest(lastBaseline))" }
        return text
    }
}
