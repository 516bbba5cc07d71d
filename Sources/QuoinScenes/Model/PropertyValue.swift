/// The value of a node's property, as a file can hold it.
public enum PropertyValue: Hashable, Sendable {
    /// `true` or `false`.
    case bool(Bool)
    /// A number; files do not distinguish integers.
    case number(Double)
    /// A string.
    case text(String)
    /// A list of values.
    case list([PropertyValue])
    /// An object: values by their names.
    case record(Properties)
}

extension PropertyValue: ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByStringLiteral, ExpressibleByArrayLiteral
{
    /// Creates a Boolean value from a literal.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Creates a number from a literal such as `0.5`.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// Creates a number from a literal such as `8`.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    /// Creates a text from a literal.
    public init(stringLiteral value: String) { self = .text(value) }
    /// Creates a list from a literal such as `[1, "x"]`.
    public init(arrayLiteral elements: PropertyValue...) { self = .list(elements) }
}
