/// An autoresizing mask: which margins and sizes of an item stretch when its parent's size changes (AR-1).
///
/// ```swift
/// header.frame = Rect(x: 0, y: 0, width: 320, height: 44)
/// header.autoresizing = [.width, .bottomMargin]      // h=-&- v=--&
/// ```
public struct Autoresizing: OptionSet, Hashable, Sendable {
    /// The bits, as `UIView.AutoresizingMask` has them.
    public let rawValue: UInt8
    /// Creates a mask from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A flexible distance to the left edge of the parent.
    public static let leftMargin = Autoresizing(rawValue: 1)
    /// A flexible width.
    public static let width = Autoresizing(rawValue: 1 << 1)
    /// A flexible distance to the right edge of the parent.
    public static let rightMargin = Autoresizing(rawValue: 1 << 2)
    /// A flexible distance to the top edge of the parent.
    public static let topMargin = Autoresizing(rawValue: 1 << 3)
    /// A flexible height.
    public static let height = Autoresizing(rawValue: 1 << 4)
    /// A flexible distance to the bottom edge of the parent.
    public static let bottomMargin = Autoresizing(rawValue: 1 << 5)

    /// The mask as UIKit's logs write it, such as `h=--& v=-&-`: margin, size, margin for each axis, `&` where it stretches.
    /// An axis on which nothing stretches reads as a fixed leading margin and size, `--&` (AR-2).
    public var notation: String { "h=\(flags(.horizontal)) v=\(flags(.vertical))" }

    private func flags(_ axis: Axis) -> String {
        let (before, size, after) = stretches(axis)
        if !before && !size && !after { return "--&" }
        return [before, size, after].map { $0 ? "&" : "-" }.joined()
    }

    /// Whether near margin, size and far margin stretch on an axis.
    func stretches(_ axis: Axis) -> (before: Bool, size: Bool, after: Bool) {
        axis == .horizontal
            ? (contains(.leftMargin), contains(.width), contains(.rightMargin))
            : (contains(.topMargin), contains(.height), contains(.bottomMargin))
    }
}
