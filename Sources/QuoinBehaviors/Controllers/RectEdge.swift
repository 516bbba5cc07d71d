/// Edges of a rectangle: those under which a controller's view extends (EX-1).
public struct RectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let top = RectEdge(rawValue: 1)
    public static let left = RectEdge(rawValue: 2)
    public static let bottom = RectEdge(rawValue: 4)
    public static let right = RectEdge(rawValue: 8)
    public static let all: RectEdge = [.top, .left, .bottom, .right]

    /// `all`, `none` or a list such as `top,left`; nil for anything else.
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
