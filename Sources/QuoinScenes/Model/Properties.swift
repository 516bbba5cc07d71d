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
    private struct Entry: Hashable, Sendable {
        let name: String
        var value: PropertyValue
    }

    private var entries: [Entry] = []
    /// The marks of the names: most properties that are asked for are absent.
    private var marks: UInt64 = 0

    /// Creates an empty list of properties.
    public init() {}

    /// Makes room for a number of properties; a few have room with the first.
    package mutating func reserveCapacity(_ count: Int) {
        if count > 4 { entries.reserveCapacity(count) }
    }

    /// The value of a property; nil if it is absent or of another type. Setting nil removes it.
    public subscript<Value>(key: PropertyKey<Value>) -> Value? {
        get { self[key.name].flatMap { Value($0) } }
        set { self[key.name] = newValue?.propertyValue }
    }

    /// The value of the property with the given name, whatever its type; nil if it is absent. Setting nil removes it.
    public subscript(name: String) -> PropertyValue? {
        get { index(of: name).map { entries[$0].value } }
        set {
            switch (index(of: name), newValue) {
            case (let index?, let value?): entries[index].value = value
            case (let index?, nil):
                entries.remove(at: index)
                marks = entries.reduce(0) { $0 | Properties.mark($1.name) }
            case (nil, let value?): append(Entry(name: name, value: value))
            case (nil, nil): break
            }
        }
    }

    private mutating func append(_ entry: Entry) {
        if entries.isEmpty { entries.reserveCapacity(4) }
        entries.append(entry)
        marks |= Properties.mark(entry.name)
    }

    /// Returns whether the property has a value, of whatever type.
    public func has<Value>(_ key: PropertyKey<Value>) -> Bool { index(of: key.name) != nil }

    private func index(of name: String) -> Int? {
        guard marks & Properties.mark(name) != 0 else { return nil }
        // Most others differ from it in their number of bytes, which takes less than comparing them.
        let count = name.utf8.count
        return entries.firstIndex { $0.name.utf8.count == count && $0.name == name }
    }

    /// The bit that marks a name, by its length and its first byte. Few of a node's names share theirs.
    private static func mark(_ name: String) -> UInt64 {
        let utf8 = name.utf8
        return 1 << ((UInt64(truncatingIfNeeded: utf8.count) &* 7 &+ UInt64(utf8.first ?? 0)) & 63)
    }

    /// Whether there are no properties.
    public var isEmpty: Bool { entries.isEmpty }

    /// The names of all properties, in the order in which they were given.
    public var allNames: [String] { entries.map(\.name) }

    /// Adds the properties of another list, whose values replace those of the same name.
    public mutating func merge(_ other: Properties) {
        for entry in other.entries { self[entry.name] = entry.value }
    }
}
