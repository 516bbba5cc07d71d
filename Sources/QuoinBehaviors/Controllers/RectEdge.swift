/// A set of a rectangle's edges, such as those at which a controller's view extends under bars (EX-1).
public struct RectEdge: OptionSet, Hashable, Sendable {
    /// The bits, as `UIRectEdge` has them.
    public let rawValue: UInt8
    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = RectEdge(rawValue: 1)
    /// The left edge.
    public static let left = RectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = RectEdge(rawValue: 4)
    /// The right edge.
    public static let right = RectEdge(rawValue: 8)
    /// All four edges.
    public static let all: RectEdge = [.top, .left, .bottom, .right]

    /// Creates a set from `all`, `none` or a list such as `top,left`; nil for any other text.
    public init?(named text: String) {
        switch text {
        case "all": self = .all
        case "none", "": self = []
        default:
            let names: [Substring: RectEdge] = ["top": .top, "left": .left, "bottom": .bottom, "right": .right]
            var found: RectEdge = []
            for part in text.split(separator: ",") {
                guard let edge = names[part.drop { $0 == " " }] else { return nil }
                found.formUnion(edge)
            }
            self = found
        }
    }
}
