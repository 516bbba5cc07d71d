/// What a property of a node says: a value that a file can hold.
public enum PropertyValue: Hashable, Sendable {
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([PropertyValue])
    /// Several values by name.
    case record(Properties)
}

/// The properties of a node by name, in the order in which they were given. Kinds that Quoin does not know keep theirs.
///
/// ```swift
/// node.properties["spacing"] = 8
/// node.properties["arranged"] = ["a", "b"]
/// let spacing = node.properties.number("spacing") ?? 0
/// ```
public struct Properties: Hashable, Sendable {
    private var names: [String] = []
    private var values: [PropertyValue] = []

    public init() {}

    /// A value; nil where there is none, and to take one away.
    public subscript(name: String) -> PropertyValue? {
        get { names.firstIndex(of: name).map { values[$0] } }
        set {
            switch (names.firstIndex(of: name), newValue) {
            case (let index?, let value?): values[index] = value
            case (let index?, nil):
                names.remove(at: index)
                values.remove(at: index)
            case (nil, let value?):
                names.append(name)
                values.append(value)
            case (nil, nil): break
            }
        }
    }

    public var isEmpty: Bool { names.isEmpty }

    /// The names in the order given.
    public var allNames: [String] { names }

    /// What `other` has too is replaced, what only `other` has is added.
    public mutating func merge(_ other: Properties) {
        for (name, value) in zip(other.names, other.values) { self[name] = value }
    }
}

extension Properties {
    /// The value as a truth; numbers count as in C. Nil: absent, or something else.
    public func bool(_ name: String) -> Bool? { self[name]?.bool }

    public func number(_ name: String) -> Double? { self[name]?.number }

    public func text(_ name: String) -> String? { self[name]?.text }

    /// A list of nothing but numbers.
    public func numbers(_ name: String) -> [Double]? { self[name]?.elements(\.number) }

    /// A list of nothing but texts.
    public func texts(_ name: String) -> [String]? { self[name]?.elements(\.text) }

    /// A list of nothing but truths.
    public func bools(_ name: String) -> [Bool]? { self[name]?.elements(\.bool) }

    /// A list of nothing but records.
    public func records(_ name: String) -> [Properties]? { self[name]?.elements(\.record) }
}

extension PropertyValue {
    var bool: Bool? {
        switch self {
        case .bool(let value): value
        case .number(let value): value != 0
        case .text, .list, .record: nil
        }
    }

    var number: Double? { if case .number(let value) = self { value } else { nil } }

    var text: String? { if case .text(let value) = self { value } else { nil } }

    var record: Properties? { if case .record(let value) = self { value } else { nil } }

    func elements<Element>(_ value: (PropertyValue) -> Element?) -> [Element]? {
        guard case .list(let elements) = self else { return nil }
        let found = elements.compactMap(value)
        return found.count == elements.count ? found : nil
    }
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
