/// The key of a property: its name in files, and the type of its value.
///
/// Each kind declares the keys of its nodes; a kind of one's own does the same.
///
/// ```swift
/// extension PropertyKey where Value == Double {
///     static var count: Self { Self("count") }
/// }
///
/// node.properties[.count] = 3
/// let badge = Kind("badge", properties: PropertySchema(.count)) { context in … }
/// ```
public struct PropertyKey<Value: PropertyRepresentable>: Sendable {
    /// The name in files.
    public let name: String
    /// The values that a file may give it. Keys are made wherever a property is looked up, shapes where files are checked alone.
    public var shape: PropertyShape { ownShape ?? Value.propertyShape }
    /// The shape that the key demands; nil allows any value of the type.
    private let ownShape: PropertyShape?

    /// Creates a key.
    ///
    /// - Parameters:
    ///   - name: The name in files.
    ///   - shape: The values that a file may give it; nil for any value of the type.
    public init(_ name: String, shape: PropertyShape? = nil) {
        self.name = name
        ownShape = shape
    }
}

extension PropertyKey where Value == String {
    /// A key whose value is one of some words.
    public init(_ name: String, choices: [String]) { self.init(name, shape: .choice(choices)) }
}

/// The properties that nodes of a kind may have, with the shapes of their values.
///
/// ```swift
/// let schema = PropertySchema(.spacing, .arranged) + PropertySchema(.contentInset)
/// ```
public struct PropertySchema: Hashable, Sendable {
    /// The shapes of properties, by name.
    public private(set) var shapes: [String: PropertyShape] = [:]

    /// A schema of some keys.
    public init<each Value>(_ keys: repeat PropertyKey<each Value>) { repeat shapes[(each keys).name] = (each keys).shape }

    /// A schema of keys of one type.
    init<Value>(all keys: [PropertyKey<Value>]) { for key in keys { shapes[key.name] = key.shape } }

    /// Both schemas' properties.
    public static func + (left: PropertySchema, right: PropertySchema) -> PropertySchema {
        var sum = left
        sum.shapes.merge(right.shapes) { $1 }
        return sum
    }
}
