/// Draws one kind of view: what is inside of it, above its background and below what lies in it.
///
/// ```swift
/// struct BadgePainter: ViewPainter {
///     func paint(_ view: DrawnView, on drawing: inout Drawing) {
///         drawing.fill(.ellipse(view.frame), view.tint)
///     }
/// }
/// let painters = PainterTable.standard.adding("badge", BadgePainter())
/// ```
public protocol ViewPainter: Sendable {
    func paint(_ view: DrawnView, on drawing: inout Drawing)
    /// Draws above what lies in the view.
    func paintAbove(_ view: DrawnView, on drawing: inout Drawing)
}

extension ViewPainter {
    public func paint(_ view: DrawnView, on drawing: inout Drawing) {}
    public func paintAbove(_ view: DrawnView, on drawing: inout Drawing) {}
}

/// The one table from kind to painter, passed in wherever a scene is drawn.
public struct PainterTable: Sendable {
    private var painters: [String: any ViewPainter]

    public init(_ painters: [String: any ViewPainter] = [:]) { self.painters = painters }

    /// The painter for an element's name, or else for the kind's.
    subscript(element: String, kind: String) -> (any ViewPainter)? { painters[element] ?? painters[kind] }

    /// The same with one more; it takes the place of one of the same name.
    public func adding(_ name: String, _ painter: some ViewPainter) -> PainterTable {
        var copy = self
        copy.painters[name] = painter
        return copy
    }
}
