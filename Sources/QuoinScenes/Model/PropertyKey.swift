/// The key of a property: its name in files, and the type of its value.
///
/// Each kind declares the keys of its nodes, and a custom kind does the same.
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
    /// The name of the property in files.
    public let name: String
    /// The values that a file may give the property.
    ///
    /// The shape is computed at each call: keys are looked up all the time, and shapes only to check a file.
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
    /// Creates a key whose value is one of the given words.
    public init(_ name: String, choices: [String]) { self.init(name, shape: .choice(choices)) }
}

/// The properties that nodes of a kind may have, with the shapes of their values.
///
/// ```swift
/// let schema = PropertySchema(.spacing, .arranged) + PropertySchema(.contentInset)
/// ```
public struct PropertySchema: Hashable, Sendable {
    /// The shapes of the properties' values, by the name of the property.
    public private(set) var shapes: [String: PropertyShape] = [:]

    /// Creates a schema of the given keys, which may be of different types.
    public init<each Value>(_ keys: repeat PropertyKey<each Value>) { repeat shapes[(each keys).name] = (each keys).shape }

    /// A schema of keys of one type.
    init<Value>(all keys: [PropertyKey<Value>]) { for key in keys { shapes[key.name] = key.shape } }

    /// Returns a schema with the properties of both. Where both have a name, the right one's shape counts.
    public static func + (left: PropertySchema, right: PropertySchema) -> PropertySchema {
        var sum = left
        sum.shapes.merge(right.shapes) { $1 }
        return sum
    }
}
