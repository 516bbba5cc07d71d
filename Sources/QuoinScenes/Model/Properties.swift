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
    /// The marks of the names: most properties that are asked for are absent.
    private var marks: UInt64 = 0

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
        get { index(of: name).map { values[$0] } }
        set {
            switch (index(of: name), newValue) {
            case (let index?, let value?): values[index] = value
            case (let index?, nil):
                names.remove(at: index)
                values.remove(at: index)
                marks = names.reduce(0) { $0 | Properties.mark($1) }
            case (nil, let value?):
                names.append(name)
                values.append(value)
                marks |= Properties.mark(name)
            case (nil, nil): break
            }
        }
    }

    /// Returns whether the property has a value, of whatever type.
    public func has<Value>(_ key: PropertyKey<Value>) -> Bool { index(of: key.name) != nil }

    private func index(of name: String) -> Int? { marks & Properties.mark(name) == 0 ? nil : names.firstIndex(ofName: name) }

    /// The bit that marks a name, by its length and its first byte. Few of a node's names share theirs.
    private static func mark(_ name: String) -> UInt64 {
        let utf8 = name.utf8
        return 1 << ((UInt64(truncatingIfNeeded: utf8.count) &* 7 &+ UInt64(utf8.first ?? 0)) & 63)
    }

    /// Whether there are no properties.
    public var isEmpty: Bool { names.isEmpty }

    /// The names of all properties, in the order in which they were given.
    public var allNames: [String] { names }

    /// Adds the properties of another list, whose values replace those of the same name.
    public mutating func merge(_ other: Properties) {
        for (name, value) in zip(other.names, other.values) { self[name] = value }
    }
}
