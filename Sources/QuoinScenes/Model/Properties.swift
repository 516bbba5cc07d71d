/// The properties of a node, in the order in which they were given.
///
/// A property is read and written by its key, which knows the type of its value. Kinds that Quoin does not know keep theirs, under their
/// names.
///
/// ```swift
/// node.properties[.spacing] = 8
/// node.properties[.arranged] = ["a", "b"]
/// let spacing = node.properties[.spacing] ?? 0
/// node.properties["glow"] = [1, "x"]               // of a kind that nobody declared
/// ```
///
/// Looking a property up costs a comparison with each name before it; a node has a handful.
public struct Properties: Hashable, Sendable {
    private var names: [String] = []
    private var values: [PropertyValue] = []

    public init() {}

    /// The value under a key; nil: there is none, or it is of another type. Setting nil removes it.
    public subscript<Value>(key: PropertyKey<Value>) -> Value? {
        get { self[key.name].flatMap { Value($0) } }
        set { self[key.name] = newValue?.propertyValue }
    }

    /// The value under a name, whatever it is; nil: there is none. Setting nil removes it.
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

    /// Whether there is a value under a key, of whatever type.
    public func has<Value>(_ key: PropertyKey<Value>) -> Bool { names.contains(key.name) }

    public var isEmpty: Bool { names.isEmpty }

    /// The names in the order given.
    public var allNames: [String] { names }

    /// Replaces the values that `other` has too, and adds those that only `other` has.
    public mutating func merge(_ other: Properties) {
        for (name, value) in zip(other.names, other.values) { self[name] = value }
    }
}
