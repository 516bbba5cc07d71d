import QuoinLayout

/// A type whose values can be properties of nodes. Enumerations conform to ``PropertyWord`` instead.
public protocol PropertyRepresentable: Sendable {
    /// The values of the type in files.
    static var propertyShape: PropertyShape { get }

    /// Creates a value from one that a file holds; nil if that is of another type.
    init?(_ value: PropertyValue)

    /// The value as a file holds it.
    var propertyValue: PropertyValue { get }
}

// MARK: - Plain values

/// A Boolean in files; as in C, a number other than 0 is true.
extension Bool: PropertyRepresentable {
    /// The shape of a Boolean: `true`, `false`, 0 or 1.
    public static var propertyShape: PropertyShape { .bool }

    /// Creates a Boolean from a Boolean or a number; nil for anything else.
    public init?(_ value: PropertyValue) {
        switch value {
        case .bool(let value): self = value
        case .number(let value): self = value != 0
        case .text, .list, .record: return nil
        }
    }

    /// The Boolean as a file holds it.
    public var propertyValue: PropertyValue { .bool(self) }
}

extension Double: PropertyRepresentable {
    /// The shape of a number.
    public static var propertyShape: PropertyShape { .number }

    /// Creates a number from a number; nil for anything else.
    public init?(_ value: PropertyValue) {
        guard case .number(let value) = value else { return nil }
        self = value
    }

    /// The number as a file holds it.
    public var propertyValue: PropertyValue { .number(self) }
}

extension String: PropertyRepresentable {
    /// The shape of a text.
    public static var propertyShape: PropertyShape { .text }

    /// Creates a string from a text value; nil for any other value.
    public init?(_ value: PropertyValue) {
        guard case .text(let value) = value else { return nil }
        self = value
    }

    /// The string as a file holds it.
    public var propertyValue: PropertyValue { .text(self) }
}

extension Properties: PropertyRepresentable {
    /// The shape of a record without declared members; a key that expects some declares a shape of its own.
    public static var propertyShape: PropertyShape { .record([:]) }

    /// Creates a list of properties from a record; nil for anything else.
    public init?(_ value: PropertyValue) {
        guard case .record(let value) = value else { return nil }
        self = value
    }

    /// The properties as a record.
    public var propertyValue: PropertyValue { .record(self) }
}

/// A list whose elements are all of one type.
extension Array: PropertyRepresentable where Element: PropertyRepresentable {
    /// The shape of a list of any length.
    public static var propertyShape: PropertyShape { .list(Element.propertyShape) }

    /// Creates an array from a list; nil if one of its elements is of another type.
    public init?(_ value: PropertyValue) {
        guard case .list(let values) = value else { return nil }
        let elements = values.compactMap { Element($0) }
        guard elements.count == values.count else { return nil }
        self = elements
    }

    /// The array as a list.
    public var propertyValue: PropertyValue { .list(map(\.propertyValue)) }
}

// MARK: - Geometry

extension Insets: PropertyRepresentable {
    /// The shape of a list of four numbers: top, left, bottom, right.
    public static var propertyShape: PropertyShape { .insets }

    /// Creates insets from a list of top, left, bottom and right; nil for anything else.
    public init?(_ value: PropertyValue) {
        guard let numbers = [Double](value), numbers.count == 4 else { return nil }
        self.init(numbers)
    }

    /// The insets as a list of top, left, bottom and right.
    public var propertyValue: PropertyValue { list.propertyValue }
}

extension Size: PropertyRepresentable {
    /// The shape of a list of two numbers: width and height.
    public static var propertyShape: PropertyShape { .size }

    /// Creates a size from a list of width and height; nil for anything else.
    public init?(_ value: PropertyValue) {
        guard let numbers = [Double](value), numbers.count == 2 else { return nil }
        self.init(width: numbers[0], height: numbers[1])
    }

    /// The size as a list of width and height.
    public var propertyValue: PropertyValue { [.number(width), .number(height)] }
}

extension Point: PropertyRepresentable {
    /// The shape of a list of two numbers: x and y.
    public static var propertyShape: PropertyShape { .point }

    /// Creates a point from a list of x and y; nil for anything else.
    public init?(_ value: PropertyValue) {
        guard let numbers = [Double](value), numbers.count == 2 else { return nil }
        self.init(x: numbers[0], y: numbers[1])
    }

    /// The point as a list of x and y.
    public var propertyValue: PropertyValue { [.number(x), .number(y)] }
}

/// A pair of values in files: a list of the horizontal and the vertical one.
extension AxisPair: PropertyRepresentable where Value: PropertyRepresentable {
    /// The shape of a list of two values: the horizontal one and the vertical one.
    public static var propertyShape: PropertyShape { .list(Value.propertyShape, count: 2) }

    /// Creates a pair from a list of two values, the horizontal one first; nil for anything else.
    public init?(_ value: PropertyValue) {
        guard let values = [Value](value), values.count == 2 else { return nil }
        self.init(horizontal: values[0], vertical: values[1])
    }

    /// The pair as a list, the horizontal value first.
    public var propertyValue: PropertyValue { .list([horizontal.propertyValue, vertical.propertyValue]) }
}
