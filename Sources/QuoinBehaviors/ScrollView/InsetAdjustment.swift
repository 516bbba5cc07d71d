/// The condition under which a scroll view adds the safe area to its insets (SC-40).
public enum InsetAdjustment: String, Hashable, Sendable, CaseIterable {
    /// Adjusts like `scrollableAxes`, and top and bottom always if it is the content of a controller in a container.
    case automatic
    /// Adjusts the axes on which it can scroll.
    case scrollableAxes
    case never
    /// Adjusts all four edges.
    case always
}
