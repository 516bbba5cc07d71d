import QuoinLayout

/// How much a constraint matters: above 0 and at most 1000, where 1000 is required.
///
/// ```swift
/// height.priority = .defaultHigh - 1
/// label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
/// ```
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable, Codable {
    public var rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)

    // A library may bring operators of its own: where both are seen, its are meant.

    @_disfavoredOverload
    public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool { lhs.rawValue < rhs.rawValue }
    @_disfavoredOverload
    public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue + rhs) }
    @_disfavoredOverload
    public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue - rhs) }
    @_disfavoredOverload
    public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs.rawValue += rhs }
    @_disfavoredOverload
    public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs.rawValue -= rhs }
}

extension UILayoutPriority {
    init(of priority: Priority) { self.init(rawValue: Float(priority.rawValue)) }

    var layoutPriority: Priority { Priority(Double(rawValue)) }

    /// 1 to 1000 as UIKit's texts print it: `750`, `999.5`.
    var text: String { number(Double(rawValue)) }
}
