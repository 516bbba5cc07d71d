import QuoinLayout

/// An image as a file refers to it: by its name in an asset catalog, or by the name of a system symbol.
///
/// ```swift
/// var image = SceneImage("trash", isSymbol: true)
/// image.pointSize = 20
/// node.properties[.image] = image
/// ```
public struct SceneImage: Hashable, Sendable {
    public var name: String
    /// A system symbol (`catalog="system"`).
    public var isSymbol: Bool
    /// `template`, `original`; nil: as the asset says, or the view.
    public var rendering: String?
    /// Points, as the file stores it; nil: it does not say.
    public var size: Size?
    /// The font size, weight and scale that a symbol is drawn at, where they were given.
    public var pointSize: Double?
    public var weight: String?
    public var scale: String?
    /// The color of its own, which it has where it does not take the view's tint color; nil: none.
    public var tint: SceneColor?

    public init(_ name: String, isSymbol: Bool = false, size: Size? = nil) {
        self.name = name
        self.isSymbol = isSymbol
        self.size = size
    }
}

extension PropertyKey where Value == String {
    static var imageName: Self { Self("name") }
    static var rendering: Self { Self("rendering", choices: ["template", "original"]) }
    static var symbolWeight: Self { Self("weight") }
    static var symbolScale: Self { Self("scale", choices: ["small", "medium", "large"]) }
}

extension PropertyKey where Value == Bool {
    static var isSymbol: Self { Self("symbol") }
}

extension PropertyKey where Value == Size {
    static var size: Self { Self("size") }
}

extension PropertyKey where Value == Double {
    static var pointSize: Self { Self("pointSize") }
}

extension SceneImage: PropertyRepresentable {
    public static var propertyShape: PropertyShape {
        .record(PropertySchema(.imageName, .rendering, .symbolWeight, .symbolScale, .isSymbol, .size, .pointSize, .tintColor).shapes)
    }

    public init?(_ value: PropertyValue) {
        guard let record = Properties(value), let name = record[.imageName], !name.isEmpty else { return nil }
        self.init(name, isSymbol: record[.isSymbol] ?? false, size: record[.size])
        rendering = record[.rendering]
        pointSize = record[.pointSize]
        weight = record[.symbolWeight]
        scale = record[.symbolScale]
        tint = record[.tintColor]
    }

    public var propertyValue: PropertyValue { .record(record) }

    /// Its parts under their names.
    public var record: Properties {
        var record = Properties()
        record[.imageName] = name
        if isSymbol { record[.isSymbol] = true }
        record[.rendering] = rendering
        record[.size] = size
        record[.pointSize] = pointSize
        record[.symbolWeight] = weight
        record[.symbolScale] = scale
        record[.tintColor] = tint
        return record
    }
}
