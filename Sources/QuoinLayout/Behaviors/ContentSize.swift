/// The intrinsic size of a content, axis by axis, and the positions of its baselines.
///
/// ```swift
/// label.fixedContentSize = ContentSize(width: 42, height: 20.5, firstBaseline: 16.5)
/// ```
public struct ContentSize: Hashable, Sendable {
    // An absent value is stored as a number that no size can have, which takes half the memory of four optionals in every item.
    private var rawWidth: Double
    private var rawHeight: Double
    private var rawFirstBaseline: Double
    private var rawLastBaseline: Double
    /// Whether the height depends on the width: then the content is measured again at the width it was given (PW-2).
    public var followsWidth: Bool

    /// Creates a content size; the content does not determine omitted lengths.
    public init(
        width: Double? = nil, height: Double? = nil, firstBaseline: Double? = nil, lastBaseline: Double? = nil,
        followsWidth: Bool = false
    ) {
        rawWidth = width ?? ContentSize.absent
        rawHeight = height ?? ContentSize.absent
        rawFirstBaseline = firstBaseline ?? ContentSize.absent
        rawLastBaseline = lastBaseline ?? ContentSize.absent
        self.followsWidth = followsWidth
    }

    private static let absent = -Double.greatestFiniteMagnitude

    private static func optional(_ raw: Double) -> Double? { raw == absent ? nil : raw }

    /// The width; nil if the content has no size on this axis.
    public var width: Double? {
        get { ContentSize.optional(rawWidth) }
        set { rawWidth = newValue ?? ContentSize.absent }
    }

    /// The height; nil if the content has no size on this axis.
    public var height: Double? {
        get { ContentSize.optional(rawHeight) }
        set { rawHeight = newValue ?? ContentSize.absent }
    }

    /// The distance from the top edge to the first baseline, in points; nil for content without one, for which the top
    /// counts (BL-1).
    public var firstBaseline: Double? {
        get { ContentSize.optional(rawFirstBaseline) }
        set { rawFirstBaseline = newValue ?? ContentSize.absent }
    }

    /// The distance from the last baseline to the bottom edge, in points; nil for content without one, for which the bottom
    /// counts.
    public var lastBaseline: Double? {
        get { ContentSize.optional(rawLastBaseline) }
        set { rawLastBaseline = newValue ?? ContentSize.absent }
    }

    /// The content size of a plain view, which has none on either axis.
    public static let none = ContentSize()

    /// The size on one axis.
    public subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }

    /// The content size without negative sizes, and without sizes and baselines that are not finite.
    var valid: ContentSize {
        func length(_ value: Double?) -> Double? { value.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
        func offset(_ value: Double?) -> Double? { value.flatMap { $0.isFinite ? $0 : nil } }
        return ContentSize(
            width: length(width), height: length(height), firstBaseline: offset(firstBaseline),
            lastBaseline: offset(lastBaseline), followsWidth: followsWidth)
    }
}
