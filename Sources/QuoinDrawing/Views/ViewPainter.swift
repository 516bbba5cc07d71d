/// A type that draws the content of one kind of view. The background, border and shadow of a view are drawn without it.
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
    /// Draws the content of a view, above its background and below its subviews.
    func paint(_ view: DrawnView, on drawing: inout Drawing)
    /// Draws on top of a view's subviews.
    func paintAbove(_ view: DrawnView, on drawing: inout Drawing)
}

extension ViewPainter {
    /// Draws nothing.
    public func paint(_ view: DrawnView, on drawing: inout Drawing) {}
    /// Draws nothing.
    public func paintAbove(_ view: DrawnView, on drawing: inout Drawing) {}
}

/// A table of painters by the kind of view, which is passed to the functions that draw scenes.
public struct PainterTable: Sendable {
    private var painters: [String: any ViewPainter]

    /// Creates a table of painters by the names of kinds or elements.
    public init(_ painters: [String: any ViewPainter] = [:]) { self.painters = painters }

    /// The painter for an element, or for its kind if there is none for the element.
    subscript(element: String, kind: String) -> (any ViewPainter)? { painters[element] ?? painters[kind] }

    /// Returns the table with a painter added, which replaces one of the same name.
    public func adding(_ name: String, _ painter: some ViewPainter) -> PainterTable {
        var copy = self
        copy.painters[name] = painter
        return copy
    }
}
