import QuoinLayout

/// A type whose values can be properties of nodes; ``PropertyWord`` is that for enumerations.
public protocol PropertyRepresentable: Sendable {
    /// The values of the type in files.
    static var propertyShape: PropertyShape { get }

    /// The value that a file holds; nil: it is of another type.
    init?(_ value: PropertyValue)

    /// The value as a file holds it.
    var propertyValue: PropertyValue { get }
}

// MARK: - Plain values

/// Numbers count as in C.
extension Bool: PropertyRepresentable {
    public static var propertyShape: PropertyShape { .bool }

    public init?(_ value: PropertyValue) {
        switch value {
        case .bool(let value): self = value
        case .number(let value): self = value != 0
        case .text, .list, .record: return nil
        }
    }

    public var propertyValue: PropertyValue { .bool(self) }
}

extension Double: PropertyRepresentable {
    public static var propertyShape: PropertyShape { .number }

    public init?(_ value: PropertyValue) {
        guard case .number(let value) = value else { return nil }
        self = value
    }

    public var propertyValue: PropertyValue { .number(self) }
}

extension String: PropertyRepresentable {
    public static var propertyShape: PropertyShape { .text }

    public init?(_ value: PropertyValue) {
        guard case .text(let value) = value else { return nil }
        self = value
    }

    public var propertyValue: PropertyValue { .text(self) }
}

extension Properties: PropertyRepresentable {
    public static var propertyShape: PropertyShape { .record([:]) }

    public init?(_ value: PropertyValue) {
        guard case .record(let value) = value else { return nil }
        self = value
    }

    public var propertyValue: PropertyValue { .record(self) }
}

/// A list whose elements are all of one type.
extension Array: PropertyRepresentable where Element: PropertyRepresentable {
    public static var propertyShape: PropertyShape { .list(Element.propertyShape) }

    public init?(_ value: PropertyValue) {
        guard case .list(let values) = value else { return nil }
        let elements = values.compactMap { Element($0) }
        guard elements.count == values.count else { return nil }
        self = elements
    }

    public var propertyValue: PropertyValue { .list(map(\.propertyValue)) }
}

// MARK: - Geometry

extension Insets: PropertyRepresentable {
    public static var propertyShape: PropertyShape { .insets }

    /// From top, left, bottom, right.
    public init?(_ value: PropertyValue) {
        guard let numbers = [Double](value), numbers.count == 4 else { return nil }
        self.init(numbers)
    }

    public var propertyValue: PropertyValue { list.propertyValue }
}

extension Size: PropertyRepresentable {
    public static var propertyShape: PropertyShape { .size }

    /// From width and height.
    public init?(_ value: PropertyValue) {
        guard let numbers = [Double](value), numbers.count == 2 else { return nil }
        self.init(width: numbers[0], height: numbers[1])
    }

    public var propertyValue: PropertyValue { [.number(width), .number(height)] }
}

extension Point: PropertyRepresentable {
    public static var propertyShape: PropertyShape { .point }

    /// From x and y.
    public init?(_ value: PropertyValue) {
        guard let numbers = [Double](value), numbers.count == 2 else { return nil }
        self.init(x: numbers[0], y: numbers[1])
    }

    public var propertyValue: PropertyValue { [.number(x), .number(y)] }
}

/// A value for the horizontal axis, and one for the vertical one.
extension AxisPair: PropertyRepresentable where Value: PropertyRepresentable {
    public static var propertyShape: PropertyShape { .list(Value.propertyShape, count: 2) }

    public init?(_ value: PropertyValue) {
        guard let values = [Value](value), values.count == 2 else { return nil }
        self.init(horizontal: values[0], vertical: values[1])
    }

    public var propertyValue: PropertyValue { .list([horizontal.propertyValue, vertical.propertyValue]) }
}
