/// The condition under which a scroll view adds the safe area to its insets (SC-40).
public enum InsetAdjustment: String, Hashable, Sendable, CaseIterable {
    /// As `scrollableAxes`, and top and bottom always where it is the content of a controller in a container.
    case automatic
    /// On the axes on which it can scroll.
    case scrollableAxes
    case never
    /// On all four edges.
    case always
}
