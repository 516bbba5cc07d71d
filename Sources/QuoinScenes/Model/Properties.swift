/// The properties of a node, in the order in which they were given.
///
/// A property is read and written by its key, which knows the type of its value. Kinds that Quoin does not know keep theirs, under their
/// names.
///
/// ```swift
/// node.properties[.spacing] = 8
/// node.properties[.arranged] = ["a", "b"]
/// let spacing = node.properties[.spacing] ?? 0
/// node.properties["glow"] = [1, "x"]               // of a kind that is not declared
/// ```
///
/// Looking a property up costs a comparison with each name before it; a node has a handful.
public struct Properties: Hashable, Sendable {
    private var names: [String] = []
    private var values: [PropertyValue] = []

    /// Creates an empty list of properties.
    public init() {}

    /// Makes room for a number of properties.
    package mutating func reserveCapacity(_ count: Int) {
        names.reserveCapacity(count)
        values.reserveCapacity(count)
    }

    /// The value of a property; nil if it is absent or of another type. Setting nil removes it.
    public subscript<Value>(key: PropertyKey<Value>) -> Value? {
        get { self[key.name].flatMap { Value($0) } }
        set { self[key.name] = newValue?.propertyValue }
    }

    /// The value of the property with the given name, whatever its type; nil if it is absent. Setting nil removes it.
    public subscript(name: String) -> PropertyValue? {
        get { names.firstIndex(ofName: name).map { values[$0] } }
        set {
            switch (names.firstIndex(ofName: name), newValue) {
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

    /// Returns whether the property has a value, of whatever type.
    public func has<Value>(_ key: PropertyKey<Value>) -> Bool { names.firstIndex(ofName: key.name) != nil }

    /// Whether there are no properties.
    public var isEmpty: Bool { names.isEmpty }

    /// The names of all properties, in the order in which they were given.
    public var allNames: [String] { names }

    /// Adds the properties of another list, whose values replace those of the same name.
    public mutating func merge(_ other: Properties) {
        for (name, value) in zip(other.names, other.values) { self[name] = value }
    }
}
