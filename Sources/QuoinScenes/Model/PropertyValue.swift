/// The value of a node's property, as a file can hold it.
public enum PropertyValue: Hashable, Sendable {
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([PropertyValue])
    /// Several values by name.
    case record(Properties)
}

extension PropertyValue: ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByStringLiteral, ExpressibleByArrayLiteral
{
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    public init(stringLiteral value: String) { self = .text(value) }
    public init(arrayLiteral elements: PropertyValue...) { self = .list(elements) }
}
