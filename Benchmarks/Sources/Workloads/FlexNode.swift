/// The same picture as a flex box. Lengths that are NaN are left to the engine.
public struct FlexNode: Sendable {
    /// Left, top, right, bottom.
    public typealias Insets = (left: Float, top: Float, right: Float, bottom: Float)

    public var parent: Int32
    public var view: Int32
    public var isRow = false
    public var isAbsolute = false
    public var grow: Float = 0
    public var shrink: Float = 0
    public var basis = Float.nan
    public var width = Float.nan
    public var height = Float.nan
    public var measured: (width: Float, height: Float) = (.nan, .nan)
    public var padding: Insets = (0, 0, 0, 0)
    public var margin: Insets = (0, 0, 0, 0)
    public var inset: Insets = (.nan, .nan, .nan, .nan)

    public init(parent: Int32, view: Int32) {
        self.parent = parent
        self.view = view
    }
}
