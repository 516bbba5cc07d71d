import QuoinLayout

/// The priority of a constraint, above 0 and at most 1000, which is required.
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

    // Libraries may declare operators of their own, which then win over these.

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

    /// The priority in UIKit's text format: `750`, `999.5`.
    var text: String { number(Double(rawValue)) }
}
