/// The values that a property may have in a file.
///
/// ```swift
/// PropertyKey<String>("shape", shape: .choice(["round", "square"]))
/// ```
public indirect enum PropertyShape: Hashable, Sendable {
    /// `true` or `false`; 0 and 1 are read too.
    case bool
    /// A number.
    case number
    /// A string.
    case text
    /// One of the given words.
    case choice([String])
    /// A list whose elements have one shape; `count` is their number, nil for any.
    case list(PropertyShape, count: Int? = nil)
    /// An object with some of the given members, by their names.
    case record([String: PropertyShape])

    /// Four numbers: top, left, bottom, right.
    public static let insets = PropertyShape.list(.number, count: 4)
    /// Two numbers: width and height.
    public static let size = PropertyShape.list(.number, count: 2)
    /// Two numbers: x and y.
    public static let point = PropertyShape.list(.number, count: 2)

    /// The shape in words, for messages.
    var description: String {
        switch self {
        case .bool: "true or false"
        case .number: "a number"
        case .text: "a string"
        case .choice(let words): "one of " + words.joined(separator: ", ")
        case .list(let shape, nil): "a list, each \(shape.description)"
        case .record(let members): "an object of " + members.keys.sorted().joined(separator: ", ")
        case .list(let shape, let count?): "a list of \(count), each \(shape.description)"
        }
    }

    /// Returns a JSON value as a property value of this shape; nil if it does not have the shape.
    func value(_ json: JSONValue) -> PropertyValue? {
        switch self {
        case .bool: return (json.bool ?? json.number.flatMap { $0 == 0 || $0 == 1 ? $0 == 1 : nil }).map { .bool($0) }
        case .number: return json.number.map { .number($0) }
        case .text: return json.string.map { .text($0) }
        case .choice(let words): return json.string.flatMap { words.contains($0) ? .text($0) : nil }
        case .record(let shapes): return record(json, shapes)
        case .list(let shape, let count):
            guard json.kind == .list else { return nil }
            var values: [PropertyValue] = []
            for element in json.elements {
                guard let value = shape.value(element) else { return nil }
                values.append(value)
            }
            return count == nil || count == values.count ? .list(values) : nil
        }
    }

    private func record(_ json: JSONValue, _ shapes: [String: PropertyShape]) -> PropertyValue? {
        guard json.kind == .object else { return nil }
        var properties = Properties()
        for (key, member) in json.members {
            guard let name = key.string, let value = shapes[name]?.value(member) else { return nil }
            properties[name] = value
        }
        return .record(properties)
    }
}
