/// What a property may hold in a file.
///
/// ```swift
/// kind.properties["spacing"] = .number
/// kind.properties["axis"] = .choice(["horizontal", "vertical", "h", "v"])
/// ```
public indirect enum PropertyShape: Hashable, Sendable {
    case bool
    case number
    case text
    /// One of these words.
    case choice([String])
    /// That many elements of one shape; nil: any number.
    case list(PropertyShape, count: Int? = nil)

    /// Top, left, bottom, right.
    public static let insets = PropertyShape.list(.number, count: 4)
    /// Width and height.
    public static let size = PropertyShape.list(.number, count: 2)
    /// x and y.
    public static let point = PropertyShape.list(.number, count: 2)

    /// In words, for messages.
    var description: String {
        switch self {
        case .bool: "true or false"
        case .number: "a number"
        case .text: "a string"
        case .choice(let words): "one of " + words.joined(separator: ", ")
        case .list(let shape, nil): "a list, each \(shape.description)"
        case .list(let shape, let count?): "a list of \(count), each \(shape.description)"
        }
    }

    /// The value as this shape, or nil.
    func value(_ json: JSONValue) -> PropertyValue? {
        switch self {
        case .bool: return (json.bool ?? json.number.flatMap { $0 == 0 || $0 == 1 ? $0 == 1 : nil }).map { .bool($0) }
        case .number: return json.number.map { .number($0) }
        case .text: return json.string.map { .text($0) }
        case .choice(let words): return json.string.flatMap { words.contains($0) ? .text($0) : nil }
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
}
